// Twenty kinds of mails as people and programs write them, and where each belongs.
import { logoPng } from '../../../src/artwork/testing/tiny-artwork.ts';
import { createReplyAddresses } from '../../../src/server/mailbox/reply-address.ts';
import {
  deliveryReport,
  filePart,
  multipart,
  type RawMail,
  rawMail,
  textPart,
} from '../../../src/server/mailbox/testing/raw-mail.ts';

/** A customer, the job that they asked for, and the Message-ID of the receipt that they got. */
export interface Customer {
  address: string;
  leadId: string;
  receiptId: string;
}

/** `thread`: said in the job; `noted`: in its timeline alone. */
export type Place = 'thread' | 'noted' | 'open' | 'automatic';

export interface Letter {
  kind: string;
  /** Stands in it, and in no other. */
  mark: string;
  raw: Buffer;
  from: string;
  to: string;
  place: Place;
  leadId: string | null;
  /** What its text is to be; what is quoted is not in it. */
  text?: string;
  /** How many files the thread shows with it. */
  files?: number;
}

interface Writing {
  customer: Customer;
  other: Customer;
  /** Of a job that is no more. */
  gone: Customer;
  mark: string;
  to: string;
  forged: string;
  goneTo: string;
  addressOf(leadId: string): string;
}

type Written = RawMail & Pick<Letter, 'place'> & Partial<Pick<Letter, 'text' | 'files' | 'leadId'>>;

const QUOTED = 'On Tue, Mar 10, 2026 at 1:20 PM Bold Work <hello@shop.example> wrote:';
const LARGE_BYTES = 15 * 1024 * 1024;

const KINDS: Record<string, (writing: Writing) => Written | Promise<Written>> = {
  plain: ({ to, mark }) => ({ to, place: 'thread', body: `Yes. ${mark}`, text: `Yes. ${mark}` }),
  'by reference': ({ customer, mark }) => ({
    place: 'thread',
    head: [`In-Reply-To: <${customer.receiptId}>`, `References: <a@b.example> <${customer.receiptId}>`],
    body: `Yes. ${mark}`,
    text: `Yes. ${mark}`,
  }),
  'HTML only': ({ to, mark }) => ({
    to,
    place: 'thread',
    head: ['Content-Type: text/html; charset=utf-8'],
    body: `<html><style>p{color:red}</style><p>S&iacute;,<br>72.</p><div>${mark}</div></html>`,
    text: `Sí,\n72.\n\n${mark}`,
  }),
  'quoted-printable': ({ to, mark }) => ({
    to,
    place: 'thread',
    head: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
    body: `Caf=C3=A9 =E2=80=93 72 a=\r\nnd more. ${mark}`,
    text: `Café – 72 and more. ${mark}`,
  }),
  'another charset': ({ to, mark }) => ({
    to,
    place: 'thread',
    head: ['Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: quoted-printable'],
    body: `Ma=F1ana. ${mark}`,
    text: `Mañana. ${mark}`,
  }),
  'with a quote': ({ to, mark }) => ({
    to,
    place: 'thread',
    body: [`Yes. ${mark}`, '', QUOTED, '> Shall we?', '> Sam'].join('\r\n'),
    text: `Yes. ${mark}`,
  }),
  'with a quote of Outlook': ({ to, mark }) => ({
    to,
    place: 'thread',
    body: [
      `Sí. ${mark}`,
      '',
      'De: Bold Work',
      'Enviado: martes 13:20',
      'Para: Dana',
      'Asunto: x',
      '',
      'Old.',
    ].join('\r\n'),
    text: `Sí. ${mark}`,
  }),
  'answered in between': ({ to, mark }) => ({
    to,
    place: 'thread',
    body: [QUOTED, '> How many?', `72 ${mark}`, '> By when?', 'Friday'].join('\r\n'),
    text: [QUOTED, '> How many?', `72 ${mark}`, '> By when?', 'Friday'].join('\n'),
  }),
  forwarded: ({ to, mark }) => ({
    to,
    subject: 'Fwd: The logo',
    place: 'thread',
    body: [
      `Print this. ${mark}`,
      '',
      '---------- Forwarded message ---------',
      'From: Lee',
      'Subject: Logo',
      'To: Dana',
      '',
      'Blue.',
    ].join('\r\n'),
  }),
  'with artwork': async ({ to, mark }) => ({
    to,
    place: 'thread',
    files: 1,
    ...multipart('mixed', [
      textPart(`Here. ${mark}`),
      filePart(`${mark}.png`, 'image/png', await logoPng(300)),
    ]),
  }),
  'with a document and a logo': async ({ to, mark }) => ({
    to,
    place: 'thread',
    files: 1,
    ...multipart('mixed', [
      textPart(`Here. ${mark}`),
      filePart('sizes.docx', 'application/octet-stream', Buffer.from(`PK\x03\x04 ${mark}`)),
      filePart('logo.png', 'image/png', await logoPng(60), { cid: 'logo@x' }),
    ]),
  }),
  '20 MB': ({ to, mark }) => ({
    to,
    place: 'thread',
    files: 1,
    ...multipart('mixed', [
      textPart(`Large. ${mark}`),
      filePart(`${mark}.bin`, 'application/octet-stream', Buffer.alloc(LARGE_BYTES, mark)),
    ]),
  }),
  'from another address': ({ to, mark }) => ({
    from: `Sam <${mark}@elsewhere.example>`,
    to,
    place: 'thread',
    body: `I am Sam. ${mark}`,
    text: `I am Sam. ${mark}`,
  }),
  'of two threads': ({ to, other, mark }) => ({
    to,
    place: 'thread',
    head: [`In-Reply-To: <${other.receiptId}>`],
    body: `To the address. ${mark}`,
    text: `To the address. ${mark}`,
  }),
  'out of office': ({ to, mark }) => ({
    to,
    subject: 'Automatic reply: Your request',
    place: 'noted',
    head: ['Auto-Submitted: auto-replied'],
    body: `I am away. ${mark}`,
  }),
  'a forged address': ({ forged, mark }) => ({ to: forged, place: 'open', body: `Let me in. ${mark}` }),
  'a forged Reply-To': ({ to, mark }) => ({
    place: 'open',
    head: [`Reply-To: ${to}`],
    body: `Let me in. ${mark}`,
  }),
  'a job that is no more': ({ goneTo, gone, mark }) => ({
    to: goneTo,
    place: 'open',
    head: [`In-Reply-To: <${gone.receiptId}>`],
    body: `Hello? ${mark}`,
  }),
  'a stranger': ({ customer, mark }) => ({
    place: 'open',
    subject: `About job ${customer.leadId.slice(0, 8)}`,
    body: `Do you print mugs? ${mark}`,
  }),
  'programs of nobody': ({ mark }) =>
    mark.length % 2 === 0
      ? { place: 'automatic', head: ['List-Id: <news.example>', 'Precedence: bulk'], body: `Buy. ${mark}` }
      : { place: 'automatic', subject: mark, ...deliveryReport(`${crypto.randomUUID()}@shop.example`) },
};

export const KIND_NAMES = Object.keys(KINDS);

/** One of each kind for each round, each about the customer whose turn it is. */
export async function writeLetters(
  { customers, gone }: { customers: readonly Customer[]; gone: Customer },
  rounds: number,
  key: string,
): Promise<Letter[]> {
  const addresses = createReplyAddresses('hello+*@shop.example', key);
  const forgers = createReplyAddresses('hello+*@shop.example', 'f'.repeat(32));
  const letters: Letter[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [index, kind] of KIND_NAMES.entries()) {
      const customer = customers[(round + index) % customers.length];
      const other = customers[(round + index + 1) % customers.length];
      if (!customer || !other) throw new Error('There are no customers.');
      const mark = `mark${round}x${index}${round % 2 === 0 ? 'a' : ''}z`;
      const writing = {
        ...{ customer, other, gone, mark },
        to: addresses.of(customer.leadId),
        forged: forgers.of(customer.leadId),
        goneTo: addresses.of(gone.leadId),
        addressOf: addresses.of,
      };
      const { place, text, files, leadId, ...mail } = (await KINDS[kind]?.(writing)) ?? { place: 'open' };
      const from = mail.from ?? `Customer <${customer.address}>`;
      const to = mail.to ?? 'hello@shop.example';
      letters.push({
        ...{ kind, mark, from: customer.address, to, place },
        leadId: leadId ?? (place === 'thread' || place === 'noted' ? customer.leadId : null),
        raw: rawMail({ ...mail, from, to: `Bold Work <${to}>` }),
        ...(text !== undefined && { text }),
        ...(files !== undefined && { files }),
      });
    }
  }
  return letters;
}

// A mail off the wire as the rest of the mailbox reads it. Nothing of its HTML is kept but its words.
import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { htmlToText } from './html-to-text.ts';

export interface MailPart {
  name: string | null;
  /** Lower case. */
  type: string;
  content: Uint8Array;
  /** Shown within the mail's HTML, and not listed by mail programs. */
  isInline: boolean;
}

export interface ParsedMail {
  /** Without the angle brackets; '' without. */
  messageId: string;
  from: { name: string; address: string };
  subject: string;
  /** Its words, quotes and signature and all. */
  text: string;
  parts: MailPart[];
  /** What a header says, each time that it stands there; names in lower case. */
  header(name: string): string[];
}

const LINE_MAX = 300;

/** Rejects where it cannot be made out. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const email = await new PostalMime({ forceRfc822Attachments: true }).parse(raw);
  const from = mailboxOf(email.from) ?? mailboxOf(email.sender) ?? { name: '', address: '' };
  return {
    messageId: plainId(email.messageId ?? ''),
    from: { name: line(from.name), address: line(from.address) },
    subject: line(email.subject ?? ''),
    text: textOf(email),
    parts: email.attachments.map(partOf),
    header: (name) => email.headers.filter(({ key }) => key === name).map(({ value }) => value),
  };
}

/** What is left of one that cannot be made out: who, about what, and its id. */
export function readHead(raw: Uint8Array): Pick<ParsedMail, 'messageId' | 'from' | 'subject'> {
  const [head = ''] = Buffer.from(raw.subarray(0, 100_000))
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const says = (name: string): string =>
    lines
      .find((one) => one.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  const from = says('from');
  const address = addressesIn(from).at(-1) ?? '';
  return {
    messageId: plainId(says('message-id')),
    from: { name: line(from.replace(/<[^>]*>/, '').replaceAll('"', '')), address: line(address) },
    subject: line(says('subject')),
  };
}

/** The same for the same mail, whenever and on whatever way it is read. */
export function digestOf(raw: Uint8Array, mailbox: string): string {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const end = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((at) => at >= 0);
  const head = bytes.subarray(0, Math.min(bytes.length, ...end));
  const { messageId } = readHead(head);
  const hash = createHash('sha256').update(`${mailbox}\n${messageId}\n`);
  // One without an id is told from others by all of its head.
  return hash.update(messageId === '' ? bytes : bytes.subarray(head.length)).digest('hex');
}

/** All addresses in a header's value, whatever stands around them. */
export const addressesIn = (value: string): string[] => value.match(/[^\s<>,;:"'()]+@[^\s<>,;:"'()]+/g) ?? [];

/** Ids in a header's value, without the angle brackets. */
export const idsIn = (value: string): string[] =>
  [...value.matchAll(/<([^<>\s]+)>/g)].map(([, id = '']) => id);

/** Text as a database takes it. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

const line = (text: string): string =>
  storable(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LINE_MAX)
    .toWellFormed();

const plainId = (text: string): string => line(idsIn(text)[0] ?? text);

const mailboxOf = (address: Address | undefined) =>
  address?.address === undefined ? undefined : { name: address.name, address: address.address };

/** The plain part where it says something, else what the HTML says. */
function textOf({ text, html }: Email): string {
  const plain = storable(text ?? '').trim();
  return plain !== '' || !html ? plain : storable(htmlToText(html));
}

function partOf({ filename, mimeType, content, disposition, related, contentId }: Attachment): MailPart {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  const isInline = related === true || (disposition === 'inline' && contentId !== undefined);
  return { name: filename === null ? null : line(filename), type: mimeType, content: bytes, isInline };
}

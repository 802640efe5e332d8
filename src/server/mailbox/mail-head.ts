// What the head of a mail says, read without taking the mail apart: also of one that cannot be made out.
import { createHash } from 'node:crypto';

const HEAD_BYTES = 100_000;
/** Of one header; what is longer is nobody's name, address or chain of answers. */
export const HEADER_MAX = 10_000;
const LINE_MAX = 300;

export interface MailHead {
  /** Without the angle brackets; '' without. */
  messageId: string;
  from: { name: string; address: string };
  subject: string;
}

/** What is left of one that cannot be made out: who, about what, and its id. */
export function readHead(raw: Uint8Array): MailHead {
  const header = headersOf(raw);
  const says = (name: string): string => header(name)[0] ?? '';
  const from = says('from');
  const address = addressesIn(from).at(-1) ?? '';
  return {
    messageId: plainId(says('message-id')),
    from: { name: line(from.replace(/<[^<>]*>/, '').replaceAll('"', '')), address: line(address) },
    subject: line(says('subject')),
  };
}

/** As a ParsedMail's `header`. */
export function headersOf(raw: Uint8Array): (name: string) => string[] {
  const [head = ''] = Buffer.from(raw.subarray(0, HEAD_BYTES))
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return (name) =>
    lines
      .filter((one) => one.slice(0, name.length + 1).toLowerCase() === `${name}:`)
      .map((one) => one.slice(name.length + 1, HEADER_MAX).trim());
}

/**
 * The same for the same mail, whenever and on whatever way it is read. `leadId`: whose signed address it came to; what is
 * sent to two jobs comes as two mails that are otherwise the same.
 */
export function digestOf(
  raw: Uint8Array,
  { mailbox, leadId = '' }: { mailbox: string; leadId: string | undefined },
): string {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const end = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((at) => at >= 0);
  const head = bytes.subarray(0, Math.min(bytes.length, ...end));
  const { messageId } = readHead(head);
  const hash = createHash('sha256').update(`${mailbox}\n${leadId}\n${messageId}\n`);
  // One without an id is told from others by all of its head.
  return hash.update(messageId === '' ? bytes : bytes.subarray(head.length)).digest('hex');
}

/** All addresses in a header's value, whatever stands around them. */
export const addressesIn = (value: string): string[] =>
  value.split(/[\s<>,;:"'()]+/).filter((word) => /.@./.test(word));

/** Ids in a header's value, without the angle brackets. */
export const idsIn = (value: string): string[] =>
  [...value.matchAll(/<([^<>\s]+)>/g)].map(([, id = '']) => id);

/** Text as a database takes it. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** One line, of a length that a list can show. */
export const line = (text: string): string =>
  storable(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LINE_MAX)
    .toWellFormed();

export const plainId = (text: string): string => line(idsIn(text)[0] ?? text);

// Takes a mail apart, in the thread that does nothing else (mail-thread.ts). Nothing of its HTML is kept but its words.
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { htmlToText } from './html-to-text.ts';
import { HEADER_MAX, line, type MailHead, plainId, storable } from './mail-head.ts';

export interface MailPart {
  name: string | null;
  /** Lower case. */
  type: string;
  content: Uint8Array;
  /** Shown within the mail's HTML, and not listed by mail programs. */
  isInline: boolean;
}

export interface ReadMail extends MailHead {
  /** Its words, quotes and signature and all. */
  text: string;
  /** They were longer. */
  isCut: boolean;
  parts: MailPart[];
  /** In their order; names in lower case. */
  headers: { name: string; value: string }[];
}

/** More is no letter: looking through it would hold up all that comes behind it. */
const TEXT_MAX = 1_000_000;
const HTML_MAX = 2_000_000;

/** Rejects where it cannot be made out. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  const email = await new PostalMime({ forceRfc822Attachments: true }).parse(raw);
  const from = mailboxOf(email.from) ?? mailboxOf(email.sender) ?? { name: '', address: '' };
  return {
    messageId: plainId((email.messageId ?? '').slice(0, HEADER_MAX)),
    from: { name: line(from.name), address: line(from.address) },
    subject: line(email.subject ?? ''),
    ...textOf(email),
    parts: email.attachments.map(partOf),
    headers: email.headers.map(({ key, value }) => ({ name: key, value: value.slice(0, HEADER_MAX) })),
  };
}

const mailboxOf = (address: Address | undefined) =>
  address?.address === undefined ? undefined : { name: address.name, address: address.address };

/** The plain part where it says something, else what the HTML says. */
function textOf({ text = '', html = '' }: Email): Pick<ReadMail, 'text' | 'isCut'> {
  const plain = storable(text.slice(0, TEXT_MAX)).trim();
  if (plain !== '' || html === '') return { text: plain, isCut: text.length > TEXT_MAX };
  const words = htmlToText(html.slice(0, HTML_MAX));
  return {
    text: storable(words.slice(0, TEXT_MAX)),
    isCut: html.length > HTML_MAX || words.length > TEXT_MAX,
  };
}

function partOf({ filename, mimeType, content, disposition, related, contentId }: Attachment): MailPart {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  const isInline = related === true || (disposition === 'inline' && contentId !== undefined);
  return { name: filename === null ? null : line(filename), type: mimeType, content: bytes, isInline };
}

// A mail of ours that came back: which one it was, and why.
import { cleanLine } from '../notifications/mails/clean-text.ts';
import { idsIn } from './mail-head.ts';
import type { ParsedMail } from './parse-mail.ts';
import type { MailPart } from './read-mail.ts';

export interface ReturnedMail {
  /** Message-IDs of what came back, without the angle brackets. */
  ids: string[];
  /** One line for the owner. */
  reason: string;
}

const REASON_MAX = 200;
const SAID_MAX = 1000;

/** Whether it tells that a mail was not delivered, for good. */
export function isReturned(mail: ParsedMail): boolean {
  const status = statusOf(mail);
  if (status !== null) return /^action:\s*failed/im.test(status);
  // Servers older than delivery reports.
  return mail.header('x-failed-recipients').length > 0;
}

export function readReturned(mail: ParsedMail): ReturnedMail {
  const status = statusOf(mail) ?? '';
  const said =
    fieldOf(status, 'diagnostic-code')?.replace(/^[\w-]+;\s*/, '') ??
    fieldOf(status, 'status') ??
    /\b[45]\d\d[ -][45]\.\d{1,3}\.\d{1,3}\b.*/.exec(mail.text)?.[0] ??
    '';
  const inParts = mail.parts.filter(isOriginal).flatMap(({ content }) => headIds(textOfPart(content)));
  const inText = headIds(mail.text);
  const answered = ['in-reply-to', 'references'].flatMap((name) => mail.header(name).flatMap(idsIn));
  const reason = cleanLine(said.slice(0, SAID_MAX), REASON_MAX);
  return {
    ids: [...inParts, ...inText, ...answered],
    reason: reason === '' ? 'Their mail server sent it back.' : `Their mail server refused it: ${reason}`,
  };
}

/** A mail server's report, also of a mail that is only delayed. */
export const isReport = (mail: ParsedMail): boolean => statusOf(mail) !== null;

function statusOf({ parts }: ParsedMail): string | null {
  const status = parts.find(({ type }) => type === 'message/delivery-status');
  return status ? textOfPart(status.content) : null;
}

/** What a field of the report says; undefined where it says nothing. */
function fieldOf(status: string, name: string): string | undefined {
  const lines = status.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const field = lines.find((line) => line.toLowerCase().startsWith(`${name}:`));
  return field?.slice(name.length + 1).trim() || undefined;
}

const isOriginal = ({ type }: MailPart): boolean =>
  type === 'message/rfc822' || type === 'text/rfc822-headers' || type === 'message/global';

const headIds = (text: string): string[] =>
  [...text.matchAll(/^message-id:\s*(<[^<>\s]+>)/gim)].flatMap(([, id = '']) => idsIn(id));

const textOfPart = (content: Uint8Array): string => Buffer.from(content.subarray(0, 200_000)).toString();

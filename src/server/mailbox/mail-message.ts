// What a mail says in the thread of its job.
import type { Lead } from '../../schemas/lead.ts';
import type { NewJobEvent } from '../../storage/job/job-store.ts';
import type { Mail } from '../../storage/mailbox/mail-store.ts';

type Words = Pick<Mail, 'kind' | 'messageId' | 'from' | 'subject' | 'text' | 'folded'> & {
  files: readonly { id: string; name: string; bytes: number }[];
};

/** `isOurs`: a person of the shop wrote it, with a mail program of their own. */
export function toMessage(
  { kind, messageId, from, subject, text, folded, files }: Words,
  lead: Pick<Lead, 'email'>,
  { isOurs = false } = {},
): NewJobEvent {
  const isTheirs = lead.email?.toLowerCase() === from.address.toLowerCase();
  const sender = from.name || from.address;
  const attachments = files.map(({ id, name, bytes }) => ({ id, name, bytes }));
  const data = {
    text: text || subject || 'A mail without text.',
    mail: { messageId, subject, from: isTheirs || isOurs ? null : from.address, folded, attachments },
  };
  const by = { name: isTheirs ? null : sender || null, version: null };
  if (kind === 'auto_reply') return { kind: 'auto_reply', who: 'customer', ...by, data };
  return { kind: 'message', who: isOurs ? 'shop' : 'customer', ...by, data };
}

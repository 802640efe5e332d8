// A mail that joins a job: what happens to the job then, and what becomes of the mail's files.
import type { Kysely } from 'kysely';
import { append, lockLead, nextSeq } from '../job/job-events.ts';
import { waitAgain } from '../leads/wait-again.ts';
import { queueAgain } from '../outbox/notifications.ts';
import type { Tables } from '../tables.ts';
import type { Mail, MailFile, MailJoin } from './mail-store.ts';

/** Adds the event and queues the job; false, and nothing changed, for an unknown lead. */
export async function addToJob(
  transaction: Kysely<Tables>,
  { leadId, event, notify, answerBy }: MailJoin,
  now: Date,
): Promise<boolean> {
  if (!(await lockLead(transaction, leadId, now))) return false;
  const seq = await nextSeq(transaction, leadId);
  await append(transaction, leadId, { ...event, seq, createdAt: now.toISOString() });
  if (answerBy) await waitAgain(transaction, leadId, answerBy);
  await queueAgain(transaction, { id: leadId, email: null }, notify, { now, isNews: true });
  return true;
}

/** From now on the lead's: what can be printed from waits for its check, as what is sent on the job page does. */
export async function giveFiles(
  transaction: Kysely<Tables>,
  mailId: string,
  leadId: string,
  files: readonly Pick<MailFile, 'id' | 'isArtwork'>[],
): Promise<void> {
  await transaction.updateTable('artwork').set({ lead_id: leadId }).where('mail_id', '=', mailId).execute();
  const ids = files.flatMap(({ id, isArtwork }) => (isArtwork ? [id] : []));
  if (ids.length === 0) return;
  await transaction
    .updateTable('artwork')
    .set({ purpose: 'print', state: 'checking' })
    .where('id', 'in', ids)
    .execute();
}

/** What a mail's own row says once its words are the job's: nothing that anybody wrote. */
export const WITHOUT_WORDS = {
  from_name: '',
  from_address: '',
  subject: '',
  text: '',
  folded: '',
  files: '[]',
};

/** The words of a mail, as its row holds them. */
export const wordsOf = ({ from, subject, text, folded, files }: Omit<Mail, 'state' | 'leadId'>) => ({
  from_name: from.name,
  from_address: from.address,
  subject,
  text,
  folded,
  files: JSON.stringify(files),
});

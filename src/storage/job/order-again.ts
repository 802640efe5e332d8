// A lead that repeats another, as rows.
import type { Kysely } from 'kysely';
import { insertArtwork } from '../artwork/artwork.ts';
import { writeItems } from '../leads/lead-items.ts';
import { searchTextOf } from '../leads/search-text.ts';
import { queueNotifications } from '../outbox/notifications.ts';
import type { Tables } from '../tables.ts';
import { append, nextSeq } from './job-events.ts';
import type { LeadAgain } from './job-store.ts';

/** The lock of the lead `from` is held. */
export async function insertAgain(
  transaction: Kysely<Tables>,
  from: string,
  { artwork, filesLeft, notify, answer: _, items, dueDate, replyDueAt, ...lead }: LeadAgain,
  now: Date,
): Promise<void> {
  const createdAt = now.toISOString();
  await transaction
    .insertInto('leads')
    .values({
      ...lead,
      source: 'again',
      due_date: dueDate,
      items: writeItems(items),
      confirmed: 1,
      status: 'new',
      reply_due_at: replyDueAt,
      created_at: createdAt,
      search: searchTextOf({ ...lead, items }),
    })
    .execute();
  for (const [index, { id, name, bytes, sha256, state, facts, print }] of artwork.entries()) {
    const file = { id, name, bytes, sha256, state, facts, print, purpose: 'print' } as const;
    // A millisecond apart: lists go by age.
    await insertArtwork(transaction, { ...file, leadId: lead.id, now: new Date(now.getTime() + index) });
  }
  const said = { who: 'customer', name: null, version: null, createdAt } as const;
  const ordered = { ...said, kind: 'again', data: { leadId: lead.id } } as const;
  await append(transaction, from, { ...ordered, seq: await nextSeq(transaction, from) });
  await append(transaction, lead.id, {
    ...said,
    kind: 'again_of',
    data: { leadId: from, filesLeft },
    seq: 1,
  });
  await queueNotifications(transaction, lead, notify, now);
}

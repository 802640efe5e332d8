// What the quote form sent.
import type { Kysely } from 'kysely';
import { ArtworkTakenError } from '../artwork/artwork-store.ts';
import { queueNotifications } from '../outbox/notifications.ts';
import { createAnswerKeeper } from '../requests/idempotency.ts';
import type { Database, Tables } from '../tables.ts';
import { writeFirstTouch } from './first-touch.ts';
import type { ContactStore } from './lead-store.ts';
import { searchTextOf } from './search-text.ts';

export function createContactStore(database: Database): ContactStore {
  const answers = createAnswerKeeper(database);
  return {
    save: ({ replyDueAt, firstTouch, artworkIds = [], notify, answer, now, ...contact }) =>
      database.write.transaction().execute(async (transaction) => {
        if (answer) await answers.keep(transaction, answer, now);
        await transaction
          .insertInto('leads')
          .values({
            ...contact,
            source: 'quote_form',
            confirmed: 1,
            status: 'new',
            // As the page of the form is.
            language: 'en',
            first_touch: writeFirstTouch(firstTouch),
            reply_due_at: replyDueAt,
            created_at: now.toISOString(),
            search: searchTextOf(contact),
          })
          .execute();
        await attachArtwork(transaction, contact.id, new Set(artworkIds));
        await queueNotifications(transaction, contact, notify, now);
      }),
  };
}

async function attachArtwork(
  transaction: Kysely<Tables>,
  leadId: string,
  ids: ReadonlySet<string>,
): Promise<void> {
  if (ids.size === 0) return;
  const { numUpdatedRows } = await transaction
    .updateTable('artwork')
    .set({ lead_id: leadId })
    .where('id', 'in', [...ids])
    .where('lead_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows < BigInt(ids.size))
    throw new ArtworkTakenError('Not all of the artwork is there to take.');
}

// What the quote form sent.
import { queueNotifications } from '../outbox/notifications.ts';
import { createAnswerKeeper } from '../requests/idempotency.ts';
import type { Database } from '../tables.ts';
import type { ContactStore } from './lead-store.ts';
import { searchTextOf } from './search-text.ts';

export function createContactStore(database: Database): ContactStore {
  const answers = createAnswerKeeper(database);
  return {
    save: ({ replyDueAt, notify, answer, now, ...contact }) =>
      database.write.transaction().execute(async (transaction) => {
        if (answer) await answers.keep(transaction, answer, now);
        await transaction
          .insertInto('leads')
          .values({
            ...contact,
            source: 'quote_form',
            confirmed: 1,
            reply_due_at: replyDueAt,
            created_at: now.toISOString(),
            search: searchTextOf(contact),
          })
          .execute();
        await queueNotifications(transaction, contact, notify, now);
      }),
  };
}

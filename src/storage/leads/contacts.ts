// What the quote form sent.
import { queueAnnouncements } from '../outbox/announcements.ts';
import { createAnswerKeeper } from '../requests/answers.ts';
import type { ContactStore } from '../storage.ts';
import type { Database } from '../tables.ts';
import { searchTextOf } from './search-text.ts';

export function createContactStore(database: Database): ContactStore {
  const answers = createAnswerKeeper(database);
  return {
    save: ({ replyDueAt, announce, answer, now, ...contact }) =>
      database.write.transaction().execute(async (transaction) => {
        if (answer) await answers.keep(transaction, answer, now);
        await transaction
          .insertInto('contact_submissions')
          .values({
            ...contact,
            reply_due_at: replyDueAt,
            created_at: now.toISOString(),
            search: searchTextOf(contact),
          })
          .execute();
        await queueAnnouncements(transaction, contact, announce, now);
      }),
  };
}

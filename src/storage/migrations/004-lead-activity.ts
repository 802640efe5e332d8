// When something last happened to a lead of the chat that its own times and its conversation do not tell.
import type { Migration } from 'kysely/migration';

export const leadActivity: Migration = {
  up: async (db) => {
    await db.schema.alterTable('chat_leads').addColumn('touched_at', 'text').execute();
  },
};

// Opens the product's storage: SQLite in a folder, or PostgreSQL by URL.
import { sql } from 'kysely';
import { createSessionStore } from './accounts/sessions.ts';
import { createUserStore } from './accounts/users.ts';
import { createConversationStore } from './conversations/conversations.ts';
import { retire } from './deletion/retire.ts';
import { sweep } from './deletion/sweep.ts';
import { openDatabase, type StorageLocation } from './dialect/open-database.ts';
import { createContactStore } from './leads/contacts.ts';
import { createLeadStore } from './leads/leads.ts';
import { createOutboxStore } from './outbox/outbox.ts';
import { createPersonalDataStore } from './personal-data/personal-data.ts';
import { createAnswerStore } from './requests/answers.ts';
import { createAttemptStore } from './requests/attempts.ts';
import type { Storage } from './storage.ts';
import type { Database } from './tables.ts';
import { createVisitStore } from './visits/visits.ts';

const PING_TIMEOUT_MS = 2000;

/**
 * Brings the schema up to date, behind a lock, and returns the open storage. Rejects with the database's own
 * error when it cannot be opened or migrated.
 *
 * @example
 * const storage = await openStorage({ dataDir: './data' });
 * await storage.ping();
 * await storage.close();
 */
export async function openStorage(location: StorageLocation): Promise<Storage> {
  const database = await openDatabase(location);
  return {
    conversations: createConversationStore(database),
    leads: createLeadStore(database),
    contacts: createContactStore(database),
    users: createUserStore(database),
    sessions: createSessionStore(database),
    answers: createAnswerStore(database),
    attempts: createAttemptStore(database),
    outbox: createOutboxStore(database),
    visits: createVisitStore(database),
    personalData: createPersonalDataStore(database),
    ping: () => ping(database),
    sweep: (now) => sweep(database, now),
    retire: (limits) => retire(database, limits),
    close: () => database.close(),
  };
}

async function ping({ read }: Database): Promise<void> {
  await read.executeQuery(sql`select 1`.compile(read), { signal: AbortSignal.timeout(PING_TIMEOUT_MS) });
}

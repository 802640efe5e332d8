// The product's storage: SQLite in a folder, or PostgreSQL by URL.
import { createAuditStore } from './accounts/audit-log.ts';
import { createInvitationStore } from './accounts/invitations.ts';
import { createKnownAddressStore } from './accounts/known-addresses.ts';
import { createPasskeyStore } from './accounts/passkeys.ts';
import { createSecondStepStore } from './accounts/second-steps.ts';
import { createSessionStore } from './accounts/sessions.ts';
import { createUserStore } from './accounts/users.ts';
import { createAlertStore } from './alerts/alerts.ts';
import { createPushStore } from './alerts/push.ts';
import { createArtworkStore } from './artwork/artwork.ts';
import { createConversationStore } from './conversations/conversations.ts';
import { createDatabase, type StorageLocation } from './dialect/open-database.ts';
import { createHealth } from './health.ts';
import { createJobStore } from './job/job.ts';
import { createContactStore } from './leads/contacts.ts';
import { createLeadStore } from './leads/leads.ts';
import { createLiveStore } from './live/live.ts';
import { createMailStore } from './mailbox/mails.ts';
import { createOutboxStore } from './outbox/outbox.ts';
import { createPersonalDataStore } from './personal-data/personal-data.ts';
import { createQuestionStore } from './questions/questions.ts';
import { createReplyStore } from './replies/replies.ts';
import { createIdempotencyStore } from './requests/idempotency.ts';
import { createRateLimitStore } from './requests/rate-limits.ts';
import { deleteExpired } from './retention/delete-expired.ts';
import { deleteOld } from './retention/delete-old.ts';
import { createPostgresSignals } from './signals/postgres-signals.ts';
import { createSignals } from './signals/signals.ts';
import { tellChanges } from './signals/tell-changes.ts';
import type { Storage } from './storage.ts';
import { createVisitStore } from './visits/visits.ts';

/** Until then a burst of writes stays in the log, where it costs least. */
const LOG_IDLE_MS = 5_000;
const LOG_LATEST_MS = 300_000;

/** Closed: every call but `open` and `close` rejects with a StorageUnavailableError until `open` has resolved. */
export function createStorage(location: StorageLocation): Storage {
  const database = createDatabase(location);
  const health = createHealth(database);
  const signals = 'databaseUrl' in location ? createPostgresSignals(location.databaseUrl) : createSignals();
  const storage: Storage = {
    conversations: createConversationStore(database),
    live: createLiveStore(database),
    signals,
    leads: createLeadStore(database),
    contacts: createContactStore(database),
    artwork: createArtworkStore(database),
    job: createJobStore(database),
    replies: createReplyStore(database),
    users: createUserStore(database),
    sessions: createSessionStore(database),
    secondSteps: createSecondStepStore(database),
    passkeys: createPasskeyStore(database),
    invitations: createInvitationStore(database),
    audit: createAuditStore(database),
    idempotencyKeys: createIdempotencyStore(database),
    rateLimits: createRateLimitStore(database),
    knownAddresses: createKnownAddressStore(database),
    outbox: createOutboxStore(database),
    visits: createVisitStore(database),
    questions: createQuestionStore(database),
    mails: createMailStore(database),
    alerts: createAlertStore(database),
    push: createPushStore(database),
    personalData: createPersonalDataStore(database),
    open: () => database.open(),
    health: health.read,
    check: health.check,
    foldLog: () => database.foldLog({ idleMs: LOG_IDLE_MS, latestMs: LOG_LATEST_MS }),
    deleteExpired: (now) => deleteExpired(database, now),
    deleteOld: (limits) => deleteOld(database, limits),
    close: async () => {
      await signals.close();
      await database.close();
    },
  };
  tellChanges(storage);
  return storage;
}

/**
 * Brings the schema up to date, behind a lock, and returns the open storage. Rejects where it cannot be opened now.
 *
 * @example
 * const storage = await openStorage({ dataDir: './data' });
 * const { state } = await storage.health();
 * await storage.close();
 */
export async function openStorage(location: StorageLocation): Promise<Storage> {
  const storage = createStorage(location);
  try {
    await storage.open();
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

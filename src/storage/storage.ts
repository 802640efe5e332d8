// What the rest of the product may ask of storage; one implementation for SQLite and PostgreSQL.
// A promise that resolves means that the data is on disk.
import type {
  AuditStore,
  InvitationStore,
  KnownAddressStore,
  PasskeyStore,
  SecondStepStore,
  SessionStore,
  UserStore,
} from './accounts/account-stores.ts';
import type { AlertStore } from './alerts/alert-store.ts';
import type { PushStore } from './alerts/push-store.ts';
import type { ArtworkStore } from './artwork/artwork-store.ts';
import type { ConversationStore } from './conversations/conversation-store.ts';
import type { JobStore } from './job/job-store.ts';
import type { ContactStore, LeadStore } from './leads/lead-store.ts';
import type { LiveStore } from './live/live-store.ts';
import type { MailStore } from './mailbox/mail-store.ts';
import type { OutboxStore } from './outbox/outbox-store.ts';
import type { PersonalDataStore } from './personal-data/personal-data-store.ts';
import type { QuestionStore } from './questions/question-store.ts';
import type { ReplyStore } from './replies/reply-store.ts';
import type { IdempotencyStore, RateLimitStore } from './requests/request-stores.ts';
import type { Signals } from './signals/signals.ts';
import type { VisitStore } from './visits/visit-store.ts';

export interface Storage {
  conversations: ConversationStore;
  live: LiveStore;
  /** Word of every change to conversations and leads, here and on other instances. */
  signals: Pick<Signals, 'publish' | 'subscribe'>;
  leads: LeadStore;
  contacts: ContactStore;
  artwork: ArtworkStore;
  job: JobStore;
  replies: ReplyStore;
  users: UserStore;
  sessions: SessionStore;
  secondSteps: SecondStepStore;
  passkeys: PasskeyStore;
  invitations: InvitationStore;
  audit: AuditStore;
  idempotencyKeys: IdempotencyStore;
  rateLimits: RateLimitStore;
  knownAddresses: KnownAddressStore;
  outbox: OutboxStore;
  visits: VisitStore;
  questions: QuestionStore;
  mails: MailStore;
  alerts: AlertStore;
  push: PushStore;
  personalData: PersonalDataStore;
  /**
   * Connects and brings the schema up to date, behind a lock. Until it has resolved every other call rejects with a
   * StorageUnavailableError. Rejects with one where a later try may succeed, and with another error where none will.
   */
  open(): Promise<void>;
  /** How the database is doing, found out by a small write; what was found is told again for two seconds. */
  health(): Promise<StorageHealth>;
  /** Reads the whole SQLite file for damage, in a thread of its own, and answers what is wrong with it, a line each. */
  check(): Promise<string[]>;
  /**
   * Moves what stands in SQLite's log into its main file, where nobody has written for five seconds or it was last done
   * five minutes ago; to be called every few seconds.
   */
  foldLog(): Promise<void>;
  /**
   * Deletes idempotency keys over 24 h, ended sessions, invitations and challenges, attempts over a day, addresses known
   * for over 30, mails that were dismissed or ignored so long ago, lines of the audit log over two years and of the ledger of
   * alerts over 90 days, and who had the page open over a day ago.
   */
  deleteExpired(now: Date): Promise<void>;
  /**
   * Deletes what is older than the shop keeps it: conversations last written to before `conversationsBefore` (their
   * leads stay, without a conversation), leads to which nothing has happened since `leadsBefore` with their
   * notifications: none came in, was saved again or handled, nor was its conversation or its job page written to. Null keeps all.
   */
  deleteOld(limits: {
    conversationsBefore: Date | null;
    leadsBefore: Date | null;
  }): Promise<{ conversations: number; leads: number }>;
  close(): Promise<void>;
}

/**
 * `away`: no answer; `full` and `unwritable`: its disk; `damaged`: its file; `gone`: its file was deleted, moved or
 * replaced; `busy`: another program holds it.
 */
export type StorageFault = 'away' | 'full' | 'unwritable' | 'damaged' | 'gone' | 'busy';

/** Thrown by any call while the database cannot be used. The message is one sentence for the owner, without secrets. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
  readonly fault: StorageFault;

  constructor(fault: StorageFault, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.fault = fault;
  }
}

/**
 * `failing`: nothing can be saved now; `damaged`: it works, and the file has faults; `nearly_full`: it works, and 90 %
 * of its disk are used. `fault`: of what it fails or ails. `since`: ISO time of that state's beginning, `detail`: a
 * sentence for the owner; null when ok.
 */
export interface StorageHealth {
  state: 'ok' | 'failing' | 'damaged' | 'nearly_full';
  fault: StorageFault | null;
  since: string | null;
  detail: string | null;
}

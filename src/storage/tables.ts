// The tables as Kysely types. Times are ISO 8601 text in UTC with milliseconds, ids are UUID v4 in lower case.
import type { Generated, Kysely, RawBuilder, Transaction } from 'kysely';
import type { AlertChannel, LedgerKind, LedgerResult, ToldOf } from '../schemas/alerts.ts';
import type { AuditActor, AuditKind, AuditSubject, AuditWhat } from '../schemas/audit.ts';
import type { Language } from '../schemas/language.ts';
import type { LeadSource, LeadStatus, Notification, NotificationChannel } from '../schemas/lead.ts';
import type { Role } from '../schemas/people.ts';
import type { ReplyChannel } from '../schemas/reply.ts';
import type { ArtworkPurpose, ArtworkState } from './artwork/artwork-store.ts';
import type { JobEventKind } from './job/job-store.ts';
import type { MailKind, MailState } from './mailbox/mail-store.ts';
import type { StorageUnavailableError } from './storage.ts';

export interface Tables {
  users: UserTable;
  sessions: SessionTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  invitations: InvitationTable;
  audit_log: AuditLogTable;
  chat_conversations: ChatConversationTable;
  chat_messages: ChatMessageTable;
  chat_presence: ChatPresenceTable;
  leads: LeadTable;
  lead_rows: LeadRowTable;
  lead_trigrams: LeadTrigramTable;
  artwork: ArtworkTable;
  job_links: JobLinkTable;
  job_events: JobEventTable;
  planned_replies: PlannedReplyTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeyTable;
  rate_limits: RateLimitTable;
  known_addresses: KnownAddressTable;
  visits: VisitTable;
  shop_answers: ShopAnswerTable;
  mailboxes: MailboxTable;
  mails: MailTable;
  push_subscriptions: PushSubscriptionTable;
  push_receipts: PushReceiptTable;
  alert_ledger: AlertLedgerTable;
  alert_channels: AlertChannelTable;
  alert_claims: AlertClaimTable;
}

/** An open database. On PostgreSQL both sides are one pool. */
export interface Database {
  /** Sees only what is committed, and never waits for a writer. */
  read: Kysely<Tables>;
  /** Takes part in transactions only. */
  write: Kysely<Tables>;
  /** Ends a selection of rows to change: leaves out those that another transaction is changing, instead of waiting. */
  skipLocked: RawBuilder<unknown>;
  /** Whether lead_trigrams finds leads; PostgreSQL finds them by an index of its own for `like`. */
  hasTrigrams: boolean;
  /** Held until the transaction ends, so that one process migrates at a time. */
  lockForMigration(transaction: Transaction<Tables>): Promise<void>;
  /**
   * Leaves nothing deleted in the database's files: on SQLite the file is rewritten, which holds up writers meanwhile, and
   * the log emptied; on PostgreSQL the tables are vacuumed. Throws if another program keeps the database in use.
   */
  compact(): Promise<void>;
  /** Called with every fault that a query met. */
  onFault: (fault: StorageUnavailableError) => void;
  /** What is wrong in the file, a line each; nothing on PostgreSQL, which keeps watch itself. */
  check(): Promise<string[]>;
  /** A write that changes nothing. */
  probe(): Promise<void>;
  /**
   * Moves what was written from the log into the file and empties the log, where nobody has written for `idleMs` or it was
   * last done `latestMs` ago. Without effect while another program reads the log.
   */
  foldLog(when: { idleMs: number; latestMs: number }): Promise<void>;
  /** How full its disk is; null where that cannot be seen. */
  diskSpace(): Promise<{ freeBytes: number; usedShare: number } | null>;
  /** Connects and migrates; reading and writing begins when it has resolved. */
  open(): Promise<void>;
  close(): Promise<void>;
}

interface UserTable {
  id: string;
  username: string;
  /** The hash. */
  password: string;
  created_at: string;
  password_changed_at: string;
  role: Generated<Role>;
  /** Base32, of the authenticator app; null for none. */
  code_secret: string | null;
  code_since: string | null;
  /** The half minute of the last code that was used: none counts twice. */
  code_last_step: number | null;
  /** A secret that was shown and not yet confirmed by a code. */
  code_pending: string | null;
  code_pending_until: string | null;
}

interface SessionTable {
  token_hash: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** In words; null for what was stored before they were noted. */
  browser: string | null;
}

/** One is deleted when it is used. */
interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
}

interface PasskeyTable {
  /** The credential's own. */
  id: string;
  user_id: string;
  name: string;
  /** base64url. */
  public_key: string;
  /** Digits. */
  counter: string;
  /** JSON. */
  transports: string;
  created_at: string;
  last_used_at: string | null;
}

/** What a passkey was asked to sign; deleted with the first answer. */
interface PasskeyChallengeTable {
  challenge_hash: string;
  /** Who adds a passkey; null for a sign-in. */
  user_id: string | null;
  expires_at: string;
}

interface InvitationTable {
  id: string;
  /** The username to be. */
  name: string;
  role: Role;
  token_hash: string;
  invited_by: string;
  created_at: string;
  expires_at: string;
}

/** What was done at the desk; never changed. Of customers it holds ids alone, so that nobody's name is left in it. */
interface AuditLogTable {
  id: string;
  created_at: string;
  actor: AuditActor;
  /** Username; null where none is known. */
  who: string | null;
  what: AuditWhat;
  kind: AuditKind;
  /** 1 or 0. */
  refused: number;
  about_kind: AuditSubject | null;
  about_id: string | null;
  detail: string | null;
  network: string | null;
}

interface ChatConversationTable {
  id: string;
  session_id: string;
  language: string;
  message_count: number;
  unconfirmed_since: string | null;
  /** JSON. */
  first_touch: string | null;
  created_at: string;
  updated_at: string;
  /** Username of the person of the shop who has it, and the name that the visitor reads; null while Carl answers. */
  held_by: string | null;
  held_name: string | null;
  held_since: string | null;
  /** When they took it over or wrote last. */
  held_said_at: string | null;
  held_until: string | null;
  /** The visitor asked for a person, and none has come yet. */
  asked_at: string | null;
}

/** Of a visitor who has, or had, the page open. */
interface ChatPresenceTable {
  conversation_id: string;
  seen_until: string;
  /** The path of one of our pages. */
  page: string | null;
  typing_until: string | null;
  /** The time of a message. */
  read_until: string | null;
}

interface ChatMessageTable {
  id: string;
  conversation_id: string;
  /** 1 for the conversation's first message. */
  seq: number;
  role: 'user' | 'assistant';
  content: string;
  /** JSON. */
  metadata: string | null;
  timestamp: string;
  /** The language of a question that Carl could not answer; null for any other message. */
  question: Language | null;
  /** Of such a question: DISMISSED, the id of its answer, or that of the questions it was put together with. */
  question_group: string | null;
}

/** What somebody asks for, in the chat or with the quote form. */
/** On SQLite alone: a number for each lead, kept by triggers. */
interface LeadRowTable {
  row: number;
  lead_id: string;
}

/** On SQLite alone: the index of `search`, kept by triggers; the column of its own name is what it is asked by. */
interface LeadTrigramTable {
  rowid: number;
  lead_trigrams: string;
}

interface LeadTable {
  id: string;
  /** Null for the quote form's, and once the conversation was deleted for its age. */
  conversation_id: string | null;
  /** Which of the conversation's jobs, from 1; null for the quote form's. */
  job: number | null;
  source: LeadSource;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  service: string;
  quantity: number | null;
  due_date: string | null;
  details: string | null;
  /** JSON; null for what was stored before there were any. */
  items: string | null;
  /** 1 or 0. */
  confirmed: number;
  status: LeadStatus;
  lost_reason: string | null;
  /** Username. */
  assignee: string | null;
  /** When it came to be won or lost; null while it is neither. */
  decided_at: string | null;
  /** JSON. */
  first_touch: string | null;
  language: Language;
  reply_due_at: string;
  /** When the shop was told that nobody has answered and the promise is about to be late; null while it was not. */
  escalated_at: string | null;
  handled_at: string | null;
  /** Set once the customer has written again: the answer before that, and by when it was promised. */
  first_answered_at: string | null;
  first_due_at: string | null;
  handled_by: string | null;
  created_at: string;
  /** When it was last saved again, something happened on its job page, or the last message of its conversation, once that was deleted; null before. */
  touched_at: string | null;
  /** Of searchTextOf. */
  search: string;
}

/** A file of the visitor's own, of the shop's for them, or what came with a mail; its bytes are in ARTWORK_DIR. */
interface ArtworkTable {
  id: string;
  purpose: ArtworkPurpose;
  conversation_id: string | null;
  lead_id: string | null;
  key_hash: string | null;
  name: string;
  bytes: number;
  sha256: string | null;
  state: ArtworkState;
  /** JSON. */
  facts: string | null;
  /** JSON. */
  print: string | null;
  /** How often its check was begun. */
  checks: number;
  /** Set while a check is under way. */
  leased_until: string | null;
  created_at: string;
  /** The mail that it came with. */
  mail_id: string | null;
}

/** What opens a lead's page. */
interface JobLinkTable {
  lead_id: string;
  person: string;
  number: number;
  token_hash: string;
  created_at: string;
  ended_at: string | null;
}

/** What happened to a job; never changed but where an address is erased. */
interface JobEventTable {
  lead_id: string;
  seq: number;
  kind: JobEventKind;
  who: 'customer' | 'shop' | 'carl';
  name: string | null;
  version: number | null;
  /** JSON. */
  data: string;
  created_at: string;
}

/** What a person wrote to be sent later. */
interface PlannedReplyTable {
  id: string;
  lead_id: string;
  channel: ReplyChannel;
  text: string;
  /** 1 or 0. */
  with_estimate: number;
  quote_version: number | null;
  /** JSON. */
  attachments: string;
  /** 1 or 0. */
  answered: number;
  /** Username. */
  written_by: string;
  send_at: string;
  /** Why it could not be sent; null while it waits. */
  failed: string | null;
  created_at: string;
}

/** One lead to be told to one channel. */
interface OutboxTable {
  /** The event id. */
  id: string;
  lead_id: string;
  channel: NotificationChannel;
  /** Id of the reply that it takes out; '' of what is told of the lead itself. */
  about: string;
  state: Notification['state'];
  attempts: number;
  next_attempt_at: string;
  /** Set while an attempt is under way: nobody else makes one before this time. */
  leased_until: string | null;
  error: string | null;
  queued_at: string;
  changed_at: string;
}

interface IdempotencyKeyTable {
  scope: string;
  key: string;
  fingerprint: string;
  status: number;
  body: string;
  created_at: string;
  /** The conversation or lead that the answer tells of; null for the oldest. */
  subject_id: string | null;
}

interface RateLimitTable {
  key_digest: string;
  count: number;
  window_ends_at: string;
}

/** Somebody signed in from there. */
interface KnownAddressTable {
  address_digest: string;
  signed_in_at: string;
}

/** What Carl answers to questions that he could not. */
interface ShopAnswerTable {
  id: string;
  question: string;
  text: string;
  language: 'en' | 'es';
  /** ISO day. */
  until: string | null;
  /** JSON. */
  means: string;
  created_at: string;
  changed_at: string;
  /** Username. */
  changed_by: string;
  ended_at: string | null;
}

/** A mailbox that is read, by a digest of where it is. */
interface MailboxTable {
  id: string;
  uid_validity: string | null;
  /** Digits. */
  last_uid: string;
  begun_at: string;
  read_at: string | null;
  /** Set while somebody reads it. */
  leased_by: string | null;
  leased_until: string | null;
  /** Why it cannot be read. */
  trouble: string | null;
  trouble_since: string | null;
}

/** What came in it. */
interface MailTable {
  id: string;
  /** Of the mailbox, the Message-ID and the body. */
  digest: string;
  kind: MailKind;
  state: MailState;
  lead_id: string | null;
  message_id: string;
  from_name: string;
  from_address: string;
  subject: string;
  text: string;
  folded: string;
  /** JSON. */
  files: string;
  received_at: string;
  /** When its state was last changed. */
  changed_at: string;
}

/** A browser of somebody of the shop that takes pushes. */
interface PushSubscriptionTable {
  id: string;
  user_id: string;
  endpoint: string;
  /** base64url. */
  p256dh: string;
  auth: string;
  /** In words. */
  browser: string;
  told: ToldOf;
  /** 1 or 0. */
  shows_names: number;
  created_at: string;
  last_receipt_at: string | null;
  failures: number;
  error: string | null;
}

/** One is deleted when it comes. */
interface PushReceiptTable {
  token_hash: string;
  subscription_id: string;
  /** Of the ledger; null where nothing stands in it. */
  line_id: string | null;
  sent_at: string;
}

interface AlertLedgerTable {
  id: string;
  kind: LedgerKind;
  channel: AlertChannel | null;
  lead_id: string | null;
  subscription_id: string | null;
  result: LedgerResult;
  reason: string | null;
  created_at: string;
  changed_at: string;
}

interface AlertChannelTable {
  channel: AlertChannel;
  state: 'working' | 'broken';
  reason: string | null;
  since: string;
}

/** What is done once for all instances, such as a day's test. */
interface AlertClaimTable {
  name: string;
  created_at: string;
}

/** Nothing of who came: visits are counted, not stored. */
interface VisitTable {
  /** ISO day in the shop's time zone. */
  day: string;
  /** The kind of page that they began on. */
  page: string;
  count: number;
}

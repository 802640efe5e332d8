// What the rest of the product may ask of storage; one implementation for SQLite and PostgreSQL.
// A promise that resolves means that the data is on disk.
import type { Conversation, ConversationMessage } from '../schemas/conversation.ts';
import type { Item } from '../schemas/item.ts';
import type { Lead, LeadSource, NotificationChannel } from '../schemas/lead.ts';

export interface Storage {
  conversations: ConversationStore;
  leads: LeadStore;
  contacts: ContactStore;
  users: UserStore;
  sessions: SessionStore;
  idempotencyKeys: IdempotencyStore;
  rateLimits: RateLimitStore;
  knownAddresses: KnownAddressStore;
  outbox: OutboxStore;
  visits: VisitStore;
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
  /** Deletes idempotency keys over 24 h, ended sessions, attempts over a day and addresses known for over 30. */
  deleteExpired(now: Date): Promise<void>;
  /**
   * Deletes what is older than the shop keeps it: conversations last written to before `conversationsBefore` (their
   * leads stay, without a conversation), leads to which nothing has happened since `leadsBefore` with their
   * notifications: none came in, was saved again or handled, nor was its conversation written to. Null keeps all.
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

/** A key that a browser sent with a request, so that a retry does nothing twice. */
export interface IdempotencyKey {
  /** The route, e.g. 'POST /api/contact'. */
  scope: string;
  key: string;
  /** Digest of the request's body. */
  fingerprint: string;
}

/** Saved in the same transaction as the write it answers. */
export interface AnswerToKeep extends IdempotencyKey {
  status: number;
  /** What goes into JSON. */
  body: unknown;
  /** Id of the conversation or lead that the answer tells of: it goes when that goes. */
  subjectId: string;
}

/** Thrown by a write whose idempotency key was stored meanwhile: the caller answers with the kept one. */
export class AlreadyAnsweredError extends Error {
  override name = 'AlreadyAnsweredError';
}

/** Thrown by saveTurn when the conversation has changed since it was read. */
export class ConversationChangedError extends Error {
  override name = 'ConversationChangedError';
}

export type MessageToSave = Omit<ConversationMessage, 'timestamp'>;

/** A conversation as a turn needs it. */
export interface OpenConversation {
  id: string;
  language: string;
  /** How many messages it has; every turn adds some, so this is its version too. */
  messageCount: number;
  /** `metadata.state` of the newest assistant message; opaque here. */
  state: unknown;
  /** ISO time of the newest message. */
  updatedAt: string;
}

/**
 * The lead of one job of a conversation; saving it again updates the row. Once confirmed it stays confirmed, and
 * once its source was `callback` it stays that, since somebody still waits to be called.
 */
export interface ChatLeadToSave {
  /** Used if the job has no lead yet. */
  id: string;
  /** Which of the conversation's jobs, from 1. */
  job: number;
  source: LeadSource;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  service: string;
  quantity: number | null;
  dueDate: string | null;
  details: string;
  /** They take the place of those that were saved before. */
  items: readonly Item[];
  confirmed: boolean;
  /** ISO time by which a person answers; kept from the first save on. */
  replyDueAt: string;
  /**
   * Who is to be told; a receipt only if the lead has an email. Each channel is told of a lead once: a later save adds
   * only those that are new, and a receipt for an email that was corrected.
   */
  notify: readonly NotificationChannel[];
}

export interface Turn {
  conversationId: string;
  /** The messageCount that was read; another one now throws ConversationChangedError. */
  expectedMessageCount: number;
  /** In order; may be empty (a lead saved after silence). */
  messages: MessageToSave[];
  /** Set while contact details were given that no lead holds yet: ISO time of the visitor's last message. */
  unconfirmedSince: string | null;
  lead?: ChatLeadToSave;
  /** Called with the saved lead's id (the existing one on update). */
  answer?: (saved: { leadId: string | null }) => AnswerToKeep;
  now: Date;
}

export interface ConversationStore {
  start(conversation: {
    id: string;
    sessionId: string;
    language: string;
    messages: MessageToSave[];
    now: Date;
  }): Promise<void>;
  /** Undefined for an unknown id, a malformed one too. */
  find(id: string): Promise<OpenConversation | undefined>;
  saveTurn(turn: Turn): Promise<{ leadId: string | null }>;
  /** The whole conversation, for the admin. */
  findTranscript(id: string): Promise<Conversation | undefined>;
  /** Newest first by creation. */
  list(page: PageRequest): Promise<Page<Conversation>>;
  /** Those whose unconfirmedSince is `silentMs` or more from `now`, oldest first; after it, if the clock was set back. */
  listUnconfirmed(silence: { silentMs: number; now: Date; limit: number }): Promise<OpenConversation[]>;
  /** With its messages, leads, their notifications and its idempotency keys. False for an unknown id. */
  delete(id: string): Promise<boolean>;
  count(): Promise<number>;
  /** How many were created in [from, until). */
  countCreated(from: Date, until: Date): Promise<number>;
  /** How many have a message of a visitor's in [from, until), if they were created no more than 30 days before. */
  countChats(from: Date, until: Date): Promise<number>;
}

export interface PageRequest {
  limit: number;
  /** Opaque; from the page before. A malformed one throws InvalidCursorError. */
  cursor?: string;
}

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

export class InvalidCursorError extends Error {
  override name = 'InvalidCursorError';
}

/** What is left out selects nothing away. */
export interface LeadFilters {
  /**
   * Words that must all stand in the name, email, phone, company, service, details or in what the items are called, in any
   * order; letter case, accents and the punctuation of phone numbers do not count.
   */
  q?: string;
  source?: LeadSource;
  /** The service's name as the lead has it. */
  service?: string;
  handled?: boolean;
  /** Only those that the shop was not told of: the `failing` of OutboxStore.count. */
  undelivered?: { failingBefore: Date };
}

export interface LeadStore {
  /**
   * Quote-form leads and chat leads together; newest first, or 'due': by `replyDueAt` the earliest first what is owed,
   * then the latest first what was answered.
   */
  list(page: PageRequest & LeadFilters & { sort?: 'newest' | 'due' }): Promise<Page<Lead>>;
  find(id: string): Promise<Lead | undefined>;
  /** ISO time by which a person answers the lead of a conversation's job; undefined where none is stored. */
  findReplyDueAt(conversationId: string, job: number): Promise<string | undefined>;
  /** Who handled it and when, or null to take that back. Who was first stays. Undefined for an unknown id. */
  setHandled(id: string, handled: { by: string; at: Date } | null): Promise<Lead | undefined>;
  /** With its notifications and idempotency keys; the conversation stays. False for an unknown id. */
  delete(id: string): Promise<boolean>;
  /** When each lead of [from, until) came and was handled; in no order. */
  listTimes(from: Date, until: Date): Promise<LeadTimes[]>;
  /** All, or those of one conversation. */
  count(of?: { conversationId?: string }): Promise<number>;
}

export type LeadTimes = Pick<Lead, 'source' | 'service' | 'createdAt' | 'handledAt'>;

export interface ContactStore {
  save(contact: {
    id: string;
    name: string;
    email: string;
    service: string;
    details: string | null;
    replyDueAt: string;
    /** As in ChatLeadToSave. */
    notify: readonly NotificationChannel[];
    now: Date;
    answer?: AnswerToKeep;
  }): Promise<void>;
}

export interface UserStore {
  find(username: string): Promise<{ id: string; username: string; password: string } | undefined>;
  /** Creates the user or changes the password hash; a change ends all the user's sessions. */
  setPassword(username: string, passwordHash: string, now: Date): Promise<void>;
  count(): Promise<number>;
}

export interface SessionStore {
  /** `tokenHash` is all that is stored of the cookie. */
  start(session: { tokenHash: string; userId: string; now: Date; expiresAt: Date }): Promise<void>;
  find(
    tokenHash: string,
  ): Promise<
    { userId: string; username: string; createdAt: string; lastSeenAt: string; expiresAt: string } | undefined
  >;
  touch(tokenHash: string, lastSeenAt: Date, expiresAt: Date): Promise<void>;
  end(tokenHash: string): Promise<void>;
}

export interface IdempotencyStore {
  /** Keys are free again after 24 h; an older answer may still be found until it is deleted or replaced. */
  find(
    scope: string,
    key: string,
  ): Promise<{ fingerprint: string; status: number; body: unknown; createdAt: string } | undefined>;
}

/** What is counted under a key, and how often within its window at most; without a `max` it is counted only. */
export interface Counter {
  key: string;
  max?: number;
  windowMs: number;
}

/** Counted attempts in a fixed window per key, shared by all instances. A key is any text; a digest is stored. */
export interface RateLimitStore {
  /**
   * Counts one more attempt, or `amount`, in one statement; `count` includes it. A window begins with its first attempt; one that a
   * clock ahead of time began is over when it ends more than two windows from now. Unlike other writes it is answered
   * before it is on disk: a crash may forget an attempt.
   */
  hit(
    key: string,
    windowMs: number,
    now: Date,
    amount?: number,
  ): Promise<{ count: number; windowEndsAt: Date }>;
  /**
   * Counts one more attempt under every key, as hit does; or under none, where one of them has its `max` already: whoever
   * is refused uses up nothing that others share. `counts` are in the order of `counters`.
   */
  admit(
    counters: readonly Counter[],
    now: Date,
  ): Promise<{ counts: number[] } | { refusedBy: string; windowEndsAt: Date }>;
  clear(keys: readonly string[]): Promise<void>;
}

/** Addresses from which somebody signed in, for 30 days. An address is any text; a digest is stored. */
export interface KnownAddressStore {
  add(address: string, now: Date): Promise<void>;
  isKnown(address: string, now: Date): Promise<boolean>;
}

/** One lead to be told to one channel. */
export interface Delivery {
  /** The event id: the same on every attempt, another one for each channel. */
  id: string;
  leadId: string;
  channel: NotificationChannel;
  /** Number of this attempt, from 1; starts anew when somebody asks for it to be sent again. */
  attempt: number;
  /** ISO time of the lead's entry, or of the last request to send it again. */
  queuedAt: string;
}

/** Notifications waiting to be sent. A row enters in the transaction that stores its lead. */
export interface OutboxStore {
  /**
   * Takes deliveries that are due, oldest first. Nobody else is given them for `leaseMs`, on any instance; after that
   * they are due again, as attempt + 1, unless told how they went. A clock that is set back holds none up for longer.
   */
  claim(claim: {
    /** Only these, so that one channel that stalls does not hold up the others. */
    channels: readonly NotificationChannel[];
    limit: number;
    leaseMs: number;
    now: Date;
  }): Promise<Delivery[]>;
  /** Without effect if the lease has run out and the delivery was claimed again. */
  markSent(delivery: Delivery, now: Date): Promise<void>;
  /** `nextAttemptAt` null gives up: the state is 'failed'. As markSent where the lease has run out. */
  markFailed(
    delivery: Delivery,
    failure: { error: string; nextAttemptAt: Date | null; now: Date },
  ): Promise<void>;
  /**
   * Queues a lead again with the event ids it has: the given channels, and the receipt only if it was not sent. One that
   * is being sent at this moment is left to that. False for an unknown lead.
   */
  notifyAgain(leadId: string, channels: readonly NotificationChannel[], now: Date): Promise<boolean>;
  /**
   * `waiting`: all that are not sent or given up; `failing`: leads whose notification to the shop (not the receipt) was
   * given up, or has an error and was queued before `failingBefore`; `oldestWaitingAt`: ISO time it was queued.
   */
  count(failingBefore: Date): Promise<{ waiting: number; failing: number; oldestWaitingAt: string | null }>;
}

/** Visits, counted; nothing is stored of who came. Days are ISO days in the shop's time zone. */
export interface VisitStore {
  /** Adds each to what its day and page have. */
  add(visits: readonly { day: string; page: string; count: number }[]): Promise<void>;
  /** All of the days in [from, until), and since which day there are any at all; null for none yet. */
  count(from: string, until: string): Promise<{ visits: number; since: string | null }>;
}

/** Ids of what is about one e-mail address, and of what else mentions it. */
export interface AboutAddress {
  leads: string[];
  conversations: string[];
  /** In other people's records; idempotency keys and reasons why a notification failed have no ids to tell. */
  mentions: { leads: string[]; conversations: string[]; answers: number; notifications: number };
}

/**
 * Everything about one e-mail address, letter case aside: the leads with it, and whole conversations that led to such a
 * lead, or whose visitor gave it as theirs and left no lead with another one.
 */
export interface PersonalDataStore {
  /** With how often other people's records mention it, and nothing of these. */
  find(address: string): Promise<{
    leads: Lead[];
    conversations: Conversation[];
    mentions: Record<keyof AboutAddress['mentions'], number>;
  }>;
  /** What erase would take, and where it would replace the address. */
  preview(address: string): Promise<AboutAddress>;
  /**
   * Deletes all of that, with notifications and idempotency keys, but for leads that somebody with another address left in
   * such a conversation; replaces the address where other people's records mention it; and leaves nothing of it in the
   * database's files: on SQLite the file is rewritten and the log emptied, on PostgreSQL the tables are vacuumed.
   */
  erase(address: string): Promise<AboutAddress>;
}

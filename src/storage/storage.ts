// What the rest of the product may ask of storage; one implementation for SQLite and PostgreSQL.
// A promise that resolves means that the data is on disk.
import type { Conversation, ConversationMessage } from '../schemas/conversation.ts';
import type { Lead, LeadSource } from '../schemas/lead.ts';

export interface Storage {
  conversations: ConversationStore;
  leads: LeadStore;
  contacts: ContactStore;
  users: UserStore;
  sessions: SessionStore;
  answers: AnswerStore;
  attempts: AttemptStore;
  /** Resolves when the database answers; rejects otherwise. */
  ping(): Promise<void>;
  /** Deletes kept answers over 24 h, ended sessions and attempts over a day. */
  sweep(now: Date): Promise<void>;
  close(): Promise<void>;
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
  /** JSON text of the answer. */
  body: string;
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
  confirmed: boolean;
  /** ISO time by which a person answers; kept from the first save on. */
  replyDueAt: string | null;
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
  /** Those whose unconfirmedSince is at or before `until`, oldest first. */
  listUnconfirmed(until: Date, limit: number): Promise<OpenConversation[]>;
  count(): Promise<number>;
  /** How many were created in [from, until). */
  countCreated(from: Date, until: Date): Promise<number>;
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

export interface LeadStore {
  /** Quote-form leads and chat leads together, newest first. */
  list(page: PageRequest): Promise<Page<Lead>>;
  count(): Promise<number>;
}

export interface ContactStore {
  save(contact: {
    id: string;
    name: string;
    email: string;
    service: string;
    details: string | null;
    replyDueAt: string | null;
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

export interface AnswerStore {
  /** Keys are free again after 24 h; an older answer may still be found until it is swept or replaced. */
  find(
    scope: string,
    key: string,
  ): Promise<{ fingerprint: string; status: number; body: string; createdAt: string } | undefined>;
}

/** Counted attempts in a fixed window per key, shared by all instances. A key is any text; a digest is stored. */
export interface AttemptStore {
  /** Counts one more attempt, in one statement; `count` includes it. A window begins with its first attempt. */
  hit(key: string, windowMs: number, now: Date): Promise<{ count: number; windowEndsAt: Date }>;
  clear(key: string): Promise<void>;
}

// What storage promises of conversations.
import type { Conversation, ConversationMessage } from '../../schemas/conversation.ts';
import type { FirstTouch } from '../../schemas/first-touch.ts';
import type { Page, PageRequest } from '../cursor.ts';
import type { ChatLeadToSave } from '../leads/lead-store.ts';
import type { AnswerToKeep } from '../requests/request-stores.ts';

export interface ConversationStore {
  start(conversation: {
    id: string;
    sessionId: string;
    language: string;
    /** Its leads take it along. */
    firstTouch?: FirstTouch | undefined;
    messages: MessageToSave[];
    /** It begins with the wish for a person. */
    asksForPerson?: boolean;
    now: Date;
  }): Promise<void>;
  /** Undefined for an unknown id, a malformed one too. */
  find(id: string): Promise<OpenConversation | undefined>;
  /** `answeredIds`: of the leads that waited for the answer. */
  saveTurn(turn: Turn): Promise<{ leadId: string | null; answeredIds: string[] }>;
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

/** A conversation as a turn needs it. */
export interface OpenConversation {
  id: string;
  language: string;
  /** How many messages it has; every turn adds some, so this is its version too. */
  messageCount: number;
  /** `metadata.state` of the newest message that has one; opaque here. */
  state: unknown;
  /** The newest message is the visitor's: nobody has answered it. */
  isUnanswered: boolean;
  /** As the last turn left it. */
  unconfirmedSince: string | null;
  /** Null while Carl answers. */
  held: Hold | null;
  /** ISO time at which a person was asked for; null once one came. */
  askedAt: string | null;
  /** ISO time of the newest message. */
  updatedAt: string;
}

/** A person of the shop has the conversation; times are ISO. */
export interface Hold {
  username: string;
  /** What the visitor reads. */
  name: string;
  since: string;
  /** When they took it over or wrote last. */
  saidAt: string;
  until: string;
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
  /** Who has the conversation from now on, and since when a person is asked for; what is left out stays. */
  live?: { held?: Hold | null; askedAt?: string | null };
  /** Username of the person who said it: the conversation's leads are answered by them. */
  answeredBy?: string;
  /** Called with the saved lead's id (the existing one on update). */
  answer?: (saved: { leadId: string | null }) => AnswerToKeep;
  now: Date;
}

export type MessageToSave = Omit<ConversationMessage, 'timestamp'> & {
  /** Its language, where Carl could not answer it. */
  question?: 'en' | 'es' | null;
};

/** Thrown by saveTurn when the conversation has changed since it was read. */
export class ConversationChangedError extends Error {
  override name = 'ConversationChangedError';
}

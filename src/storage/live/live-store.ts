// What storage promises of talks as they happen. Presence never takes a conversation's version nor its time.
import type { ConversationMessage } from '../../schemas/conversation.ts';
import type { Hold } from '../conversations/conversation-store.ts';

export interface LiveStore {
  /** Undefined for an unknown id. */
  find(id: string): Promise<LiveRow | undefined>;
  /** Who asked for a person and was last written to after `since`, the longest wait first. */
  listAsked(since: Date, limit: number): Promise<LiveRow[]>;
  countAsked(since: Date): Promise<number>;
  /** Those that a person has, the first to end first. */
  listHeld(limit: number): Promise<LiveRow[]>;
  /** Whose visitors have the page open at `now`, the last seen first; whoever answers them. */
  listHere(now: Date, limit: number): Promise<LiveRow[]>;
  /** Those whose person has been silent too long. */
  listLapsed(now: Date, limit: number): Promise<string[]>;
  /** Takes the wish back of all that were last written to before `before`. */
  forgetAsked(before: Date): Promise<void>;
  /** The person writes: it stays theirs until then at least. False where they no longer have it, or have it longer. */
  extendHold(id: string, username: string, until: Date, now: Date): Promise<boolean>;
  /** The visitor has the page open; a page or time that is not given stays. */
  appear(id: string, presence: { seenUntil: Date; page?: string; readUntil?: string }): Promise<void>;
  /** They still have. */
  stay(ids: readonly string[], seenUntil: Date): Promise<void>;
  /** They have closed it. */
  leave(id: string, now: Date): Promise<void>;
  /** Until when they are taken to be writing; without effect where they were never here. */
  setTyping(id: string, until: Date | null): Promise<void>;
  /** How many messages there are and who has it, by id; unknown ids are left out. */
  listVersions(ids: readonly string[]): Promise<Map<string, LiveVersion>>;
  /** The place of a message in its conversation, from 1. */
  findPlace(id: string, messageId: string): Promise<number | undefined>;
  /** What was said by others than the visitor behind a place and up to another, the oldest first. */
  listSaid(id: string, afterPlace: number, upToPlace: number): Promise<ConversationMessage[]>;
  /** The words of visitors, by conversation; those who have said nothing are left out. */
  listVisitorWords(ids: readonly string[]): Promise<Map<string, VisitorWords>>;
}

export interface VisitorWords {
  /** What they typed first, or the button that they pressed where nothing was typed. */
  first: VisitorMessage;
  newest: VisitorMessage;
}

type VisitorMessage = Pick<ConversationMessage, 'content' | 'timestamp' | 'metadata'>;

export interface LiveVersion {
  messageCount: number;
  held: Hold | null;
  /** ISO time of the newest message. */
  updatedAt: string;
}

/** Times are ISO. */
export interface LiveRow extends LiveVersion {
  id: string;
  language: string;
  askedAt: string | null;
  seenUntil: string | null;
  page: string | null;
  typingUntil: string | null;
  readUntil: string | null;
  newest: Omit<ConversationMessage, 'id'> | null;
}

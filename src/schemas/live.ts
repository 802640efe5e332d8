// Talks as they happen: who has one, who is on the page, and the events by which page and desk hear of it.
import * as z from 'zod/mini';
import { LONGEST } from './longest.ts';
import { requiredText } from './text.ts';

/** A person that writes nothing for so long gives the talk back to Carl. */
export const HELD_MS = 3 * 60_000;

/** What a person writes to the visitor. */
export const personMessageSchema = z.object({ text: requiredText(LONGEST.message, 'Your message') });

/** Somebody is writing, or has stopped. */
export const typingSchema = z.object({ isTyping: z.boolean('isTyping must be true or false.') });

/** How a talk stands; times are ISO. */
export const liveStateSchema = z.object({
  /** Username of the person who has it, and under what name the visitor reads them; null while Carl answers. */
  heldBy: z.nullable(z.object({ username: z.string(), name: z.string() })),
  heldSince: z.nullable(z.string()),
  /** When Carl takes it back unless the person writes; null while Carl answers. */
  heldUntil: z.nullable(z.string()),
  /** The visitor asked for a person, and none has come yet. */
  askedAt: z.nullable(z.string()),
  /** The visitor has the page open. */
  isHere: z.boolean(),
  isVisitorTyping: z.boolean(),
  /** Path of the page that they are on; null where that is not known. */
  page: z.nullable(z.string()),
  /** Up to when the visitor has read, as the time of a message; null where nobody knows. */
  readUntil: z.nullable(z.string()),
});
export type LiveState = z.infer<typeof liveStateSchema>;

/** A line of the queue. */
export const liveConversationSchema = z.extend(liveStateSchema, {
  id: z.string(),
  /** The visitor's own, where one was given. */
  name: z.nullable(z.string()),
  language: z.string(),
  /** What the visitor typed first, and their newest words; null before they said something. */
  begunWith: z.nullable(z.string()),
  lastSaid: z.nullable(z.object({ content: z.string(), timestamp: z.string() })),
  messageCount: z.number(),
});
export type LiveConversation = z.infer<typeof liveConversationSchema>;

/** GET /api/admin/live: those that wait for a person, the longest first; those with a person; those with Carl now. */
export const liveQueueSchema = z.object({
  asked: z.array(liveConversationSchema),
  held: z.array(liveConversationSchema),
  live: z.array(liveConversationSchema),
  /** Server's clock, ISO, so that countdowns need not trust the browser's. */
  now: z.string(),
});
export type LiveQueue = z.infer<typeof liveQueueSchema>;

/**
 * Events of GET /api/admin/events, by name; each `data` is JSON. What changed is named, never told: the desk asks for it
 * anew with the session it has.
 */
export interface DeskEvents {
  /** At the start and every 15 s, so that a cut connection is noticed. */
  alive: { now: string };
  /** Messages, who has it, presence or typing of a talk have changed. */
  conversation: { id: string; isTyping: boolean };
  /** A lead is new or has changed. */
  lead: { id: string };
}

/** Events of GET /api/chat/events, by name. */
export interface VisitorEvents {
  alive: { now: string };
  /** Who has the talk; `name` null while Carl answers. At the start, and whenever it changes. */
  held: { name: string | null };
  /** Said by a person of the shop, or by Carl when he takes over or back: what the page does not have yet. */
  message: {
    id: string;
    content: string;
    timestamp: string;
    author: string | null;
    /** Of what nobody said: that a person has the talk now, or that Carl has it again. */
    event?: 'taken_over' | 'handed_back';
  };
  /** The person is writing, or has stopped. */
  typing: { name: string; isTyping: boolean };
}

// What storage promises of the job page: links that open it, and what happens to the job, in order.

import type { NotificationChannel } from '../../schemas/lead.ts';
import type { Quote } from '../../schemas/quote.ts';
import type { AnswerToKeep } from '../requests/request-stores.ts';

/** Whose link it is; the lead's own contact is 'customer'. */
export interface JobLink {
  leadId: string;
  person: string;
  /** From 1: which of that person's links. */
  number: number;
  /** SHA-256 in hexadecimal; the token itself is kept nowhere. */
  tokenHash: string;
  /** ISO times; `endedAt` null while it opens the page. */
  createdAt: string;
  endedAt: string | null;
}

/** Each with what it holds in `data`. */
export interface JobEventData {
  message: { text: string };
  stage: { stage: string };
  quote_sent: SentQuote;
  /** The customer had it in view; once for each version. */
  quote_seen: Record<string, never>;
  /** What a name was typed under, and the digest of what was accepted. */
  quote_accepted: { wording: string; hash: string };
  quote_withdrawn: Record<string, never>;
}

/** All of a version, so that what was sent stays what it was. */
export interface SentQuote extends Quote {
  /** What the lead's items were called then, in their order. */
  items: { label: string; note: string }[];
  /** SHA-256 in hexadecimal of what the customer sees. */
  hash: string;
}
export type JobEventKind = keyof JobEventData;

export type JobEvent = {
  [Kind in JobEventKind]: {
    /** From 1, without gaps in its lead. */
    seq: number;
    kind: Kind;
    who: 'customer' | 'shop' | 'carl';
    /** Of the person; null where nobody gave one. */
    name: string | null;
    /** Of the quote or proof that it is about; null where it is about none. */
    version: number | null;
    data: JobEventData[Kind];
    /** ISO time. */
    createdAt: string;
  };
}[JobEventKind];

/** One without its place and time. */
export type NewJobEvent = JobEvent extends infer Event
  ? Event extends JobEvent
    ? Omit<Event, 'seq' | 'createdAt'>
    : never
  : never;

/** What becomes of a job: events to add, channels to queue it for, and what the caller wants to know. */
export interface Decision<T> {
  add: NewJobEvent[];
  notify?: readonly NotificationChannel[];
  result: T;
}

export interface JobStore {
  /** The newest of a person's links. */
  findLink(leadId: string, person: string): Promise<JobLink | undefined>;
  /** One that was ended too. */
  findLinkByToken(tokenHash: string): Promise<JobLink | undefined>;
  /**
   * Adds a link and ends that person's others. False, and nothing changed, for an unknown lead and for a number that is there
   * already.
   */
  addLink(link: Omit<JobLink, 'createdAt' | 'endedAt'> & { now: Date }): Promise<boolean>;
  /** Ids of the leads with that email, letter case aside, that came at `since` or later; newest first. */
  listLeadIds(email: string, since: Date, limit: number): Promise<string[]>;
  /**
   * Adds what happened after all that happened before, and keeps the answer to it; nothing is ever changed. Undefined for
   * an unknown lead. Throws an AlreadyAnsweredError.
   */
  addEvent(
    leadId: string,
    event: NewJobEvent,
    now: Date,
    answer?: (event: JobEvent) => AnswerToKeep,
  ): Promise<JobEvent | undefined>;
  /**
   * Adds what `choose` makes of all that happened so far, in one transaction: of two at once the second sees what the first
   * added. `choose` may be called again. Undefined for an unknown lead.
   */
  decide<T>(
    leadId: string,
    choose: (events: readonly JobEvent[]) => Decision<T>,
    now: Date,
  ): Promise<T | undefined>;
  /** In order. */
  listEvents(leadId: string): Promise<JobEvent[]>;
}

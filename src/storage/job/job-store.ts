// What storage promises of the job page: links that open it, and what happens to the job, in order.

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
type NewJobEvent = JobEvent extends infer Event
  ? Event extends JobEvent
    ? Omit<Event, 'seq' | 'createdAt'>
    : never
  : never;

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
  /** In order. */
  listEvents(leadId: string): Promise<JobEvent[]>;
}

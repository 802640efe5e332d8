// What storage promises of the job page: links that open it, and what happens to the job, in order.

import type { Item } from '../../schemas/item.ts';
import type { Lead, LeadStatus, NotificationChannel } from '../../schemas/lead.ts';
import type { Quote } from '../../schemas/quote.ts';
import type { Attachment, ReplyBlockTold, ReplyChannel } from '../../schemas/reply.ts';
import type { Artwork } from '../artwork/artwork-store.ts';
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
  /** `person`, here and below: whose link it was; left out of the shop's, and of those older than links of several people. */
  message: { text: string; person?: string; sent?: SentMessage; mail?: ReceivedMail };
  /** An answer that no person wrote: out of office, or that a mail of ours is delayed. For the shop alone. */
  auto_reply: { text: string; mail: ReceivedMail };
  /** A mail of ours came back; `channel`: of its notification, null where that is no more. */
  mail_returned: { reason: string; channel: NotificationChannel | null };
  stage: { stage: string };
  /** The lead's own, which says the same; `lostReason` null unless it is lost. */
  status: { status: LeadStatus; lostReason: string | null };
  /** Username of who has it from now on, or null. */
  assigned: { to: string | null };
  /** For the shop alone; `mentions`: usernames. */
  note: { text: string; mentions: string[] };
  quote_sent: SentQuote;
  /** The customer had it in view; once for each version. */
  quote_seen: Record<string, never>;
  /** What a name was typed under, and the digest of what was accepted. */
  quote_accepted: { wording: string; hash: string; person?: string };
  quote_withdrawn: Record<string, never>;
  proof_sent: SentProof;
  /** The customer had it in view; once for each version. */
  proof_seen: Record<string, never>;
  /** The customer had the shop's messages in view, up to that event; told only where there is news. */
  message_seen: { upTo: number; person: string };
  /** The first with a number sets the pin, and alone has a place. */
  proof_commented: {
    pin: number;
    x: number | null;
    y: number | null;
    text: string;
    isDone: boolean;
    /** By whose link; left out by the shop. */
    person?: string;
  };
  /** What should be other; takes an approval back. */
  proof_changes: { text: string; person?: string };
  /** As a quote's. */
  proof_approved: { wording: string; hash: string; person?: string };
  proof_withdrawn: Record<string, never>;
  /** `nth`: from 1. */
  proof_reminded: { to: 'customer' | 'shop'; nth: number };
  /** `by`: whose link let them in; null for the shop. */
  person_added: { person: string; name: string; by: string | null };
  /** Their link opens nothing any more. */
  person_ended: { person: string };
  /** The shop was told that nobody has answered, and that the promise is about to be late. */
  escalated: Record<string, never>;
  /** It was ordered again: the new lead. */
  again: { leadId: string };
  /** The lead that it repeats, and how many of that one's files could not be taken along. */
  again_of: { leadId: string; filesLeft: number };
}

/** How a reply of the shop's went out; left out of what was written before replies, which the page alone shows. */
export interface SentMessage {
  /** Of the reply: the same from planning on. */
  id: string;
  channel: ReplyChannel;
  /** What stood in it, as it was then. */
  blocks: ReplyBlockTold[];
  quoteVersion: number | null;
  attachments: Attachment[];
}

/** Of a customer's message that came as a mail. */
export interface ReceivedMail {
  /** Its Message-ID without the angle brackets; what ours answer to. */
  messageId: string;
  subject: string;
  /** Where another address than the lead's sent it. */
  from: string | null;
  /** What it quotes, and the signature under it; '' without. */
  folded: string;
  attachments: Attachment[];
}

/** All of a version, as it stays. */
export interface SentProof {
  /** Under which its picture is kept. */
  picture: string;
  /** SHA-256 of the picture, and of all that the customer sees; hexadecimal. */
  sha256: string;
  hash: string;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
  shows: string;
  /** Id of the lead's item, null for the whole job; and what that was called then. */
  item: string | null;
  label: string;
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

/** The lead as it is when it is decided. */
export type DecidedLead = Pick<Lead, 'status' | 'lostReason' | 'assignee'> & {
  /** ISO time; null where the shop was not told that its promise is about to be late. */
  escalatedAt: string | null;
};

/** What becomes of a job: events to add, channels to queue it for, and what the caller wants to know. */
export interface Decision<T> {
  add: NewJobEvent[];
  /** The picture of a proof that is added: from now on the lead's. */
  keep?: Pick<Artwork, 'id' | 'name' | 'bytes' | 'sha256'>;
  /** What a retry is answered. */
  answer?: AnswerToKeep | undefined;
  notify?: readonly NotificationChannel[];
  /** Id of the reply that the channels are to take out. */
  about?: string;
  /** Uploads that a reply takes along. Throws an ArtworkTakenError where one is gone. */
  attach?: readonly string[];
  /** Id of the planned reply that this makes of it: where that is gone, nothing happens and the result is undefined. */
  takesOut?: string;
  /** Username of who has answered the lead with it. */
  answeredBy?: string;
  /** ISO time by which a person answers what is added: a lead that was answered waits again. */
  answerBy?: string;
  result: T;
}

/** A lead that repeats another. */
export interface LeadAgain
  extends Pick<
    Lead,
    | 'id'
    | 'name'
    | 'email'
    | 'phone'
    | 'company'
    | 'service'
    | 'quantity'
    | 'dueDate'
    | 'details'
    | 'language'
  > {
  items: readonly Item[];
  /** ISO time by which a person answers. */
  replyDueAt: string;
  /** Copies of the other's files, which are there already under these ids. */
  artwork: readonly Omit<Artwork, 'conversationId' | 'leadId' | 'keyHash' | 'createdAt'>[];
  filesLeft: number;
  /** A receipt only if the lead has an email. */
  notify: readonly NotificationChannel[];
  answer?: AnswerToKeep;
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
   * Adds what `choose` makes of all that happened so far, in one transaction: of two at once the second sees what the first
   * added. `choose` may be called again; `lead` is as it is then. Undefined for an unknown lead. Throws an AlreadyAnsweredError, or
   * an ArtworkTakenError.
   */
  decide<T>(
    leadId: string,
    choose: (events: readonly JobEvent[], lead: DecidedLead) => Decision<T>,
    now: Date,
  ): Promise<T | undefined>;
  /** Ids of the leads to which something of that kind happened at `since` or later. */
  listLeadsWith(kind: JobEventKind, since: Date): Promise<string[]>;
  /**
   * Stores a lead that repeats the lead `from`, with its artwork, and tells either job of the other, in one transaction.
   * False, and nothing stored, for an unknown `from`. Throws an AlreadyAnsweredError.
   */
  orderAgain(from: string, lead: LeadAgain, now: Date): Promise<boolean>;
  /** In order. */
  listEvents(leadId: string): Promise<JobEvent[]>;
  /** Of those kinds alone, each lead's in order; without the leads to which none of them happened. */
  listEventsOf(leadIds: readonly string[], kinds: readonly JobEventKind[]): Promise<Map<string, JobEvent[]>>;
}

// What storage promises of leads.
import type { FirstTouch } from '../../schemas/first-touch.ts';
import type { Item } from '../../schemas/item.ts';
import type { Language } from '../../schemas/language.ts';
import type { Lead, LeadSource, LeadStatus, NotificationChannel } from '../../schemas/lead.ts';
import type { Page, PageRequest } from '../cursor.ts';
import type { AnswerToKeep } from '../requests/request-stores.ts';

export interface LeadStore {
  /**
   * Quote-form leads and chat leads together; newest first, or 'due': by `replyDueAt` the earliest first what is owed,
   * then the latest first what was answered.
   */
  list(page: PageRequest & LeadFilters & { sort?: 'newest' | 'due' }): Promise<Page<Lead>>;
  find(id: string): Promise<Lead | undefined>;
  /** ISO time by which a person answers the lead of a conversation's job; undefined where none is stored. */
  findReplyDueAt(conversationId: string, job: number): Promise<string | undefined>;
  /**
   * Who handled it and when, or null to take that back. Who was first stays; a new one is contacted then. Undefined for an
   * unknown id.
   */
  setHandled(id: string, handled: { by: string; at: Date } | null): Promise<Lead | undefined>;
  /** What its page and its mails speak from now on; nothing for an unknown id. */
  setLanguage(id: string, language: Language): Promise<void>;
  /** With its notifications and idempotency keys; the conversation stays. False for an unknown id. */
  delete(id: string): Promise<boolean>;
  /** When each lead of [from, until) came and was handled; in no order. */
  listTimes(from: Date, until: Date): Promise<LeadTimes[]>;
  /**
   * How many came to be won or lost since the first of `starts`, by the stretch of time that each of `starts` begins, by source
   * and by service; in no order.
   */
  countDecided(starts: readonly Date[]): Promise<Decided[]>;
  /** Ids of those that nobody has answered or decided, promised by `dueBefore` and not escalated yet; the most urgent first. */
  listToEscalate(dueBefore: Date, limit: number): Promise<string[]>;
  /** How many wait for a person: unanswered, and asked for one or were promised an answer by now. */
  countWaiting(now: Date): Promise<number>;
  /** All, or those of one conversation. */
  count(of?: { conversationId?: string }): Promise<number>;
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
  status?: LeadStatus;
  /** Username; null for those that nobody has. */
  assignee?: string | null;
  /** Only those that the shop was not told of: the `failing` of OutboxStore.count. */
  undelivered?: { failingBefore: Date };
}

export type LeadTimes = Pick<
  Lead,
  'source' | 'service' | 'createdAt' | 'handledAt' | 'replyDueAt' | 'firstTouch'
>;

export interface Decided extends Pick<Lead, 'source' | 'service'> {
  /** Which of the starts, from 0. */
  span: number;
  isWon: boolean;
  leads: number;
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
  /** What Carl speaks with them. */
  language: Language;
  /** ISO time by which a person answers; kept from the first save on. */
  replyDueAt: string;
  /**
   * Who is to be told; a receipt only if the lead has an email. Each channel is told of a lead once: a later save adds
   * only those that are new, and a receipt for an email that was corrected.
   */
  notify: readonly NotificationChannel[];
}

export interface ContactStore {
  /** Throws an ArtworkTakenError. */
  save(contact: {
    id: string;
    name: string;
    email: string;
    service: string;
    details: string | null;
    replyDueAt: string;
    /** Ids of the artwork that was sent with it, still under way or there: it belongs to this lead from then on. */
    artworkIds?: readonly string[];
    firstTouch?: FirstTouch | undefined;
    /** As in ChatLeadToSave. */
    notify: readonly NotificationChannel[];
    now: Date;
    answer?: AnswerToKeep;
  }): Promise<void>;
}

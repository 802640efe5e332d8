// What a way of telling people is given, and what it gives: one file in channels/ for each.
import type { AlertChannel } from '../../schemas/alerts.ts';
import type { DeskArtwork } from '../../schemas/desk-artwork.ts';
import type { ToldLead } from '../../schemas/lead.ts';
import type { ToldQuote } from '../../schemas/quote.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { ConversationStore } from '../../storage/conversations/conversation-store.ts';
import type { SentMessage } from '../../storage/job/job-store.ts';
import type { RateLimitStore } from '../../storage/requests/request-stores.ts';
import type { ServerHealth } from '../app-context.ts';
import type { Env } from '../env/env.ts';
import type { Mailbox } from '../env/env-formats.ts';
import type { Pusher } from '../push/pusher.ts';
import type { Mailer } from './mails/mailer.ts';

/** What a file in channels/ exports as its default. */
export interface Channel {
  /** The environment variable without which it is not there; null where it always is. */
  variable: string | null;
  /** Somebody has to ask for it: a new lead is not told by it. */
  isAskedFor?: true;
  /** Told of a promise that is about to be late. */
  isForLate?: true;
  /** Null where it is not configured. */
  open(context: ChannelContext): OpenChannel | null;
}

export interface ChannelContext {
  env: Env;
  rateLimits: Pick<RateLimitStore, 'hit'>;
  conversations: Pick<ConversationStore, 'find' | 'findTranscript' | 'saveTurn'>;
  /** Null where no mail server is configured. */
  mailer: Mailer | null;
  pusher: Pusher;
}

export interface OpenChannel {
  send: Send;
  /** False while there is nobody whom it would tell. */
  isTold?(): boolean;
  /** Of those that reach the shop. */
  alert?: SendAlert;
  /** The same; pushes are tested device by device. */
  test?: SendTest;
}

/** Ends within 20 seconds; rejects with a SendError where the notification did not arrive. */
export type Send = (notification: Notification) => Promise<void>;

export interface Notification {
  /** The same on every attempt. */
  eventId: string;
  /** From 1. */
  attempt: number;
  /** ISO time at which it was asked for, the same on every attempt. */
  queuedAt: string;
  /** As it is now, not as it was when it was queued. */
  lead: ToldLead;
  artwork: readonly DeskArtwork[];
  /** A PNG of the first of its artwork that there is a picture of, so wide; null without one in time. Never rejects. */
  drawArtwork(width: number): Promise<Uint8Array | null>;
  /**
   * What the customer said on the job page and nobody has answered there, silence to a proof too, up to `seq`; null where it
   * is nothing.
   */
  unanswered(): Promise<{ text: string; seq: number } | null>;
  /** The address of the lead's job page; null where mails can name none. */
  jobUrl(): Promise<string | null>;
  /** The newest version of its quote; null before one was sent. */
  quote(): Promise<ToldQuote | null>;
  /** The proofs that wait for an answer; `isReminder`: the customer was told of it before. */
  proofs(): Promise<{ version: number; label: string; shows: string; isReminder: boolean }[]>;
  /** The reply that it takes out, as it was written; null where that is gone. */
  reply(): Promise<ReplyToTell | null>;
  /** The bytes of a file that a reply names; null where it is gone. */
  readFile(id: string): Promise<Buffer | null>;
  /** Where the customer's answer to a mail goes: into the mailbox that is read, or to the shop. */
  answersTo: Mailbox;
  /** What the lead's address asked for within a year, each with its job page; the newest first. */
  jobsOfAddress(): Promise<{ lead: ToldLead; url: string }[]>;
  shop: Shop;
  now: Date;
}

export interface ReplyToTell {
  text: string;
  /** Username of who wrote it. */
  name: string;
  sent: SentMessage;
  /** What they last wrote by mail is about; null where they wrote none. */
  subject: string | null;
  /** Mails before it, the oldest first: Message-IDs of theirs, event ids of ours. */
  thread: ({ theirs: string } | { ours: string })[];
}

/** Ends within 20 seconds; rejects with a SendError where the alert did not arrive. */
export type SendAlert = (alert: Alert) => Promise<void>;

/** Something has changed for the worse, or is well again. */
export type Alert = {
  /** The same on every attempt. */
  eventId: string;
  shop: Shop;
  now: Date;
} & (StorageAlert | ChannelAlert | AskedAlert);

/** The server's state; `before`: the one that the shop was told last. */
export interface StorageAlert {
  kind: 'storage';
  storage: ServerHealth;
  before: ServerHealth['state'];
}

/** A way of telling the shop. */
export interface ChannelAlert {
  kind: 'channel';
  channel: AlertChannel;
  state: 'working' | 'broken';
  /** One line; null where it works. */
  reason: string | null;
}

/** Visitors ask for a person in the chat, and wait. */
export interface AskedAlert {
  kind: 'asked';
  /** How many, of whom nobody was told yet. */
  people: number;
  /** ISO time; of the first. */
  askedAt: string;
  /** Carl tells visitors when the shop opens, where it is closed. */
  isOpen: boolean;
}

/** Ends within 20 seconds; rejects with a SendError where the test was not taken. */
export type SendTest = (test: { id: string; shop: Shop; now: Date }) => Promise<{
  /** `arrived` where the answer is the proof. */
  result: 'taken' | 'arrived';
  reason: string;
}>;

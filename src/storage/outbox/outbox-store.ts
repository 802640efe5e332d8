// What storage promises of notifications that wait.
import type { Notification, NotificationChannel } from '../../schemas/lead.ts';

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
  /**
   * `nextAttemptAt` null gives up: the state is 'failed'; `error` null: it waits for that time and nothing is wrong. As
   * markSent where the lease has run out.
   */
  markFailed(
    delivery: Delivery,
    failure: { error: string | null; nextAttemptAt: Date | null; now: Date },
  ): Promise<void>;
  /** There is nothing to say any more. As markSent where the lease has run out. */
  drop(delivery: Delivery): Promise<void>;
  /** Channels of which something waits that failed and was queued before `failingBefore`, with the error of the newest and when that was. */
  listFailing(failingBefore: Date): Promise<{ channel: NotificationChannel; error: string; at: string }[]>;
  /**
   * Queues a lead again with the event ids it has: the given channels, and the receipt only if it was not sent. One that
   * is being sent at this moment is left to that. False for an unknown lead.
   */
  notifyAgain(leadId: string, channels: readonly NotificationChannel[], now: Date): Promise<boolean>;
  /** Queues what was given up of a channel once more, whatever it is about; answers how many. */
  retryFailed(leadId: string, channels: readonly NotificationChannel[], now: Date): Promise<number>;
  /** How far each reply of a lead is that goes out by a channel, by the reply's id; `eventId`: that of its deliveries. */
  listAbout(
    leadId: string,
    channel: NotificationChannel,
  ): Promise<Map<string, Notification & { eventId: string }>>;
  /**
   * `waiting`: all that are not sent or given up; `failing`: leads whose notification to the shop (not the receipt) was
   * given up, or has an error and was queued before `failingBefore`; `oldestWaitingAt`: ISO time it was queued.
   */
  count(failingBefore: Date): Promise<{ waiting: number; failing: number; oldestWaitingAt: string | null }>;
}

/** One lead to be told to one channel. */
export interface Delivery {
  /** The event id: the same on every attempt, another one for each channel, and for each reply. */
  id: string;
  leadId: string;
  channel: NotificationChannel;
  /** Id of the reply that it takes out; '' where it tells of the lead itself. */
  about: string;
  /** Number of this attempt, from 1; starts anew when somebody asks for it to be sent again. */
  attempt: number;
  /** ISO time of the lead's entry, or of the last request to send it again. */
  queuedAt: string;
}

// What a channel is given to send.
import type { ToldLead } from '../../schemas/lead.ts';
import type { Shop } from '../../schemas/shop.ts';

export interface Notification {
  /** The same on every attempt. */
  eventId: string;
  /** From 1. */
  attempt: number;
  /** As it is now, not as it was when it was queued. */
  lead: ToldLead;
  shop: Shop;
  now: Date;
}

/** Ends within 20 seconds; rejects with a SendError where the notification did not arrive. */
export type Send = (notification: Notification) => Promise<void>;

// What the shop is told of the server itself.
import type { Shop } from '../../schemas/shop.ts';
import type { StorageHealth } from '../../storage/storage.ts';

/** The database's state has changed for the worse, or back to `ok`. */
export interface Alert {
  /** The same on every attempt. */
  eventId: string;
  storage: StorageHealth;
  /** The state that the shop was told before. */
  before: StorageHealth['state'];
  shop: Shop;
  now: Date;
}

/** Ends within 20 seconds; rejects with a SendError where the alert did not arrive. */
export type SendAlert = (alert: Alert) => Promise<void>;

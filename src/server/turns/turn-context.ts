// What a turn is made from and stored with.
import type { Shop } from '../../schemas/shop.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Notifier } from '../app-context.ts';

export interface TurnContext {
  storage: Storage;
  shop: Shop;
  notifier: Notifier;
  now: Date;
}

// What a turn is made from and stored with.
import type { Shop } from '../../schemas/shop.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Announcer } from '../parts.ts';

export interface TurnParts {
  storage: Storage;
  shop: Shop;
  announcer: Announcer;
  now: Date;
}

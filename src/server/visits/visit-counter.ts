// Counts visits in memory and adds them to the database a batch at a time, so that no page waits for it.

import { dayInZone } from '../../shop/opening-hours.ts';
import type { Storage } from '../../storage/storage.ts';
import type { AppContext, VisitCounter } from '../app-context.ts';

export interface RunnableVisitCounter extends VisitCounter {
  /** Stores what was counted since. Rejects with storage's error; the visits are then kept for the next time. */
  save(): Promise<void>;
}

/**
 * A crash loses what was not saved yet, some seconds of it; the count is a rough one anyway.
 *
 *     const visits = createVisitCounter({ storage, shop, now });
 *     visits.add('home');
 *     await visits.save();
 */
export function createVisitCounter({
  storage,
  shop,
  now,
}: Pick<AppContext, 'shop' | 'now'> & { storage: Pick<Storage, 'visits'> }): RunnableVisitCounter {
  const counted = new Map<string, { day: string; page: string; count: number }>();
  const add = (day: string, page: string, count: number) => {
    const key = `${day} ${page}`;
    counted.set(key, { day, page, count: count + (counted.get(key)?.count ?? 0) });
  };
  return {
    add: (page) => add(dayInZone(now(), shop.current.time_zone), page, 1),
    save: async () => {
      const batch = [...counted.values()];
      counted.clear();
      try {
        await storage.visits.add(batch);
      } catch (error) {
        for (const { day, page, count } of batch) add(day, page, count);
        throw error;
      }
    },
  };
}

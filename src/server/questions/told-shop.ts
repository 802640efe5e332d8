// The shop as Carl tells of it now: its facts, with the answers that were written at the desk of any instance.
import { createHash } from 'node:crypto';
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import { isTold, shopToTell } from '../../shop/shop-answers.ts';
import type { AppContext } from '../app-context.ts';

/** Asks the database each time, which is a few rows, and puts the shop together again only where something has changed. */
export function createToldShop({
  storage,
  shop,
  now,
}: Pick<AppContext, 'storage' | 'shop' | 'now'>): () => Promise<Shop> {
  let last: { of: Shop; key: string; told: Shop } | undefined;
  return async () => {
    const { current } = shop;
    const today = dayInZone(now(), current.time_zone);
    const answers = (await storage.questions.listAnswers()).filter((one) => isTold(one, today));
    const key = createHash('sha256')
      .update(JSON.stringify([today, answers]))
      .digest('hex');
    if (last?.of !== current || last.key !== key)
      last = { of: current, key, told: shopToTell(current, answers, today) };
    return last.told;
  };
}

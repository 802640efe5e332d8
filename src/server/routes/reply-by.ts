// The promise to whoever writes now.
import { describeDueTime, replyDueAt } from '../../shop/opening-hours.ts';
import type { AppContext } from '../app-context.ts';

/** By when a person answers, in words: 'tomorrow, Thursday, March 5, by 9 am'. */
export function replyBy({ shop: { current }, now }: Pick<AppContext, 'shop' | 'now'>): string {
  const at = now();
  return describeDueTime(current, at, replyDueAt(current, at));
}

// The day a job is needed by, and the days until then counted back: whose they are, the visitor's or the press's.
import type { Method } from '../../schemas/catalog.ts';
import type { Item } from '../../schemas/item.ts';
import type { JobDeadline } from '../../schemas/job.ts';
import type { Language } from '../../schemas/language.ts';
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone, daysAfter } from '../../shop/opening-hours.ts';
import { isProductionDay, type Plan, planJob, productionDaysBetween } from '../../shop/plan.ts';
import { longDay, shortDay } from './job-words.ts';

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
/** As many as stand in one row. */
const DAYS_MOST = 18;

/** The first day that one of the items is needed by; null where none is known, and once it is past. */
export function deadlineDay(items: readonly Item[], shop: Shop, now: Date): string | null {
  const today = dayInZone(now, shop.time_zone);
  const days = items.flatMap(({ dueDate }) => (dueDate && ISO_DAY.test(dueDate) ? [dueDate] : []));
  const [first] = days.filter((day) => day >= today).toSorted();
  return first ?? null;
}

/** The last ISO day to approve, for what is needed by that day; null where it is not known, or too late. */
export function approvalDay(items: readonly Item[], shop: Shop, now: Date): string | null {
  const day = deadlineDay(items, shop, now);
  const plans = day === null ? [] : items.flatMap((item) => planOf(item, day, shop, now));
  const [first] = plans.map((plan) => plan.approveBy).toSorted();
  return plans.every((plan) => plan.isInTime) ? (first ?? null) : null;
}

/** `isApproved`: the visitor's time is over. */
export function tellDeadline(
  items: readonly Item[],
  shop: Shop,
  { isApproved, now, language }: { isApproved: boolean; now: Date; language: Language },
): JobDeadline | null {
  const day = deadlineDay(items, shop, now);
  if (day === null) return null;
  const plans = isApproved ? [] : items.flatMap((item) => planOf(item, day, shop, now));
  const approveBy = isApproved ? null : approvalDay(items, shop, now);
  const late = plans.filter((plan) => !plan.isInTime).map(({ earliest }) => earliest);
  return {
    day,
    words: longDay(day, language),
    approveBy: approveBy && shortDay(approveBy, language),
    workingDays: approveBy === null ? null : productionDaysBetween(shop, approveBy, daysAfter(day, -1)),
    earliest: late.length > 0 ? shortDay(late.toSorted().at(-1) ?? '', language) : null,
    days: daysUntil(day, dayInZone(now, shop.time_zone)).map(({ day: one, isToday }) => ({
      day: one,
      isToday,
      mark: markOf(one, { day, pressFrom: isApproved ? '' : approveBy }, shop),
    })),
  };
}

function planOf(item: Item, neededBy: string, shop: Shop, now: Date): Plan[] {
  const method = methodOf(item, shop);
  return method ? [planJob(shop, method, now, { neededBy })] : [];
}

/** The item's, else the first that its product is made by. */
function methodOf({ method, product }: Item, { catalog }: Shop): Method | undefined {
  const wanted = method ?? catalog.products.find(({ id }) => id === product)?.made_by[0]?.method;
  return catalog.methods.find(({ id }) => id === wanted);
}

/** Today to the day, or as many before it as stand in one row. */
function daysUntil(day: string, today: string): { day: string; isToday: boolean }[] {
  const days: { day: string; isToday: boolean }[] = [];
  for (let one = day; one >= today && days.length < DAYS_MOST; one = daysAfter(one, -1))
    days.unshift({ day: one, isToday: one === today });
  return days;
}

function markOf(
  one: string,
  { day, pressFrom }: { day: string; pressFrom: string | null },
  shop: Shop,
): JobDeadline['days'][number]['mark'] {
  if (one === day) return 'hands';
  if (one === pressFrom) return 'last';
  if (!isProductionDay(shop, one)) return 'closed';
  return pressFrom !== null && one > pressFrom ? 'press' : 'open';
}

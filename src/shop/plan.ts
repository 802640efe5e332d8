// When a job can be had: production days counted forwards from today, and backwards from the day it is needed.
import type { Method, RushStep } from '../schemas/catalog.ts';
import type { Shop } from '../schemas/shop.ts';
import { dayInZone, daysAfter, hoursOn } from './opening-hours.ts';

export interface Plan {
  /** The step that meets the day where it is needed sooner than usual, else the fastest there is; null: as usual. */
  rush: RushStep | null;
  /** The first day on which the goods can be in hands, if the proof is approved as soon as it comes. */
  earliest: string;
  /** The last day to approve the proof for the day needed; without one, or too late for it, the day it can come. */
  approveBy: string;
  /** True where no day was named. */
  isInTime: boolean;
  /** How many production days too late, 0 if in time. */
  daysLate: number;
  /** The day needed is one on which the shop is closed; `name` of the holiday, null on a day of the week. */
  closed: { day: string; name: string | null } | null;
}

/**
 * Plans a job made by `method`, ISO days in the shop's time zone. Production days are Monday to Friday without
 * holidays: `catalog.proof_days` until there is a proof, then the method's own. `rush`: the step that was asked for;
 * otherwise the slowest that meets `neededBy`.
 *
 *     planJob(shop, method, now, { neededBy: '2026-03-13' }).rush?.name; // 'super_rush'
 */
export function planJob(
  shop: Shop,
  method: Method,
  now: Date,
  { neededBy, rush }: { neededBy?: string | undefined; rush?: string | undefined } = {},
): Plan {
  const today = dayInZone(now, shop.time_zone);
  const proofed = addProductionDays(shop, today, shop.catalog.proof_days);
  const readyBy = (step: RushStep | null) =>
    nearestDay(addProductionDays(shop, proofed, daysOf(method, step)), 1, (day) => isOpenDay(shop, day));
  const steps: (RushStep | null)[] = [null, ...method.rush];
  const asked = method.rush.find(({ name }) => name === rush);
  const fitting = neededBy === undefined ? null : steps.find((step) => readyBy(step) <= neededBy);
  const chosen =
    rush !== undefined ? (asked ?? null) : fitting === undefined ? (steps.at(-1) ?? null) : fitting;
  const earliest = readyBy(chosen);
  const isInTime = neededBy === undefined || earliest <= neededBy;
  return {
    rush: chosen,
    earliest,
    approveBy:
      neededBy === undefined || !isInTime
        ? proofed
        : subtractProductionDays(shop, lastOpenDay(shop, neededBy), daysOf(method, chosen)),
    isInTime,
    daysLate: isInTime ? 0 : productionDaysBetween(shop, neededBy > today ? neededBy : today, earliest),
    closed: neededBy === undefined || hoursOn(shop, neededBy) !== null ? null : closedDay(shop, neededBy),
  };
}

/** Working days from the approved proof; as usual, the longer of the span. */
const daysOf = ({ turnaround_days }: Method, step: RushStep | null): number =>
  step?.days ?? turnaround_days.to;

const isOpenDay = (shop: Shop, day: string): boolean => hoursOn(shop, day) !== null;
const lastOpenDay = (shop: Shop, day: string): string => nearestDay(day, -1, (one) => isOpenDay(shop, one));

const closedDay = ({ holidays }: Shop, day: string): { day: string; name: string | null } => ({
  day,
  name: holidays.find(({ date }) => date === day)?.name ?? null,
});

/** Is it a day on which the shop makes things: Monday to Friday, and no holiday? */
export function isProductionDay({ holidays }: Pick<Shop, 'holidays'>, day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.some(({ date }) => date === day);
}

/** The ISO day `count` production days after `day`; with 0 the day itself, or the next production day. */
export function addProductionDays(shop: Pick<Shop, 'holidays'>, day: string, count: number): string {
  return count === 0 ? nearestProductionDay(shop, day, 1) : stepDays(shop, day, count, 1);
}

/** The last ISO day from which `count` production days lead to one that is no later than `day`. */
export function subtractProductionDays(shop: Pick<Shop, 'holidays'>, day: string, count: number): string {
  return stepDays(shop, nearestProductionDay(shop, day, -1), count, -1);
}

/** How many production days lie after `from`, up to `to`; 0 where `to` is no later. */
export function productionDaysBetween(shop: Pick<Shop, 'holidays'>, from: string, to: string): number {
  let count = 0;
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1))
    if (isProductionDay(shop, day)) count += 1;
  return count;
}

const nearestProductionDay = (shop: Pick<Shop, 'holidays'>, from: string, step: 1 | -1): string =>
  nearestDay(from, step, (day) => isProductionDay(shop, day));

/** `from` itself, or the next day in that direction that is right; none is further than a shop is ever closed. */
function nearestDay(from: string, step: 1 | -1, isRight: (day: string) => boolean): string {
  let day = from;
  for (let tries = 0; tries < LONGEST_PAUSE && !isRight(day); tries++) day = daysAfter(day, step);
  return day;
}

const LONGEST_PAUSE = 400;

function stepDays({ holidays }: Pick<Shop, 'holidays'>, from: string, count: number, step: 1 | -1): string {
  const known = stepped.get(holidays) ?? new Map<string, string>();
  stepped.set(holidays, known);
  const key = `${from} ${count * step}`;
  const day = known.get(key) ?? walkDays({ holidays }, from, count, step);
  if (known.size >= STEPS_KEPT) known.clear();
  known.set(key, day);
  return day;
}

/** A turn plans the same days again for every method, and for every way to price them. */
const stepped = new WeakMap<Shop['holidays'], Map<string, string>>();
const STEPS_KEPT = 1000;

function walkDays(shop: Pick<Shop, 'holidays'>, from: string, count: number, step: 1 | -1): string {
  let day = from;
  for (let left = count; left > 0; ) {
    day = daysAfter(day, step);
    if (isProductionDay(shop, day)) left -= 1;
  }
  return day;
}

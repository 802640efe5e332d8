// Working days, and the price book's faster turnarounds.
import type { Shop } from '../../../schemas/shop.ts';
import { weekdayOf } from '../reading/dates/days.ts';

interface Rush {
  name: string;
  label: string;
  /** Working days, as its label says; undefined where it does not. */
  days: number | undefined;
}

/** The price book's faster turnarounds, the cheapest first. */
export function rushChoices(slug: string, shop: Shop): Rush[] {
  const option = shop.prices[slug]?.options.find(({ name }) => name === 'rush');
  if (option?.kind !== 'choice') return [];
  return option.choices
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => a.percent - b.percent)
    .map(({ name, label }) => ({ name, label, days: daysIn(label) }));
}

/** 'Rush, 5 working days', 'Super rush, next working day' */
function daysIn(label: string): number | undefined {
  const [, days] = /\b(\d+|next) working days?\b/i.exec(label) ?? [];
  return days === undefined ? undefined : days.toLowerCase() === 'next' ? 1 : Number(days);
}

/**
 * The rush that meets the day where the one that was asked for does not: the cheapest that does, else the fastest; undefined
 * where no rush is chosen, no day is known, or it is met.
 */
export function fittedRush(
  chosen: string | undefined,
  { slug, due, today }: { slug: string | undefined; due: string | null | undefined; today: string },
  shop: Shop,
): string | undefined {
  if (chosen === undefined || slug === undefined || !due) return;
  const choices = rushChoices(slug, shop);
  const left = workingDaysUntil(shop, today, due);
  const days = choices.find(({ name }) => name === chosen)?.days;
  if (days === undefined || days <= left) return;
  return (choices.find((one) => one.days !== undefined && one.days <= left) ?? choices.at(-1))?.name;
}

/** Working days after `from` up to `to`: Monday to Friday without the shop's holidays. Whole weeks are not walked through. */
export function workingDaysUntil({ holidays }: Shop, from: string, to: string): number {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  if (days <= 0) return 0;
  const weekday = weekdayOf(from);
  const rest = days % 7;
  const weekdaysLeft = Array.from({ length: rest }, (_, i) => weekday + 1 + i).filter(isWorkday).length;
  const closed = new Set(
    holidays
      .map(({ date }) => date)
      .filter((date) => date > from && date <= to && isWorkday(weekdayOf(date))),
  );
  return ((days - rest) / 7) * 5 + weekdaysLeft - closed.size;
}

const DAY_MS = 86_400_000;

export const isWorkday = (weekday: number): boolean => weekday % 7 !== 0 && weekday % 7 !== 6;

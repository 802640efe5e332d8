// What the server puts into a reply so that no figure is typed: the estimate by today's price book, and an open quote.
import type { Item } from '../../schemas/item.ts';
import type { Language } from '../../schemas/language.ts';
import type { Lead } from '../../schemas/lead.ts';
import { exactDollars, quoteRows, quoteTotal } from '../../schemas/quote-sums.ts';
import type { ReplyBlockTold } from '../../schemas/reply.ts';
import type { Shop } from '../../schemas/shop.ts';
import { tellItem } from '../../schemas/told-item.ts';
import { dollars, totalOf } from '../../schemas/told-price.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import { priceItem } from '../../shop/price-item.ts';
import { wasDrawn } from '../../shop/quote-lines.ts';
import type { JobEvent } from '../../storage/job/job-store.ts';
import { ITEM_WORDS } from '../item-words.ts';
import { type QuoteVersion, quotesOf } from '../job/quotes.ts';
import { dayInWords, REPLY_WORDS } from './reply-words.ts';

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** Null where the catalog has a price for nothing of it. */
export function estimateBlock(lead: Lead, shop: Shop, now: Date): ReplyBlockTold | null {
  const words = REPLY_WORDS[lead.language];
  const priced = priceToday(lead, shop, now);
  const known = priced.flatMap(({ estimate }) => estimate ?? []);
  if (known.length === 0) return null;
  const total = priced.length > 1 ? totalOf(priced) : null;
  const [validUntil = ''] = known.map((one) => one.validUntil).toSorted();
  return {
    title: words.estimate,
    note: words.estimateHolds(dayInWords(validUntil, lead.language)),
    total: total && tellRange(total, lead.language),
    rows: priced.map(({ item, estimate }) => ({
      label: tellItem(item, shop, ITEM_WORDS[lead.language]).line,
      amount: estimate ? tellRange(estimate, lead.language) : words.byPerson,
    })),
  };
}

/** What the lead's items cost by the price book of this moment, in their order; null for what a person prices. */
export function priceToday(
  lead: Pick<Lead, 'items' | 'createdAt'>,
  shop: Shop,
  now: Date,
): { item: Item; estimate: { lowCents: number; highCents: number; validUntil: string } | null }[] {
  const today = dayInZone(now, shop.time_zone);
  return lead.items.map((item) => {
    // As a quote begins: what nobody priced is left to a person.
    if (!item.estimate) return { item, estimate: null };
    const isOver = item.dueDate !== null && ISO_DAY.test(item.dueDate) && item.dueDate < today;
    const wanted = isOver ? { ...item, dueDate: null } : item;
    const needsDesign = wasDrawn(item, shop, new Date(lead.createdAt));
    return { item, estimate: priceItem(wanted, shop, now, { needsDesign })?.estimate ?? null };
  });
}

/** '$396 to $444'; one figure where both ends print alike. */
export function tellRange(
  { lowCents, highCents }: { lowCents: number; highCents: number },
  language: Language,
): string {
  const [low, high] = [dollars(lowCents), dollars(highCents)];
  return low === high ? low : REPLY_WORDS[language].range(low, high);
}

export function quoteBlock({ version, quote }: QuoteVersion, language: Language): ReplyBlockTold {
  const words = REPLY_WORDS[language];
  const holds = words.quoteHolds(dayInWords(quote.validUntil, language));
  return {
    title: words.quote(version),
    note: [quote.taxNote, quote.terms, holds].filter(Boolean).join('\n'),
    total: exactDollars(quoteTotal(quote.lines)),
    rows: quoteRows(quote.lines, quote.items).map(({ label, note, cents }) => ({
      label: note ? `${label}. ${note}` : label,
      amount: exactDollars(cents),
    })),
  };
}

/** The version that can be accepted now; there is one at most. */
export const openQuote = (events: readonly JobEvent[], shop: Shop, now: Date): QuoteVersion | undefined =>
  quotesOf(events, dayInZone(now, shop.time_zone)).find(({ state }) => state === 'sent' || state === 'seen');

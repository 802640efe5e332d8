// A job's quotes as its page, its mail and the desk read them.
import type { Language } from '../../schemas/language.ts';
import type { Lead, ToldLead } from '../../schemas/lead.ts';
import type { DeskQuotes, ToldQuote } from '../../schemas/quote.ts';
import { quoteRows, quoteTotal } from '../../schemas/quote-sums.ts';
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import { quoteLines } from '../../shop/quote-lines.ts';
import type { JobEvent, SentQuote } from '../../storage/job/job-store.ts';
import { dateOf, momentOf, shortDay } from './job-words.ts';
import { linkNameOf } from './people.ts';
import { quotesOf } from './quotes.ts';

/** The newest version, in words; null before one was sent. */
export function tellQuote(
  events: readonly JobEvent[],
  shop: Shop,
  now: Date,
  language: Language,
): ToldQuote | null {
  const newest = quotesOf(events, dayInZone(now, shop.time_zone)).at(-1);
  if (!newest) return null;
  const { version, state, quote, sentBy, sentAt, accepted } = newest;
  return {
    version,
    state,
    rows: quoteRows(quote.lines, quote.items),
    totalCents: quoteTotal(quote.lines),
    validUntil: shortDay(quote.validUntil, language),
    ...extrasOf(quote),
    sentBy,
    sentAt: momentOf(sentAt, shop, now, language),
    sentOn: dateOf(sentAt, shop, language),
    accepted: accepted && { name: accepted.name, at: momentOf(accepted.at, shop, now, language) },
  };
}

export function tellDeskQuotes(lead: Lead, events: readonly JobEvent[], shop: Shop, now: Date): DeskQuotes {
  const versions = quotesOf(events, dayInZone(now, shop.time_zone));
  return {
    catalogLines: quoteLines(lead.items, shop, new Date(lead.createdAt)),
    versions: versions.toReversed().map(({ quote, accepted, ...rest }) => ({
      ...rest,
      lines: quote.lines,
      totalCents: quoteTotal(quote.lines),
      validUntil: quote.validUntil,
      ...extrasOf(quote),
      hash: quote.hash,
      accepted: accepted && {
        name: accepted.name,
        at: accepted.at,
        linkOf: linkNameOf(accepted, events, lead),
      },
    })),
  };
}

/** What the lead's items are called on a quote: '24 T-shirts', and below it what else is known of them. */
export const quotedItems = ({ items }: Pick<ToldLead, 'items'>): SentQuote['items'] =>
  items.map(({ label, line, sizes }) => {
    const counts = Object.entries(sizes ?? {}).map(([size, count]) => `${count} ${size}`);
    // The line begins with the label.
    const rest = line.slice(label.length).replace(/^, /, '');
    return { label, note: [upperFirst(rest), counts.join(', ')].filter(Boolean).join('. ') };
  });

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const extrasOf = ({ terms, taxNote, payLink }: SentQuote) => ({
  terms: terms ?? null,
  taxNote: taxNote ?? null,
  payLink: payLink ?? null,
});

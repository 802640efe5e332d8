// What the fields of saved replies stand for, of one lead at this moment; null for what nobody knows.
import type { Language } from '../../schemas/language.ts';
import type { Lead } from '../../schemas/lead.ts';
import { exactDollars, quoteTotal } from '../../schemas/quote-sums.ts';
import type { Shop } from '../../schemas/shop.ts';
import { tellItem } from '../../schemas/told-item.ts';
import { totalOf } from '../../schemas/told-price.ts';
import { dayInZone, describeHours } from '../../shop/opening-hours.ts';
import type { ReplyValues } from '../../shop/saved-replies.ts';
import type { JobEvent } from '../../storage/job/job-store.ts';
import { approvalDay, deadlineDay } from '../job/job-deadline.ts';
import { contactName } from '../job/people.ts';
import { quotesOf } from '../job/quotes.ts';
import { isBeforeApproval } from '../job/stage.ts';
import { priceToday, tellRange } from './reply-blocks.ts';
import { dayInWords, listInWords, REPLY_WORDS } from './reply-words.ts';

const NOT_SAID = 'Not said yet';
/** Quotes whose total the customer can be told. */
const GOOD = new Set(['sent', 'seen', 'accepted']);

interface Moment {
  events: readonly JobEvent[];
  shop: Shop;
  /** Of the job's page; null where a mail can name none. */
  url: string | null;
  /** Who writes. */
  person: string;
  /** Of the saved reply. */
  language: Language;
  now: Date;
}

export function replyValues(lead: Lead, { events, shop, url, person, language, now }: Moment): ReplyValues {
  const { brand } = shop;
  const name = contactName(lead);
  const things = lead.items.map((item) => tellItem(item, shop).label).filter((label) => label !== NOT_SAID);
  const total = totalOf(priceToday(lead, shop, now));
  const quote = quotesOf(events, dayInZone(now, shop.time_zone)).findLast(({ state }) => GOOD.has(state));
  const inDay = (day: string | null) => day && dayInWords(day, language);
  return {
    name,
    first_name: name?.split(/\s+/)[0] ?? null,
    items: things.length > 0 ? listInWords(things, language) : null,
    quantity: lead.quantity?.toLocaleString(REPLY_WORDS[language].locale) ?? null,
    in_hands: inDay(deadlineDay(lead.items, shop, now)),
    estimate: total && tellRange(total, language),
    quote_total: quote ? exactDollars(quoteTotal(quote.quote.lines)) : null,
    job_link: url,
    approve_by: isBeforeApproval(events) ? inDay(approvalDay(lead.items, shop, now)) : null,
    person,
    shop: brand.name,
    phone: brand.phone,
    hours: describeHours(shop, language).join(', '),
    address: `${brand.address.street}, ${brand.address.city}`,
  };
}

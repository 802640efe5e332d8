// What a lead that repeats another asks for: the same, priced by today's catalog, by a day that is to come.
import type { Again } from '../../schemas/again.ts';
import type { Item } from '../../schemas/item.ts';
import type { Lead } from '../../schemas/lead.ts';
import { LONGEST } from '../../schemas/longest.ts';
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import { priceItem } from '../../shop/price-item.ts';
import type { LeadAgain } from '../../storage/job/job-store.ts';
import { numberOf } from './job-words.ts';

type Asked = Pick<LeadAgain, 'service' | 'quantity' | 'dueDate' | 'details' | 'items'> &
  Pick<Lead, 'name' | 'email' | 'phone' | 'company' | 'language'>;

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** `copies`: of the files that are taken along, each under the id that it had. */
export function leadAgain(
  lead: Lead,
  { neededBy, note }: Again,
  { copies, shop, now }: { copies: ReadonlyMap<string, string>; shop: Shop; now: Date },
): Asked {
  const today = dayInZone(now, shop.time_zone);
  const items = lead.items.map((item) => {
    const wanted = {
      ...item,
      dueDate: neededBy ?? dayToCome(item.dueDate, today),
      artwork: item.artwork.flatMap((id) => copies.get(id) ?? []),
    };
    return { ...wanted, estimate: estimateOf(wanted, shop, now) };
  });
  const { name, email, phone, company, service, quantity, language } = lead;
  return {
    name,
    email,
    phone,
    company,
    language,
    service,
    quantity,
    dueDate: items[0]?.dueDate ?? null,
    details: detailsOf(lead, note),
    items,
  };
}

/** Words such as 'next Friday' told a day as they were said. */
const dayToCome = (day: string | null, today: string): string | null =>
  day !== null && ISO_DAY.test(day) && day >= today ? day : null;

function estimateOf(item: Item, shop: Shop, now: Date): Item['estimate'] {
  const priced = priceItem(item, shop, now);
  if (!priced) return null;
  const { nextBreak: _, ...told } = priced.estimate;
  return told;
}

function detailsOf(lead: Lead, note: string | undefined): string {
  const before = wordsOf(lead);
  return [
    `${LIKE}${numberOf(lead)}`,
    ...(note ? [`What differs: ${note}`] : []),
    ...(before ? ['', 'Asked for then:', before] : []),
  ]
    .join('\n')
    .slice(0, LONGEST.details);
}

const LIKE = 'Again: like job ';

/** What its items do not tell: the words of a form, goods that the catalog does not have, what differed before. */
export function wordsOf({ source, items, details }: Lead): string {
  if (source === 'again') return (details ?? '').split('\n').slice(1).join('\n').trim();
  return items.every(({ product }) => product !== null) ? '' : (details ?? '');
}

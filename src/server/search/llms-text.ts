// llms.txt: the shop in a page of Markdown, for language models that answer about it (llmstxt.org).
import { PAGES, pathOf, textPages } from '../../schemas/pages.ts';
import type { Service, Shop } from '../../schemas/shop.ts';
import { describeHours } from '../../shop/opening-hours.ts';

/** What the shop is, its services with links, how to ask, and what Carl may do. */
export function llmsText(shop: Shop, origin: string): string {
  const { brand, marketing } = shop;
  const { street, city, region, postal_code, country } = brand.address;
  return `# ${brand.name}

> ${brand.lede}

- Address: ${street}, ${city}, ${region} ${postal_code}, ${country}
- Phone: ${brand.phone}
- Email: ${brand.email}
- Hours (${shop.time_zone}): ${describeHours(shop).join('; ')}

## Services

${shop.services.map((service) => describeService(shop, service, origin)).join('\n')}

## How to ask

- [${marketing.contact.title}](${origin}${pathOf({ page: 'contact' })}): the quote form. ${marketing.contact.promise}
- [Carl](${origin}/): the shop's AI assistant answers in the chat on every page, in English and Spanish.
- By phone or email, as above.

## What Carl may do

- He says that he is an AI, and he passes to a person whoever asks for one.
- He takes quote requests and answers from the shop's facts; what he does not know, he says.
- Prices he gives are estimates from the shop's price book, valid for ${count(shop.estimate_valid_days, 'day')}. The quote itself comes from a person.
- He makes no promise about prices or dates, takes no payment and sees no order's status.

## Optional

${textPages()
  .map((page) => `- [${PAGES[page].title}](${origin}${pathOf({ page })}): ${PAGES[page].description}`)
  .join('\n')}
`;
}

function describeService({ prices }: Shop, service: Service, origin: string): string {
  const { slug, name, blurb, minimum_order: minimum, turnaround_days: days } = service;
  const unit = prices[slug]?.unit ?? { one: 'piece', many: 'pieces' };
  const turnaround =
    days.from === days.to ? count(days.to, 'working day') : `${days.from} to ${days.to} working days`;
  return `- [${name}](${origin}${pathOf({ page: 'service', slug })}): ${blurb} From ${minimum} ${minimum === 1 ? unit.one : unit.many}, ${turnaround} from the approved proof.`;
}

const count = (quantity: number, noun: string): string => `${quantity} ${noun}${quantity === 1 ? '' : 's'}`;

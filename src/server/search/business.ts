// The shop itself in schema.org's words: who, where, when, and how to reach it.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone, daysAfter } from '../../shop/opening-hours.ts';

/** A LocalBusiness; other parts of the page's graph point to its `@id`, `ORIGIN/#shop`. */
export function describeBusiness(shop: Shop, origin: string, now: Date): Record<string, unknown> {
  const { name, lede, tagline, email, address } = shop.brand;
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#shop`,
    url: `${origin}/`,
    name,
    description: lede,
    slogan: tagline,
    telephone: internationalPhone(shop.brand),
    email,
    image: `${origin}/social.png`,
    logo: `${origin}/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postal_code,
      addressCountry: address.country,
    },
    openingHoursSpecification: listHours(shop),
    specialOpeningHoursSpecification: listHolidays(shop, dayInZone(now, shop.time_zone)),
  };
}

/** With its country code, as search engines want it; as the shop writes it where the country is not to be told. */
function internationalPhone({ phone, address: { country } }: Shop['brand']): string {
  const parsed = parsePhoneNumberFromString(phone, isSupportedCountry(country) ? country : undefined);
  return parsed?.formatInternational() ?? phone;
}

/** One entry for all days that share a span of hours; days that are closed have none. */
function listHours({ opening_hours }: Shop) {
  const daysBySpan = new Map<string, string[]>();
  for (const [index, day] of DAYS.entries()) {
    for (const span of opening_hours[index + 1] ?? []) {
      const key = span.join('-');
      daysBySpan.set(key, [...(daysBySpan.get(key) ?? []), day]);
    }
  }
  return [...daysBySpan].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split('-');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The holidays of the three months to come; from midnight to midnight means closed all day. */
function listHolidays({ holidays }: Shop, today: string) {
  const last = daysAfter(today, 92);
  return holidays
    .filter(({ date }) => date >= today && date <= last)
    .map(({ date, name }) => ({
      '@type': 'OpeningHoursSpecification',
      name,
      validFrom: date,
      validThrough: date,
      opens: '00:00',
      closes: '00:00',
    }));
}

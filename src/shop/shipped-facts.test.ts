// The facts in shop/: they load, they say what the page must say, and they agree with one another.
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { PriceList } from '../schemas/shop.ts';
import { estimate } from './estimate.ts';
import { loadShop } from './load-shop.ts';
import { describeHours } from './opening-hours.ts';

const shop = await loadShop(join(import.meta.dirname, '../../shop'));
const NOW = new Date('2026-03-04T16:00:00Z');

const SLUGS = [
  'screen-printing',
  'hats-and-t-shirts',
  'embroidery',
  'signs-and-banners',
  'car-wraps',
  'websites-and-ai',
  'promo-products',
];

describe('the shop', () => {
  it('is Bold Work, with its headline and tagline', () => {
    expect(shop.brand).toMatchObject({
      name: 'Bold Work',
      headline: 'BOLD WORK. BIGGER BRAND.',
      tagline: 'Bold Work. Bigger Brand.',
    });
    expect(describeHours(shop)).toEqual(['Mon-Fri 9 am - 6 pm', 'Sat 10 am - 2 pm', 'Sun closed']);
  });

  it('has seven services: six on the grid, six in the quote form, in their order', () => {
    expect(shop.services.map(({ slug }) => slug)).toEqual(SLUGS);
    expect(shop.services.filter((service) => service.on_grid).map(({ name }) => name)).toEqual([
      'Screen Printing',
      'Hats & T-Shirts',
      'Embroidery',
      'Signs & Banners',
      'Car Wraps',
      'Promo Products',
    ]);
    expect(shop.services.filter((service) => service.in_quote_form).map(({ name }) => name)).toEqual([
      'Screen Printing',
      'Embroidery',
      'Signs & Banners',
      'Car Wraps',
      'Websites + AI',
      'Promo Products',
    ]);
  });

  it('gives every service four rules for artwork, each beside a picture of its own', () => {
    for (const { slug, artwork_rules } of shop.services) {
      const pictures = new Set(artwork_rules.map(({ picture }) => picture));
      expect([slug, artwork_rules.length, pictures.size]).toEqual([slug, 4, 4]);
    }
  });

  it('has the three hero buttons', () => {
    expect(shop.hero_buttons).toEqual([
      {
        label: 'Start a Quote',
        action_type: 'start_conversation',
        action_value: 'quote_flow',
        style: 'primary',
        order: 1,
      },
      {
        label: 'See Our Services',
        action_type: 'navigate',
        action_value: '/services',
        style: 'secondary',
        order: 2,
      },
      {
        label: 'Design Your Product',
        action_type: 'start_conversation',
        action_value: 'design_consultation',
        style: 'secondary',
        order: 3,
      },
    ]);
  });

  it('greets at once, in one way, as an AI', () => {
    expect(shop.greeting).toMatchObject({
      enabled: true,
      delay_seconds: 0,
      voice_intro: { enabled: true, volume: 0.85 },
    });
    expect(shop.greeting.text_intro.message).toContain('AI assistant');
    expect(shop.greeting.voice_intro.text).toBe(shop.greeting.text_intro.message);
    expect(shop.voice).toEqual({
      auto_request_permission: false,
      continuous_listening: true,
      interim_results: true,
      language: 'en-US',
    });
  });

  it('words its marketing blocks as promised', () => {
    const { marketing } = shop;
    expect(marketing.services_kicker).toBe('Keep it simple. Launch fast. Scale later.');
    expect(marketing.services_title).toBe('What We Do');
    expect(marketing.platform.title).toBe('Brief, revise, and approve in one place');
    expect(marketing.stream.title).toBe('Streamlined Communication');
    expect(marketing.blurbs.map(({ title }) => title)).toEqual([
      'Fixed monthly pricing',
      'A dedicated team',
      'Fast delivery',
    ]);
    expect(marketing.cta).toMatchObject({
      title: 'Ready to make something bold?',
      button: 'Get a Free Quote',
    });
    expect(marketing.cta.text).toMatch(/budget.*timeline/);
    expect(marketing.contact.promise).toBe('A reply within 1 business day. No spam.');
    expect(shop.reply_business_days).toBe(1);
  });

  it('shows six sample jobs for six services, none smaller or sooner than the shop makes it', () => {
    expect(shop.work.map(({ sample }) => sample)).toEqual(Array(6).fill(true));
    expect(new Set(shop.work.map(({ service }) => service)).size).toBe(6);
    for (const { title, service: slug, facts } of shop.work) {
      const service = shop.services.find((candidate) => candidate.slug === slug);
      const [count, days] = [facts.at(0), facts.at(-1)].map((fact) => Number.parseInt(fact ?? '', 10));
      expect(facts.at(-1), title).toMatch(/^\d+ working days$/);
      expect(count, title).toBeGreaterThanOrEqual(service?.minimum_order ?? Number.NaN);
      expect(days, title).toBeGreaterThanOrEqual(service?.turnaround_days.from ?? Number.NaN);
      expect(days, title).toBeLessThanOrEqual(service?.turnaround_days.to ?? Number.NaN);
    }
  });

  it.each([2026, 2027])(
    'keeps the holidays of %s, on the weekday too when they fall on a weekend',
    (year) => {
      const days = shop.holidays.map(({ date }) => date);
      const missing = holidaysOf(year).filter((day) => !days.includes(day));
      expect(missing).toEqual([]);
    },
  );
});

describe('the catalog', () => {
  it('has four to eight quantity breaks for every method', () => {
    for (const { id, quantity_breaks } of shop.catalog.methods)
      expect([id, quantity_breaks.length >= 4 && quantity_breaks.length <= 8]).toEqual([id, true]);
  });

  it('prices the same job the same, however it is asked for', () => {
    const asked = { quantity: 72, options: { ink_colors: '2' } };
    const named = [
      { service: 'screen-printing' },
      { service: 'hats-and-t-shirts' },
      { product: 't-shirt' },
      { product: 't-shirt', method: 'screen-printing' },
    ];
    for (const names of named) {
      const result = estimate(shop, { ...names, ...asked }, NOW);
      expect(result.ok && [result.product.id, result.method.id, result.estimate.lowCents]).toEqual([
        't-shirt',
        'screen-printing',
        60_300,
      ]);
    }
  });

  it('makes shirts from a single piece', () => {
    const result = estimate(shop, { product: 't-shirt', quantity: 1, options: {} }, NOW);
    expect(result.ok && result.method.id).toBe('full-color-transfer');
  });

  it('prices ink colors, imprint locations, stitch count, size and rush where they make sense', () => {
    const having = (name: string) =>
      SLUGS.filter((slug) => listOf(slug).options.some((option) => option.name === name));
    expect(having('rush')).toEqual(SLUGS);
    expect(having('ink_colors')).toEqual(['screen-printing', 'hats-and-t-shirts', 'promo-products']);
    expect(having('imprint_locations')).toEqual([
      'screen-printing',
      'hats-and-t-shirts',
      'embroidery',
      'promo-products',
    ]);
    expect(having('stitch_count')).toEqual(['embroidery']);
    expect(having('size')).toEqual([
      'screen-printing',
      'hats-and-t-shirts',
      'embroidery',
      'signs-and-banners',
    ]);
  });

  it('has a monthly plan for websites', () => {
    const plan = listOf('websites-and-ai').options.find(({ name }) => name === 'plan');
    expect(plan?.kind === 'choice' && plan.choices.filter(({ unit_cents }) => unit_cents > 0)).toHaveLength(
      2,
    );
  });
});

describe('the articles', () => {
  it('are a dozen or more, of 150 words or more, in sections', () => {
    expect(shop.articles.length).toBeGreaterThanOrEqual(12);
    for (const { slug, sections } of shop.articles) {
      const words = sections.flatMap(({ heading, text }) => `${heading} ${text}`.split(/\s+/)).length;
      expect([slug, words >= 150, sections.length >= 3]).toEqual([slug, true, true]);
    }
  });

  it('cover every service', () => {
    const covered = new Set(shop.articles.flatMap(({ services }) => services));
    expect(SLUGS.filter((slug) => !covered.has(slug))).toEqual([]);
  });

  it('state the minimum order of every service', () => {
    for (const service of shop.services) {
      expect(lineOf('minimum-orders', service.name)).toMatch(new RegExp(`: ${service.minimum_order} `));
    }
  });

  it('state the turnaround of every service', () => {
    for (const service of shop.services) {
      const { from, to } = service.turnaround_days;
      const days = from === to ? `${from}` : `${from} to ${to}`;
      expect(lineOf('turnaround', service.name)).toContain(`: ${days} working days`);
    }
  });

  it('state what rush costs', () => {
    for (const service of shop.services) {
      const rush = listOf(service.slug).options.find(({ name }) => name === 'rush');
      const percents =
        rush?.kind === 'choice' ? rush.choices.map(({ percent }) => percent).filter(Boolean) : [];
      const line = lineOf('rush-orders', service.name);
      expect([...line.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent))).toEqual(percents);
    }
  });

  it('name no price that the catalog does not have', () => {
    const prices = new Set(catalogCents());
    const texts = [
      ...shop.articles.flatMap(({ slug, sections }) => sections.map(({ text }) => ({ place: slug, text }))),
      ...shop.services.flatMap(({ slug, questions, good_for, artwork_tip, artwork_rules }) =>
        [
          good_for,
          artwork_tip,
          ...questions.map(({ answer }) => answer),
          ...artwork_rules.map(({ text }) => text),
        ].map((text) => ({ place: slug, text })),
      ),
    ];
    const named = texts.flatMap(({ place, text }) =>
      [...text.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].map(([, dollars = '']) => ({
        place,
        cents: Math.round(Number(dollars.replaceAll(',', '')) * 100),
      })),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(({ cents }) => !prices.has(cents))).toEqual([]);
  });

  it('give the address and the hours that the shop has', () => {
    const pickUp = shop.articles
      .find(({ slug }) => slug === 'shipping-and-pickup')
      ?.sections.find(({ heading }) => heading === 'Pick-up')?.text;
    expect(pickUp).toContain(`${shop.brand.address.street}, ${shop.brand.address.city}`);
    expect(pickUp).toContain('Monday to Friday 9 am to 6 pm, Saturday 10 am to 2 pm');
  });
});

function listOf(slug: string): PriceList {
  const list = shop.prices[slug];
  if (!list) throw new Error(`no price list for ${slug}`);
  return list;
}

function catalogCents(): number[] {
  const { methods, products } = shop.catalog;
  const options = [...methods, ...products].flatMap((one) => one.options);
  const charges = [
    ...products.flatMap(({ blanks }) => blanks),
    ...options.flatMap((option) => (option.kind === 'choice' ? option.choices : [option.each])),
  ];
  return [
    ...methods.flatMap(({ setup_cents, quantity_breaks }) => [
      setup_cents,
      ...quantity_breaks.map(({ unit_cents }) => unit_cents),
    ]),
    ...charges.flatMap(({ setup_cents, unit_cents }) => [setup_cents, unit_cents]),
  ];
}

/** The list line of an article that is about a service: '- Car wraps: 1 vehicle'. */
function lineOf(article: string, service: string): string {
  const name = service.replace('&', 'and').replace(' + AI', '').toLowerCase();
  const lines = shop.articles
    .find(({ slug }) => slug === article)
    ?.sections.flatMap(({ text }) => text.split('\n'));
  const line = lines?.find((candidate) => candidate.toLowerCase().startsWith(`- ${name}: `));
  if (!line) throw new Error(`${article} has no line about ${service}`);
  return line;
}

/** Federal holidays, the day after Thanksgiving and Christmas Eve, with the weekday on which each is observed. */
function holidaysOf(year: number): string[] {
  const nth = (month: number, weekday: number, count: number): Temporal.PlainDate => {
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (count - 1) });
  };
  const lastMondayOfMay = nth(5, 1, 4).add({ days: 7 }).month === 5 ? nth(5, 1, 5) : nth(5, 1, 4);
  const thanksgiving = nth(11, 4, 4);
  const fixed = [
    [1, 1],
    [6, 19],
    [7, 4],
    [11, 11],
    [12, 25],
  ].map(([month = 1, day = 1]) => Temporal.PlainDate.from({ year, month, day }));
  const observed = fixed.flatMap((date) => [
    date,
    ...(date.dayOfWeek === 6 ? [date.subtract({ days: 1 })] : []),
    ...(date.dayOfWeek === 7 ? [date.add({ days: 1 })] : []),
  ]);
  return [
    ...observed,
    nth(1, 1, 3),
    nth(2, 1, 3),
    lastMondayOfMay,
    nth(9, 1, 1),
    nth(10, 1, 2),
    thanksgiving,
    thanksgiving.add({ days: 1 }),
    Temporal.PlainDate.from({ year, month: 12, day: 24 }),
  ].map(String);
}

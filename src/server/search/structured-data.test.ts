import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Shop } from '../../schemas/shop.ts';
import { estimate } from '../../shop/estimate.ts';
import { loadShop } from '../../shop/load-shop.ts';
import { structuredData } from './structured-data.ts';

const shop = await loadShop(join(import.meta.dirname, '../../../shop'));
const NOW = new Date('2026-03-04T15:00:00.000Z');
const ORIGIN = 'https://shop.example';

describe('what search engines are told of the shop', () => {
  it('is who, where and how to reach it, as in the facts', () => {
    const { name, email, address } = shop.brand;
    expect(find('LocalBusiness', { page: 'home' })).toMatchObject({
      '@id': 'https://shop.example/#shop',
      url: 'https://shop.example/',
      name,
      email,
      telephone: '+1 816 555 0170',
      image: 'https://shop.example/social.png',
      address: {
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.region,
        postalCode: address.postal_code,
        addressCountry: address.country,
      },
    });
  });

  it('leaves the phone as the shop writes it where its country is not to be told', () => {
    const brand = {
      ...shop.brand,
      phone: '0170-555',
      address: { ...shop.brand.address, country: 'Freedonia' },
    };
    expect(find('LocalBusiness', { page: 'home' }, { ...shop, brand })).toMatchObject({
      telephone: '0170-555',
    });
  });

  it('is when it is open, a span once for all of its days', () => {
    const opening_hours: Shop['opening_hours'] = {
      1: [['09:00', '18:00']],
      2: [
        ['09:00', '12:00'],
        ['13:00', '18:00'],
      ],
      3: [['09:00', '18:00']],
    };
    const { openingHoursSpecification } = find('LocalBusiness', { page: 'home' }, { ...shop, opening_hours });
    expect(openingHoursSpecification).toMatchObject([
      { dayOfWeek: ['Monday', 'Wednesday'], opens: '09:00', closes: '18:00' },
      { dayOfWeek: ['Tuesday'], opens: '09:00', closes: '12:00' },
      { dayOfWeek: ['Tuesday'], opens: '13:00', closes: '18:00' },
    ]);
  });

  it('is which days of the next three months it is closed', () => {
    const holidays = ['2026-03-03', '2026-03-04', '2026-06-04', '2026-06-05'].map((date) => ({
      date,
      name: 'A day off',
    }));
    const told = find('LocalBusiness', { page: 'home' }, { ...shop, holidays });
    expect(told.specialOpeningHoursSpecification).toMatchObject(
      ['2026-03-04', '2026-06-04'].map((date) => ({
        validFrom: date,
        validThrough: date,
        opens: '00:00',
        closes: '00:00',
      })),
    );
  });
});

describe('what search engines are told of a service', () => {
  it.each(shop.services)('$slug: the smallest order costs what Carl would say', (service) => {
    const { slug, name, minimum_order: quantity } = service;
    const priced = estimate(shop, { service: slug, quantity, options: {} }, NOW);
    if (!priced.ok) throw new Error(`${slug} cannot be estimated`);
    expect(find('Service', { page: 'service', slug })).toMatchObject({
      name,
      url: `https://shop.example/services/${slug}`,
      provider: { '@id': 'https://shop.example/#shop' },
      offers: {
        eligibleQuantity: { minValue: quantity },
        priceSpecification: {
          priceCurrency: 'USD',
          minPrice: priced.estimate.lowCents / 100,
          maxPrice: priced.estimate.highCents / 100,
          validThrough: priced.estimate.validUntil,
          description: expect.stringMatching(/^An estimate for the smallest order, \d/),
        },
      },
    });
  });

  it.each(shop.services)('$slug: its questions with their answers', ({ slug, questions }) => {
    expect(questions.length).toBeGreaterThan(0);
    expect(find('FAQPage', { page: 'service', slug }).mainEntity).toEqual(
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });

  it('is no list of questions where it has none', () => {
    const services = shop.services.map((service) => ({ ...service, questions: [] }));
    const types = graph({ page: 'service', slug: 'embroidery' }, { ...shop, services }).map(
      (node) => node['@type'],
    );
    expect(types).toEqual(['LocalBusiness', 'Service', 'BreadcrumbList']);
  });
});

describe('the way to a page', () => {
  it.each([
    [{ page: 'services' }, ['Bold Work', 'Services']],
    [{ page: 'service', slug: 'car-wraps' }, ['Bold Work', 'Services', 'Car Wraps']],
    [{ page: 'contact' }, ['Bold Work', 'Get a Quote']],
    [{ page: 'privacy' }, ['Bold Work', 'Privacy']],
    [{ page: 'terms' }, ['Bold Work', 'Terms']],
  ] as const)('%o is %o', (page, names) => {
    const { itemListElement } = find('BreadcrumbList', page);
    expect(itemListElement).toEqual(
      names.map((name, index) => expect.objectContaining({ name, position: index + 1 })),
    );
  });

  it('is not told on the landing page, where it begins', () => {
    expect(graph({ page: 'home' }).map((node) => node['@type'])).toEqual(['LocalBusiness', 'WebSite']);
  });
});

type Page = Pick<Parameters<typeof structuredData>[1], 'page' | 'slug'>;

function graph(page: Page, of: Shop = shop) {
  return structuredData(of, { ...page, origin: ORIGIN }, NOW)['@graph'];
}

function find(type: string, page: Page, of?: Shop): Record<string, unknown> {
  const found = graph(page, of).filter((node) => node['@type'] === type);
  expect(found).toHaveLength(1);
  return found[0] ?? {};
}

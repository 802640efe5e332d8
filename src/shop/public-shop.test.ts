// What leaves the server with every page.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadShop } from './load-shop.ts';
import { publicShop } from './public-shop.ts';

const shop = await loadShop(join(import.meta.dirname, '../../shop'));

it('holds what a page shows', () => {
  const facts = publicShop(shop);
  expect(facts.brand).toBe(shop.brand);
  expect(facts.services).toHaveLength(7);
  expect(facts.marketing.cta.button).toBe('Get a Free Quote');
});

it('holds no prices, no articles and nothing else that a later change adds', () => {
  expect(Object.keys(publicShop(shop)).sort()).toEqual([
    'brand',
    'greeting',
    'hero_buttons',
    'holidays',
    'marketing',
    'opening_hours',
    'reply_business_days',
    'retention',
    'services',
    'time_zone',
    'voice',
    'work',
  ]);
  const sent = JSON.stringify(publicShop({ ...shop, margin: 'secret' } as typeof shop));
  expect(sent).not.toMatch(/unit_cents|setup_cents|secret/);
});

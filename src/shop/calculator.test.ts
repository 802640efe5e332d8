import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../schemas/shop.ts';
import { calculatorFor } from './calculator.ts';
import { estimate } from './estimate.ts';
import { loadShop } from './load-shop.ts';

const NOW = new Date('2026-03-04T16:00:00Z');
let shop: Shop;
beforeAll(async () => {
  shop = await loadShop(join(import.meta.dirname, '../../shop'));
});

describe('the calculator of a service', () => {
  it('opens, for every service, at its minimum with the figures that Carl gives', () => {
    expect(shop.services).not.toEqual([]);
    for (const { slug, minimum_order: quantity } of shop.services) {
      const asked = estimate(shop, { service: slug, quantity, options: {} }, NOW);
      expect(calculatorFor(shop, slug, NOW)?.start).toEqual({
        quantity,
        estimate: asked.ok && asked.estimate,
      });
    }
  });

  it('prices every quantity break as an order of that many, options as usual', () => {
    const { breaks } = calculatorFor(shop, 'screen-printing', NOW) ?? { breaks: [] };
    expect(breaks.map(({ quantity }) => quantity)).toEqual(
      shop.prices['screen-printing']?.quantity_breaks.map(({ from }) => from),
    );
    const order = estimate(shop, { service: 'screen-printing', quantity: 144, options: {} }, NOW);
    expect(breaks.find(({ quantity }) => quantity === 144)).toMatchObject({
      unitCents: order.ok && order.estimate.unitCents,
    });
  });

  it('says what can be chosen and how far numbers go, and nothing of the charges behind them', () => {
    const options = calculatorFor(shop, 'screen-printing', NOW)?.options ?? [];
    expect(options).toContainEqual({
      kind: 'number',
      name: 'ink_colors',
      label: 'Ink colors',
      unit: { one: 'ink color', many: 'ink colors' },
      default: 1,
      min: 1,
      max: 6,
      usual: [],
    });
    expect(options.find(({ name }) => name === 'garment')).toMatchObject({
      kind: 'choice',
      default: 'basic_tee',
      choices: expect.arrayContaining([{ name: 'hoodie', label: 'Pullover hoodie' }]),
    });
    expect(JSON.stringify(options)).not.toMatch(/cents|percent|spread|words/);
  });

  it('says as what of the quote form’s services a job is taken that the form does not offer', () => {
    const options = calculatorFor(shop, 'hats-and-t-shirts', NOW)?.options ?? [];
    expect(options.find(({ name }) => name === 'decoration')).toMatchObject({
      default: 'best',
      isNamed: true,
      choices: [
        { name: 'best', quotedAs: 'screen-printing' },
        { name: 'print', quotedAs: 'screen-printing' },
        { name: 'screen-printing', quotedAs: 'screen-printing' },
        { name: 'embroidery', quotedAs: 'embroidery' },
        { name: 'patch', quotedAs: 'embroidery' },
      ],
    });
  });

  it('is missing where there is nothing to reckon with', () => {
    const { 'screen-printing': _, ...prices } = shop.prices;
    expect(calculatorFor({ ...shop, prices }, 'screen-printing', NOW)).toBeNull();
    expect(calculatorFor(shop, 'tattoos', NOW)).toBeNull();
  });
});

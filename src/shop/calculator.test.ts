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
        method: asked.ok && asked.method.id,
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
      default: 'print',
      isNamed: true,
      choices: [
        { name: 'print', quotedAs: 'screen-printing', method: 'full-color-transfer' },
        { name: 'screen-printing', quotedAs: 'screen-printing', method: 'screen-printing' },
        { name: 'embroidery', quotedAs: 'embroidery', method: 'embroidery' },
        { name: 'patch', quotedAs: 'embroidery', method: 'patch' },
      ],
    });
  });

  it('knows in words all methods that can make a product of the page, and opens with that of its figures', () => {
    const printing = calculatorFor(shop, 'screen-printing', NOW);
    expect(printing?.start.method).toBe('screen-printing');
    expect(printing?.methods.map(({ id }) => id)).toEqual([
      'screen-printing',
      'full-color-transfer',
      'embroidery',
    ]);
    for (const { name, feel, wash } of printing?.methods ?? []) expect([name, feel, wash]).not.toContain('');
    expect(printing?.products.hoodie).toMatchObject({
      name: { one: 'hoodie', many: 'hoodies' },
      from: 24,
      minimums: { 'screen-printing': 24, 'full-color-transfer': 1 },
    });
    const pair = calculatorFor(shop, 'hats-and-t-shirts', NOW)?.products;
    expect([pair?.['t-shirt']?.from, pair?.cap?.from]).toEqual([1, 12]);
    expect(calculatorFor(shop, 'websites-and-ai', NOW)?.methods).toHaveLength(1);
    for (const { slug } of shop.services) {
      const { options = [], start } = calculatorFor(shop, slug, NOW) ?? {};
      for (const option of options)
        if (option.kind === 'choice' && option.choices.some(({ method }) => method))
          expect(option.choices.find(({ name }) => name === option.default)?.method).toBe(start?.method);
    }
  });

  it('is missing where there is nothing to reckon with', () => {
    const { 'screen-printing': _, ...prices } = shop.prices;
    expect(calculatorFor({ ...shop, prices }, 'screen-printing', NOW)).toBeNull();
    expect(calculatorFor(shop, 'tattoos', NOW)).toBeNull();
  });
});

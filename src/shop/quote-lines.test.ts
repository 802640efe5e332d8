// Items taken apart into the lines of a quote: together they are the estimate, to the cent, whatever the catalog makes.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PriceOption } from '../schemas/catalog.ts';
import { emptyItem, type Item } from '../schemas/item.ts';
import { quoteLineSchema } from '../schemas/quote.ts';
import { quoteTotal } from '../schemas/quote-sums.ts';
import { estimate } from './estimate.ts';
import { minimumOf } from './job.ts';
import { loadShop } from './load-shop.ts';
import { quoteLines } from './quote-lines.ts';

const shop = await loadShop(join(import.meta.dirname, '../../shop'));
/** Monday morning in Kansas City. */
const NOW = new Date('2026-03-09T15:00:00Z');

/** Every product by every method, at two quantities and a third that no break names, as usual and at its dearest. */
const jobs = shop.catalog.products.flatMap((product) =>
  product.made_by.flatMap(({ method: id }) => {
    const method = shop.catalog.methods.find((one) => one.id === id);
    if (!method) return [];
    const least = minimumOf(method, product);
    const dearest = Object.fromEntries(
      [...product.options, ...method.options].map((option) => [option.name, dearestOf(option)]),
    );
    const rush = method.rush.at(-1)?.name;
    return [least, least + 7, least * 13 + 1].flatMap((quantity) => [
      { product: product.id, method: id, quantity, options: {} },
      { product: product.id, method: id, quantity, options: { ...dearest, ...(rush && { rush }) } },
    ]);
  }),
);

function dearestOf(option: PriceOption): string {
  if (option.kind === 'number') return String(option.max);
  const cost = ({ setup_cents, unit_cents, percent }: (typeof option.choices)[number]) =>
    setup_cents + 1000 * (unit_cents + percent);
  return option.choices.toSorted((a, b) => cost(b) - cost(a))[0]?.name ?? option.default;
}

function itemOf(values: Partial<Item>, at = NOW): Item {
  const { product, method, quantity, options = {}, sizes, dueDate } = values;
  const result = estimate(
    shop,
    {
      product: product ?? undefined,
      method: method ?? undefined,
      quantity: quantity ?? 1,
      options,
      sizes: sizes ?? undefined,
      neededBy: dueDate ?? undefined,
    },
    at,
  );
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  const { nextBreak: _, ...told } = result.estimate;
  return { ...emptyItem('1'), ...values, method: result.method.id, estimate: told };
}

describe('lines of a quote', () => {
  it(`are the estimate of every product by every method, to the cent`, () => {
    expect(jobs.length).toBeGreaterThan(150);
    for (const job of jobs) {
      const item = itemOf(job);
      const lines = quoteLines([item], shop, NOW);
      expect([job, quoteTotal(lines)]).toEqual([job, item.estimate?.lowCents]);
      for (const line of lines) expect(quoteLineSchema.safeParse(line).error).toBeUndefined();
    }
  });

  it('name what is charged: the blank, the print, options, setup, and what a rush adds', () => {
    const item = itemOf({
      product: 't-shirt',
      method: 'screen-printing',
      quantity: 48,
      options: { ink_colors: '2', rush: 'rush' },
      sizes: { L: 40, '2XL': 8 },
    });
    const told = quoteLines([item], shop, NOW).map(
      ({ label, quantity, unitCents }) => `${quantity} x ${label} @ ${unitCents}`,
    );
    expect(told).toEqual([
      '48 x Basic cotton tee @ 425',
      '48 x 2 ink colors @ 55',
      '48 x Screen printing @ 360',
      expect.stringMatching(/^8 x Size 2XL @ \d+$/),
      expect.stringMatching(/^1 x Rush, 5 working days, \+25 % @ \d+$/),
      '1 x Setup @ 2500',
      '1 x 2 ink colors, setup @ 2000',
    ]);
  });

  it('read inks, places and measures as they were said, and a day that needed a rush', () => {
    const said = { product: 't-shirt', method: 'screen-printing', quantity: 48 };
    const priced = itemOf({ ...said, options: { ink_colors: '3', imprint_locations: '2' } });
    const item = { ...priced, options: {}, inkColors: 3, placements: ['front', 'back'] };
    expect(quoteTotal(quoteLines([item], shop, NOW))).toBe(priced.estimate?.lowCents);
    const hurried = itemOf({ ...said, dueDate: '2026-03-18' });
    const later = new Date('2026-03-30T15:00:00Z');
    expect(hurried.estimate?.lowCents).toBeGreaterThan(itemOf(said).estimate?.lowCents ?? 0);
    expect(quoteTotal(quoteLines([hurried], shop, NOW))).toBe(hurried.estimate?.lowCents);
    expect(quoteTotal(quoteLines([itemOf(said)], shop, later))).toBe(itemOf(said).estimate?.lowCents);
  });

  it('count the drawing where that alone explains what was told', () => {
    const said = { product: 't-shirt', method: 'screen-printing', quantity: 48 };
    const drawn = itemOf({ ...said, options: { artwork: 'from_scratch' } });
    const lines = quoteLines([{ ...drawn, options: {} }], shop, NOW);
    expect(quoteTotal(lines)).toBe(drawn.estimate?.lowCents);
  });

  it('leave what has no price to a person, under the item that it is', () => {
    const items = [
      itemOf({ product: 't-shirt', method: 'screen-printing', quantity: 24, options: {} }),
      { ...emptyItem('2'), wording: 'skywriting', quantity: 2 },
      { ...emptyItem('3'), wording: 'parade float' },
    ];
    expect(quoteLines(items, shop, NOW).filter(({ item }) => item !== 0)).toEqual([
      { label: 'skywriting', quantity: 2, unitCents: 0, catalogCents: null, item: 1 },
      { label: 'parade float', quantity: 1, unitCents: 0, catalogCents: null, item: 2 },
    ]);
  });
});

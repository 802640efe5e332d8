// Estimates on a price book small enough to reckon by hand.
import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Method } from '../schemas/catalog.ts';
import type { Estimate } from '../schemas/estimate.ts';
import type { Shop } from '../schemas/shop.ts';
import { estimate, openQuestions } from './estimate.ts';
import { LARGEST_QUANTITY } from './job.ts';
import { loadShop } from './load-shop.ts';
import { type FactsFolder, factsFolder } from './testing/facts-folder.ts';

const NOW = new Date('2026-03-04T16:00:00Z');

let folder: FactsFolder;
let shop: Shop;
beforeAll(async () => {
  folder = await factsFolder();
  shop = await loadShop(folder.dir);
});
afterAll(() => rm(folder.dir, { recursive: true, force: true }));

function estimateOf(quantity: number, options: Record<string, string> = {}, facts = shop): Estimate {
  const result = estimate(facts, { service: 'tees', quantity, options }, NOW);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.estimate;
}

const messagesOf = (request: { service?: string; quantity?: number; options?: Record<string, string> }) => {
  const result = estimate(shop, { service: 'tees', quantity: 10, options: {}, ...request }, NOW);
  return result.ok ? [] : result.errors;
};

const withMethod = (change: Partial<Method>): Shop => {
  const [method] = shop.catalog.methods;
  if (!method) throw new Error('the test shop has a method');
  return { ...shop, catalog: { ...shop.catalog, methods: [{ ...method, ...change }] } };
};

describe('an estimate', () => {
  it('takes the price of the quantity break for all pieces', () => {
    expect(estimateOf(50).lowCents).toBe(50_000);
    expect(estimateOf(70).lowCents).toBe(56_000);
  });

  it('names the next quantity break with its price per piece', () => {
    expect(estimateOf(50).nextBreak).toEqual({ quantity: 51, unitCents: 800 });
    expect(estimateOf(51).nextBreak).toBeNull();
    expect(estimateOf(50, { colors: '2' }).nextBreak).toEqual({
      quantity: 51,
      unitCents: estimateOf(51, { colors: '2' }).unitCents,
    });
  });

  it('charges setup once and run charges per piece, beyond what is included', () => {
    expect(estimateOf(10).lowCents).toBe(10_000);
    expect(estimateOf(10, { colors: '3' }).lowCents).toBe(10_000 + 2 * 2000 + 2 * 50 * 10);
    expect(estimateOf(20, { colors: '3' }).lowCents).toBe(20_000 + 2 * 2000 + 2 * 50 * 20);
  });

  it('multiplies an option by the one it goes with: each color in each place is a screen', () => {
    expect(estimateOf(10, { places: '2' }).lowCents).toBe(10_000 + 500);
    expect(estimateOf(10, { colors: '3', places: '2' }).lowCents).toBe(
      10_000 + 500 + 2 * (2 * 2000 + 2 * 50 * 10),
    );
  });

  it('charges every started step', () => {
    expect(estimateOf(10, { stitches: '1000' }).lowCents).toBe(10_000);
    expect(estimateOf(10, { stitches: '8001' }).lowCents).toBe(10_000 + 25 * 10);
    expect(estimateOf(10, { stitches: '9000' }).lowCents).toBe(10_000 + 25 * 10);
    expect(estimateOf(10, { stitches: '9001' }).lowCents).toBe(10_000 + 50 * 10);
  });

  it('puts a percentage on the run with all its charges, not on the setup', () => {
    expect(estimateOf(10, { rush: 'rush' }).lowCents).toBe(12_500);
    expect(estimateOf(10, { rush: 'rush', colors: '2' }).lowCents).toBe(2000 + (10_000 + 500) * 1.25);
  });

  it('multiplies percentages: a rush of a quarter is a quarter more of whatever the job costs', () => {
    expect(estimateOf(10, { rush: 'rush', finish: 'gloss' }).lowCents).toBe(15_625);
    const facts = withMethod({ percent: 100 });
    expect(estimateOf(10, { rush: 'rush' }, facts).lowCents).toBe(25_000);
  });

  it('spreads from low to high and divides the high end by the quantity', () => {
    const facts = withMethod({ spread_percent: 12, setup_cents: 1000 });
    expect(estimateOf(7, {}, facts)).toMatchObject({ lowCents: 8000, highCents: 8960, unitCents: 1280 });
    expect(estimateOf(3, {}, facts)).toMatchObject({ lowCents: 4000, highCents: 4480, unitCents: 1493 });
  });

  it('tells what was asked for from what it assumes', () => {
    const { includes, assumptions } = estimateOf(10, { colors: '2', rush: 'rush' });
    expect(includes).toEqual(['2 colors', 'rush, 2 working days', 'One proof']);
    expect(assumptions).toEqual(['1 place', '8,000 stitches', 'matte', 'Pick-up']);
    expect(estimateOf(10).assumptions).toContain('standard turnaround, 3 to 5 working days');
  });

  it('holds for the shop’s days, counted in its own time zone', () => {
    expect(estimateOf(10).validUntil).toBe('2026-04-03');
    const lateInChicago = new Date('2026-03-05T05:59:00Z');
    const result = estimate(shop, { service: 'tees', quantity: 10, options: {} }, lateInChicago);
    expect(result.ok && result.estimate.validUntil).toBe('2026-04-03');
  });

  it('reads choices however they are capitalized and spaced', () => {
    expect(estimateOf(10, { rush: ' Rush ' }).lowCents).toBe(12_500);
    expect(estimateOf(10, { colors: ' 2 ' }).includes).toContain('2 colors');
  });

  it('rises with the quantity between two breaks, and is never above its high end', () => {
    const options = fc.record({
      colors: fc.integer({ min: 1, max: 4 }).map(String),
      places: fc.integer({ min: 1, max: 3 }).map(String),
      rush: fc.constantFrom('standard', 'rush'),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), options, (quantity, chosen) => {
        const [here, next] = [estimateOf(quantity, chosen), estimateOf(quantity + 1, chosen)];
        expect(here.lowCents).toBeLessThanOrEqual(here.highCents);
        expect(here.unitCents).toBe(Math.round(here.highCents / quantity));
        if (here.nextBreak?.quantity === quantity + 1) expect(next.unitCents).toBeLessThan(here.unitCents);
        else expect(next.lowCents).toBeGreaterThan(here.lowCents);
      }),
    );
  });
});

describe('a request that cannot be estimated', () => {
  it('of an unknown service names the services', () => {
    expect(messagesOf({ service: 'tee' })).toEqual([
      {
        field: 'service',
        message:
          '"tee" is not a service. Choose from tees, caps, signs, wraps, mugs, sites; did you mean "tees"?',
      },
    ]);
    expect(messagesOf({ service: 'constructor' })[0]?.field).toBe('service');
  });

  it('of an unknown option names the options', () => {
    expect(messagesOf({ options: { colour: '2' } })).toEqual([
      {
        field: 'colour',
        message:
          '"colour" is not an option of tees by printing. Choose from colors, places, stitches, finish, rush; did you mean "colors"?',
      },
    ]);
    expect(messagesOf({ options: { toString: '1' } })[0]?.field).toBe('toString');
  });

  it('of an unknown choice names the choices', () => {
    expect(messagesOf({ options: { rush: 'overnight' } })).toEqual([
      { field: 'rush', message: '"overnight" is not a choice of rush. Choose from standard, rush.' },
    ]);
  });

  it.each(['0', '5', '-1', '1.5', 'two', '', '1e1', '99999999999'])(
    'with %s colors says the limits',
    (colors) => {
      expect(messagesOf({ options: { colors } })).toEqual([
        { field: 'colors', message: 'Colors must be a whole number from 1 to 4.' },
      ]);
    },
  );

  it.each([0, -3, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'of %s pieces asks for a whole number',
    (quantity) => {
      expect(messagesOf({ quantity })).toEqual([
        { field: 'quantity', message: 'Quantity must be a whole number, like 48.' },
      ]);
    },
  );

  it('of too many or too few pieces says the limit', () => {
    expect(messagesOf({ quantity: LARGEST_QUANTITY + 1 })).toEqual([
      { field: 'quantity', message: 'Quantity can be 1,000,000 at most.' },
    ]);
    const facts = withMethod({ quantity_breaks: [{ from: 24, unit_cents: 500 }] });
    const result = estimate(facts, { service: 'tees', quantity: 23, options: {} }, NOW);
    expect(result).toEqual({
      ok: false,
      errors: [{ field: 'quantity', message: 'The minimum for printing is 24 pieces.' }],
    });
  });

  it('says everything that is wrong at once', () => {
    const fields = messagesOf({ quantity: 0, options: { colors: '9', rush: 'no', size: '1' } }).map(
      ({ field }) => field,
    );
    expect(fields).toEqual(['quantity', 'colors', 'size', 'rush']);
  });
});

describe('open questions', () => {
  it('begin with the option that can move the price most', () => {
    const asked = openQuestions(shop, { service: 'tees', quantity: 10, options: {} });
    // stitches: 12 steps of 25 cents; colors: 3 x (2000 + 50 x 10); places: 2 x 500; rush and finish: a quarter of the run.
    expect(asked.map(({ option, spreadCents }) => [option.name, spreadCents])).toEqual([
      ['colors', 7500],
      ['stitches', 3000],
      ['finish', 2500],
      ['rush', 2500],
      ['places', 1000],
    ]);
  });

  it('leave out what was said and what changes nothing', () => {
    const options = { colors: '2', rush: 'rush', finish: 'matte', places: '1' };
    const asked = openQuestions(shop, { service: 'tees', quantity: 10, options });
    expect(asked.map(({ option }) => option.name)).toEqual(['stitches']);
    expect(openQuestions(shop, { service: 'tees', quantity: 0, options: {} })).toEqual([]);
  });
});

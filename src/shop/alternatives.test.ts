import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../schemas/shop.ts';
import { alternatives, estimate } from './estimate.ts';
import type { EstimateRequest } from './estimate-request.ts';
import { loadShop } from './load-shop.ts';

const NOW = new Date('2026-03-09T16:00:00Z');
let shop: Shop;
beforeAll(async () => {
  shop = await loadShop(join(import.meta.dirname, '../../shop'));
});

describe('the same job by other methods', () => {
  it('costs what it costs once the other is chosen, whichever of them it is now', () => {
    const request: EstimateRequest = {
      service: 'screen-printing',
      quantity: 40,
      options: { ink_colors: '3' },
      neededBy: '2026-03-13',
    };
    const first = alternatives(shop, request, NOW);
    expect(first.map(({ method }) => method.id)).toEqual(['full-color-transfer', 'embroidery']);
    for (const { method, estimate: told } of first) {
      const chosen = { ...request, method: method.id };
      const taken = estimate(shop, chosen, NOW);
      expect(taken.ok && taken.estimate.lowCents).toBe(told.lowCents);
      const back = alternatives(shop, chosen, NOW).find((one) => one.method.id === 'screen-printing');
      const printed = estimate(shop, request, NOW);
      expect(back?.estimate.lowCents).toBe(printed.ok && printed.estimate.lowCents);
    }
  });

  it('leaves out a method that cannot make it as asked', () => {
    const request = { service: 'screen-printing', quantity: 40, options: { imprint_locations: '4' } };
    const others = alternatives(shop, request, NOW).map(({ method }) => method.id);
    expect(others).toEqual(['embroidery']);
    const few = { service: 'hats-and-t-shirts', quantity: 6, options: {} };
    expect(alternatives(shop, few, NOW)).toEqual([]);
  });
});

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadShop } from '../src/shop/load-shop.ts';
import { evaluate, fallen, namedFigures, readFloor } from './evaluate/evaluation.ts';

it('the evaluation reaches every figure that was reached before', {
  tags: ['long'],
  timeout: 600_000,
}, async () => {
  const { figures, stories, ...rest } = evaluate(await loadShop(join(import.meta.dirname, '../shop')));
  expect(figures.exact.of).toBeGreaterThan(300);
  expect(stories.of).toBeGreaterThanOrEqual(45);
  const floor = readFloor();
  expect(Object.keys(floor).length).toBeGreaterThan(20);
  expect(fallen(namedFigures({ figures, stories, ...rest }), floor)).toEqual([]);
});

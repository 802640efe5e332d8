import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadShop } from '../shop/load-shop.ts';
import { initialState } from './state/state.ts';
import { takeTurn } from './take-turn.ts';
import { understand } from './understand/understand.ts';
import { warmUp, warmUpFirst } from './warm-up.ts';

const shop = await loadShop(join(import.meta.dirname, '../../shop'));
const now = new Date('2026-03-04T16:00:00Z');

test('warming up is many steps, and changes nothing of what is read and answered', () => {
  const message = 'two dozen caps by friday, Robin Vale, robin@vale.example';
  const turn = () => {
    const { commands, reading } = understand(message, initialState(), shop, now);
    return { reading, ...takeTurn(initialState(), commands, shop, now) };
  };
  const before = turn();
  const steps = [...warmUpFirst(shop, now), ...warmUp(shop, now)].length;
  expect(steps).toBeGreaterThan(500);
  expect(turn()).toEqual(before);
});

import { expect, test } from 'vitest';
import { read } from './read.ts';
import { initialState } from './state.ts';
import { takeTurn } from './take-turn.ts';
import { NOW, shop } from './testing/shop.ts';
import { warmUp, warmUpFirst } from './warm-up.ts';

test('warming up is many steps, and changes nothing of what is read and answered', () => {
  const message = 'two dozen caps by friday, Robin Vale, robin@vale.example';
  const turn = () => takeTurn(initialState(), message, read(message, initialState(), shop, NOW), shop, NOW);
  const before = turn();
  const steps = [...warmUpFirst(shop, NOW), ...warmUp(shop, NOW)].length;
  expect(steps).toBeGreaterThan(500);
  expect(turn()).toEqual(before);
});

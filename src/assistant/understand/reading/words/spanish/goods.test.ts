import { expect, it } from 'vitest';
import { manyInSpanish, oneInSpanish } from './goods.ts';

it.each([
  ['imanes', 'imán', 'imanes'],
  ['lapices', 'lápiz', 'lápices'],
  ['calcomanias', 'calcomanía', 'calcomanías'],
  ['Mandil', 'mandil', 'mandiles'],
])('spells goods as Spanish does: %s', (typed, one, many) => {
  expect(oneInSpanish(typed)).toBe(one);
  expect(manyInSpanish(one)).toBe(many);
});

it.each(['gorras', 'hats'])('leaves those alone that the rules do: %s', (typed) =>
  expect(oneInSpanish(typed)).toBeUndefined(),
);

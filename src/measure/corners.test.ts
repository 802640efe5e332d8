// Corners come in any order, and some are no rectangle's.
import { expect, it } from 'vitest';
import { type Corners, orderCorners, type Point } from './corners.ts';

const ORDERED: Corners = [
  [100, 120],
  [900, 60],
  [880, 640],
  [140, 560],
];

it('puts corners in order, whichever way they were marked', () => {
  for (const order of orders([0, 1, 2, 3])) {
    const marked = order.map((i) => ORDERED[i] as Point) as unknown as Corners;
    expect(orderCorners(marked)).toEqual(ORDERED);
  }
});

it.each([
  [
    'three on a line',
    [
      [0, 0],
      [50, 50],
      [100, 100],
      [0, 100],
    ],
  ],
  [
    'one inside the others',
    [
      [0, 0],
      [100, 0],
      [50, 30],
      [50, 100],
    ],
  ],
  [
    'two in one place',
    [
      [0, 0],
      [0, 0],
      [100, 100],
      [0, 100],
    ],
  ],
  [
    'all in one place',
    [
      [5, 5],
      [5, 5],
      [5, 5],
      [5, 5],
    ],
  ],
] as [string, Corners][])('takes no rectangle from %s', (_, corners) => {
  expect(orderCorners(corners)).toBeUndefined();
});

function orders(items: number[]): number[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item) =>
    orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

import { expect, it } from 'vitest';
import { findMissing } from './missing-fields.ts';

it('finds what is still in braces, in its order', () => {
  expect(findMissing('{Color} and {a price}, {color}')).toEqual([
    { written: '{Color}', start: 0, end: 7 },
    { written: '{a price}', start: 12, end: 21 },
    { written: '{color}', start: 23, end: 30 },
  ]);
});

it.each(['no braces', '{}', '{ 3 }', '{12}', 'a {\nb}', `{${'x'.repeat(60)}}`])('leaves %j alone', (text) => {
  expect(findMissing(text)).toEqual([]);
});

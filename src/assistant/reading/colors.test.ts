import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../testing/shop.ts';
import { readColors } from './colors.ts';

const colors = (message: string) => outcome(readColors(contextFor(message)));

describe('colors', () => {
  it.each([
    ['navy shirts with white ink', ['navy', 'white']],
    ['forest green or hot pink', ['forest green', 'hot pink']],
    ['royal blue', ['royal blue']],
    ['a full color print', ['full color']],
    ['not red, black', ['black']],
  ])('are named in order: %s', (message, expected) => expect(colors(message)).toEqual(expected));

  it.each([
    'before black friday',
    'the natural choice',
    'need a green light',
    'mint condition',
    '2 color print',
  ])('are not made up: %s', (message) => expect(colors(message)).toBe('skipped'));
});

import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../testing/shop.ts';
import { readImprintLocations } from './imprint-locations.ts';

const places = (message: string) => outcome(readImprintLocations(contextFor(message)));

describe('imprint locations', () => {
  it.each([
    ['logo on the left chest', ['left chest']],
    ['front and back', ['front', 'back']],
    ['2 color front, 1 color back', ['front', 'back']],
    ['both sides', ['front', 'back']],
    ['names on the right sleeve', ['right sleeve']],
    ['big print on the back', ['back']],
  ])('are where the print goes: %s', (message, expected) => expect(places(message)).toEqual(expected));

  it.each([
    'call me back',
    'get back to me',
    'back in may',
    'at the front desk',
    'we pay up front',
    'our storefront',
    'right back at you',
    'nothing on the back',
    'in the back of the store',
    'long sleeve tees',
  ])('are not made up: %s', (message) => expect(places(message)).toBe('skipped'));
});

import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../testing/shop.ts';
import type { Question } from '../turn.ts';
import { readImprintLocations } from './imprint-locations.ts';

const places = (message: string, asked: Question | null = null) =>
  outcome(readImprintLocations(contextFor(message, asked)));

describe('imprint locations', () => {
  it.each([
    ['logo on the left chest', ['left chest']],
    ['front and back', ['front', 'back']],
    ['2 color front, 1 color back', ['front', 'back']],
    ['both sides', ['front', 'back']],
    ['names on the right sleeve', ['right sleeve']],
    ['big print on the back', ['back']],
    ['our url across back', ['back']],
    ['logo left breast', ['left chest']],
    ['front left pocket', ['left pocket']],
    ['a flag on the side', ['side']],
    ['on the side of the beanie', ['side']],
    ['both sides of the trailer', ['both sides']],
    ['hood and front', ['hood', 'front']],
    ['names on both sides of the boat', ['both sides']],
    ['get rid of the sleeve, only the front', ['front']],
  ])('are where the print goes: %s', (message, expected) => expect(places(message)).toEqual(expected));

  it('are none of what is flat', () => expect(places('a sidewalk sign, both sides printed')).toBe('skipped'));

  it('may be bare where they were asked for', () => {
    expect(places('back', 'imprintLocations')).toEqual(['back']);
    expect(places('back')).toBe('skipped');
  });

  it.each([
    'call me back',
    'can i get 2 back by noon',
    'get back to me',
    'back in may',
    'at the front desk',
    'we pay up front',
    'our storefront',
    'right back at you',
    'nothing on the back',
    'in the back of the store',
    'long sleeve tees',
    'I do catering on the side',
    'the back door',
    'back to school',
    'caps with a gray front',
    'in front of the building',
  ])('are not made up: %s', (message) => expect(places(message)).toBe('skipped'));
});

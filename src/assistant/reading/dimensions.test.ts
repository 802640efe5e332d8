import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../testing/shop.ts';
import { readDimensions } from './dimensions.ts';

const dimensions = (message: string) => outcome(readDimensions(contextFor(message)));

describe('dimensions', () => {
  it.each([
    ['a 3x6 ft banner', '3x6 ft'],
    [`3' x 6' please`, `3' x 6'`],
    ['24" x 36" sign', '24" x 36"'],
    ['8.5 x 11 flyers', '8.5 x 11'],
    ['10 by 12 inches', '10 by 12 inches'],
    ['a 20-foot trailer', '20-foot'],
    ['12 oz mugs', '12 oz'],
    ['a 4 by 8 banner', '4 by 8'],
    ['48in wide by 20in tall', '48in wide by 20in tall'],
    ['3ftx8ft', '3ftx8ft'],
    ['1/2 inch letters', '1/2 inch'],
  ])('are the visitor’s own words: %s', (message, expected) => expect(dimensions(message)).toBe(expected));

  it.each([
    '50 in black',
    '25 yard signs',
    '3 by friday',
    '20 in total',
    '2xl',
    '2X 2',
    '35 long sleeve tees',
    '10 shirts',
  ])('are not made up: %s', (message) => expect(dimensions(message)).toBe('skipped'));
});

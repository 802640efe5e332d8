import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';
import { initialState } from '../state.ts';
import { NOW, shop } from '../testing/shop.ts';
import type { Question } from '../turn.ts';

// Read with all parsers: what others take is no quantity.
const quantity = (message: string, asked: Question | null = null) => {
  const { slots } = read(message, { ...initialState(), asked }, shop, NOW);
  return slots.quantityMax === undefined ? slots.quantity : [slots.quantity, slots.quantityMax];
};

describe('a quantity', () => {
  it.each([
    ['36 black tees', 36],
    ['2doz hats', 24],
    ['need 36 quarter-zips w/ embroidered logo', 36],
    ['24 half zips please', 24],
    ['40 quarter-button sweaters', 40],
    ['20 half-sheet flyers', 20],
    ['need 50 four-color posters', 50],
    ['need 36 three-quarter-zips', 36],
    ['two hats, 3 quarter-inch dowels', 2],
    ['a dozen caps and a banner', 12],
    ['half a dozen jackets', 6],
    ['two hundred and fifty stickers', 250],
    ['1.5k flyers', 1500],
    ['1,200 pens', 1200],
    ['quantity: 75', 75],
    ['shirts for our crew of 18 people', 18],
    ['24 heavyweight cotton crew neck t-shirts', 24],
    ['wrap 3 vans', 3],
    ['one banner please', 1],
    ['100 12 oz mugs', 100],
    ['50 2-color shirts', 50],
    ['20 red and 15 blue shirts', 35],
    ['30 black tees, 10 red hats', 30],
    ['coveralls x6', 6],
    ['yard signs x 100', 100],
    ['1 large 4x6 banner', 1],
    ['5k run shirts for 300 runners', 300],
    ['for about one hundred twenty golfers', 120],
    ['we have 15 employees and each needs 2 shirts', 15],
    ['change the 50 to 65', 65],
    ['last year we had 412 runners, probably 450 this time', 450],
    ['make it an even hundred', 100],
    ['im lookin 2 get 40 hats 4 my crew', 40],
  ])('is the number that counts the goods: %s', (message, expected) =>
    expect(quantity(message)).toBe(expected),
  );

  it.each([
    ['50-75 shirts', [50, 75]],
    ['between 100 and 150 mugs', [100, 150]],
    ['40 to 60 hats', [40, 60]],
    ['25 or 30 polos', [25, 30]],
    ['at least 20 and at most 35 aprons', [20, 35]],
  ])('may be a range: %s', (message, expected) => expect(quantity(message)).toEqual(expected));

  it.each([
    ['10 small 20 medium 5 xl', 35],
    ['S: 4, M: 6, L: 6, 2XL: 2', 18],
    ['6 larges and 6 mediums', 12],
  ])('is the sum of the sizes: %s', (message, expected) => expect(quantity(message)).toBe(expected));

  it.each([
    ['actually 75 shirts', 75],
    ['make it 60 instead of 50', 60],
    ['not 30, 45', 45],
    ['change it from 20 to 40', 40],
    ['sorry I said 12 hats, I meant 21 hats', 21],
  ])('is the corrected number: %s', (message, expected) => expect(quantity(message)).toBe(expected));

  it.each([
    'a 3x6 ft banner',
    'shirts for the 2024 reunion',
    'we are at 12 Oak Street',
    'by 5/14 at 3 pm',
    'a 2 color print on the front',
    '$500 at most',
    'call 816-555-0142',
    'order #4471',
    'in 3 weeks',
    'my ford transit 250',
    'gildan 5000',
    'the one in the window',
    'I have 2 questions',
    '50% off?',
    'the 2nd design',
    'size 10',
    '24/7',
    '1994 chevy truck lettering',
    'it is 0170 at the end',
    'Jordan - 555-0142',
    'my order is the 48213',
  ])('is not made up: %s', (message) => expect(quantity(message)).toBeUndefined());

  it('may be a bare number where one was asked for, and only there', () => {
    expect(quantity('60', 'quantity')).toBe(60);
    expect(quantity('about sixty', 'quantity')).toBe(60);
    expect(quantity('2', 'option')).toBeUndefined();
    expect(quantity('1042', 'order_number')).toBeUndefined();
    expect(quantity('the 15th', 'dueDate')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { shop } from '../../../testing/shop.ts';
import { capitalName, isPersonsName, isPersonsShape } from './capital-name.ts';
import { splitWords } from './words.ts';

/** What is one behind "my name is", or behind nothing that tells. */
const named = (said: string, cue: 'sure' | 'none' = 'sure'): string => {
  const { all, message } = splitWords(`my name is ${said}`, shop);
  const length = capitalName(all, 3, cue);
  return message.slice(all[3]?.start, all[2 + length]?.end ?? 0);
};

describe('a name in capitals', () => {
  it.each([
    ['Irene Three Deer and i need caps', 'Irene Three Deer'],
    ['Xue Her, we need caps', 'Xue Her'],
    ['Lucky Dhillon', 'Lucky Dhillon'],
    ['Hye-Jin Ahn from the gym', 'Hye-Jin Ahn'],
    ['Vernon Pike Sr. here', 'Vernon Pike Sr.'],
    ['P.K. Lindgren and i', 'P.K. Lindgren'],
    ['Otto van der Meer wondering', 'Otto van der Meer'],
    ['Otto Krantz Thanks for all', 'Otto Krantz'],
    ['Inez Price and i need caps', 'Inez Price'],
    ['Will and i need caps', 'Will'],
  ])('goes as far as it is: %s', (said, expected) => expect(named(said)).toBe(expected));

  it.each([
    'Inez',
    'Will call you later',
    'Ha Ha',
    'Inez Price quote for 30 hats',
    'Otto Krantz DVM',
    'Otto Office Manager',
    'Mill Bend Dental',
    'not important',
    'Otto Friday',
  ])('is none: %s', (said) => expect(named(said)).toBe(''));

  it.each(['Copper Kettle', 'Good Day', 'Two Hats'])('needs a name where nothing tells: %s', (said) =>
    expect(named(said, 'none')).toBe(''),
  );
});

describe('who is written as nobody but a person is', () => {
  const isOne = (said: string) => {
    const { all } = splitWords(said, shop);
    return isPersonsShape(all, 0, all.length);
  };
  it.each([
    'Vernon Pike III',
    'P.K. Lindgren',
    'Hye-Jin Ahn',
    'Pieter van Dam',
    'Otto St. Clair',
    'Irene Spotted Elk',
    'Moo Wah',
  ])('%s', (said) => expect(isOne(said)).toBe(true));
  it.each(['P.K. Roofing', 'Tri-County Paving', 'Copper Kettle', 'Taller de Ortiz', 'Cedar Glade R-II'])(
    'not %s',
    (said) => expect(isOne(said)).toBe(false),
  );
});

describe('words in capitals that only people are called', () => {
  const isOne = (said: string) => isPersonsName(splitWords(said, shop).all);
  it.each(['Reed Locke', 'Stavros Galanis', 'John David Krantz', 'Little Otto', 'Milosz Chmielnik'])(
    '%s',
    (said) => expect(isOne(said)).toBe(true),
  );
  it.each(['Rusty Anchor', 'Olathe Parks', 'Hope Church', 'Kelly Green', 'Copper Marsh Dental', 'Otto'])(
    'not %s',
    (said) => expect(isOne(said)).toBe(false),
  );
});

import { describe, expect, test } from 'vitest';
import { isSpelledRight } from './dictionary.ts';
import { makePlainSpeller, makeSpeller } from './spelling.ts';

const plain = makePlainSpeller(new Set(['carried', 'helped', 'anything', 'signed']));

describe('a slip that might be put together of English words', () => {
  test.each([
    ['carryed', 'carried'],
    ['heped', 'helped'],
    ['anthing', 'anything'],
    ['singed', 'singed'],
  ])('%s', (typed, read) => expect(plain(typed)).toBe(read));
});

test('a slip of one letter in a plain word comes before two in one of the trade', () => {
  const speller = makeSpeller(['signer'], new Set(), makePlainSpeller(new Set(['signing'])));
  expect(speller('singing')).toBe('singing');
  expect(speller('signng')).toBe('signing');
});

test.each(['carried', 'happiest', 'rebuilt', 'wishes', 'unpaid'])('%s is spelled right', (word) =>
  expect(isSpelledRight(word)).toBe(true),
);
test.each(['carryed', 'wraped', 'goed', 'everthing', 'foos'])('%s is not', (word) =>
  expect(isSpelledRight(word)).toBe(false),
);

test('a slip in a word that is bent is mended to what it is bent of', () => {
  const speller = makeSpeller(['banner'], new Set(), makePlainSpeller(new Set(['banners'])));
  expect(speller('bannres')).toBe('banner');
});

test('a letter left out comes before another one hit', () => {
  const plain = makePlainSpeller(new Set(['printing', 'visitor']));
  const speller = makeSpeller(['pricing', 'visor'], new Set(), plain);
  expect(speller('priting')).toBe('printing');
  expect(speller('vistor')).toBe('visitor');
  expect(speller('pricinng')).toBe('pricing');
});

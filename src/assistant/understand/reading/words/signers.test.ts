import { describe, expect, it } from 'vitest';
import { shop } from '../../../testing/shop.ts';
import { splitWords } from './words.ts';

/** The words as typed, a bar for each full stop and a slash for each comma that is not. */
const parted = (message: string): string =>
  splitWords(message, shop)
    .all.map(({ raw, start, end }) => (start < end ? raw : raw === '.' ? '|' : '/'))
    .join(' ');

describe('who writes, and for whom', () => {
  it.each([
    ['40 caps in navy Inez Pruitt Copper Bell Dental', '40 caps in navy | Inez Pruitt / Copper Bell Dental'],
    ['Inez Pruitt Thistle & Oak 555', 'Inez Pruitt / Thistle & Oak | 555'],
    ['Im Dana Moss Taqueria El Sol', 'Im Dana Moss / Taqueria El Sol'],
    [
      'blue ink our logo Copper Bell Dental budget 300',
      'blue ink our logo | Copper Bell Dental | budget 300',
    ],
    ['we are Copper Bell Dental Inez Pruitt', 'we are Copper Bell Dental / Inez Pruitt'],
    ['vests for Copper Bell Diesel 30 of them', 'vests for Copper Bell Diesel | 30 of them'],
    [
      '40 caps Rev Tobias Okoro Greater Hope Tabernacle',
      '40 caps | Rev Tobias Okoro / Greater Hope Tabernacle',
    ],
  ])('are parted: %s', (message, said) => expect(parted(message)).toBe(said));

  it.each([
    "im Juan Carlos Petrov and I'd like caps",
    'we told Otto ter Horst',
    'caps for Tom Hardin Plumbing',
    'caps for Tom Hardin Iron Works',
    'shirts for Martin Luther King Elementary',
    'our coach Inez Pruitt wants them',
    'Inez Pruitt is out today',
    'it should say happy birthday Inez Pruitt',
    'did Inez Pruitt order from you',
    'Copper Bell Dental shirts',
    'tees for Engine 7 crew',
    'Gladstone High 8th grade',
    'the party is for retiring Otto',
    'we told our coach Otto',
    'a big banner that says go Otto',
    'a sign reading welcome home Copper Bell Dental',
    'many thanks for all of it Carl',
    'our restaurant The Copper Bell needs caps',
  ])('are not: %s', (message) => expect(parted(message)).not.toMatch(/[|/]/));
});

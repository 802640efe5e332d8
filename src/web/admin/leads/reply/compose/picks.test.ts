import { describe, expect, it } from 'vitest';
import type { ReplyDesk } from '../../../../../schemas/reply.ts';
import { findOpened, listPicks } from './picks.ts';

describe('the word that opens a list', () => {
  it.each([
    ['/', { opener: '/', query: '', start: 0 }],
    ['Hi ;go', { opener: ';', query: 'go', start: 3 }],
    ['Hi\n/est', { opener: '/', query: 'est', start: 3 }],
  ])('%j', (text, opened) => {
    expect(findOpened(text, text.length)).toEqual(opened);
  });

  it.each(['and/or', 'yes;', '1/2', '/est ', 'https://', '//'])('is none in %j', (text) => {
    expect(findOpened(text, text.length)).toBeUndefined();
  });

  it('ends at the caret', () => {
    expect(findOpened('/estimate', 4)?.query).toBe('est');
  });
});

const saved = (name: string, title: string, text: string, language = 'en') => ({
  name,
  title,
  language,
  text,
  missing: [],
});

const desk = {
  language: 'es',
  url: 'https://boldwork.example/job/abc',
  estimate: { title: 'Estimate', note: 'good to Apr 9', total: '$545 to $609', rows: [] },
  quotes: [{ version: 2, title: 'Quote 2', note: 'open', total: '$560', rows: [] }],
  saved: [
    saved(
      'gold',
      'Metallic and gold inks',
      'Hi Dana,\n\nYour gold prints flat, and may be ordered in two ways:\nFoil shines.',
    ),
    saved('gracias', 'Gracias', 'Mil gracias.', 'es'),
    saved('vector', 'Ask for the vector file', 'Do you have a PDF?'),
  ],
} as unknown as ReplyDesk;
const names = (opener: '/' | ';', query: string) => listPicks(desk, opener, query).map(({ name }) => name);

it('offers what there is, replies in the customer’s language first', () => {
  expect(names('/', '')).toEqual(['/estimate', '/quote v2', '/link']);
  expect(names(';', '')).toEqual([';gracias', ';gold', ';vector']);
});

it.each([
  ['by name', ';', 'GOL', [';gold']],
  ['by title', ';', 'file', [';vector']],
  ['by the first line', ';', 'flat', [';gold']],
  ['never by what is said further down', ';', 'shines', []],
  ['among blocks', '/', 'quo', ['/quote v2']],
] as const)('finds %s', (_, opener, query, found) => {
  expect(names(opener, query)).toEqual(found);
});

it('tells a saved reply by its first line after the greeting', () => {
  expect(listPicks(desk, ';', 'gold')[0]?.note).toBe(
    'Your gold prints flat, and may be ordered in two ways:',
  );
});

it('offers nothing that is not there', () => {
  const bare = { ...desk, estimate: null, quotes: [], url: null };
  expect(listPicks(bare, '/', '')).toEqual([]);
});

import { expect, it } from 'vitest';
import { languageOfBrowser } from './lead-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de-AT, fr;q=0.5', 'en'],
  ['es', 'es'],
  ['es-419,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr, en;q=0.4, ES-mx; q=0.8', 'es'],
  ['es;q=0, en;q=0.1', 'en'],
  ['est', 'en'],
  ['es;q=none', 'en'],
] as const)('reads %j as %s', (header, language) => {
  expect(languageOfBrowser(header)).toBe(language);
});

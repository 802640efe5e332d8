import { expect, it } from 'vitest';
import { plural } from '../wording/labels.ts';
import { inSpanish } from '../wording/spanish-words.ts';
import { listed } from '../wording/wording.ts';

it.each([
  ['lápiz', 'lápices'],
  ['imán', 'imanes'],
  ['botón', 'botones'],
  ['mandil', 'mandiles'],
  ['delantal', 'delantales'],
  ['paraguas', 'paraguas'],
  ['suéter', 'suéteres'],
  ['gorra bordada', 'gorras bordadas'],
  ['camiseta de manga larga', 'camisetas de manga larga'],
  ['playera tipo polo', 'playeras tipo polo'],
  ['gorra trucker', 'gorras trucker'],
])('has %s in the plural, whatever is spoken', (one, many) => {
  expect(plural(one, 'es')).toBe(many);
  if (/[áéíóúñ]|mandil|delantal/.test(one)) expect(plural(one, 'en')).toBe(many);
});

it.each([
  ['banner', 'banners'],
  ['pen', 'pens'],
  ['mug', 'mugs'],
  ['tote bag', 'tote bags'],
  ['yard sign', 'yard signs'],
  ['hoodie', 'hoodies'],
])('leaves the English %s English in a Spanish talk', (one, many) => {
  expect(plural(one, 'es')).toBe(many);
});

it('says colours and places in Spanish, and what it does not know as it is', () => {
  expect(['navy', 'left chest', 'full color', 'mauve'].map(inSpanish)).toEqual([
    'azul marino',
    'en el pecho, a la izquierda',
    'a todo color',
    'mauve',
  ]);
});

it('joins as Spanish joins', () => {
  expect(listed(['bordado', 'impresión'], 'y')).toBe('bordado e impresión');
  expect(listed(['7', '8'], 'o')).toBe('7 u 8');
  expect(listed(['gorras', 'tazas'], 'y')).toBe('gorras y tazas');
});

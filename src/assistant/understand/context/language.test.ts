import { describe, expect, it } from 'vitest';
import { readMessages } from '../../testing/messages.ts';
import { knownAfter } from '../../testing/shop.ts';
import { mayNameSomebody, OF_NO_LANGUAGE } from './language.ts';

describe('the language of an answer', () => {
  it('is looked for beside every name and address', () => {
    const messages = [
      ...readMessages(),
      '816 555 0133',
      'dale, 816-555-0133',
      'x y@z',
      'Ana \u00c1lvarez',
      'L\u00fac\u00eda',
    ];
    const named = messages.filter((message) => message.search(OF_NO_LANGUAGE) !== -1);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((message) => !mayNameSomebody(message))).toEqual([]);
  });

  it('is English where a name is a Spanish word too', () => {
    expect(knownAfter(['20 tees', 'names dale, 816-555-0133']).language).toBe('en');
    expect(knownAfter(['20 camisetas', 'dale']).language).toBe('es');
  });

  it.each([
    'embroidered polos',
    '60 polos please',
    'hola!! 50 shirts for our team please',
    'Maria Lopez de la Cruz',
    'need logo banners for cinco de mayo',
    'no',
    'Jose Garcia, jose@example.com',
  ])('stays English: %s', (message) => {
    expect(knownAfter([message]).language).toBe('en');
  });

  it.each(['hola', 'necesito 50 camisetas', '¿cuánto cuesta?', 'buenas tardes, quiero cotizar'])(
    'is Spanish: %s',
    (message) => {
      expect(knownAfter([message]).language).toBe('es');
    },
  );

  it('stays through names, numbers and addresses', () => {
    const spanish = ['necesito 24 gorras', 'no hay prisa', 'Ana', 'ana@example.com'];
    for (let said = 1; said <= spanish.length; said++)
      expect(knownAfter(spanish.slice(0, said)).language).toBe('es');
  });
});

it('is English again for who asks for it', () => {
  expect(knownAfter(['hola, quiero 40 gorras', 'en ingles por favor, for june 4']).language).toBe('en');
  expect(knownAfter(['hola, quiero 40 gorras', 'no hablo ingles muy bien']).language).toBe('es');
});

import { describe, expect, it } from 'vitest';
import { NOW, shop } from '../../testing/shop.ts';
import { read } from '../context/read.ts';
import { nothingKnown } from '../context/reader-state.ts';

describe('a company that is put right', () => {
  const known = (company: string) => ({ ...nothingKnown(), slots: { company } });

  it.each([
    ['varga dentel', "no it's Varga Dental", 'Varga Dental'],
    ['Copper Owl', 'sorry its Copper Owl Roofing', 'Copper Owl Roofing'],
    ['Harrow and Rowe', "actually that's Harrow & Roe, no w", 'Harrow & Roe'],
    ['Tillman Tile', 'Tilman Tile with one l', 'Tilman Tile'],
  ])('%s: %s', (company, message, expected) =>
    expect(read(message, known(company), shop, NOW).slots.company).toBe(expected),
  );

  it.each(['no its 40 shirts', "no it's Dana", 'sorry its for friday', "no that's wrong", 'with a k'])(
    'is nothing else: %s',
    (message) => expect(read(message, known('Copper Owl'), shop, NOW).slots.company).toBeUndefined(),
  );
});

it('goes on to the last name of a name that is put right', () => {
  const state = { ...nothingKnown(), slots: { name: 'Catherine' } };
  const named = (message: string) => read(message, state, shop, NOW).slots.name;
  expect(named('its Kathryn not Catherine. last name Oyelaran')).toBe('Kathryn Oyelaran');
  expect(named('its Kathryn not Catherine. last name on the jersey')).toBe('Kathryn');
});

it.each(['how much is a 2x6 banner', 'two x 4 ft sign'])('leaves an address beside a size: %s', (message) => {
  const state = { ...nothingKnown(), slots: { email: 'ann@example.com' } };
  expect(read(message, state, shop, NOW).slots.email).toBeUndefined();
});

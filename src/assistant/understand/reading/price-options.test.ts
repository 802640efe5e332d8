import { describe, expect, it } from 'vitest';
import { NOW, shop } from '../../testing/shop.ts';
import { read } from '../context/read.ts';
import { nothingKnown } from '../context/reader-state.ts';
import { choiceOf, readPriceOptions } from './price-options.ts';
import { splitWords } from './words/words.ts';

const options = (message: string) => {
  const { slots } = read(message, nothingKnown(), shop, NOW);
  const list = shop.prices[slots.service ?? ''];
  return readPriceOptions(splitWords(message, shop), slots, slots, list, shop, null);
};

describe('the options of the price book', () => {
  it.each([
    ['a full wrap, scratch that, a partial wrap on my van', { coverage: 'partial' }],
    ['my trailer all around', { coverage: 'full' }],
    ['a 2x5 mesh banner', { material: 'mesh', size: '10' }],
    ['a vinyl banner', { material: 'vinyl' }],
    ['a vinyl banner, 2m x 1m', { material: 'vinyl', size: '22' }],
    ['una lona de 90 x 120 cm', { size: '12' }],
    ['wrap my pickup, full wrap not just the doors', { coverage: 'full' }],
    ['seven by two foot banner', { size: '14' }],
    ['soft shirts, screen printed', { garment: 'soft_tee' }],
    ['screen printed shirts, three ink colors', { garment: 'basic_tee', ink_colors: '3' }],
    ['polos, 12000 stitches, asap', { garment: 'polo', stitch_count: '12000', rush: 'rush' }],
    ['polos, no rush', { rush: 'standard' }],
    ['a one sided banner', { sides: 'single' }],
    ['mugs printed on both sides', { product: 'mug', imprint_locations: '2' }],
    ['shirts and hats', { product: 'basic_tee' }],
    ['40 tees, 20 M, 16 L and 4 3XL', { size: 'some_extended' }],
    ['polos: 3 L, 9 2XL', { size: 'mostly_extended' }],
    ['30 polos, mostly 3XL', { size: 'mostly_extended' }],
    ['30 polos, a couple of guys wear 4x', { size: 'some_extended' }],
    ['30 polos, sizes m to 2xl', { size: 'some_extended' }],
    ['30 polos up to xl', { size: 'standard' }],
    ['quick one: 30 polos', {}],
    ['hi real quick, 30 polos', {}],
    ['30 polos, appreciate you being so quick', {}],
    ['tees, 12 S 12 XL', { size: 'standard' }],
    ['letter 2 vans', { vehicle: 'cargo_van' }],
    ['a 8x10 backdrop', { size: '80' }],
    ['12x18 sign', { size: '2' }],
    ['30 lawn signs, 2 sided', { sides: 'double' }],
    ['a van, doors only', { coverage: 'spot' }],
    ['what to letter both sides of a box truck', { vehicle: 'box_truck', coverage: 'spot' }],
    ['no layout yet, only a name', {}],
    ["a website, we'll write the copy", { copywriting: 'own' }],
    ['a website, i can write the texts', { copywriting: 'own' }],
    ['a website, would write the text ourselves', { copywriting: 'own' }],
    ['a website, you write the texts', { copywriting: 'written' }],
    ['a website, we want you to write it', { copywriting: 'written' }],
    ['a van, only do the sides', { coverage: 'partial' }],
    ['a van, full wrap, sides and back', { coverage: 'full' }],
    ['a van, a full wrap is too much, just sides and back', { coverage: 'partial' }],
  ])('are chosen by what is said: %s', (message, expected) =>
    expect(options(message)).toMatchObject(expected),
  );

  it('are left open by vehicles of several kinds', () => {
    expect(options('wrap 2 vans and a box truck').vehicle).toBeUndefined();
  });

  it('take the frame of a sign for no sign', () => {
    expect(options('12 open house signs with metal frames').material).not.toBe('aluminum');
  });

  it('are left open by a quick question', () => {
    expect(options('quick question about polos').rush).toBeUndefined();
    expect(options('polos, please call me asap').rush).toBeUndefined();
    expect(options('polos, never mind the rush').rush).toBeUndefined();
  });

  it.each(['polos, there is no big rush', 'polos, not in a huge hurry', 'polos, a rush is not needed'])(
    'take no hurry for a rush: %s',
    (message) => expect(options(message).rush ?? 'standard').toBe('standard'),
  );

  it('take a hurry for one', () => {
    expect(options('polos, no problem if it costs more, rush it').rush).toBe('rush');
  });

  it('are called by the same goods each time, and by no others', () => {
    const list = shop.prices['screen-printing'];
    for (let time = 0; time < 2; time += 1) {
      expect(choiceOf('crewneck', 'garment', list, shop)).toBe('crewneck');
      expect(choiceOf('vest', 'garment', list, shop)).toBeUndefined();
      expect(choiceOf('crewneck', 'garment', undefined, shop)).toBeUndefined();
    }
  });
});

import { describe, expect, it } from 'vitest';
import { shop } from '../../../testing/shop.ts';
import { splitWords, stemOf } from './words.ts';

const plain = (message: string) => splitWords(message, shop).plain.trim();

describe('the words of a message', () => {
  it('write out what is typed for short', () => {
    expect(plain('thx, i dont need 2doz hats w/ logo b4 tmrw')).toBe(
      'thanks i do not need 2 dozen hats with logo before tomorrow',
    );
  });

  it.each([
    ['shrits', 'shirts'],
    ['emboridery', 'embroidery'],
    ['qoute', 'quote'],
    ['hoodeis', 'hoodies'],
    ['tommorow', 'tomorrow'],
    ['banneer', 'banner'],
    ['stickar', 'sticker'],
    ['shirtz', 'shirts'],
    ['tshitrs', 'tshirts'],
    ['embroderd', 'embroidered'],
    ['banneér', 'banner'],
    ['is it cheaper befoer the wedidng', 'is it cheaper before the wedding'],
    ['im textign from work', 'i am texting from work'],
    ['lena undersocre ott', 'lena underscore ott'],
    ['the cheapst way, nohting fancy, seperate boxxes', 'the cheapest way nothing fancy separate boxes'],
    ['waht is yuor moq', 'what is your minimum order'],
    ['jus askin bout teh caps nd a sign', 'just asking about the caps and a sign'],
    ['it was suppose 2 b rdy', 'it was supposed to be ready'],
    ['hi were hosting a walk on may 3 an need 40 bibs', 'we are hosting a walk on may 3 and need 40 bibs'],
    ['where were you hosting an expo', 'where were you hosting an expo'],
    ['they were printing an ad', 'they were printing an ad'],
    ['Were Copper Bell Dental and wed like pens', 'we are copper bell dental and we would like pens'],
    ['were the Lakeside Rotary Club', 'we are the lakeside rotary club'],
    ['were the mugs done', 'were the mugs done'],
    ['can we come by Wed like at 3', 'can we come by wed like at 3'],
    ['id rather have a photo id like last time', 'i would rather have a photo id like last time'],
    ['the 22 nd', 'the 22 nd'],
    ['fivehundred by the twentythird', 'five hundred by the twenty third'],
    ['onethousand, not Onehundredtwelve', 'one thousand not onehundredtwelve'],
    ['seventeen tenfold someone', 'seventeen tenfold someone'],
  ])('are mended: %s', (typed, meant) => expect(plain(typed)).toBe(meant));

  it.each([
    'quality',
    'shift',
    'think',
    'place',
    'quite',
    'talking',
    'Thomas',
    'gardens',
    'skirt',
    'manner',
    'march',
    'Victor',
    'pastor',
    'sneakers',
  ])('stay where they are words of their own: %s', (word) => expect(plain(word)).toBe(word.toLowerCase()));

  it.each([
    ['office party\n24 mugs\nforest green', 'office party , 24 mugs , forest green'],
    ['cut out for the\nLady Gears in dark\ngreen', 'cut out for the Lady Gears in dark green'],
    ['2 banners,\n3x8', '2 banners , 3 x 8'],
    [
      'Would you kindly let us know what it costs to have as many as\nforty caps stitched with the crest of our choir in thread of old\ngold',
      'Would you kindly let us know what it costs to have as many as forty caps stitched with the crest of our choir in thread of old gold',
    ],
  ])('are set apart by the end of a short line: %j', (message, words) => {
    expect(
      splitWords(message, shop)
        .all.map(({ raw }) => raw)
        .join(' '),
    ).toBe(words);
  });

  it.each([
    'bauer',
    'my name is dana hosue',
    'this is anohter from the bank',
    'dan befoer wants hats',
    'Thuogh and Sons',
    'befoer@mail.example',
    'befoer.example',
  ])('stay where they may be a name: %s', (message) => {
    for (const { raw, text } of splitWords(message, shop).all) expect(text).toBe(raw.toLowerCase());
  });

  it('keep their places in the message', () => {
    const message = 'Need 2doz  “hats”, okay?';
    for (const { raw, start, end } of splitWords(message, shop).all)
      expect(message.slice(start, end)).toBe(raw);
  });

  it('are bounded, for no message that somebody writes has so many', () => {
    expect(splitWords('1-'.repeat(1000), shop).all.length).toBeLessThan(1000);
    const longest = 'We want 12 of them, in red. '.repeat(72).slice(0, 2000);
    expect(splitWords(longest, shop).all.at(-1)?.end).toBeGreaterThan(1990);
  });

  it('have a singular', () => {
    expect(
      ['patches', 'hoodies', 'boxes', 'glasses', 'companies', 'bus', 'buses', 'hats', 'gas', 'it is'].map(
        stemOf,
      ),
    ).toEqual(['patch', 'hoodie', 'box', 'glass', 'company', 'bus', 'bus', 'hat', 'gas', 'it is']);
  });
});

import { describe, expect, it } from 'vitest';
import { contextFor, outcome, shop } from '../testing/shop.ts';
import { findServices, readService } from './service.ts';

const service = (message: string) => outcome(readService(contextFor(message)));

describe('the service', () => {
  it.each([
    ['50 t-shirts', 'hats-and-t-shirts'],
    ['snapbacks for my crew', 'hats-and-t-shirts'],
    ['silk screen 100 tees', 'screen-printing'],
    ['black hoodies', 'screen-printing'],
    ['embroidered hats', 'embroidery'],
    ['emboridery on jackets', 'embroidery'],
    ['25 yard signs', 'signs-and-banners'],
    ['a baner for the fair', 'signs-and-banners'],
    ['wrap our delivery van', 'car-wraps'],
    ['vinyl lettering on my truck', 'car-wraps'],
    ['a new website', 'websites-and-ai'],
    ['koozies and pens', 'promo-products'],
  ])('is read from the words for it: %s', (message, expected) => expect(service(message)).toBe(expected));

  it('is found by every word of the shipped facts', () => {
    const missed = shop.services.flatMap(({ slug, words }) =>
      words.filter(
        (word) => !findServices(contextFor(`need 50 ${word} for us`)).some((found) => found.slug === slug),
      ),
    );
    expect(missed).toEqual([]);
  });

  it('is not the one ruled out', () => {
    expect(service('not embroidery, screen printing')).toBe('screen-printing');
    expect(service('hats instead of mugs')).toBe('hats-and-t-shirts');
    expect(service('no banners please')).toBe('skipped');
  });

  it('is the later one of a change of mind', () => {
    expect(service('mugs, actually pens and banners')).toBe('signs-and-banners');
  });

  it.each([
    'where do I sign up',
    'I saw it on your website',
    'let us wrap this up',
    'a cap on my budget',
    'we went to the world cup',
    'hello',
  ])('is not made up: %s', (message) => expect(service(message)).toBe('skipped'));
});

// Questions as visitors type them, answered from the shipped articles and the services' own pages.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSection, isAbout, lineOf, sectionOf, sentencesOfSection } from './find-section.ts';
import { findAsked } from './knowledge.ts';
import { loadShop } from './load-shop.ts';

const shop = await loadShop(join(import.meta.dirname, '../../shop'));
const best = (query: string, service?: string): string | undefined => {
  const found = findSection(shop, query, { language: 'en', service });
  return found && `${found.article.slug} / ${found.section.heading}`;
};

describe('a question', () => {
  it.each([
    ['what file formats do you take', 'artwork-files / Best file formats'],
    ['what resolution should my picture have?', 'artwork-files / Pictures and resolution'],
    ['can you match a pantone', 'artwork-files / Colors'],
    ['how do I wash the printed shirts', 'garment-care / Printed shirts and hoodies'],
    ['do you ship to texas', 'shipping-and-pickup / Shipping'],
    ['can I pick it up on saturday', 'shipping-and-pickup / Pick-up'],
    ['do you take credit cards', 'payment / Ways to pay'],
    ['we are tax exempt', 'payment / Sales tax'],
    ['how many stitches is a left chest logo', 'embroidery-and-digitizing / Stitch count'],
    ['how long does a banner last outside', 'signs-and-banners / Materials and how long they last'],
    ['can you remove an old wrap', 'vehicle-wraps / Before you come'],
    ['how much is a website per month', 'websites-and-ai / Fixed monthly pricing'],
    ['who owns the domain', 'websites-and-ai / Who owns what'],
    ['are the mugs dishwasher safe', 'promo-products / How long an imprint lasts'],
    ['can I bring my own shirts', 'garments-and-sizes / Your own garments'],
    ['how do I wash my shirts', 'garment-care / Printed shirts and hoodies'],
    ['is tax included', 'payment / Sales tax'],
  ])('%s -> %s', (query, answer) => {
    expect(best(query)).toBe(answer);
  });

  it('is understood with typing mistakes and other endings', () => {
    expect(best('embroiderd garmnts')).toBe('garment-care / Embroidered garments');
    expect(best('resoluton of pictures')).toBe('artwork-files / Pictures and resolution');
    expect(best('digitize')).toBe(best('digitizing'));
  });

  it('finds nothing when it is about something else', () => {
    for (const query of [
      'who won the game last night',
      'play some jazz',
      'asdf qwer',
      '😀',
      '',
      'what is the',
      'do you',
    ]) {
      const found = findSection(shop, query, { language: 'en' });
      expect([query, found !== undefined && isAbout(found, undefined)]).toEqual([query, false]);
    }
  });

  it('leans towards the service that is talked about', () => {
    expect(best('how is it priced', 'promo-products')).toMatch(/^promo-products/);
    expect(best('how is it priced', 'screen-printing')).toMatch(/^screen-printing/);
  });

  it('weighs rare words, and leaves aside those that are not what is asked about', () => {
    const found = (aside: string[]) =>
      findSection(shop, 'what does shipping cost', { language: 'en', aside: new Set(aside) });
    expect(found([])?.section.heading).toBe('Shipping');
    expect(found(['cost'])?.cover).toBe(1);
    expect(found(['cost', 'ship'])?.cover ?? 0).toBe(0);
  });

  it('is answered by the sentence that says most of it, the first where none says clearly more', () => {
    const line = (question: string): string => {
      const found = findSection(shop, question, { language: 'en' });
      return found ? (sentencesOfSection(found.section)[lineOf(found, question, shop)] ?? '') : '';
    };
    expect(line('where can I park')).toMatch(/^Park at the loading bay/);
    expect(line('what does shipping cost')).toMatch(/carrier's price/);
    expect(line('how long is the price good for')).toMatch(/^An estimate holds/);
  });

  it('may be long, odd or hostile', () => {
    expect(() => best('constructor __proto__ toString')).not.toThrow();
    expect(() => best(`${'a'.repeat(2000)} \0 \uD800 ${'ß'.repeat(50)}`)).not.toThrow();
    expect(best('washing '.repeat(250))).toMatch(/^garment-care/);
  });

  it('is found again by its article and heading, also on a service’s own page', () => {
    expect(sectionOf(shop, { article: 'car-wraps', heading: 'Does a wrap harm the paint?' })?.text).toMatch(
      /^Not/,
    );
    expect(sectionOf(shop, { article: 'payment', heading: 'nothing' })).toBeUndefined();
  });

  it('is looked up in the facts at hand, not in those before a change', () => {
    const changed = { ...shop, articles: shop.articles.filter(({ slug }) => slug !== 'payment') };
    expect(best('do you take credit cards')).toMatch(/^payment/);
    expect(findSection(changed, 'do you take credit cards', { language: 'en' })?.article.slug).not.toBe(
      'payment',
    );
  });
});

describe('what an owner wrote down as asked', () => {
  const asked = (question: string, about: { service?: string; named?: string } = {}): string | undefined => {
    const found = findAsked(shop, question, 'en', about);
    return found && `${found.article.slug} / ${found.section.heading}`;
  };

  it.each([
    ['must everything be paid in advance or is half down fine', 'payment / When payment is due'],
    ['is paypal something you take', 'payment / Ways to pay'],
    ['would my roommate be able to collect the order', 'shipping-and-pickup / Pick-up'],
    ['extra charge on 4xl?', 'garments-and-sizes / Sizes'],
    ['any charges hidden in there, extra fees', 'estimates-and-quotes / What is included'],
    ['pamphlets', 'what-we-do-not-make / Paper goods'],
  ])('%s -> %s', (question, answer) => expect(asked(question)).toBe(answer));

  it('takes the section with most of the question’s words', () => {
    expect(asked('is there a fee')).toBeUndefined();
    expect(asked('how much is the setup fee')).toBe('screen-printing / Setup charge');
    expect(asked('how much is the digitizing fee')).toBe('embroidery-and-digitizing / Digitizing');
  });

  it('is not taken from an article of other services than the one named', () => {
    expect(asked('do you install')).toBe('signs-and-banners / Putting it up');
    expect(asked('do you install', { named: 'car-wraps' })).toBeUndefined();
  });

  it('is kept by language', () => {
    expect(asked('aceptan tarjeta')).toBeUndefined();
    expect(findAsked(shop, '¿aceptan tarjeta?', 'es')?.section.heading).toBe('Pago');
    expect(findSection(shop, 'aceptan tarjeta', { language: 'es' })?.section.heading).toBe('Pago');
  });

  it('may be long, odd or hostile', () => {
    expect(asked('constructor __proto__ toString')).toBeUndefined();
    expect(asked('deposit '.repeat(250))).toBe('payment / When payment is due');
  });
});

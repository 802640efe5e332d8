// Questions as visitors type them, answered from the shipped articles and the services' own pages.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAsked, searchKnowledge } from './knowledge.ts';
import { loadShop } from './load-shop.ts';

const shop = await loadShop(join(import.meta.dirname, '../../shop'));
const best = (query: string, service?: string): string | undefined => {
  const [hit] = searchKnowledge(shop, query, service === undefined ? {} : { service });
  return hit && `${hit.article.slug} / ${hit.section.heading}`;
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
    ['are the mugs dishwasher safe', 'promo-products / What people order'],
    ['can I bring my own shirts', 'screen-printing / Can I bring my own shirts?'],
    ['how do I wash my shirts', 'garment-care / Printed shirts and hoodies'],
    ['is tax included', 'payment / Sales tax'],
  ])('%s -> %s', (query, answer) => {
    expect(best(query)).toBe(answer);
  });

  it('is understood with typing mistakes and other endings', () => {
    expect(best('washing embroiderd garmnts')).toBe('garment-care / Embroidered garments');
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
      expect([query, best(query)]).toEqual([query, undefined]);
    }
  });

  it('leans towards the service that is talked about', () => {
    expect(best('how is it priced', 'promo-products')).toMatch(/^promo-products/);
    expect(best('how is it priced', 'screen-printing')).toMatch(/^screen-printing/);
  });

  it('brings at most five sections, the best first', () => {
    const hits = searchKnowledge(shop, 'how much does printing on shirts cost');
    expect(hits).toHaveLength(5);
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a));
  });

  it('may be long, odd or hostile', () => {
    expect(() => searchKnowledge(shop, 'constructor __proto__ toString')).not.toThrow();
    expect(() => searchKnowledge(shop, `${'a'.repeat(2000)} \0 \uD800 ${'ß'.repeat(50)}`)).not.toThrow();
    expect(searchKnowledge(shop, 'washing '.repeat(250))[0]?.article.slug).toBe('garment-care');
  });

  it('is looked up in the facts at hand, not in those before a change', () => {
    const changed = { ...shop, articles: shop.articles.filter(({ slug }) => slug !== 'payment') };
    expect(best('do you take credit cards')).toMatch(/^payment/);
    expect(
      searchKnowledge(changed, 'do you take credit cards').map(({ article }) => article.slug),
    ).not.toContain('payment');
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
    expect(best('aceptan tarjeta')).toBeUndefined();
  });

  it('may be long, odd or hostile', () => {
    expect(asked('constructor __proto__ toString')).toBeUndefined();
    expect(asked('deposit '.repeat(250))).toBe('payment / When payment is due');
  });
});

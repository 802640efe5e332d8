import { describe, expect, it } from 'vitest';
import { wishesIn } from './site-wishes.ts';
import { say } from './testing/shop.ts';

describe('what a site is to do', () => {
  it.each([
    ['clients need to schedule their haircut', ['online booking']],
    ['our old site is ugly, and we need a logo too', ['a redesign', 'a logo']],
    ['a bot that takes calls after hours', ['an AI that answers the phone']],
    ['show our menu and take payments', ['online payment', 'a menu']],
    ['call me tomorrow', []],
    ['i want to order a site', []],
    ['by the end of the month', []],
  ])('is heard: %s', (text, more) => {
    expect(wishesIn(` ${text} `).more).toEqual(more);
  });

  it('is not what is not wanted', () => {
    expect(wishesIn(' no blog and no booking ')).toEqual({ more: [], less: ['a blog', 'online booking'] });
  });

  it('is said back, and stands in summary and lead', () => {
    const told = ['website for my bakery', 'about 4 pages with a gallery', 'plus a phone ai for orders'];
    expect(say(told.slice(0, 2)).reply).toMatch(/4 pages and a gallery/);
    const { reply } = say([...told, 'Lou Marsh, lou@x.example']);
    expect(reply).toMatch(/4 pages, .*a gallery, an AI that answers the phone/);
    const sent = say([...told, 'Lou Marsh, lou@x.example', 'yes']);
    expect(sent.effects[0]?.lead.details).toContain('Wishes: a gallery, an AI that answers the phone');
    expect(sent.effects[0]?.lead.details).toContain('"plus a phone ai for orders"');
  });

  it('is taken back again', () => {
    expect(
      say(['website for my bakery', 'with a blog please', 'actually no blog, 3 pages', 'Lou, lou@x.example'])
        .reply,
    ).not.toContain('blog');
  });
});

describe('yes and no to what the price book asks', () => {
  const asked = ['a 4 page website for my studio', 'I type here', 'june 30'];
  it.each([
    ['yeah', 'store'],
    ['nope', 'none'],
  ])('%s', (answer, shop) => {
    expect(say(asked).reply).toContain('Should the site sell online?');
    expect(say([...asked, answer]).state.options.shop).toBe(shop);
  });
});

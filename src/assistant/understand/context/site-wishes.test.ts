import { describe, expect, it } from 'vitest';
import { knownAfter, say } from '../../testing/shop.ts';
import { wishesIn } from './site-wishes.ts';

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
    expect(knownAfter([...asked, answer]).options.shop).toBe(shop);
  });
});

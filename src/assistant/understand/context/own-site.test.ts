import { describe, expect, it } from 'vitest';
import { knownAfter } from '../../testing/shop.ts';
import { ASSISTANT_ON_SITE, SITE_WORK } from './site-wishes.ts';

describe('work on a site that the visitor has', () => {
  it.each([
    ['can you add a chat bot to our clinic website', ASSISTANT_ON_SITE],
    ['we already have a website, we want an ai assistant on it', ASSISTANT_ON_SITE],
    ['our gym site does not show up on google, can you fix that', SITE_WORK],
    ['we have a wix site, nobody finds us on google', SITE_WORK],
    ['need a website with a chat bot on it', null],
    ['our site is old, need a new one with a chatbot', null],
    ['want to redo our current website and add booking', null],
  ])('is told from a new one: %s', (message, thing) => expect(knownAfter([message]).thing).toBe(thing));

  it('is none, where the site is ordered here', () =>
    expect(knownAfter(['a 4 page site for my gym', 'can members book on our site']).thing).toBe('site'));
});

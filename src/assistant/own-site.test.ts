import { describe, expect, it } from 'vitest';
import { ASSISTANT_ON_SITE, SITE_WORK } from './site-wishes.ts';
import { say } from './testing/shop.ts';

describe('work on a site that the visitor has', () => {
  it.each([
    ['can you add a chat bot to our clinic website', ASSISTANT_ON_SITE],
    ['we already have a website, we want an ai assistant on it', ASSISTANT_ON_SITE],
    ['our gym site does not show up on google, can you fix that', SITE_WORK],
    ['we have a wix site, nobody finds us on google', SITE_WORK],
    ['need a website with a chat bot on it', null],
    ['our site is old, need a new one with a chatbot', null],
    ['want to redo our current website and add booking', null],
  ])('is told from a new one: %s', (message, thing) => expect(say([message]).state.thing).toBe(thing));

  it('has the price of the assistant alone, and is so summed up', () => {
    const told = ['put an ai chat on our existing website', 'I type'];
    expect(say([...told, 'how much is it']).reply).toContain('$450 once');
    expect(say([...told, 'may 8', 'Ada Voss, ada@voss.example']).reply).toMatch(
      /have(?: it right)?: AI assistant on an existing site, live by Fri, May 8/,
    );
  });

  it('is the new site, once that is asked for', () => {
    const { state, reply } = say(['put an ai chat on our existing website', 'actually build us a new site']);
    expect(state.thing).toBeNull();
    expect(reply).toContain('$2,139');
  });

  it('is none, where the site is ordered here', () =>
    expect(
      say(['a 4 page site for my gym', 'I type', 'can members book on our site']).state.thing,
    ).toBeNull());
});

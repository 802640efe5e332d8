import { expect, it } from 'vitest';
import { type FirstTouch, sentFirstTouchSchema, siteOf, tellCameFrom } from './first-touch.ts';

const none: FirstTouch = { page: null, referrer: null, source: null, medium: null, campaign: null };

it.each([
  ['nothing', undefined, undefined],
  ['no object', 'google', undefined],
  ['what is no text', { page: 7, source: {} }, none],
  [
    'a line of text',
    { page: '/services', source: ' spring\n\u0000mail\ud800 ' },
    { ...none, page: '/services', source: 'springmail' },
  ],
  ['what is too long', { campaign: 'x'.repeat(999) }, { ...none, campaign: 'x'.repeat(200) }],
])('takes %s from a browser, and refuses nothing', (_, sent, expected) => {
  expect(sentFirstTouchSchema.parse(sent)).toEqual(expected);
});

it.each([
  [{ referrer: 'www.google.com/' }, 'google.com', 'google.com'],
  [{ referrer: 'blog.example/shirts' }, 'blog.example', 'blog.example/shirts'],
  [
    { referrer: 'x.example/', source: 'news', medium: 'email', campaign: 'spring' },
    'news',
    'news, campaign spring, by email',
  ],
  [{ page: '/' }, null, null],
])('tells %j', (touch, site, words) => {
  expect(siteOf({ ...none, ...touch })).toBe(site);
  expect(tellCameFrom({ ...none, ...touch })).toBe(words);
});

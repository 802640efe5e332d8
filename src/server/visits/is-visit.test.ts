import { describe, expect, it } from 'vitest';
import { isVisit } from './is-visit.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const OPENED = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };

const begins = (headers: Record<string, string>, method = 'GET') =>
  isVisit({
    method,
    host: 'shop.example',
    headers: { 'user-agent': DESKTOP, ...headers },
  } as unknown as Parameters<typeof isVisit>[0]);

describe('a visit', () => {
  it.each<[string, Record<string, string>]>([
    ['at a typed address', OPENED],
    ['by a link on another site', { ...OPENED, 'sec-fetch-site': 'cross-site' }],
    ['by a link on a neighbour', { ...OPENED, 'sec-fetch-site': 'same-site' }],
    ['of a browser that tells nothing of it', {}],
    ['from a search, over plain http', { referer: 'https://www.google.com/' }],
    ['with a referrer that is none', { referer: 'not an address' }],
    ['on a phone', { 'user-agent': PHONE }],
    [
      'on a phone made by Cubot',
      {
        'user-agent':
          'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      },
    ],
    [
      'in Firefox',
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0' },
    ],
  ])('begins %s', (_, headers) => {
    expect(begins(headers)).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['from page to page', { ...OPENED, 'sec-fetch-site': 'same-origin' }],
    ['from page to page over plain http', { referer: 'http://shop.example/services' }],
    ['at a reload', { ...OPENED, 'cache-control': 'max-age=0' }],
    ['at a reload past all caches', { ...OPENED, 'cache-control': 'no-cache', pragma: 'no-cache' }],
    ['ahead of a click', { ...OPENED, 'sec-purpose': 'prefetch;prerender' }],
    ['ahead of a click, in older browsers', { purpose: 'prefetch' }],
    ['in a preview of top sites', { 'x-purpose': 'preview' }],
    ['in a script', { ...OPENED, 'sec-fetch-dest': 'empty' }],
    ['in a frame', { ...OPENED, 'sec-fetch-dest': 'iframe' }],
    ['without a name', { 'user-agent': '' }],
    ['in a program', { 'user-agent': 'curl/8.14.1' }],
    [
      'at a search engine',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    [
      'at a search engine that poses as a browser',
      {
        'user-agent':
          'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/140.0.0.0 Safari/537.36',
      },
    ],
    ['at a measurement', { 'user-agent': `${DESKTOP} Chrome-Lighthouse` }],
    ['in a browser without a screen', { 'user-agent': DESKTOP.replace('Chrome/', 'HeadlessChrome/') }],
  ])('does not begin %s', (_, headers) => {
    expect(begins(headers)).toBe(false);
  });

  it.each(['HEAD', 'POST'])('does not begin with %s', (method) => {
    expect(begins(OPENED, method)).toBe(false);
  });
});

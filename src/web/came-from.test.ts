import { expect, it } from 'vitest';
import { readFirstTouch } from './came-from.ts';

const HERE = 'https://shop.example';
const none = { referrer: null, source: null, medium: null, campaign: null };

it.each([
  ['nothing', '', undefined],
  ['a typed address', `${HERE}/services `, { ...none, page: '/services' }],
  [
    'another site, without what was asked there',
    `${HERE}/ https://www.google.com/search?q=tees`,
    { ...none, page: '/', referrer: 'www.google.com/search' },
  ],
  ['the page before on this site', `${HERE}/ ${HERE}/services`, { ...none, page: '/services' }],
  [
    'a campaign',
    `${HERE}/?utm_source=news&utm_medium=email&utm_campaign=spring+sale `,
    { page: '/', referrer: null, source: 'news', medium: 'email', campaign: 'spring sale' },
  ],
  ["no job's page", `${HERE}/job/secret `, undefined],
])('reads %s', (_, noted, expected) => {
  expect(readFirstTouch(noted, HERE)).toEqual(expected);
});

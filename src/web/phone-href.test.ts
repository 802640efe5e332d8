import { expect, it } from 'vitest';
import { phoneHref } from './phone-href.ts';

it.each([
  ['(816) 555-0170', 'tel:8165550170'],
  ['+49 30 123456', 'tel:+4930123456'],
  ['555.0170', 'tel:5550170'],
])('dials %s as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

import { describe, expect, it } from 'vitest';
import { formatPhone, phoneHref } from './format-phone.ts';

describe('formatPhone', () => {
  it('writes a US number as the shop does', () => {
    expect(formatPhone('+15035550142')).toBe('(503) 555-0142');
  });

  it.each(['+442079460123', '555-0142', '+1503555014', '+150355501421'])('leaves %s as stored', (phone) => {
    expect(formatPhone(phone)).toBe(phone);
  });
});

describe('phoneHref', () => {
  it.each([
    ['+15035550142', 'tel:+15035550142'],
    ['(503) 555-0142', 'tel:5035550142'],
    ['503.555.0142 ext. 5', 'tel:5035550142;ext=5'],
    ['503 555 0142 x12', 'tel:5035550142;ext=12'],
    ['+44 (0)20 7946 0123', 'tel:+4402079460123'],
  ])('%s calls %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});

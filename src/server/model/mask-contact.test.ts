import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { initialState } from '../../assistant/state/state.ts';
import { loadShop } from '../../shop/load-shop.ts';
import { maskContact, repeatsContact } from './mask-contact.ts';

const shop = await loadShop(join(import.meta.dirname, '../../../shop'));
const now = new Date('2026-03-04T15:00:00.000Z');
const state = initialState();

describe('masking', () => {
  it.each([
    ['my name is Dana Ruiz and I need 48 caps', 'my name is [name] and I need 48 caps'],
    ['dana@example.com', '[email]'],
    ['mail dana@example.com or dana.work@example.org', 'mail [email] or [email]'],
    ['call me at 816-555-0123 or (913) 555 0188', 'call me at [phone] or [phone]'],
    ['jo dot smith at gmail dot com', '[email]'],
    ['jane@gmail,com is mine', '[email] is mine'],
    ['order 8165550123456 please', 'order [phone] please'],
  ])('takes contact data out of "%s"', (text, masked) => {
    expect(maskContact(text, { state, shop, now })).toBe(masked);
  });

  it.each([
    '48 caps by 2026-06-12 in navy',
    '3x6 ft banner, 2 sides, $1,200 budget',
    'we need them on 6/12/2026, 100 small 200 large',
  ])('leaves "%s" as it is', (text) => {
    expect(maskContact(text, { state, shop, now })).toBe(text);
  });

  it('knows again what was told before', () => {
    const known = {
      ...state,
      slots: { name: 'Dana Ruiz', email: 'dana@example.com', company: 'Acme+Co', phone: '+18165550123' },
      former: { items: [], active: null, slots: { name: 'Lee Park' } },
    };
    const text = 'DANA here: ruiz from acme+co, for Lee Park. (816) 555-0123!';
    expect(maskContact(text, { state: known, shop, now })).toBe(
      '[name] here: [name] from [company], for [name]. [phone]!',
    );
    for (const reply of [
      'Thanks, Dana.',
      'I wrote to dana@example.com.',
      'For Acme+Co.',
      'At (816) 555-0123?',
    ])
      expect(repeatsContact(reply, { state: known, shop }), reply).toBe(true);
  });

  it("tells a visitor's address from the shop's own", () => {
    expect(repeatsContact(`Call ${shop.brand.phone} or write to ${shop.brand.email}.`, { state, shop })).toBe(
      false,
    );
    expect(repeatsContact('I read "jane@gmail,com", which looks like a slip.', { state, shop })).toBe(true);
    expect(repeatsContact('72 shirts come to $794 by 2026-06-12.', { state, shop })).toBe(false);
  });
});

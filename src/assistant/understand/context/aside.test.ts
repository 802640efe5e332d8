import { describe, expect, it } from 'vitest';
import { knownAfter } from '../../testing/shop.ts';

const JOB = 'I need 48 screen printed shirts';

describe('a question about something else in the middle of a job', () => {
  it('is no question where they are counted or wished for', () => {
    expect(knownAfter(['200 pens', 'do you do mugs too? I need 60']).jobs).toHaveLength(1);
    expect(knownAfter(['200 pens', 'what would 300 of those be']).slots.quantity).toBe(300);
  });

  it('keeps who asks', () => {
    const { slots } = knownAfter([JOB, 'do you also do car wraps? kim@example.com']);
    expect(slots).toMatchObject({ service: 'screen-printing', quantity: 48, email: 'kim@example.com' });
  });

  it.each([
    ['can I get a quote for 100 mugs?', 'promo-products', 100],
    ['how much for 100 mugs?', 'promo-products', 100],
    ['can you do banners instead?', 'signs-and-banners', 48],
    ['can you embroider them?', 'embroidery', 48],
    ['actually make it banners', 'signs-and-banners', 48],
  ])('is none where it is a wish or a correction: %s', (message, service, quantity) => {
    expect(knownAfter([JOB, message]).slots).toMatchObject({ service, quantity });
  });
});

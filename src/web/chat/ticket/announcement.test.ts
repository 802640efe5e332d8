// What is said of new lines of the ticket.
import { expect, it } from 'vitest';
import { addedText, announcementOf } from './announcement.ts';
import { sumUp } from './sum-up.ts';

const caps = { label: 'Caps', quantity: 1200, estimate: { lowCents: 100_000, highCents: 112_000 } };
const banner = { label: 'Banner', quantity: 1, estimate: { lowCents: 11_000, highCents: 12_100 } };
const pens = { label: 'Pens', quantity: null, estimate: null };

it('reads the new line and the sum, and no other line', () => {
  const items = [caps, banner];
  expect(announcementOf(items, [{ index: 1 }], sumUp(items, null))).toBe(
    'Banner, 1: $110 to $121. Together, an estimate: $1,110 to $1,241.',
  );
  expect(announcementOf([caps, pens], [{ index: 1 }], sumUp([caps, pens], null))).toBe(
    'Pens: priced by a person. Together, an estimate: $1,000 to $1,120 + 1 by a person.',
  );
  expect(announcementOf(items, [], sumUp(items, null))).toBe('Together, an estimate: $1,110 to $1,241.');
});

it('says on the folded bar what came to what was there', () => {
  expect(addedText([caps, banner], [{ index: 1 }])).toBe('+ 1 Banner');
  expect(addedText([banner, pens], [{ index: 1 }])).toBe('+ Pens');
  expect(addedText([pens, banner, caps], [{ index: 1 }, { index: 2 }])).toBe('+ 2 items');
  expect(addedText([banner, caps], [{ index: 1, before: pens }])).toBeUndefined();
  expect(addedText([banner, caps], [{ index: 0 }, { index: 1 }])).toBeUndefined();
  expect(addedText([banner, caps], null)).toBeUndefined();
});

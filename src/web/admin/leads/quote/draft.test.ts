// Figures as they are typed.
import { describe, expect, it } from 'vitest';
import { quoteTotal } from '../../../../schemas/quote-sums.ts';
import {
  centsOf,
  countOf,
  discountCents,
  draftOf,
  emptyDraft,
  isChanged,
  linesOf,
  withLine,
} from './draft.ts';

const LINES = [
  { label: 'Tee', quantity: 24, unitCents: 425, catalogCents: 425, item: 0 },
  { label: 'Setup', quantity: 1, unitCents: 2500, catalogCents: 2500, item: 0 },
];
const QUOTE = {
  version: 1,
  state: 'seen' as const,
  totalCents: 0,
  validUntil: '2026-04-10',
  terms: null,
  taxNote: 'Tax at pick-up.',
  payLink: null,
  sentBy: 'rosa',
  sentAt: '',
  hash: '',
  seenAt: null,
  accepted: null,
  withdrawnAt: null,
};

describe('a draft', () => {
  it.each([
    ['6.75', 675],
    ['$1,240.5', 124_050],
    ['0', 0],
    ['-26.58', -2658],
    ['19.99', 1999],
    ['1.005', null],
    ['', null],
    ['about 5', null],
  ])('reads %s as %s cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it('reads whole pieces', () => {
    expect(['24', '1,000', '0', '2.5', ''].map(countOf)).toEqual([24, 1000, null, null, null]);
  });

  it('takes off a share of its lines, or a sum', () => {
    const draft = emptyDraft(LINES, '2026-04-10', 'en');
    const discounted = { ...draft, discount: { label: 'Grand opening', value: '5 %' } };
    expect(linesOf(discounted)?.at(-1)).toMatchObject({ label: 'Grand opening, 5 % off', unitCents: -635 });
    expect(quoteTotal(linesOf(discounted) ?? [])).toBe(12_700 - 635);
    const spanish = { ...discounted, language: 'es' as const };
    expect(linesOf(spanish)?.at(-1)?.label).toBe('Grand opening, 5 % de descuento');
    expect([discountCents('10', 5), discountCents('x %', 5)]).toEqual([1000, null]);
  });

  it('waits for what cannot be read, and knows what differs from the catalog', () => {
    const draft = withLine(emptyDraft(LINES, '2026-04-10', 'en'));
    expect(linesOf(draft)).toBeNull();
    const [tee, setup] = draft.lines;
    expect(tee && isChanged(tee)).toBe(false);
    expect(setup && isChanged({ ...setup, price: '20' })).toBe(true);
  });

  it('begins again from what was sent, its discount set apart', () => {
    const lines = [...LINES, { label: 'Friends', quantity: 1, unitCents: -500 }];
    const draft = draftOf({ ...QUOTE, lines }, '2026-05-01', 'en');
    expect([draft.lines.length, draft.discount, draft.validUntil]).toEqual([
      2,
      { label: 'Friends', value: '5.00' },
      '2026-04-10',
    ]);
    expect(quoteTotal(linesOf(draft) ?? [])).toBe(quoteTotal(lines));
    expect(draftOf({ ...QUOTE, state: 'expired', lines }, '2026-05-01', 'en').validUntil).toBe('2026-05-01');
  });
});

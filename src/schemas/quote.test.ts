// The arithmetic of quotes, and what is taken for one.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptQuoteSchema, type Quote, quoteSchema } from './quote.ts';
import { ACCEPTANCE, exactDollars, QUOTE_MOST, quoteRows, quoteTotal } from './quote-sums.ts';

const line = { label: 'Basic cotton tee', quantity: 24, unitCents: 425, catalogCents: 425, item: 0 };
const quote = (values: Partial<Record<keyof Quote, unknown>> = {}) => ({
  lines: [line],
  validUntil: '2026-04-10',
  ...values,
});
const problemsOf = (value: unknown): string[] =>
  quoteSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a quote', () => {
  it('is summed to the cent, a discount taken off', () => {
    const discount = { label: 'Grand opening, 5 % off', quantity: 1, unitCents: -2658 };
    const lines = [line, { ...line, quantity: 1, unitCents: 43_000, item: 1 }, discount];
    expect(quoteTotal(lines)).toBe(24 * 425 + 43_000 - 2658);
    expect(exactDollars(quoteTotal(lines))).toBe('$505.42');
    expect(ACCEPTANCE.en(2, 50_542)).toBe('I accept quote 2 over $505.42.');
    expect(ACCEPTANCE.es(2, 150_542)).toBe('Acepto la cotización 2 por $1,505.42.');
  });

  it('tells items by their sums, and what belongs to none line by line', () => {
    const items = [
      { label: '24 T-shirts', note: 'Screen printing' },
      { label: '12 caps', note: '' },
      { label: '1 banner', note: '' },
    ];
    const lines = [
      { label: 'Delivery', quantity: 1, unitCents: 1500 },
      { ...line, label: 'Banner', quantity: 1, unitCents: 3050, item: 2 },
      line,
      { ...line, label: 'Setup', quantity: 1, unitCents: 2500 },
      { label: 'bungee ties', quantity: 6, unitCents: 125, item: null },
      { label: 'Of an item that is gone', quantity: 1, unitCents: 100, item: 7 },
    ];
    const rows = quoteRows(lines, items);
    expect(rows).toEqual([
      { item: 0, label: '24 T-shirts', note: 'Screen printing', cents: 12_700 },
      { item: 2, label: '1 banner', note: '', cents: 3050 },
      { item: null, label: 'Delivery', note: '', cents: 1500 },
      { item: null, label: '6 bungee ties', note: '', cents: 750 },
      { item: null, label: 'Of an item that is gone', note: '', cents: 100 },
    ]);
  });

  it('has rows that come to its total, whatever its lines are', () => {
    const anyLine = fc.record({
      label: fc.constant('Line'),
      quantity: fc.integer({ min: 1, max: 1000 }),
      unitCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      item: fc.option(fc.integer({ min: 0, max: 6 })),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: QUOTE_MOST.lines }), (lines) => {
        const items = Array.from({ length: 4 }, () => ({ label: 'Item', note: '' }));
        const rows = quoteRows(lines, items);
        expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(quoteTotal(lines));
        expect(Number.isSafeInteger(quoteTotal(lines))).toBe(true);
      }),
    );
  });

  it('stays within safe whole numbers at its largest', () => {
    const largest = { ...line, quantity: QUOTE_MOST.quantity, unitCents: 1000 };
    const lines = Array.from({ length: QUOTE_MOST.lines }, () => largest);
    expect(problemsOf(quote({ lines }))).toEqual([]);
    expect(Number.isSafeInteger(quoteTotal(lines))).toBe(true);
    expect(problemsOf(quote({ lines: [...lines, line] }))).toEqual(['A quote can have 100 lines at most.']);
    expect(problemsOf(quote({ lines: [{ ...largest, unitCents: 1001 }] }))).not.toEqual([]);
  });

  it.each([
    [{ lines: [] }, 'A quote has one line at least.'],
    [{ lines: [{ ...line, unitCents: 4.5 }] }, 'The price of a line is whole cents, up to $10,000,000.'],
    [{ lines: [{ ...line, quantity: 0 }] }, 'The quantity of a line is a whole number from 1 to 1,000,000.'],
    [{ lines: [{ ...line, label: ' ' }] }, 'The name of a line is missing.'],
    [{ lines: [{ ...line, unitCents: -1 }] }, 'A quote cannot come to less than nothing.'],
    [{ validUntil: '2026-02-30' }, 'validUntil must be a day, like 2026-03-31.'],
    [{ validUntil: 'tomorrow' }, 'validUntil must be a day, like 2026-03-31.'],
    [{ payLink: 'http://pay.example/1' }, 'The link to pay begins with https://.'],
    [{ payLink: 'javascript:alert(1)' }, 'The link to pay begins with https://.'],
  ])('is refused with %j', (values, message) => {
    expect(problemsOf(quote(values))).toContain(message);
  });

  it.each([
    ['M', false],
    ['1234', false],
    ['M.V.', true],
    ['李明', true],
  ])('is accepted by the name %s: %s', (name, isTaken) => {
    expect(acceptQuoteSchema.safeParse({ quoteVersion: '1', name }).success).toBe(isTaken);
  });
});

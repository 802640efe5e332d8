// The sums of a quote, and how they are told: for server, desk and page alike, and light enough for a page to load.
import type { Language } from './language.ts';

/** Longest and largest values of a quote. All lines together stay far within what a number holds to the cent. */
export const QUOTE_MOST = {
  lines: 100,
  quantity: 1_000_000,
  /** Of a line, to either side. */
  cents: 1_000_000_000,
  label: 200,
  terms: 2000,
  taxNote: 500,
  payLink: 500,
} as const;

interface Line {
  label: string;
  quantity: number;
  unitCents: number;
  item?: number | null | undefined;
}

/** A row of what the customer sees: an item with its sum, or a line that belongs to none. */
export interface QuoteRow {
  /** Which of the lead's items it is; null for a line that belongs to none. */
  item: number | null;
  label: string;
  note: string;
  cents: number;
}

export const amountOf = ({ quantity, unitCents }: Pick<Line, 'quantity' | 'unitCents'>): number =>
  quantity * unitCents;

export const quoteTotal = (lines: readonly Pick<Line, 'quantity' | 'unitCents'>[]): number =>
  lines.reduce((sum, line) => sum + amountOf(line), 0);

/**
 * Items with their sums, in the order of `items`, then what belongs to none, line by line. An item without a line is left
 * out, and a line of an item that is not there stands for itself: the rows always come to the total.
 */
export function quoteRows(
  lines: readonly Line[],
  items: readonly { label: string; note: string }[],
): QuoteRow[] {
  const ofItems = items.flatMap(({ label, note }, index) => {
    const own = lines.filter(({ item }) => item === index);
    return own.length > 0 ? [{ item: index, label, note, cents: quoteTotal(own) }] : [];
  });
  const others = lines.filter(({ item }) => item == null || item >= items.length);
  return [...ofItems, ...others.map(rowOf)];
}

const rowOf = (line: Line): QuoteRow => ({
  item: null,
  label: line.quantity === 1 ? line.label : `${line.quantity.toLocaleString('en-US')} ${line.label}`,
  note: '',
  cents: amountOf(line),
});

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$1,240.50', '-$26.58': a quote is told to the cent. */
export const exactDollars = (value: number): string => exact.format(value / 100);

/** What a name is typed under. */
export const ACCEPTANCE: Record<Language, (version: number, totalCents: number) => string> = {
  en: (version, totalCents) => `I accept quote ${version} over ${exactDollars(totalCents)}.`,
  es: (version, totalCents) => `Acepto la cotización ${version} por ${exactDollars(totalCents)}.`,
};

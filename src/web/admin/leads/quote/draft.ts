// A quote as it is written: figures stay as they are typed until it is sent.
import type { Language } from '../../../../schemas/language.ts';
import type { DeskQuote, QuoteLine } from '../../../../schemas/quote.ts';
import { quoteTotal } from '../../../../schemas/quote-sums.ts';
import { QUOTE_WORDS } from './quote-words.ts';

export interface DraftLine {
  /** Unique in its draft. */
  key: number;
  label: string;
  quantity: string;
  price: string;
  /** Null for a line that is not in the catalog. */
  catalogCents: number | null;
  /** Which of the lead's items it belongs to. */
  item: number | null;
}

export interface Draft {
  lines: DraftLine[];
  /** `value`: '5 %' of the lines, or dollars. */
  discount: { label: string; value: string } | null;
  /** The customer's. */
  language: Language;
  /** ISO day. */
  validUntil: string;
  terms: string;
  taxNote: string;
  payLink: string;
}

export const emptyDraft = (lines: readonly QuoteLine[], validUntil: string, language: Language): Draft => ({
  language,
  // What the catalog has no price for waits for one.
  lines: lines.map((line, key) => ({
    ...toDraftLine(line, key),
    ...(line.catalogCents == null && { price: '' }),
  })),
  discount: null,
  validUntil,
  terms: '',
  taxNote: QUOTE_WORDS[language].taxNote,
  payLink: '',
});

/** To be changed; its day only where that is still to come. */
export function draftOf(quote: DeskQuote, validUntil: string, language: Language): Draft {
  const last = quote.lines.at(-1);
  const discount = last && last.unitCents < 0 && last.item == null && last.quantity === 1 ? last : null;
  const lines = discount ? quote.lines.slice(0, -1) : quote.lines;
  return {
    language,
    lines: lines.map(toDraftLine),
    discount: discount && { label: discount.label, value: money(-discount.unitCents) },
    validUntil: quote.state === 'expired' ? validUntil : quote.validUntil,
    terms: quote.terms ?? '',
    taxNote: quote.taxNote ?? '',
    payLink: quote.payLink ?? '',
  };
}

const toDraftLine = (
  { label, quantity, unitCents, catalogCents, item }: QuoteLine,
  key: number,
): DraftLine => ({
  key,
  label,
  quantity: String(quantity),
  price: money(unitCents),
  catalogCents: catalogCents ?? null,
  item: item ?? null,
});

export const withLine = (draft: Draft): Draft => ({
  ...draft,
  lines: [
    ...draft.lines,
    {
      key: Math.max(-1, ...draft.lines.map(({ key }) => key)) + 1,
      label: '',
      quantity: '1',
      price: '',
      catalogCents: null,
      item: null,
    },
  ],
});

export const isChanged = ({ price, catalogCents }: DraftLine): boolean =>
  catalogCents !== null && centsOf(price) !== catalogCents;

/** The lines as they are sent, the discount last; null while a figure cannot be read. */
export function linesOf({ lines, discount, language }: Draft): QuoteLine[] | null {
  const read = lines.flatMap(({ label, quantity, price, catalogCents, item }) => {
    const [count, unitCents] = [countOf(quantity), centsOf(price)];
    if (label.trim() === '' || count === null || unitCents === null) return [];
    return [{ label: label.trim(), quantity: count, unitCents, catalogCents, item }];
  });
  if (read.length < lines.length) return null;
  if (!discount) return read;
  const cents = discountCents(discount.value, quoteTotal(read));
  if (cents === null) return null;
  return [
    ...read,
    {
      label: discountLabel(discount, language),
      quantity: 1,
      unitCents: -cents,
      item: null,
      catalogCents: null,
    },
  ];
}

const PERCENT = /^(\d{1,2}(?:\.\d+)?|100) ?%$/;

/** What it takes off, in cents: '5 %' or '26.58'. */
export function discountCents(value: string, ofCents: number): number | null {
  const [, percent] = PERCENT.exec(value.trim()) ?? [];
  if (percent === undefined) return centsOf(value.trim());
  return Math.round((ofCents * Number(percent)) / 100);
}

/** 'Grand opening, 5 % off'. */
function discountLabel({ label, value }: NonNullable<Draft['discount']>, language: Language): string {
  const words = QUOTE_WORDS[language];
  const [, percent] = PERCENT.exec(value.trim()) ?? [];
  const name = label.trim() || words.discount;
  return percent === undefined ? name : `${name}, ${words.off(percent)}`;
}

/** '6.75' -> 675; null for what is no sum of money. */
export function centsOf(text: string): number | null {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '');
  return /^-?\d{1,8}(?:\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

export function countOf(text: string): number | null {
  const plain = text.trim().replaceAll(',', '');
  return /^[1-9]\d{0,6}$/.test(plain) ? Number(plain) : null;
}

/** As it stands in a field: 675 -> '6.75'. */
export const money = (cents: number): string => (cents / 100).toFixed(2);

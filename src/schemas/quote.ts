// A quote: what a person of the shop asks for a job, line by line, in whole cents.
import * as z from 'zod/mini';
import { LANGUAGES } from './language.ts';
import { amountOf, QUOTE_MOST, quoteTotal } from './quote-sums.ts';
import { optionalText, requiredText } from './text.ts';
import { typedNameSchema, versionIn } from './version.ts';

const QUANTITY = 'The quantity of a line is a whole number from 1 to 1,000,000.';
const CENTS = 'The price of a line is whole cents, up to $10,000,000.';
const DAY = 'validUntil must be a day, like 2026-03-31.';

const cents = z.int(CENTS).check(z.minimum(-QUOTE_MOST.cents, CENTS), z.maximum(QUOTE_MOST.cents, CENTS));

export const quoteLineSchema = z
  .object({
    label: requiredText(QUOTE_MOST.label, 'The name of a line'),
    quantity: z.int(QUANTITY).check(z.minimum(1, QUANTITY), z.maximum(QUOTE_MOST.quantity, QUANTITY)),
    /** A discount's is negative. */
    unitCents: cents,
    /** What the catalog asks; left out or null for a line that is not in it. */
    catalogCents: z.optional(z.nullable(cents)),
    /** Which of the lead's items it belongs to, from 0; of all of them where it is left out or null. */
    item: z.optional(
      z.nullable(z.int('item is a whole number.').check(z.minimum(0, 'item is a whole number.'))),
    ),
  })
  .check(
    z.refine((line) => Math.abs(amountOf(line)) <= QUOTE_MOST.cents, { path: ['unitCents'], message: CENTS }),
  );
export type QuoteLine = z.infer<typeof quoteLineSchema>;

/** What the desk sends: POST /api/admin/leads/:id/quotes. */
export const quoteSchema = z
  .object({
    lines: z
      .array(quoteLineSchema, 'lines must be a list.')
      .check(
        z.minLength(1, 'A quote has one line at least.'),
        z.maxLength(QUOTE_MOST.lines, `A quote can have ${QUOTE_MOST.lines} lines at most.`),
      ),
    /** The last day on which it can be accepted, in the shop's time zone. */
    validUntil: z.string(DAY).check(z.refine(isDay, DAY)),
    terms: optionalText(QUOTE_MOST.terms, 'The terms'),
    taxNote: optionalText(QUOTE_MOST.taxNote, 'The note on tax'),
    /** Where the shop takes payment; nothing is paid here. */
    payLink: optionalText(QUOTE_MOST.payLink, 'The link to pay').check(
      z.refine((link) => link === undefined || isHttps(link), 'The link to pay begins with https://.'),
    ),
  })
  .check(
    z.refine(({ lines }) => quoteTotal(lines) >= 0, {
      path: ['lines'],
      message: 'A quote cannot come to less than nothing.',
    }),
  );
export type Quote = z.infer<typeof quoteSchema>;

/** POST /api/job/:token/accept. */
export const acceptQuoteSchema = z.object({
  quoteVersion: versionIn('quoteVersion'),
  name: typedNameSchema,
  /** Which the page was read in, and so what was accepted; the lead's where it is left out. */
  language: z.optional(z.enum(LANGUAGES, 'language is en or es.')),
});

/** Replaced: a newer version was sent. */
export const QUOTE_STATES = ['sent', 'seen', 'accepted', 'expired', 'withdrawn', 'replaced'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** A row of what the customer sees: an item with its sum, or a line that belongs to none. */
const quoteRowSchema = z.object({
  /** Which of the lead's items it is; null for a line that belongs to none. */
  item: z.nullable(z.number()),
  label: z.string(),
  note: z.string(),
  cents: z.number(),
});

/** What the customer sees of a quote: never what an item's sum is made of. */
export const toldQuoteSchema = z.object({
  version: z.number(),
  state: z.enum(QUOTE_STATES),
  rows: z.array(quoteRowSchema),
  totalCents: z.number(),
  /** 'Thu, Apr 9'. */
  validUntil: z.string(),
  terms: z.nullable(z.string()),
  taxNote: z.nullable(z.string()),
  payLink: z.nullable(z.string()),
  /** 'Rosa', and 'today, 2:05 pm'. */
  sentBy: z.nullable(z.string()),
  sentAt: z.string(),
  /** 'March 10, 2026', for the quote on paper. */
  sentOn: z.string(),
  /** By whom it was accepted, and when; null while it is not. */
  accepted: z.nullable(z.object({ name: z.string(), at: z.string() })),
});
export type ToldQuote = z.infer<typeof toldQuoteSchema>;

/** A version as the desk reads it; times are ISO. */
export const deskQuoteSchema = z.object({
  version: z.number(),
  state: z.enum(QUOTE_STATES),
  lines: z.array(quoteLineSchema),
  totalCents: z.number(),
  /** ISO day. */
  validUntil: z.string(),
  terms: z.nullable(z.string()),
  taxNote: z.nullable(z.string()),
  payLink: z.nullable(z.string()),
  sentBy: z.nullable(z.string()),
  sentAt: z.string(),
  /** Of what the customer sees; the acceptance holds it too. */
  hash: z.string(),
  seenAt: z.nullable(z.string()),
  /** `linkOf`: by whose link, where that is another name. */
  accepted: z.nullable(z.object({ name: z.string(), at: z.string(), linkOf: z.nullable(z.string()) })),
  withdrawnAt: z.nullable(z.string()),
});

export type DeskQuote = z.infer<typeof deskQuoteSchema>;

export const deskQuotesSchema = z.object({
  /** What the catalog asks for the lead's items today: what a quote begins with. */
  catalogLines: z.array(quoteLineSchema),
  /** Newest first. */
  versions: z.array(deskQuoteSchema),
});
export type DeskQuotes = z.infer<typeof deskQuotesSchema>;

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  );
}

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

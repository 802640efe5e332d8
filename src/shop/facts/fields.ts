// The kinds of value an owner writes, each saying what it expects when it is something else.
import * as z from 'zod';
import { isStorable } from '../../schemas/text.ts';
import { knownKeys } from './explain-issue.ts';

/** A section with these keys and no others. */
export const section = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject(shape, { error: knownKeys(Object.keys(shape)) });

/** A list with at least one entry. */
export const someOf = <T extends z.ZodType>(entry: T) => z.array(entry).min(1);

/** Text with something in it; spaces around it and line breaks of the file are not kept. */
export const text = z
  .string()
  .trim()
  .min(1, 'some text')
  .refine(isStorable, 'text without NUL and broken characters')
  .transform((value) => value.replaceAll(/\s+/g, ' '));

/** Dollars with at most two decimals, read as whole cents. */
export const dollars = z
  .number('dollars such as 8.50')
  .min(0, 'dollars such as 8.50')
  .max(1_000_000, 'at most 1000000 dollars')
  .refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    'dollars with at most two decimals',
  )
  .transform((value) => Math.round(value * 100));

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, such as screen-printing');

/** A key that a call may name, such as ink_colors. */
export const keyName = z
  .string()
  .regex(/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/, 'lower-case words joined by _ or -, such as ink_colors');

/** What visitors say for a thing. */
export const visitorWords = z.array(
  text.refine((word) => word === word.toLowerCase(), 'lower-case words, as visitors would type them'),
);

export const wholeNumber = (min: number, max: number) => {
  const expected = `a whole number from ${min} to ${max}`;
  return z.number(expected).int(expected).min(min, expected).max(max, expected);
};

export const fraction = z
  .number('a number from 0 to 1')
  .min(0, 'a number from 0 to 1')
  .max(1, 'a number from 0 to 1');

export const isoDay = z.iso.date('a day of the calendar such as 2026-12-25');

/** A path on this site, or an https address. */
export const isPathOrHttps = (link: string): boolean => isSitePath(link) || isAddress(link, ['https:']);

/** A path on this site, or an http, https, mailto or tel link. */
export const isKnownLink = (link: string): boolean =>
  isSitePath(link) || isAddress(link, ['http:', 'https:', 'mailto:', 'tel:']);

// '//host' and '/\host' would lead off the site.
const isSitePath = (link: string): boolean => /^\/(?![/\\])\S*$/.test(link) || /^#\S+$/.test(link);

const isAddress = (link: string, protocols: string[]): boolean =>
  !/\s/.test(link) && URL.canParse(link) && protocols.includes(new URL(link).protocol);

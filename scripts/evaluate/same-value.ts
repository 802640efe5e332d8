// Is what Carl holds what was expected? Looser than equality only where wording is free.
import type { Slots } from '../../src/schemas/reading.ts';

/** A due date that was told in words from which no day follows: `dueDate: words`. */
const IN_WORDS = 'words';

/** True if the slot holds the value as a row or story writes it; null for no value. */
export function isSame(slot: string, expected: unknown, held: Slots[keyof Slots] | null): boolean {
  if (expected === null || held === null) return expected === held;
  switch (slot) {
    case 'dueDate': {
      const { date } = held as NonNullable<Slots['dueDate']>;
      return expected === IN_WORDS ? date === null : date === expected;
    }
    case 'name':
    case 'company':
      return plain(String(held)) === plain(String(expected));
    case 'colors':
    case 'imprintLocations':
      return wordsOf(held) === wordsOf(expected);
    case 'sizes':
      return sizesOf(held) === sizesOf(expected);
    case 'dimensions':
      return measure(String(held)) === measure(String(expected));
    case 'artwork':
      return String(held).includes('ready') === (expected === 'ready');
    default:
      return held === expected;
  }
}

const plain = (text: string): string =>
  text.toLowerCase().replace(/^the /, '').replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();

const wordsOf = (list: unknown): string =>
  [
    ...new Set(
      (list as string[]).map((word) =>
        plain(word)
          .replace('grey', 'gray')
          .replace(/sleeves$/, 'sleeve'),
      ),
    ),
  ]
    .sort()
    .join(', ');

const sizesOf = (sizes: unknown): string =>
  Object.entries(sizes as Record<string, number>)
    .map(([size, count]) => `${size.toUpperCase().replace('XXXL', '3XL').replace('XXL', '2XL')} ${count}`)
    .sort()
    .join(', ');

/** '3 feet by 6 feet', `3' x 6'` and '3x6 ft' are one measure. */
const measure = (text: string): string =>
  text
    .toLowerCase()
    .replace(/feet|foot|pies|['’]/g, 'ft')
    .replace(/inches|inch|["”]/g, 'in')
    .replace(/ounces|ounce/g, 'oz')
    .replace(/\s*(?:by|×)\s*|\s+x\s+/g, 'x')
    .replace(/\s+/g, '')
    .replace(/(ft|in)x/g, 'x');

// What the admin's search compares: words without letter case and accents, and phone numbers as digits alone. Stored
// beside each lead, since the engines fold letters differently. Whoever changes it migrates what is stored.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Item } from '../../schemas/item.ts';

interface Searchable {
  name: string;
  email: string | null;
  phone?: string | null | undefined;
  company?: string | null | undefined;
  service: string;
  details: string | null;
  items?: readonly Pick<Item, 'wording' | 'product' | 'method'>[] | undefined;
}

/** One line of words; after a line break the digits of the phone. */
export function searchTextOf({ name, email, phone, company, service, details, items }: Searchable): string {
  const goods = items?.flatMap(({ wording, product, method }) => [wording, product, method]) ?? [];
  const words = [name, email, phone, company, service, details, ...goods]
    .filter((text) => text != null)
    .join(' ');
  return `${fold(words)}\n${digitsOf(phone ?? '')}`;
}

/**
 * A condition on `search` for each word of `q`. Three letters and more are found within words, two where a word begins with
 * them: there is no index of less. One alone is looked for only where nothing else is.
 */
export function conditionsOf(q: string): RawBuilder<SqlBool>[] {
  return wordsOf(q).map(({ word, digits }) => {
    const text = escapeLike(word);
    const inWords =
      word.length === 2 ? sql<SqlBool>`(${like(`${text}%`)} or ${like(`% ${text}%`)})` : like(`%${text}%`);
    return digits === null ? inWords : sql<SqlBool>`(${inWords} or ${like(`%\n%${digits}%`)})`;
  });
}

/** The same for the index of trigrams, which knows no order of them; null where it can tell nothing. */
export function trigramsOf(q: string): string | null {
  const words = wordsOf(q).flatMap(({ word, digits }) => {
    const known = trigramsIn(word.length === 2 ? ` ${word}` : word);
    return known === null ? [] : [digits === null ? known : `(${known}) OR (${trigramsIn(digits)})`];
  });
  return words.length === 0 ? null : words.map((word) => `(${word})`).join(' AND ');
}

function trigramsIn(text: string): string | null {
  const letters = [...text];
  if (letters.length < 3) return null;
  const each = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  return [...new Set(each)].map((three) => `"${three.replaceAll('"', '""')}"`).join(' AND ');
}

const PHONE_WORD = /^[-+()./\d]+$/;

/** `digits`: of what may be a part of a phone number. */
function wordsOf(q: string): { word: string; digits: string | null }[] {
  const words = fold(q).split(' ').filter(Boolean);
  const longer = words.filter((word) => [...word].length > 1);
  return (longer.length > 0 ? longer : words).map((word) => {
    const digits = PHONE_WORD.test(word) ? digitsOf(word) : '';
    return { word, digits: digits.length < 3 ? null : digits };
  });
}

const like = (pattern: string) => sql<SqlBool>`search like ${pattern} escape '\\'`;

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

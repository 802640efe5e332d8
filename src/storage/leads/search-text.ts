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

/** A condition on `search` for each word of `q`. */
export function conditionsOf(q: string): RawBuilder<SqlBool>[] {
  return fold(q).split(' ').filter(Boolean).map(hasWord);
}

const PHONE_WORD = /^[-+()./\d]+$/;

function hasWord(word: string): RawBuilder<SqlBool> {
  const digits = PHONE_WORD.test(word) ? digitsOf(word) : '';
  const inWords = sql<SqlBool>`search like ${`%${escapeLike(word)}%`} escape '\\'`;
  return digits === '' ? inWords : sql<SqlBool>`(${inWords} or search like ${`%\n%${digits}%`})`;
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

// What Carl says: the product's own wordings, with those of the owner's folder over them.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Responses } from '../schemas/shop.ts';

/** The wordings that come with the product. */
export function ownResponses(): Responses {
  const read = (language: string) =>
    parse(
      readFileSync(new URL(`../assistant/responses/${language}.yaml`, import.meta.url), 'utf8'),
    ) as Record<string, string[]>;
  return { en: read('en'), es: read('es') };
}

// What Carl answers in: the language the visitor writes, kept where a message is too short to tell.

import type { Language } from '../../state/state.ts';
import { readLanguage } from '../reading/language.ts';
import { wordedInAnyCase } from '../reading/words/triggers.ts';
import type { ReaderState } from './reader-state.ts';

/** Spanish words that English writers use too. */
const BORROWED = /\b(?:polos?|cinco de mayo|quincea[nñ]eras?)\b/iu;
const HAS_BORROWED = wordedInAnyCase(BORROWED);
const ALL_BORROWED = new RegExp(BORROWED, 'giu');

/** An address, and the name written as one before it: "Dale Hutchins dale@example.com", "Dale, 816 555 0133". */
export const OF_NO_LANGUAGE =
  /\b(?:\p{Lu}\p{L}+\s\p{Lu}\p{L}+)\b|(?<![^\s@])[^\s@]{1,64}@\S{1,80}|^[^\p{L}\d_]*\p{L}+(?=[,.:]?\s*(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b|[,.:]?\s+[^\s@]{1,64}@)/gu;

/** The language of the answer; "Hola" alone settles it only where nothing was said before. */
export function languageOf(message: string, { language, turns }: ReaderState): Language {
  const named = mayNameSomebody(message) ? message.replace(OF_NO_LANGUAGE, ' ') : message;
  const read = readLanguage(HAS_BORROWED.test(named) ? named.replace(ALL_BORROWED, ' ') : named);
  if (TO_ENGLISH.test(message)) return 'en';
  if (read !== null) return read;
  return turns === 0 && /^\W*hola\W*$/i.test(message) ? 'es' : language;
}

/** "en ingles esta bien", "english please" */
const TO_ENGLISH = wordedInAnyCase(
  /(?<!\bno\s[^.!?]{0,24})\b(?:(?:en )?ingl[eé]s (?:est[aá] bien|por favor|porfa|mejor)|(?:in )?english (?:please|is (?:fine|ok|better|good)|works))(?!\p{L})/iu,
);

/** Each of the patterns for names and addresses has an "@", ten digits or a second capital. */
export function mayNameSomebody(message: string): boolean {
  let capitals = 0;
  let digits = 0;
  for (let at = 0; at < message.length; at += 1) {
    const code = message.charCodeAt(at);
    if (code === 64) return true;
    if (code > 127 || (code >= 65 && code <= 90)) capitals += 1;
    else if (code >= 48 && code <= 57) digits += 1;
    if (capitals > 1 || digits > 9) return true;
  }
  return false;
}

// What was read is kept in English, for the shop; this is how colours, places and goods are said back in Spanish.

import words from './words-es.json' with { type: 'json' };

/** 'navy' as 'azul marino', 'left chest' as 'en el pecho'; a word that is not listed stays as it is. */
export const inSpanish = (word: string): string => SPANISH[word] ?? word;

const SPANISH: Readonly<Record<string, string>> = words;

/** Spelled as only Spanish spells, or joined as it joins. */
export const looksSpanish = (wording: string): boolean =>
  /[áéíóúñ]|z$| (?:de|del|para|con|tipo|sin) |(?:dil|nil|tel|antal)$/i.test(wording);

/** 'lápices' of 'lápiz', 'camisetas de manga larga'; 'stickers' and other borrowed words as English has them. */
export function pluralInSpanish(wording: string): string | undefined {
  const [, head = '', rest = ''] = /^(.*?)((?: (?:de|del|para|con|tipo|sin) .*)?)$/i.exec(wording) ?? [];
  const [noun = '', ...others] = head.split(' ');
  if (isBorrowed(noun) || (others.some(isBorrowed) && !/a$/i.test(noun))) return undefined;
  return [manyOf(noun), ...others.map((word) => (AGREES.test(word) ? manyOf(word) : word))].join(' ') + rest;
}

/** 'banner', 'sticker', 'hoodie', 'pen': ends or sounds as no Spanish word of the trade does. */
const isBorrowed = (word: string): boolean =>
  !/[áéíóúñ]|(?:dad|tad)$/i.test(word) &&
  /[bcdfghjkmnpqtvwxy]$|[kw]|[ts]h|ee|oo|ll$|(?:er|ie|cil|cal|bel)$/i.test(word);

/** What stands behind the noun and goes with it: 'bordada', 'impreso'. */
const AGREES = /(?:[ai]d|es)[oa]$/i;

function manyOf(word: string): string {
  if (/s$/i.test(word)) return word;
  if (/z$/i.test(word)) return `${word.slice(0, -1)}ces`;
  if (/[aeiouáéó]$/i.test(word)) return `${word}s`;
  return `${word.replace(/[áéíóú](?=[ns]$)/i, plain)}es`;
}

/** The accent goes with the longer word: 'imanes' of 'imán'. */
const plain = (letter: string): string => letter.normalize('NFD').charAt(0);

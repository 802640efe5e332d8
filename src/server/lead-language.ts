// Which language a customer is spoken to in.
import { LANGUAGES, type Language } from '../schemas/language.ts';
import type { Lead } from '../schemas/lead.ts';

/** What the page of a lead's job and its mails speak. */
export const languageOf = ({ language }: Pick<Lead, 'language'>): Language => language;

/**
 * What a browser prefers of the languages that we speak, where no lead is known; English where it names none of them.
 *
 *     languageOfBrowser('fr, es-MX;q=0.8, en;q=0.5'); // 'es'
 */
export function languageOfBrowser(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').flatMap((range) => {
    const [tag = '', weight] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    const language = LANGUAGES.find((one) => tag === one || tag.startsWith(`${one}-`));
    const quality = weight === undefined ? 1 : Number(weight);
    return language && quality > 0 ? [{ language, quality }] : [];
  });
  return wanted.toSorted((one, other) => other.quality - one.quality)[0]?.language ?? 'en';
}

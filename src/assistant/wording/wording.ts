// How Carl puts things, in the visitor's language: figures and dates in words, one of several wordings, and no sentence
// twice running.

import { dollars } from '../../schemas/told-price.ts';
import { MONTHS, MONTHS_ES, WEEKDAYS, WEEKDAYS_ES } from '../../shop/day-names.ts';
import type { Language } from '../state/state.ts';

/** What may be said, in several wordings. */
export type Wordings = Readonly<Record<Language, readonly string[]>>;

const whole = new Intl.NumberFormat('en-US');

/** '$451 to $497', of an estimate's two ends. */
export const dollarRange = (
  { lowCents, highCents }: { lowCents: number; highCents: number },
  language: Language = 'en',
): string => `${dollars(lowCents)} ${TO[language]} ${dollars(highCents)}`;

export const figure = (value: number): string =>
  value > 0 && value < 1000 && Number.isInteger(value) ? String(value) : whole.format(value);

/** 'Friday, June 12' for an ISO day, with the year where it is not that of `today`. */
export function longDay(day: string, language: Language, today?: string): string {
  const isFar = isOfOtherYear(day, today);
  const { weekday, month, date } = partsOf(day, language);
  if (language === 'es') return `${weekday} ${date} de ${month}${isFar ? ` de ${day.slice(0, 4)}` : ''}`;
  return `${weekday}, ${month} ${date}${isFar ? `, ${day.slice(0, 4)}` : ''}`;
}

/** 'Fri, Jun 12', with the year as longDay() has it; in Spanish the whole words, as nobody there shortens them. */
export function shortDay(day: string, language: Language, today?: string): string {
  if (language === 'es') return longDay(day, language, today);
  const { weekday, month, date } = partsOf(day, language);
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${date}${isOfOtherYear(day, today) ? `, ${day.slice(0, 4)}` : ''}`;
}

const isOfOtherYear = (day: string, today: string | undefined): boolean =>
  today !== undefined && today.slice(0, 4) !== day.slice(0, 4);

function partsOf(day: string, language: Language): { weekday: string; month: string; date: number } {
  const at = new Date(day);
  const [weekdays, months] = language === 'es' ? [WEEKDAYS_ES, MONTHS_ES] : [WEEKDAYS, MONTHS];
  return {
    weekday: weekdays[(at.getUTCDay() + 6) % 7] ?? '',
    month: months[at.getUTCMonth()] ?? '',
    date: at.getUTCDate(),
  };
}

export const AND: Readonly<Record<Language, string>> = { en: 'and', es: 'y' };
export const OR: Readonly<Record<Language, string>> = { en: 'or', es: 'o' };
export const TO: Readonly<Record<Language, string>> = { en: 'to', es: 'a' };

/** 'a, b and c'; in Spanish 'aguja e hilo', '7 u 8'. */
export function listed(items: readonly string[], joint = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  const last = items.at(-1) ?? '';
  return `${items.slice(0, -1).join(', ')} ${jointBefore(last, joint)} ${last}`;
}

function jointBefore(next: string, joint: string): string {
  if (joint === AND.es && /^h?[ií](?!e)/i.test(next)) return 'e';
  return joint === OR.es && /^(?:h?[oó]|8|11(?!\d))/i.test(next) ? 'u' : joint;
}

/** What somebody is called: 'Dana' of 'Dana Whitfield', 'Mrs Kemp' of 'Mrs Kemp'. */
export function calledName(name: string): string {
  const [first = '', ...others] = properName(name).split(' ');
  if (WITH_GIVEN.test(first) && others.length > 0) return `${first} ${others[0]}`;
  return TITLE.test(first) && others.length > 0 ? `${first} ${others.at(-1)}` : first;
}

/** 'Don Toño' of 'Don Toño Alfaro': these go with the given name. */
const WITH_GIVEN = /^(?:don|doña|dona|herman[oa])$/i;
const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|doctor|prof|professor|rev|reverend|pastor|father|sister|deacon|rabbi|coach|chef|officer|chief|captain|sgt|sergeant|judge|principal|sr|sra|srta|señora?|lic|ing|arq|dra|profe|maestr[oa])\.?$/i;

/** 'dana whitfield' and 'DANA' as 'Dana Whitfield' and 'Dana'; another name with capitals stays as typed, 'TJ' too. */
export const properName = (name: string): string =>
  name === name.toLowerCase() || (name === name.toUpperCase() && SHOUTED_NAME.test(name))
    ? name.toLowerCase().replace(/(?:^|[\s'-])(?:mc(?=\p{L}{3}))?\p{L}/gu, capitalised)
    : name;

const SHOUTED_NAME = /(?=\p{L}{3})\p{L}{0,2}[AEIOUYÁÉÍÓÚ]/u;

/** 'harper and sons llc' as 'Harper and Sons LLC'; one with a capital stays as typed, 'eBay' too. */
export const properCompany = (company: string): string =>
  company === company.toLowerCase()
    ? company.replace(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, (word, at: number) =>
        ABBREVIATED.has(word) ? word.toUpperCase() : at > 0 && JOINS.has(word) ? word : upperFirst(word),
      )
    : company;

const ABBREVIATED = new Set(
  'llc llp pllc pta pto hoa vfw bbq hvac ffa ymca ywca fc hs umc usa kc 4h dj rv atv tv cpa dds'.split(' '),
);
const JOINS = new Set('and of the for in on at by with n a an y e de del la las los el'.split(' '));

/** '+18165550123' as '(816) 555-0123'; other numbers as they are. */
export const readablePhone = (phone: string): string =>
  phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** For a sentence that goes on after a colon; abbreviations keep their capitals. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** " mcg" as " McG", "'b" as "'B". */
const capitalised = (start: string): string =>
  start
    .replace(/\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/\p{L}$/u, (letter) => letter.toUpperCase());

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One wording of several: another one each turn, and none that would repeat a sentence of the last reply. */
export function oneOf(
  wordings: Wordings,
  { turns, lastReply, language }: { turns: number; lastReply: string; language: Language },
): string {
  const several = wordings[language];
  const said = sentencesSaid(lastReply);
  // Before the first reply nothing can be said again.
  if (said.size === 0) return several[turns % several.length] ?? '';
  for (let i = 0; i < several.length; i += 1) {
    const wording = several[(turns + i) % several.length] ?? '';
    if (!sentencesOf(wording).some((sentence) => said.has(sentence))) return wording;
  }
  return several[turns % several.length] ?? '';
}

let lastSaid: { reply: string; sentences: ReadonlySet<string> } = { reply: '', sentences: new Set() };

/** A turn chooses several wordings against the same last reply: it is split once. */
function sentencesSaid(reply: string): ReadonlySet<string> {
  if (lastSaid.reply !== reply) lastSaid = { reply, sentences: new Set(sentencesOf(reply)) };
  return lastSaid.sentences;
}

/** The sentences of a text as they are compared: lower case, without their marks. */
export function sentencesOf(text: string): string[] {
  return splitSentences(text).map((sentence) => sentence.toLowerCase().replace(/[.!?]+$/, ''));
}

/** Not behind the initial or the title of a name: "Maya B. Ortiz", "Dr. Ortiz". */
const SENTENCE_END =
  /(?<=[.!?]["”’)]?)(?<!\p{Lu}\p{Ll}+ \p{Lu}\.|\b(?:Dra?|Mr|Mrs|Ms|Rev|Prof|Sra?|Srta|Lic|Ing|Arq|St|Mt|Ft)\.)\s+(?=["“(¿¡]?[\p{Lu}\d])/gu;

/** Splits after . ! or ? before a new sentence; 'St. Paul', '2 p.m. today' and '$4.50' stay whole. */
export function splitSentences(text: string): string[] {
  let sentences = lastSplit.get(text);
  if (!sentences) {
    sentences = text
      .replace(SENTENCE_END, '\0')
      .split('\0')
      .filter((sentence) => sentence.trim() !== '');
    if (lastSplit.size >= MOST_SPLIT) lastSplit.clear();
    lastSplit.set(text, sentences);
  }
  return [...sentences];
}

/** Wordings and questions are the same in many turns. */
const lastSplit = new Map<string, readonly string[]>();
const MOST_SPLIT = 200;

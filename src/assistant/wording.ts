// How Carl puts things: figures and dates in words, one of several wordings, and no sentence twice running.

import { MONTHS, WEEKDAYS } from '../shop/day-names.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US');

/** '$1,240', '$8.75'. */
export const dollars = (cents: number): string => money.format(cents / 100).replace(/\.00$/, '');

export const figure = (value: number): string => whole.format(value);

/** 'Friday, June 12' for an ISO day, with the year where it is not that of `today`. */
export function longDay(day: string, today?: string): string {
  const date = new Date(day);
  const year = today === undefined || today.slice(0, 4) === day.slice(0, 4) ? '' : `, ${day.slice(0, 4)}`;
  return `${weekday(date)}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}${year}`;
}

/** 'Fri, Jun 12' */
export function shortDay(day: string): string {
  const date = new Date(day);
  return `${weekday(date).slice(0, 3)}, ${MONTHS[date.getUTCMonth()]?.slice(0, 3)} ${date.getUTCDate()}`;
}

const weekday = (date: Date): string => WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? '';

/** 'a, b and c' */
export function listed(items: readonly string[], joint = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}

/** 'dana whitfield' as 'Dana Whitfield'; a name with capitals stays as typed. */
export const properName = (name: string): string =>
  name === name.toLowerCase() ? name.replace(/(^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase()) : name;

/** '+18165550123' as '(816) 555-0123'; other numbers as they are. */
export const readablePhone = (phone: string): string =>
  phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** For a sentence that goes on after a colon; abbreviations keep their capitals. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One wording of several: another one each turn, and none that would repeat a sentence of the last reply. */
export function oneOf(
  wordings: readonly string[],
  { turns, lastReply }: { turns: number; lastReply: string },
): string {
  const said = new Set(sentencesOf(lastReply));
  for (let i = 0; i < wordings.length; i += 1) {
    const wording = wordings[(turns + i) % wordings.length] ?? '';
    if (!sentencesOf(wording).some((sentence) => said.has(sentence))) return wording;
  }
  return wordings[turns % wordings.length] ?? '';
}

/** The sentences of a text as they are compared: lower case, without their marks. */
export function sentencesOf(text: string): string[] {
  return splitSentences(text).map((sentence) => sentence.toLowerCase().replace(/[.!?]+$/, ''));
}

/** Splits after . ! or ? before a new sentence; 'St. Paul', '2 p.m. today' and '$4.50' stay whole. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\d])/u).filter((sentence) => sentence.trim() !== '');
}

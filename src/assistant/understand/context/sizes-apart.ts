// Signs of several sizes in one message: "2 banners, one 3x6 and one 4x10".

import type { Slots } from '../../../schemas/reading.ts';
import { own } from '../reading/words/own.ts';
import type { Moment } from './moment.ts';

/**
 * "2 banners, one 3x6 and one 4x10", "a 2x4 and two 3x8 banners": how many in all, and each size; undefined where there are
 * not several, or one is only to be chosen.
 */
export function sizesApart({
  message,
  mentions,
  reading,
  state,
  words,
}: Moment): Pick<Slots, 'quantity' | 'dimensions'> | undefined {
  const { quantity, service = state.slots.service } = reading.slots;
  if (service !== 'signs-and-banners' || mentions.length > 1 || NO_SUM.test(words.plain)) return;
  const found = [...message.slice(0, LONGEST_READ).matchAll(SIZED)];
  if (found.length < 2 || found.length > MOST_SIZES) return;
  // "he says 4x8 feet fits, so 4x8 please"
  if (new Set(found.map(({ groups }) => (groups?.size ?? '').replace(/[^\d.]+/g, ' ').trim())).size < 2)
    return;
  const told = found.map(({ groups }) => countOf(groups?.count));
  const [first, ...others] = told;
  // "2 banners 3x6 and 4x8"
  const isOneEach =
    (first === undefined || first === quantity) &&
    others.every((count) => count === undefined) &&
    quantity === found.length;
  const isUncounted = quantity === undefined && told.every((count) => count === undefined);
  if (isUncounted) {
    const sizes = found.map(({ groups }) => (groups?.size ?? '').trim());
    // "he says 4x8 feet, so 4x8 please"
    const isOne = new Set(sizes.map((size) => size.toLowerCase().replace(/[^\dx.]/g, ''))).size === 1;
    return isOne ? undefined : { dimensions: sizes.join(' and ') };
  }
  const counts = told.map((count) => (isOneEach ? 1 : (count ?? 0)));
  if (counts.includes(0)) return;
  const sum = counts.reduce((all, count) => all + count, 0);
  if (quantity !== undefined && quantity !== sum && !counts.includes(quantity)) return;
  const isSingle = counts.every((count) => count === 1);
  const sizes = found.map(
    ({ groups }, i) => `${isSingle ? '' : `${counts[i]} of `}${(groups?.size ?? '').trim()}`,
  );
  return { quantity: sum, dimensions: sizes.join(' and ') };
}

const FEET = String.raw`(?:\s?(?:ft|feet|foot|pies?|inch(?:es)?|in|pulgadas|['’"”])(?![a-z]))?`;
const SIZED = new RegExp(
  String.raw`(?:(?<![\w.])(?<count>an?|another|otr[ao]|un[ao]?|dos|tres|one|two|three|four|five|six|eight|ten|\d{1,3})\s(?:(?:of them|of those|is|at|are|should be|a|size|that is|thats|that's|de|como de|m[aá]s chic[ao]|m[aá]s grande|chic[ao]|grande|(?:vinyl |mesh |yard )?(?:banners?|signs?|posters?|lonas?|letreros?))\s){0,3})?(?<![\w.])(?<size>\d{1,3}(?:\.\d)?${FEET}\s?(?:x|by|por|×)\s?\d{1,3}(?:\.\d)?${FEET})`,
  'gi',
);
const COUNTS = 'one two three four five six seven eight nine ten'.split(' ');
const COUNTS_ES: Readonly<Record<string, number>> = { dos: 2, tres: 3 };
/** How many 'a', 'three', '12' or 'dos' are; 0 for another word. */
export const countOf = (said: string | undefined): number | undefined =>
  said === undefined
    ? undefined
    : /^(?:an|un|otr)/i.test(said) || said.toLowerCase() === 'a'
      ? 1
      : /^\d/.test(said)
        ? Number(said)
        : (own(COUNTS_ES, said.toLowerCase()) ?? COUNTS.indexOf(said.toLowerCase()) + 1);

const LONGEST_READ = 600;
const MOST_SIZES = 12;
/** Between the sizes: corrections, and sizes to choose between. */
const NO_SUM =
  / (?:actually|instead|rather|or|either|versus|vs|change|changed|meant|wait|sorry|correction|no|not) /;

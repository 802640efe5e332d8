// A company that is all of a sentence or a line: "... 75 pieces. Flint Hills Riders. we have a sketch". Not what is to be
// printed, nor where or when: "Grand Opening", "Spring Break", "Golden Retriever".
import { PLACE_ENDINGS, PLACES, PRINT_WORDS, ROLES } from './words/company-words.ts';
import { isEnglish } from './words/dictionary.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { NEVER, TITLES, WORDS_AND_SURNAMES } from './words/name-words.ts';
import { SURNAMES } from './words/surnames.ts';
import { COLORS, PEOPLE } from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

/** Between such marks it stands alone. */
export const BEFORE_TITLE = /(?:^|[,.!?;(–—-]) $/;
export const AFTER_TITLE = /^(?:$|[,.!?;)–—-] )/;
const AFTER_COMMA = /, $/;
/** A place may follow. */
const BEFORE_COMMA = /^, (?!; |(?:in|on|at|near|out|over|down|downtown|right) )/;

/** `isThe`: "The" stands before it. The texts before and after it are those that the two patterns above are tried on. */
export function isTitle(whole: readonly Word[], isThe: boolean, before: string, after: string): boolean {
  // "Lady Otters 12U", "Osage Prairie 4-H"
  const named = whole.slice(
    whole[0]?.raw === 'The' ? 1 : 0,
    /^[UH]$/.test(whole.at(-1)?.raw ?? '') ? -2 : undefined,
  );
  const isCalled = isThe || named[0] !== whole[0] || whole.at(-1)?.raw === 'H';
  const body = named.filter(({ raw }) => !JOINTS.test(raw));
  const last = body.at(-1);
  // "Window Graphics" alone may be anything.
  if (before === ' ' && !/\p{L}/u.test(after)) return false;
  const isLong = isCalled || body.length > 2;
  if (!last || OF_PRINT.test(before) || !body.every((word, at) => isOfTitle(word, at, isLong))) return false;
  if (NO_LAST.some((those) => those.has(last.text)) || /^.$|ing$/.test(last.text)) return false;
  // "The Smiths", "The Works", "Night Shift Nurses", "Cedar Falls Iowa"
  if (body.length < 2 || last.stem === 'family' || PEOPLE.has(last.stem) || PLACES.test(last.text))
    return false;
  if (!body.some(isPlain)) return false;
  if (isCalled || isOfMany(last)) return true;
  if (AFTER_COMMA.test(before) || BEFORE_COMMA.test(after)) return false;
  // Of two words only where the message or the line ends.
  return body.length > 2 || (isPlain(last) && /^(?:[.!)] )?$|^[;,]/.test(after));
}

const JOINTS = /^(?:of|and|the|n|by|for|to|de|y)$/;
const NO_LAST = [COLORS, PRINT_WORDS, ROLES, TITLES, PLACE_ENDINGS];

/** What is printed, what goes on there, whose picture it is: said right before. */
const OF_PRINT =
  / (?:says?|saying|reads?|slogan|motto|tagline|wording|words|phrase|quote|text|theme|themed|titled?|song|lyrics|font|band|movie|show|game|album|mascot|event|walk|race|tournament|trip|party|wedding|reunion|vacation|deliver|delivery|live|address|street|camo|pattern|fabric|brand|model|dog|puppy|cat|horse|pet)(?: [^\s.!?;]+){0,3} [.!?;(–—-] $/;

const isOfTitle = ({ text, spaced }: Word, at: number, isLong: boolean): boolean =>
  (at === 0 || spaced) &&
  (!NEVER.has(text) || (isLong && IN_TITLES.test(text))) &&
  !SLOGANS.has(text) &&
  !text.includes(' ');

/** "Two Rivers Paddlers", "Whistle Stop Eats" */
const IN_TITLES =
  /^(?:new|old|little|good|great|one|two|three|four|five|six|seven|ten|first|last|stop|free|cool)$/;

/** What is printed on shirts and signs begins with such words, or ends in them. */
const SLOGANS = new Set(
  `best ever greatest worlds world's proud stay dream day work vote happy merry welcome congrats congratulations grand opening
  sale hiring class team live laugh believe never always keep support join slow drive beware reserved parking god bless pray
  kids children break fling special edition funday everyday mode life game school private property customer service
  shipping rush heavy duty fresh eggs props transfers graphics displays`.split(/\s+/),
);

/** A word of the language and no family's name. */
const isPlain = ({ text }: Word): boolean =>
  text.length > 3 &&
  isEnglish(text) &&
  !SURNAMES.has(text) &&
  !FIRST_NAMES.has(text) &&
  !WORDS_AND_SURNAMES.has(text);

/** "Riders", "Cyclones" */
const isOfMany = ({ raw }: Word): boolean => /\p{L}{2}[^s'’]s$/u.test(raw);

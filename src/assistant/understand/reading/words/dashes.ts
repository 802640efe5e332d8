// Dashes typed for commas: "call Dana - she knows", "two vans — both white".
import { MONTHS, WEEKDAYS } from './vocabulary.ts';

/**
 * The message with a comma for each dash that parts what is said, and a colon for one behind what a form asks for. Those of ranges
 * and lists, before a signature and in quotes stay.
 *
 *     partedByCommas('48 mugs - blue - by may 2'); // '48 mugs, blue, by may 2'
 *     partedByCommas('may 2 - may 5, name - Jo'); // 'may 2 - may 5, name: Jo'
 */
export function partedByCommas(message: string): string {
  if (!/ --? |[–—]/.test(message)) return message;
  return message.replace(DASH, (typed: string, before: string, dash: string, after: string, at: number) => {
    const said = message.slice(Math.max(0, at - LONGEST), at + before.length);
    const isKept =
      (!/--|—/.test(dash) && isRange(before.toLowerCase(), after.toLowerCase())) ||
      isPiece(said, before, after) ||
      SIGNATURE.test(message.slice(at + typed.length, at + typed.length + LONGEST)) ||
      isQuoted(message, at + before.length);
    return isKept ? typed : `${before}${LABEL.test(said) ? ':' : ','} `;
  });
}

/** With the word before it, which ends no sentence. The one behind it is looked at. */
const DASH =
  /([\p{L}\p{N}'’)"@/&:#$.-]{0,80}[\p{L}\p{N}'’)"])( --? | ?[–—] ?|--)(?=(\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}|[\p{L}\d$/.,]+))/gu;
const LONGEST = 40;

const LABEL =
  /(?:^|[\n,;|])\s*(?:[-*•]\s)?(?:(?:first|last|full|contact|company|business|my|your)\s)?(?:name|e-?mail|phone|cell|mobile|tel|contact|company|business|org|address|qty|quantity|sizes?|colou?rs?|budget|deadline|due|date|nombre|correo|tel[eé]fono|empresa|compa[nñ][ií]a)$/i;

/** "mon - fri", "may 2 - june 5", "S - XL", "twenty - five", "10 – 15" */
const isRange = (from: string, to: string): boolean =>
  (WEEKDAYS[from] !== undefined && WEEKDAYS[to] !== undefined) ||
  (MONTHS[to] !== undefined && (MONTHS[from] !== undefined || /^\d/.test(from))) ||
  (SIZE.test(from) && (SIZE.test(to) || NUMBER.test(to))) ||
  (NUMBER.test(from) && NUMBER.test(to));

const NUMBER =
  /^(?:\$?\d[\d.,/]{0,8}(?:am|pm|st|nd|rd|th|k)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)$/;
const SIZE = /^(?:x*[sml]|\d?xl|x*smalls?|mediums?|x*larges?)$/;

/** "t - shirts", "r - i - v - a - s", "12 - medium", "24 - inches": of a word or a list. */
const isPiece = (said: string, before: string, after: string): boolean =>
  before.length === 1 ||
  (/^\d+$/.test(before) &&
    (OF_NUMBER.test(after) || (!/^\d/.test(after) && /(?:^|[\n,;:])\s*\d+$/.test(said))));

const OF_NUMBER =
  /^(?:in|inch|inches|ft|foot|feet|yards?|sided|colou?rs?|pieces?|pcs?|packs?|hours?|days?|weeks?|pages?|doors?|person|man|x*[sml]|\d?xl)$/i;

/** "what would it cost by friday - Meg" */
const SIGNATURE = /^\p{Lu}\p{L}+$/u;

const isQuoted = (message: string, at: number): boolean => {
  const before = message.slice(0, at);
  return (before.match(/"/g)?.length ?? 0) % 2 === 1 || before.lastIndexOf('“') > before.lastIndexOf('”');
};

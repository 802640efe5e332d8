// A word of an address or a name that was heard wrong and is spelled out: "smyth with a y", "no, kym", "two t's", "s m y t h".
import { nameEnd } from './company-name.ts';
import { surnameTold } from './name-in-parts.ts';
import type { Span } from './slot.ts';
import { COMMON_WORDS } from './words/common-words.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { isCapital } from './words/name-length.ts';
import { NEVER } from './words/name-words.ts';
import { slips } from './words/spelling.ts';
import { worded } from './words/triggers.ts';
import { COLORS, GARMENTS, PIECES, SHADES } from './words/vocabulary.ts';
import { stemOf, type Words } from './words/words.ts';

interface Known {
  email?: string | undefined;
  name?: string | undefined;
  /** What Carl has just said, in which he may have said them back. */
  lastReply: string;
}

/**
 * Address and name with that word put right; undefined where none of theirs is meant.
 *
 *     readRespelling(splitWords('no, smyth with a y', shop), { email: 'jo.smith@gmail.com', lastReply }); // jo.smyth@gmail.com
 */
export function readRespelling(
  { all, plain, message }: Words,
  { email, name, lastReply }: Known,
): { email?: string; name?: string; span: Span } | undefined {
  if (all.length > MOST_WORDS || message.includes('@') || (email ?? name) === undefined) return;
  if (!MAY_SPELL.test(plain) && !SPELLED.test(plain)) return;
  const line = ` ${all.map(({ raw }) => raw.toLowerCase().replaceAll('’', "'")).join(' ')} `;
  const [mailbox = '', site = ''] = email?.split('@') ?? [];
  const host = site.slice(0, Math.max(0, site.indexOf('.')));
  const parts = `${mailbox} ${host} ${name?.toLowerCase() ?? ''}`
    .split(/[^a-z]+/)
    .filter((part) => part.length > 1);
  const isSaidBack =
    (email !== undefined && lastReply.includes(email)) || (name !== undefined && lastReply.includes(name));
  const numbers = mailbox.match(/\d+/g) ?? [];
  const mended = exchanged(line, [...parts, ...numbers], isSaidBack) ?? respelled(line, parts, isSaidBack);
  // A longer message says something else besides.
  const span = { start: 0, end: all.length > MOST_ALONE ? 0 : message.length };
  if (!mended) {
    const joined = isSaidBack && mailbox !== '' ? rejoined(line, mailbox) : mailbox;
    return joined === mailbox || joined === '' ? undefined : { email: `${joined}@${site}`, span };
  }
  const { wrong, right } = mended;
  const like = /^\d/.test(wrong) ? '\\d' : '[a-z]';
  const inPlace = (text: string): string =>
    text.replace(new RegExp(`(?<!${like})${wrong}(?!${like})`, 'i'), (old) =>
      /^[A-Z]/.test(old) ? right.charAt(0).toUpperCase() + right.slice(1) : right,
    );
  const [newEmail, newName] = [email && inPlace(email), name && inPlace(name)];
  if (newEmail === email && newName === name) return;
  // "its Kym not Kim. last name Brandt"
  const surname = newName?.includes(' ') === false ? surnameTold({ all, plain, message }) : undefined;
  const whole = surname ? `${newName} ${message.slice(surname.start, surname.end)}` : newName;
  return {
    ...(newEmail !== undefined && newEmail !== email && { email: newEmail }),
    ...(whole !== undefined && newName !== name && { name: whole }),
    span,
  };
}

/**
 * "no its Kilowatt Brothers, with a K", of a company known as "killowatt brothers": the same name put right, or longer.
 * Undefined where what is said is not much like it.
 */
export function readCompanyRespelling(
  { all, plain, message }: Words,
  company: string | undefined,
): { company: string; span: Span } | undefined {
  if (company === undefined || all.length > MOST_WORDS || !PUTS_RIGHT.test(plain)) return;
  const known = lettersOf(company);
  for (let from = 0; from < all.length; from += 1) {
    const before = all[from - 1];
    if (all[from]?.kind !== 'word' || (before && !BEFORE_NAME.test(before.text) && before.kind !== 'mark'))
      continue;
    const to = nameEnd(all, from, !isCapital(all[from]));
    const span = { start: all[from]?.start ?? 0, end: all[to - 1]?.end ?? 0 };
    const said = message.slice(span.start, span.end);
    const letters = lettersOf(said);
    const most = Math.min(3, Math.floor(known.length / 5));
    const isSame = letters.length > 3 && slips(letters, known, most) <= most;
    const isLonger = known.length > 3 && letters.startsWith(known) && isCapital(all[from]);
    if ((isSame || isLonger) && said !== company) return { company: said.replace(/\s+/g, ' '), span };
  }
  return;
}

const PUTS_RIGHT = worded(
  / (?:no|nope|not|sorry|oops|actually|wait|with|without|it is|its|that is|should be|meant|spelled|autocorrect\w*|typo) /,
);
const BEFORE_NAME = /(?:^| )(?:no|nope|is|its|be|actually|sorry|oops|wait|meant|say|called|spelled)$/;
const lettersOf = (name: string): string => name.toLowerCase().replace(/\band\b|[^\p{L}\d]/gu, '');

const MOST_WORDS = 24;
const MOST_ALONE = 10;
const MAY_SPELL = worded(
  / (?:with|without|not|no|nope|spelled|spelt|spell|spelling|double|two|2|one|sorry|it is|actually|wait) /,
);
const SPELLED = /(?: [a-z] ?-?){3}/;

interface Mended {
  wrong: string;
  right: string;
}

/** "smyth not smith", "not 54, 45", "no 45", whose digits are the same. */
function exchanged(line: string, parts: readonly string[], isSaidBack: boolean): Mended | undefined {
  const [, first, right = '', wrong = ''] = INSTEAD.exec(line) ?? [];
  // "Holm Tile, not Holm Stone", of Ida Holm: a company.
  const isOfOther = first !== undefined && first === wrong;
  if (!isOfOther && parts.includes(wrong) && (isSaidBack || isLike(wrong, right))) return { wrong, right };
  const [, old = '', but, young = ''] = NOT_BUT.exec(line) ?? [];
  if (parts.includes(old) && ((isSaidBack && but !== undefined) || isLike(old, young)))
    return { wrong: old, right: young };
  const [, digits = ''] = DIGITS_ALONE.exec(line) ?? [];
  const sorted = (text: string): string => [...text].sort().join('');
  const turned = parts.find((part) => part !== digits && digits !== '' && sorted(part) === sorted(digits));
  return isSaidBack && turned !== undefined ? { wrong: turned, right: digits } : undefined;
}

const INSTEAD =
  / (?:([a-z]{2,20}) )?([a-z]{2,20}|\d{1,6}) (?:, )?(?:not|instead of|and not) ([a-z]{2,20}|\d{1,6}) /;
const NOT_BUT =
  / not ([a-z]{2,20}|\d{1,6}) (, (?:but )?(?:it's |its |it is )?|but (?:it's |its |it is )?|it's |its |it is )?([a-z]{2,20}|\d{1,6}) /;
const DIGITS_ALONE = /^ (?:(?:no|nope|sorry|oh|wait|actually|it's|its|,) )+(\d{2,6}) (?:[.!] )?$/;

/** The mailbox with another sign between its words, or none: "underscore not dot", "no dot". */
function rejoined(line: string, mailbox: string): string {
  const [, right = '', wrong = ''] = SIGN_INSTEAD.exec(line) ?? [];
  const [, old = wrong, young = right] = SIGN_NOT_BUT.exec(line) ?? [];
  const [, dropped = ''] = NO_SIGN.exec(line) ?? [];
  if (old !== '' && young !== '') return mailbox.replaceAll(SIGNS[old] ?? ' ', SIGNS[young] ?? '');
  return dropped === '' ? mailbox : mailbox.replaceAll(SIGNS[dropped] ?? ' ', '');
}

const SIGNS: Readonly<Record<string, string>> = {
  dot: '.',
  period: '.',
  underscore: '_',
  dash: '-',
  hyphen: '-',
};
const SIGN = '(dot|period|underscore|dash|hyphen)';
const SIGN_INSTEAD = new RegExp(` ${SIGN} (?:, )?(?:not|instead of|and not) (?:an? |the )?${SIGN} `);
const SIGN_NOT_BUT = new RegExp(` not (?:an? |the )?${SIGN} (?:, )?(?:but |it's |its )?(?:an? )?${SIGN} `);
const NO_SIGN = new RegExp(` (?:no|without(?: the| a)?|drop the) ${SIGN}s? (?!com|net|org|edu)`);

function respelled(line: string, parts: readonly string[], isSaidBack: boolean): Mended | undefined {
  const like = (word: string): string | undefined =>
    parts.find((part) => part === word) ?? parts.find((part) => isLike(part, word));
  const [, named = '', link, many, said = ''] = LETTERED.exec(line) ?? [];
  const letter = LETTERS[said] ?? said;
  const part = like(named);
  if (part !== undefined) {
    const right =
      link !== 'with' ? named.replace(letter, '') : part === named ? withLetter(part, letter, many) : named;
    return right === undefined || right.length < 2 || !isLike(part, right)
      ? undefined
      : { wrong: part, right };
  }
  if (!isSaidBack) return;
  const spelled = SPELLED_OUT.exec(line)?.[0].replace(/[^a-z]/g, '');
  const spelledPart = spelled === undefined ? undefined : like(spelled);
  if (spelled !== undefined && spelledPart !== undefined) return { wrong: spelledPart, right: spelled };
  const [, count, twice = ''] = DOUBLED.exec(line) ?? [];
  if (count !== undefined) {
    const single = parts.filter((one) => withLetter(one, twice, count) !== undefined);
    const right = single[0] === undefined ? undefined : withLetter(single[0], twice, count);
    return single.length === 1 && single[0] && right ? { wrong: single[0], right } : undefined;
  }
  const [, alone = ''] = ALONE.exec(line) ?? [];
  const alonePart = parts.includes(alone) || isOfElse(alone) ? undefined : like(alone);
  return alonePart === undefined ? undefined : { wrong: alonePart, right: alone };
}

/** A word of the language or the trade is no other spelling of a name. */
const isOfElse = (word: string): boolean =>
  !FIRST_NAMES.has(word) &&
  [COMMON_WORDS, NEVER, COLORS, SHADES, GARMENTS, PIECES].some(
    (list) => list.has(word) || list.has(stemOf(word)),
  );

/** One letter more, less or other; in long words two. */
const isLike = (part: string, word: string): boolean => {
  const most = Math.max(part.length, word.length) > 5 ? 2 : 1;
  return word.length > 1 && slips(part, word, most) <= most;
};

/** "smyth with a y", "jon without the h", "matt with two t's" */
const LETTERED =
  / ([a-z]{2,20}) (?:, )?(with|without|no)(?: (an?|the|one|1|two|2|double|no))? (y|why|i|eye|c|see|k|kay|[a-z])(?:'?s)? /;
const LETTERS: Readonly<Record<string, string>> = { why: 'y', eye: 'i', see: 'c', kay: 'k' };
const SPELLED_OUT = /(?<= )[a-z](?:(?: -)? [a-z]){2,20}(?= )/;
/** "two t's"; no "2 x 6 ft" */
const DOUBLED = / (two|2|double|one|1) ([a-z])(?:'?s)? (?!\d)/;
/** Nothing but that word, and that it is another. */
const ALONE =
  /^ (?:(?:no|nope|nah|sorry|oh|um|wait|actually|it's|its|it|is|that's|thats|should be|i said|said|spelled|with|,|\.) )+([a-z]{2,20})(?: (?:please|sorry|actually|instead|not \S+|[.!]))* $/;

/** The word with the letter that it is said to have, undefined where that leaves it open. */
function withLetter(part: string, letter: string, many = 'a'): string | undefined {
  const at = part.indexOf(letter);
  const isDoubled = part.includes(letter + letter);
  if (/^(?:two|2|double)$/.test(many))
    return at !== -1 && !isDoubled && at === part.lastIndexOf(letter)
      ? part.replace(letter, letter + letter)
      : undefined;
  if (/^(?:one|1)$/.test(many)) return isDoubled ? part.replace(letter + letter, letter) : undefined;
  const other = SOUNDS_LIKE[letter];
  if (at !== -1) return;
  // "ann with an e"
  if (other === undefined) return letter === 'e' ? `${part}e` : undefined;
  return part.includes(other) && part.indexOf(other) === part.lastIndexOf(other)
    ? part.replace(other, letter)
    : undefined;
}

/** What is heard for a letter. */
const SOUNDS_LIKE: Readonly<Record<string, string>> = {
  y: 'i',
  i: 'y',
  k: 'c',
  c: 'k',
  z: 's',
  s: 'z',
  f: 'v',
  v: 'f',
};

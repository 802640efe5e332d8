// Who writes, where from and how to reach them, in small letters and in parts: "dale hutton, ironhat chimney, 816 555 0117".
import { overlaps, type SlotContext, type Span } from './slot.ts';
import { COMPANY_WORDS, ROLES as OFFICES, ORDINARY, PLACE_ENDINGS, PLACES } from './words/company-words.ts';
import { isEnglish } from './words/dictionary.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { AMBIGUOUS, NEVER, ROLES, STATES, WORDS_AND_SURNAMES } from './words/name-words.ts';
import { SURNAMES } from './words/surnames.ts';
import { COLORS, GARMENTS, MONTHS, PIECES, WEEKDAYS } from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

/** Who writes and their group, with an address behind them; undefined where the group may be anything else. */
export function whoList({
  words,
  taken: all,
  asked,
  company,
}: SlotContext): { person: Span; group?: Span } | undefined {
  const taken = all.filter((span) => span.start !== company?.start);
  const isAsked = asked === 'name' || asked === 'contact';
  if (taken.length === 0 && !isAsked) return;
  const parts = partsOf(words.all);
  for (const [at, part] of parts.entries()) {
    const [second = [], third = []] = parts.slice(at + 1);
    const who = withoutCue(part);
    const isLast = isAsked && parts.length === at + 2;
    if (isPerson(who) && isGroup(second) && (isLast || isAddress(third, taken)))
      return { person: spanOf(who), group: spanOf(second) };
    const known = isFullName(who) ? besideGroup(who, isAddress(second, taken), taken) : undefined;
    if (known) return known;
  }
  return;
}

/** "dale hutton ironhat chimney 816 555 0117", "rory pike with velvet crow, rory@..."; "dale hutton call any time 816..." */
function besideGroup(who: readonly Word[], isBeforeAddress: boolean, taken: readonly Span[]) {
  const address = who.findIndex((word) => overlaps(word, taken));
  if (address === -1 && !isBeforeAddress) return;
  const person = spanOf(who.slice(0, 2));
  const rest = who.slice(2, address === -1 ? undefined : address);
  const group = withoutReach(JOINS.test(rest[0]?.raw ?? '') ? rest.slice(1) : rest);
  if (isGroup(group) && isNoTown(group)) return { person, group: spanOf(group) };
  // "dale hutton plumbing", "gail white shirts"
  const isOther =
    rest.some(({ text }) => COMPANY_WORDS.has(text)) ||
    (WORDS_AND_SURNAMES.has(who[1]?.text ?? '') && rest.some(isOfGoods));
  return rest.length > 0 && !isOther ? { person } : undefined;
}

const JOINS = /^(?:with|w|at|@|of|company|business|org)$/;

/** What stands between commas, slashes, dashes set apart, sentences and lines. */
function partsOf(all: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const [at, word] of all.entries()) {
    const isApart = all[at + 1]?.spaced !== false;
    const isBreak =
      /^[,/;|–—!?]$/.test(word.raw) ||
      (word.raw === '.' && isApart) ||
      (word.raw === '-' && word.spaced && isApart);
    if (isBreak || word.isLineStart) parts.push([]);
    if (!isBreak) parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

/** "name is rory", "its dale hutton": the name alone. */
function withoutCue(part: readonly Word[]): readonly Word[] {
  const at = part.findIndex(({ raw }) => FIRST_NAMES.has(raw));
  const cue = part.slice(0, at).map(({ text }) => text);
  return at > 0 &&
    /^(?:(?:the |my )?name is|(?:the |my )?name|its|it is|i am|this is|names|contact)$/.test(cue.join(' '))
    ? part.slice(at)
    : part;
}

const isPerson = (part: readonly Word[]): boolean =>
  part.length > 0 &&
  part.length < 4 &&
  FIRST_NAMES.has(part[0]?.raw ?? '') &&
  part.every((word, at) => isSmall(word) && (at === 0 || !isElse(word)));

/** "velvet crow my cell is": the group alone. */
function withoutReach(part: readonly Word[]): readonly Word[] {
  const last = part.findLastIndex(({ text }) => !REACH.test(text));
  return part.slice(0, last + 1);
}

const REACH = /^(?:my|the|cell|phone|number|email|text|call|reach|me|at|is|on|or)$/;

/** "dale hutton": of a family, or no word of the language. */
const isFullName = ([given, surname]: readonly Word[]): boolean =>
  given !== undefined &&
  surname !== undefined &&
  isSmall(given) &&
  isSmall(surname) &&
  FIRST_NAMES.has(given.raw) &&
  !COMPANY_WORDS.has(surname.text) &&
  (SURNAMES.has(surname.text) ||
    !isEnglish(surname.text) ||
    (WORDS_AND_SURNAMES.has(surname.text) && !AMBIGUOUS.has(given.raw)));

/** Nor what somebody does or how they are. */
const isNoTown = (part: readonly Word[]): boolean =>
  !PLACE_ENDINGS.has(part.at(-1)?.text ?? '') && !/(?:ing|ed|ly)$/.test(part.at(-1)?.text ?? '');

const isGroup = (part: readonly Word[]): boolean =>
  part.length > 1 &&
  part.length < 6 &&
  part.every((word, at) => isSmall(word) || (at > 0 && /^(?:&|and|of|the|n)$/.test(word.raw))) &&
  !PLACES.test(part.map(({ text }) => text).join(' ')) &&
  !STATES.has(part.at(-1)?.text ?? '') &&
  !isSomebody(part) &&
  // "high school" is what it is.
  part.some(({ text }) => !COMPANY_WORDS.has(text) && !ORDINARY.has(text)) &&
  part.every((word) => /^(?:&|and|of|the|n)$/.test(word.raw) || !isElse(word));

/** "gil. gil barreto." */
const isSomebody = (part: readonly Word[]): boolean =>
  (part.length === 2 && isFullName(part)) ||
  (FIRST_NAMES.has(part[0]?.text ?? '') &&
    !AMBIGUOUS.has(part[0]?.text ?? '') &&
    !part.some(({ text }) => COMPANY_WORDS.has(text)));

const isSmall = ({ raw, kind }: Word): boolean => kind === 'word' && /^\p{Ll}[\p{Ll}'’]*$/u.test(raw);

/** What says anything else than what somebody is called. */
const isElse = (word: Word): boolean =>
  word.text.includes(' ') ||
  NEVER.has(word.text) ||
  ROLES.has(word.text) ||
  (OFFICES.has(word.text) && !COMPANY_WORDS.has(word.text)) ||
  isOfGoods(word) ||
  Object.hasOwn(MONTHS, word.text) ||
  Object.hasOwn(WEEKDAYS, word.text) ||
  SAID.test(word.text);

const isOfGoods = ({ text, stem }: Word): boolean =>
  COLORS.has(text) || GARMENTS.has(stem) || PIECES.has(stem);

const SAID =
  /^(?:call|text|txt|email|e|mail|phone|cell|number|reach|contact|thanks|please|pls|again|here|need|want|asap|best|only|just|same|about|logo|art|artwork|print|printed|embroidered|left|right|front|back|chest|size|sizes|small|medium|large|adult|youth|today|tomorrow|week|next|due|pick|pickup|delivery|ship|quote|order|price|budget|each|more|sorry|wait|still|also|too|then|when|how|what|why|who|where|opening|sale|party|wedding|reunion|event|fundraiser|birthday|graduation|cotton|polyester|poly|blend|soft|mesh|vinyl)$/;

const isAddress = (part: readonly Word[], taken: readonly Span[]): boolean =>
  part.slice(0, MOST_BEFORE).some((word) => overlaps(word, taken) && (/\d/.test(word.raw) || holdsAt(part)));
const holdsAt = (part: readonly Word[]): boolean =>
  part.some(({ raw, text }) => raw === '@' || text === 'at');
/** "txt me 816…", "my cell is 816…" */
const MOST_BEFORE = 5;

const spanOf = (part: readonly Word[]): Span => ({ start: part[0]?.start ?? 0, end: part.at(-1)?.end ?? 0 });

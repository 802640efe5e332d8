// Who writes, where from and how to reach them, in small letters and in parts: "dale hutton, ironhat chimney, 816 555 0117".
import { overlaps, type SlotContext, type Span } from './slot.ts';
import { COMPANY_WORDS, ROLES as OFFICES, PLACES } from './words/company-words.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { NEVER, ROLES, STATES } from './words/name-words.ts';
import { COLORS, GARMENTS, MONTHS, PIECES } from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

/** The person's part and the group's behind it; undefined where the three do not stand so, or the group may be anything else. */
export function whoList({ words, taken }: SlotContext): { person: Span; group: Span } | undefined {
  if (taken.length === 0) return;
  const parts = partsOf(words.all);
  if (parts.length < 3 || parts.length > MOST_PARTS) return;
  for (const [at, who] of parts.slice(0, -2).entries()) {
    const [group = [], address = []] = parts.slice(at + 1);
    const person = withoutCue(who);
    if (isPerson(person) && isGroup(group) && isAddress(address, taken))
      return { person: spanOf(person), group: spanOf(group) };
  }
  return;
}

const MOST_PARTS = 5;

/** What stands between commas, slashes, dashes set apart and the ends of lines. */
function partsOf(all: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const [at, word] of all.entries()) {
    const isBreak =
      /^[,/;|–—]$/.test(word.raw) || (word.raw === '-' && word.spaced && all[at + 1]?.spaced === true);
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

const isGroup = (part: readonly Word[]): boolean =>
  part.length > 1 &&
  part.length < 6 &&
  part.every((word, at) => isSmall(word) || (at > 0 && /^(?:&|and|of|the|n)$/.test(word.raw))) &&
  !PLACES.test(part.map(({ text }) => text).join(' ')) &&
  !STATES.has(part.at(-1)?.text ?? '') &&
  part.every((word) => /^(?:&|and|of|the|n)$/.test(word.raw) || !isElse(word));

const isSmall = ({ raw, kind }: Word): boolean => kind === 'word' && /^\p{Ll}[\p{Ll}'’]*$/u.test(raw);

/** What says anything else than what somebody is called. */
const isElse = ({ text }: Word): boolean =>
  text.includes(' ') ||
  NEVER.has(text) ||
  ROLES.has(text) ||
  (OFFICES.has(text) && !COMPANY_WORDS.has(text)) ||
  COLORS.has(text) ||
  GARMENTS.has(text) ||
  PIECES.has(text) ||
  Object.hasOwn(MONTHS, text) ||
  SAID.test(text);

const SAID =
  /^(?:call|text|txt|email|e|mail|phone|cell|number|reach|contact|thanks|please|pls|again|here|need|want|asap|best|only|just|same|about|logo|art|artwork|print|printed|embroidered|left|right|front|back|chest|size|sizes|small|medium|large|adult|youth|today|tomorrow|week|next|due|pick|pickup|delivery|ship|quote|order|price|budget|each|more|sorry|wait|still|also|too|then|when|how|what|why|who|where|opening|sale|party|wedding|reunion|event|fundraiser|birthday|graduation)$/;

const isAddress = (part: readonly Word[], taken: readonly Span[]): boolean =>
  part.slice(0, MOST_BEFORE).some((word) => overlaps(word, taken) && (/\d/.test(word.raw) || holdsAt(part)));
const holdsAt = (part: readonly Word[]): boolean =>
  part.some(({ raw, text }) => raw === '@' || text === 'at');
/** "txt me 816…", "my cell is 816…" */
const MOST_BEFORE = 5;

const spanOf = (part: readonly Word[]): Span => ({ start: part[0]?.start ?? 0, end: part.at(-1)?.end ?? 0 });

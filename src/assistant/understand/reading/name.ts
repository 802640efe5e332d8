// The visitor's own name, in the ways people give one; never a word that only stands where a name could.

import { calendarName } from './calendar-name.ts';
import { framedNames, isOfLanguage } from './framed-name.ts';
import { afterCue, beforeCue, type Found, isState } from './introduced-name.ts';
import { isAddress, nameBesideAddress } from './name-beside-address.ts';
import { halfTold, readNameInParts, surnameTold } from './name-in-parts.ts';
import { ASKS_WHO, openingName, spanAt, standingName, trailingName } from './opening-name.ts';
import { signedName } from './signed-name.ts';
import {
  isCorrection,
  isSaidOfPrint,
  overlaps,
  type SlotContext,
  type SlotResult,
  type Span,
  skipped,
} from './slot.ts';
import { strangeName } from './strange-name.ts';
import { isAtShop, isTalkedOf } from './talked-of.ts';
import { whoList } from './who-list.ts';
import { isGivenBefore } from './words/capital-name.ts';
import { isEnglish } from './words/dictionary.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import {
  areCapitals,
  isCapital,
  isKnownElse,
  isListed,
  isParticle,
  isShortened,
  isWord,
  nameAt,
  nameLength,
} from './words/name-length.ts';
import { AMBIGUOUS, isShortName, NEVER, WORDS_AND_SURNAMES } from './words/name-words.ts';
import { slips } from './words/spelling.ts';
import { SURNAMES } from './words/surnames.ts';
import { worded } from './words/triggers.ts';
import { COLORS } from './words/vocabulary.ts';
import { splitWords, type Word, type Words } from './words/words.ts';

/** Names told in parts, or whose words would else be read as a day: "Vick is my last name, Lorraine is the first", "its Tuesday 816-555-0143". */
export function readEarlyName(
  context: SlotContext,
  known: string | undefined,
): { name: string; spans: Span[] } | undefined {
  const inParts = readNameInParts(context, known);
  if (inParts) return inParts;
  const span = fullerName(context.words.all, known) ?? calendarName(context);
  return span && { name: context.words.message.slice(span.start, span.end), spans: [span] };
}

/** As typed, e.g. 'Dana Whitfield'; as spelled, where it is spelled letter by letter. */
export function readName(typed: SlotContext): SlotResult<string> {
  const { words, spelled } = withoutLetters(typed);
  const context = { ...typed, words };
  const { taken, asked, company, reach } = context;
  const { all, message } = words;
  if (asked === 'name') {
    const short = shortName(all) ?? threeSyllables(all);
    if (short) return filled(message, short);
    const reversed = surnameFirst(all, message);
    if (reversed) return { status: 'filled', value: reversed, span: spanAt(all, 0, all.length) };
  }
  const turned = LAST_FIRST.test(words.plain) ? afterTurned(all, message) : undefined;
  if (turned) return turned;
  const family = asked !== 'name' && isSurnameOnly(all) ? surnameFirst(all, message) : undefined;
  if (family) return { status: 'filled', value: family, span: spanAt(all, 0, all.length) };
  const joined = withOtherHalf(context);
  if (joined) return joined;
  // "soy Luis Cano de Cano Pintura": the name ends before the company that it goes on to.
  const found = introduced(all, context).filter(
    ({ span }) =>
      (!company || !/ de(?:l| la)?$/.test(message.slice(span.start, span.end))) &&
      !OF_GROUP.test(message.slice(span.start, span.end)),
  );
  if (found.length === 0 && company) found.push(...introduced(upTo(all, company), context));
  const chosen = isCorrection(words)
    ? (found.findLast(({ isSure }) => isSure) ?? found[0])
    : (found.find(({ isSure }) => isSure) ?? found[0]);
  const isShops = ({ start, end }: Span): boolean =>
    wordsOf(context.shop.brand.name).startsWith(wordsOf(message.slice(start, end)));
  const isTrade = (span: Span): boolean => isNobodys(message, span);
  // No word that only looks like a name replaces one that is known.
  const isOpen =
    reach?.isNamed !== true &&
    (asked === null ||
      // "el formulario", asked for a form, is nobody.
      (ASKS_WHO.has(asked) && asked !== 'form_or_typing' && asked !== 'confirm') ||
      taken.some((span) => isAddress(message, span)));
  const framed =
    chosen === undefined || OTHER_NAME.test(words.plain)
      ? framedNames(words, asked, isCorrection(words)).find(
          (span) =>
            // "they call me Big Lou, but write Louis Tranter"
            (chosen ? span.start > chosen.span.end && !span.isOfAnyone : isOpen || !span.isOfAnyone) &&
            !overlaps(span, taken) &&
            !isShops(span) &&
            !isTrade(span) &&
            !isAtShop(all, span) &&
            (span.isOfAnyone || !isTalkedOf(all, span)) &&
            (!isSaidOfPrint(message, span) ||
              message.startsWith(' to me', span.end) ||
              CARD_SAYS.test(message.slice(0, span.start)) ||
              ME_SPELLED.test(message.slice(0, span.start)) ||
              isSpelling(message, span)),
        )
      : undefined;
  if (chosen && !framed)
    return onForm(words, chosen.span) ?? withLastName(filled(message, inFull(words, chosen.span)), words);
  // In the middle of a conversation a given name alone is an answer, late or early.
  const isNameAlone =
    asked !== null &&
    all.length <= 3 &&
    FIRST_NAMES.has(all[0]?.text ?? '') &&
    (!isWord(all[0]) || isInMailbox(all.slice(0, 1), reach?.email) || isLikelyAlone(all, context));
  const answer =
    asked === 'name' || asked === 'contact' || isNameAlone
      ? bareAnswer(all, taken, asked !== 'contact' || isNameAlone)
      : undefined;
  const shown =
    answer ??
    framed ??
    whoList(context)?.person ??
    nameBesideAddress(words, taken, company, asked !== null) ??
    signedName(words) ??
    openingName(all) ??
    standingName(all, asked) ??
    (isOpen ? trailingName(words) : undefined) ??
    spelled;
  const isOwn =
    shown !== undefined &&
    !overlaps(shown, taken) &&
    (shown === answer || shown === framed || !isTalkedOf(all, shown));
  const name = inWhole(
    words,
    isOwn ? shown : isOpen ? strangeName(words, taken, asked === 'name' || asked === 'contact') : undefined,
  );
  // "Sudsy Mutts, chandler az"
  const isTown = name !== undefined && TOWN.test(message.slice(name.start, name.end));
  return name && !isTown && !isTrade(name) && !isShops(name)
    ? withLastName(filled(message, inFull(words, name)), words)
    : skipped;
}

/** "sun hee kim", "thu ha nguyen please": two short words, the second none that all use, before a family's. */
function threeSyllables(all: readonly Word[]): Span | undefined {
  const from = /^(?:it is|its|yes|sure|im|i am)$/.test(all[0]?.text ?? '') ? 1 : 0;
  const [first, second, family, next] = all.slice(from);
  const isName =
    first !== undefined &&
    second !== undefined &&
    [first, second].every(({ raw, spaced }, at) => /^\p{L}{2,5}$/u.test(raw) && (at === 0 || spaced)) &&
    !NEVER.has(first.text) &&
    !COLORS.has(first.text) &&
    !isWord(second) &&
    FAMILIES.test(family?.text ?? '');
  const isWhole = next === undefined || next.kind === 'mark' || /^(?:please|thanks|and)$/.test(next.text);
  return isName && isWhole ? spanAt(all, from, 3) : undefined;
}
const FAMILIES =
  /^(?:kim|lee|choi|jung|jeong|kang|cho|yoon|jang|lim|shin|hwang|bae|nguyen|tran|le|pham|huynh|hoang|phan|vu|vo|dang|bui|do|ngo|duong|ly|chan|wong|cheung|lau|leung|chen|wang|zhang|liu|yang|huang|zhao|wu|zhou|xu|lin|vang|xiong|thao|moua|lor)$/;

/** "teo bakula", after "teo": the name that is known with its surname, and nothing beside. */
function fullerName(all: readonly Word[], known: string | undefined): Span | undefined {
  const [given, ...rest] = all;
  const isSame = given !== undefined && given.text === known?.toLowerCase() && rest.length > 0;
  return isSame && rest.length < 3 && rest.every((word) => word.kind === 'word' && isOwnName(word))
    ? spanAt(all, 0, all.length)
    : undefined;
}

/** "sure, joaquim, and the last name is vidal", "under vidal please, first name rosa": what stands before a half that is called so is the other. */
function withOtherHalf({
  words: { all, message, plain },
  taken,
}: SlotContext): SlotResult<string> | undefined {
  const half = halfTold({ all, message, plain });
  if (!half || overlaps(half.name, taken)) return;
  const end = all.findIndex(({ start }) => start >= half.span.start);
  const begins = all.findLastIndex(
    ({ isLineStart }, i) =>
      i < end && (isLineStart || (i < end - 1 && /^[.!?;]$/.test(all[i - 1]?.raw ?? ''))),
  );
  const led = withoutJoint(all.slice(Math.max(0, begins), end));
  const other =
    bareAnswer(led, taken, true) ??
    givenBehind(all, half) ??
    (half.which === 'first' ? plainSurname(led) : undefined);
  const said = all.filter(
    ({ kind, start }) => kind === 'word' && other && start >= other.start && start < other.end,
  );
  const [first, ...rest] = said;
  if (!other || !first || rest.length > 1 || !isOwnName(first)) return;
  const [told, before] = [half.name, other].map(({ start, end }) => message.slice(start, end));
  const value = half.which === 'last' ? `${before} ${told}` : `${told} ${before}`;
  const ends = [other.start, other.end, half.span.start, half.span.end];
  return { status: 'filled', value, span: { start: Math.min(...ends), end: Math.max(...ends) } };
}

/** "put down park": a word of the language, where nothing but the surname can stand. */
function plainSurname(led: readonly Word[]): Span | undefined {
  const last = led.at(-1);
  const isLed = led.slice(0, -1).every(({ text }) => BEFORE_ANSWER.test(text));
  return last && isLed && WORDS_AND_SURNAMES.has(last.text) ? last : undefined;
}

/** "surname is vidal, and it's inez" */
function givenBehind(
  all: readonly Word[],
  { which, name }: NonNullable<ReturnType<typeof halfTold>>,
): Span | undefined {
  const from = all.findIndex(({ start }) => start >= name.end);
  if (which !== 'last' || from === -1) return;
  let at = from;
  while (at < from + 4 && /^(?:[,.;-]|and|but|so)$/.test(all[at]?.text ?? '')) at += 1;
  const isLed = /^(?:it is|its|i am|im|that is|thats)$/.test(all[at]?.text ?? '') && at > from;
  const [given, next] = all.slice(at + 1, at + 3);
  const isEnd = next === undefined || next.kind === 'mark';
  return isLed && isEnd && FIRST_NAMES.has(given?.text ?? '') ? given : undefined;
}

/** A name, or no word of the language. */
const isOwnName = (word: Word): boolean =>
  [FIRST_NAMES, SURNAMES, WORDS_AND_SURNAMES].some((names) => names.has(word.text)) ||
  !(isWord(word) || isEnglish(word.text));

/** Without the ", and" or "with" that leads on. */
function withoutJoint(all: readonly Word[]): readonly Word[] {
  const last = all.findLastIndex(
    ({ kind, text }) => kind === 'word' && !/^(?:and|with|the|my|then|is)$/.test(text),
  );
  return all.slice(0, last + 1);
}

/** With what is joined to it or begins it: "Le Quan", "Emma-Kate Sawyer", "Juan Pablo Rivas". */
function inWhole({ all }: Words, name: Span | undefined): Span | undefined {
  const at = name ? all.findIndex(({ start }) => start === name.start) : 0;
  const [joined, joint, before] = [all[at - 2], all[at - 1], all[at]];
  if (!name || !joint || !isCapital(before) || before?.isLineStart) return name;
  if (joint.raw === '-' && !joint.spaced && !before?.spaced && joined?.kind === 'word' && isCapital(joined))
    return { ...name, start: joined.start };
  return joint.raw === 'Le' || isGivenBefore(joint) ? { ...name, start: joint.start } : name;
}

/** "Name: Krantz, Otto" */
function onForm({ all, message }: Words, { start }: Span): SlotResult<string> | undefined {
  if (!/\bname ?[:=–-] ?$/i.test(message.slice(Math.max(0, start - 10), start))) return;
  const from = all.findIndex((word) => word.start >= start);
  const rest = all.slice(from, from + 6);
  const line = rest.findIndex(({ isLineStart }, i) => i > 0 && isLineStart);
  const value = surnameFirst(line === -1 ? rest : rest.slice(0, line), message);
  const end = all.slice(from, from + 6).findIndex(({ raw }) => raw === ',') + 2;
  return value === undefined ? undefined : { status: 'filled', value, span: spanAt(all, from, end) };
}

/** "last name first: Obuya, Caroline" */
const LAST_FIRST = worded(/ (?:last name|surname|family name) first /);

function afterTurned(all: readonly Word[], message: string): SlotResult<string> | undefined {
  const at = all.findIndex(({ text }, i) => text === 'first' && all[i - 1]?.kind === 'word') + 1;
  const from = all[at]?.kind === 'mark' ? at + 1 : at;
  const value = surnameFirst(all.slice(from, from + 3), message);
  return value === undefined ? undefined : { status: 'filled', value, span: spanAt(all, from, 3) };
}

/** "a nombre de Panadería Rosales" is no person. */
const OF_TRADE =
  /^(?:\p{L}{3,}er[ií]a|restaurante?|iglesia|parroquia|escuela|academia|construcciones|taller|tienda|cl[ií]nica|consultorio|jardines|limpieza|transportes|grupo|abarrotes|mariscos|tamales) \p{L}/iu;

/** "HOA here", "JROTC here": a group for short. */
const OF_GROUP = /^(?:hoa|poa|pt[ao]|pts[ao]|j?rotc|ymca|ywca|aau|vfw|ffa|sga|fbla|deca|nhs)$/i;
const isNobodys = (message: string, { start, end }: Span): boolean => {
  const name = message.slice(start, end);
  return OF_TRADE.test(name) || OF_GROUP.test(name);
};

/** With the letters of a state that end no name. */
const TOWN =
  /\s(?:az|tx|mo|ks|ny|nj|fl|ga|oh|il|wi|mn|ne|nd|sd|wy|mt|ut|nv|wa|tn|ky|wv|md|ct|ri|vt|nh|nm|nc|sc|ms)$/i;

/** "im gil. gil barreto.": said once more with the last name, that is the name. */
function inFull({ all, message, plain }: Words, { start, end }: Span): Span {
  const said = message.slice(start, end).toLowerCase().replace(TITLE, '');
  // "Sandy with two d's? no, just Sandy. Sandy Brower"
  const later = all.findLastIndex(
    ({ raw, start: from }, i) =>
      from > end && raw.toLowerCase() === said && isCapital(all[i]) && isCapital(all[i + 1]),
  );
  const changed = changedSurname(all, start, end) ?? withGivenName(all, start, end);
  if (changed) return changed;
  const surname = all[later + 1];
  if (later !== -1 && surname && !isWord(surname) && !surname.isLineStart)
    return { start: all[later]?.start ?? start, end: surname.end };
  const spelled = surnameBehindLetters(message, end);
  if (spelled !== undefined && !said.includes(' ')) return { start, end: spelled };
  return saidInFull({ all, message, plain }, end, said) ?? { start, end };
}

/** "the name's Pemberton, Archie Pemberton", "its kristin. sorry, kirstin hale": where it comes once more with the other half. */
function saidInFull(words: Words, end: number, said: string): Span | undefined {
  const { all } = words;
  const from = all.findIndex(({ start }) => start >= end);
  if (from === -1) return;
  for (let at = from; at < Math.min(all.length - 1, from + FARTHEST_AGAIN); at += 1) {
    const [first, last, next] = all.slice(at, at + 3);
    const isApart = at > from && (all[at - 1]?.kind === 'mark' || RESUMES.test(all[at - 1]?.text ?? ''));
    if (!first || !last || last.isLineStart || !(at === from || isApart)) continue;
    // Of the surname that was given alone.
    const isGiven = isCapital(first) || (FIRST_NAMES.has(first.text) && !isWord(first));
    if (isApart && isGiven && last.raw.toLowerCase() === said) {
      const joined = next?.raw === '-' && isCapital(all[at + 3]) ? all[at + 3] : last;
      return { start: first.start, end: joined?.end ?? last.end };
    }
    const isSame = first.raw.toLowerCase() === said || (isApart && isMeantFor(words, first, said));
    const isLast =
      last.kind === 'word' &&
      !NEVER.has(last.text) &&
      (isCapital(last) || !isWord(last) || SURNAMES.has(last.text) || WORDS_AND_SURNAMES.has(last.text));
    if (isSame && isLast && next?.kind !== 'word') return { start: first.start, end: last.end };
  }
  return;
}

/** "I'm Ms. Ferraro, Gina Ferraro" */
const TITLE = /^(?:mr|mrs|ms|miss|dr|coach|pastor)\b\.? /;
const FARTHEST_AGAIN = 12;
const RESUMES = /^(?:no|sorry|wait|actually|rather|so|mean|meant|it is|its|that is|thats)$/;

/** "geoff, wait no, with a j, jeff": put right by a given name that sounds alike. */
const isMeantFor = (words: Words, { text }: Word, said: string): boolean =>
  FIRST_NAMES.has(text) && isCorrection(words) && said !== text && slips(text, said, 2) <= 2;

/** "jerome j e r o m e, banks", "..., hale like the storm": a surname alone behind the gap that the letters leave. */
function surnameBehindLetters(message: string, end: number): number | undefined {
  const [all = '', surname = ''] = BEHIND_LETTERS.exec(message.slice(end, end + 80)) ?? [];
  const text = surname.toLowerCase();
  const isOne = SURNAMES.has(text) || WORDS_AND_SURNAMES.has(text) || !(NEVER.has(text) || isEnglish(text));
  return surname !== '' && isOne ? end + all.length : undefined;
}

const BEHIND_LETTERS = /^,? {5,40},? ?(\p{L}{3,24})(?=\s?$|[.!]|,? (?:like|as|with|and) )/u;

/** "its Kowalczyk with a c z, sorry. Stan Kowalczyk": the surname, and later all of it. */
function withGivenName(all: readonly Word[], start: number, end: number): Span | undefined {
  const at = all.findIndex((word) => word.start === start && word.end === end);
  const last = all[at];
  if (!last || FIRST_NAMES.has(last.text)) return;
  const later = all.findIndex(({ raw }, i) => i > at + 1 && raw === last.raw);
  const given = all[later - 1];
  const isGiven =
    FIRST_NAMES.has(given?.text ?? '') ||
    (isCapital(given) && !isWord(given) && /^[.,!-]$/.test(all[later - 2]?.raw ?? ''));
  return later !== -1 && given && isGiven && isCapital(given) === isCapital(last)
    ? { start: given.start, end: all[later]?.end ?? end }
    : undefined;
}

/** "it was Ada Voss for years, so Ada Lund": the same given name with another surname, said of now. */
function changedSurname(all: readonly Word[], start: number, end: number): Span | undefined {
  const [first, former, ...others] = all.filter((word) => word.start >= start && word.end <= end);
  if (!first || !former || others.length > 0) return;
  const at = all.indexOf(first);
  const isOver = all.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:was|were|been|used)$/.test(text));
  if (!isOver) return;
  const again = all.findLastIndex(
    ({ text }, i) => i > at + 1 && text === first.text && isCapital(all[i]) && isCapital(all[i + 1]),
  );
  const surname = all[again + 1];
  return again !== -1 && surname && !surname.isLineStart && surname.kind === 'word'
    ? { start: all[again]?.start ?? start, end: surname.end }
    : undefined;
}

/** "that should read Wójcik, not Wojick" */
const isSpelling = (message: string, { start, end }: Span): boolean =>
  /^,? not /i.test(message.slice(end, end + 6)) &&
  /(?:^|[.!?,;] ?)(?:(?:no|sorry|oops|actually|hi|hello|oh|um|and|but)[, ]+){0,3}(?:that|it|this|(?:(?:my|the|last|first) )*(?:sur)?name) (?:should|must|needs to|has to|is supposed to) (?:read|say) $/i.test(
    message.slice(Math.max(0, start - 60), start),
  );

/** "you spelled me wrong, it should read Otto Krantz" */
const ME_SPELLED =
  /\b(?:me|my (?:last |first )?name|surname)(?: is|['’]s)? (?:down )?(?:spel(?:led|t)|mis-?spel(?:led|t)|wrong|incorrect)\b[^.!?\n]{0,60} (?:read|say) $/i;

/** "they call me Big Lou, but write Louis Tranter", "its Bruise Easily; real name for the invoice is Kay Ostrander" */
/** "... but the card says Nancy Prewitt" */
const CARD_SAYS =
  /\b(?:but|though|although|however),? (?:the|my) (?:card|check|invoice|license|id|paperwork|account|bank|books|form|contract|passport) (?:says|reads|has) $/i;
const OTHER_NAME = worded(
  / (?:but|though|although|however|(?:real|legal|actual|full|official|government|proper|birth) name) /,
);

/** "Kaitlin spelled K A I T L Y N" as "Kaitlyn", and the rest where it was; `spelled` is where letters stand for a name alone. */
function withoutLetters({ words, asked, shop }: SlotContext): { words: Words; spelled?: Span | undefined } {
  const told = words.plain.includes(' as in ') ? withoutExamples(words.message) : words.message;
  if (!IN_LETTERS.test(told)) return { words: told === words.message ? words : splitWords(told, shop) };
  let spelled: Span | undefined;
  const message = told.replace(LETTERS, (all, said = '', cue = '', run = '', after = '', at: number) => {
    const letters = withoutSpeaker(said, run);
    const name = letters.replace(/[^\p{L}]/gu, '').toLowerCase();
    const next = letters === run ? after : '';
    const named = [said, next].find(
      (word) => slips(word.toLowerCase(), name, 2) <= (name.length > 4 ? 2 : 1),
    );
    const lead = `${words.message.slice(0, at)}${said}${cue}`;
    const left = all.slice(said.length + cue.length + letters.length);
    // "cole with a c, c o l e", "Ada Cole, that's a-d-a": the letters say it again.
    if (named === undefined && name.length > 2 && holdsWord(lead, name))
      return `${said}${cue}`.padEnd(all.length - left.length) + left;
    const isAlone = named === undefined && isNameInLetters(name, lead);
    if (named === undefined && !isAlone && (asked !== 'name' || !/[aeiouy]/.test(name))) return all;
    const cased = /^\p{Lu}/u.test(named ?? letters) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
    const before = named === said ? '' : `${said}${' '.repeat(cue.length)}`;
    if (named !== undefined && named === said && !isOfLanguage(name))
      spelled = { start: at, end: at + said.length };
    if (isAlone || named === next)
      spelled = { start: at + before.length, end: at + before.length + name.length };
    const rest = named === next && next !== '' ? '' : left;
    return `${before}${cased}`.padEnd(all.length - rest.length) + rest;
  });
  return message === words.message ? { words } : { words: splitWords(message, shop), spelled };
}

/** "b as in bravo, e, n as in november" as "ben", the rest where it was; not "r o t h, r as in romeo". */
const withoutExamples = (message: string): string =>
  message.replace(EXAMPLES, (all) => {
    const parts = all.match(ONE_LETTER) ?? [];
    const isTold = parts.slice(0, -1).every((part) => part.length === 1);
    const letters = parts.map((part) => part.charAt(0)).join('');
    if (isTold && letters.indexOf(letters.at(-1) ?? '') < letters.length - 1) return all;
    return /[aeiouy]/i.test(letters) ? letters.padEnd(all.length) : all;
  });
const ONE_LETTER = /(?<!\p{L})\p{L}(?!\p{L})(?: as in \p{L}{2,14})?/gu;
const EXAMPLES =
  /(?<![\p{L}'’])\p{L}(?: as in \p{L}{2,14})?(?:,? (?:and )?\p{L}(?![\p{L}'’])(?: as in \p{L}{2,14})?){2,15}/giu;

const holdsWord = (text: string, word: string): boolean =>
  ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `.includes(` ${word} `);

/** "wojcik w o j c i k i groom dogs": without the "i" of who goes on, where the name as said has none. */
function withoutSpeaker(said: string, run: string): string {
  const spelled = /^(.*\p{L}) i$/su.exec(run)?.[1];
  if (spelled === undefined || said === '') return run;
  const apart = (letters: string) =>
    slips(said.toLowerCase(), letters.replace(/[^\p{L}]/gu, '').toLowerCase(), 3);
  return apart(spelled) < apart(run) ? spelled : run;
}

const IN_LETTERS = /(?<![\p{L}'’])\p{L}[ .-]{1,2}\p{L}[ .-]{1,2}\p{L}(?!\p{L})/u;
const LETTERS =
  /(?:(?<!\p{L})(\p{L}{2,20}))?([\s,]{0,3}(?:(?:(?:is |it's |its )?(?:spelled|spelt)|that's|thats)[\s:,]{1,3})?)((?<![\p{L}'’])(?:\p{L}[ .-]{1,2}){2,20}\p{L}(?!\p{L}))(?:[\s,]{1,3}(\p{L}{3,20}))?/giu;

/** "o k o n k w o", "you spell it o k o n k w o"; not "s m l", "a s a p". */
const isNameInLetters = (name: string, before: string): boolean =>
  name.length > 3 &&
  !/@|\b(?:at|dot)\b/i.test(before) &&
  /[aeiouy]/.test(name) &&
  !isOfLanguage(name) &&
  (FIRST_NAMES.has(name) ||
    /(?:^|\b(?:spel(?:t|l(?:ed|ing|s)?)(?: it| is| that| as)?|(?:sur)?name(?:'s| is|s)?|it'?s|under|that'?s|i'?m))[\s,:]*$/i.test(
      before,
    ));

/** "drew", whose address is drew.h@example.com */
const isInMailbox = ([word]: readonly Word[], email: string | undefined): boolean =>
  word !== undefined && email?.split('@', 1)[0]?.split(/[^a-z]/)[0] === word.text;

/**
 * "Bill", "grace": a given name that is a word too, alone in its message while no name is known. A capital where they can
 * be reached already, or their address begins with its letter, tells it; asked for a day, "May" is one.
 */
function isLikelyAlone(all: readonly Word[], { reach, asked, words }: SlotContext): boolean {
  const said = all.filter(({ kind }) => kind === 'word');
  const [only] = said;
  if (!only || said.length > 1 || reach?.isNamed || /\?/.test(words.message)) return false;
  const isOfAnswer =
    asked === 'colors' ||
    (asked === 'dueDate' && MONTHS_AND_SEASONS.test(only.text)) ||
    COLORS.has(only.text);
  if (isOfAnswer || (reach?.email ?? reach?.phone) === undefined) return false;
  const mailbox = reach?.email?.split('@', 1)[0] ?? '';
  return isCapital(only) || (mailbox.length > 3 && mailbox.startsWith(only.text.charAt(0)));
}

const MONTHS_AND_SEASONS = /^(?:april|may|june|august|summer|autumn)$/;

/** Names that the words themselves introduce, in order. */
function introduced(all: readonly Word[], { words: { message, plain }, taken }: SlotContext): Found[] {
  const isNamedBefore = NAMED_BEFORE.test(plain);
  const addresses = taken.filter((span) => isAddress(message, span));
  // "contact otto krantz otto@krantz.example": what is of the address is no surname.
  const said =
    addresses.length > 0
      ? all.map((word) => (overlaps(word, addresses) ? { ...word, kind: 'mark' as const } : word))
      : all;
  const found: Found[] = [];
  for (let at = 0; at < all.length && found.length < 6; at += 1) {
    const name = afterCue(said, at, addresses) ?? (isNamedBefore ? beforeCue(said, at) : undefined);
    if (!name || overlaps(name.span, taken) || isSaidOfPrint(message, name.span) || isAtShop(all, name.span))
      continue;
    if (OF_TRADE.test(message.slice(name.span.start, name.span.end))) continue;
    if (!name.isSure && isTalkedOf(all, name.span)) continue;
    found.push(name);
  }
  return found;
}

/** What beforeCue() looks for behind a name. */
const NAMED_BEFORE = worded(/ is (?:(?:really |actually )?my|what) | the name | (?:here|speaking) /);

/** The words before the company and the "from" or "de la" that leads to it. */
function upTo(all: readonly Word[], { start }: Span): readonly Word[] {
  const before = all.filter(({ end }) => end <= start);
  return before.slice(0, before.findLastIndex(({ raw }) => !LEADS_TO_COMPANY.test(raw)) + 1);
}

const LEADS_TO_COMPANY = /^(?:de|del|la|las|el|los|from|at|with|of|the)$/;

/** "Bo" is not the shop "Boldwork". */
const wordsOf = (name: string): string => `${name.toLowerCase().trim()} `;

/** "Brown with an e, Browne": the end of what spells a name, said again as it is. */
const RESPELLED =
  /^,? with(?:out)? (?:an?|the|one|two|no|double) \p{L}{1,2}(?:['’]s)?(?: (?:at|on|in) the (?:end|front|middle))?(?:[,.:;] ?| [–—-] )(?:(?:so|that's|thats|it's|its|as in) )?(\p{L}{2,24})/iu;

function filled(message: string, span: Span): SlotResult<string> {
  const after = message.startsWith(' with', span.end) || message.startsWith(', with', span.end);
  const [all = '', right = ''] = (after && RESPELLED.exec(message.slice(span.end, span.end + 80))) || [];
  const last = /\p{L}+$/u.exec(message.slice(span.start, span.end))?.[0] ?? '';
  if (right === '' || slips(right.toLowerCase(), last.toLowerCase(), 2) > 2) return asSaid(message, span);
  return {
    status: 'filled',
    value: message.slice(span.start, span.end - last.length) + right,
    span: { start: span.start, end: span.end + all.length },
  };
}

const asSaid = (message: string, span: Span): SlotResult<string> => ({
  status: 'filled',
  // "denise denise walker", "greg uh greg foss": said twice, as people speak; "P.J." with its last point.
  value: message
    .slice(span.start, IN_POINTS.test(message.slice(span.start, span.end + 1)) ? span.end + 1 : span.end)
    .replace(/,?\s{5,},? ?|\s+/g, ' ')
    .replace(/ (?:u+m+|u+h+m*|e+rm+)(?= )/gi, '')
    .replace(/^(\p{L}{2,}) (?=\1 \p{L}{2,}$)|(?<=^(\p{L}{2,}) \p{L}{2,}) \2$/iu, ''),
  span,
});

const IN_POINTS = /^(?:\p{L}\.){2,3}$/u;

/** "my name is Jamie, last name Ostrowski": given apart, said together; "linh an": no article stands before an end. */
function withLastName(result: SlotResult<string>, words: Words): SlotResult<string> {
  if (result.status === 'filled') {
    const { start, end } = result.span;
    const after = /^ an(?= and | i |[,.!?]|$)/i.exec(words.message.slice(end, end + 8))?.[0] ?? '';
    if (after !== '')
      return { ...result, value: result.value + after, span: { start, end: end + after.length } };
  }
  if (result.status !== 'filled' || /\s/.test(result.value)) return result;
  const span = surnameTold(words);
  if (span === undefined || overlaps(span, [result.span])) return result;
  return {
    ...result,
    value: `${result.value} ${words.message.slice(span.start, span.end)}`,
    span: { start: Math.min(result.span.start, span.start), end: Math.max(result.span.end, span.end) },
  };
}

/** The answer to "what's your name?": one to four words that are no other word. */
function bareAnswer(all: readonly Word[], taken: readonly Span[], isAsked: boolean): Span | undefined {
  let at = 0;
  while (at < all.length && BEFORE_ANSWER.test(all[at]?.text ?? '') && all[at]?.raw !== 'Le') at += 1;
  const name = nameAt(all, at, isAsked ? 'asked' : 'weak');
  const first = all[name?.from ?? at];
  if (!name || !first || (!name.isTitled && isTalk(first, name.length, at > 0))) return;
  const last = all[name.from + name.length - 1];
  if (!FIRST_NAMES.has(first.text) && COLORS.has(last?.text ?? '') && !isCapital(last)) return;
  // "for pickup"
  if (
    /^(?:to|for|out)$/.test(all[at - 1]?.text ?? '') &&
    (!isCapital(first) || isWord(first)) &&
    !FIRST_NAMES.has(first.text)
  )
    return;
  const { from, length } = name;
  if (length === 1 && GOES_ON_BY.test(first.text)) return;
  const span = spanAt(all, from, length);
  if (overlaps(span, taken) || isKnownElse(all.slice(from, from + length))) return;
  const next = all[from + length];
  const isWhole =
    next === undefined ||
    next.kind === 'mark' ||
    /^(?:and|at|my|from|with|here|but|email|phone|i|you|its|please|by)$/.test(
      next.text.split(' ')[0] ?? '',
    ) ||
    // "Shay is my name", not "race is may 16"
    (next.text === 'is' &&
      (FIRST_NAMES.has(first.text) ||
        /^(?:my|the|what|how|who|fine|good|ok)$/.test(all[from + length + 1]?.text ?? ''))) ||
    // "just put Big Al everybody calls me that"
    ((name.isTitled || FIRST_NAMES.has(first.text)) &&
      /^(?:everybody|everyone|they|people|folks)$/.test(next.text)) ||
    // "Lorraine last name Vick", "Jon no h"
    (next.text === 'last' && all[from + length + 1]?.text === 'name') ||
    (next.text === 'no' && all[from + length + 1]?.raw.length === 1) ||
    (next.text === 'on' &&
      (at > 0 || FIRST_NAMES.has(first.text)) &&
      /^(?:it|the|this|there|that)$/.test(all[from + length + 1]?.text ?? '')) ||
    overlaps({ start: next.start, end: next.end }, taken);
  if (!isWhole) return;
  // "reggie. reggie platt"
  const again = length === 1 && next?.raw === '.' && all[at + 2]?.text === first.text;
  const whole = again ? nameLength(all, at + 2, 'asked') : 0;
  if (isAsked && whole > 1) return spanAt(all, at + 2, whole);
  return isAsked || FIRST_NAMES.has(first.text) || areCapitals(all, from, Math.max(2, length))
    ? span
    : undefined;
}

/** "almost", "Price", "Depends": said instead of a name; "Cook" and "Hope" are names too. */
const isTalk = (first: Word, length: number, isLed: boolean): boolean =>
  !FIRST_NAMES.has(first.text) &&
  (first.text.includes(' ') || isState(first)
    ? !isCapital(first) || (length === 1 && !WORDS_AND_SURNAMES.has(first.text))
    : !isLed &&
      length === 1 &&
      isCapital(first) &&
      isListed(first) &&
      !AMBIGUOUS.has(first.text) &&
      !WORDS_AND_SURNAMES.has(first.text));

/** "type", late to the question whether to type or to fill in a form. */
const GOES_ON_BY = /^(?:types?|typing|chat|chatting|form|write|writing)$/;

/** "sure, it's", "you can put", "just put me under" */
const BEFORE_ANSWER =
  /^(?:sure|ok|yes|hi|hello|hey|just|well|um|uh|oh|so|sorry|hmm|actually|of|course|certainly|name|it|is|it is|its|mine|this|that is|i am|you|can|put|use|me|down|under|as|spelled|make|out|to|for|thatd|itd|thatll|itll|be|[,.:!-])$/;

/** "Wen", "its Ned": the answer is a name, though it is short for a word elsewhere. */
function shortName(all: readonly Word[]): Span | undefined {
  const said = all.filter(({ kind }) => kind === 'word');
  const last = said.at(-1);
  const isAlone = said.length === 1 || (said.length === 2 && BEFORE_ANSWER.test(said[0]?.text ?? ''));
  return last && isAlone && isShortName(last) && all.at(-1)?.raw !== '?'
    ? { start: last.start, end: last.end }
    : undefined;
}

/** "Nguyen, Thi Bao", "Obuya. Caroline. Like the song", "Al-Sayed, Nabil": the surname comes last in how one is called. */
function surnameFirst(all: readonly Word[], message: string): string | undefined {
  const at = all.findIndex(({ raw, spaced }) => /^[,.]$/.test(raw) || (raw === '-' && spaced));
  const mark = all[at];
  const surname = all.slice(0, at).filter(({ kind }) => kind === 'word');
  const rest = all.slice(at + 1);
  const end = rest.findIndex(({ kind, raw }) => kind === 'mark' && raw !== '-');
  const given = end === -1 ? rest : rest.slice(0, end);
  if (!/^[,.]$/.test(mark?.raw ?? '') || surname.length === 0 || surname.length > 3) return;
  // "Capt. Rosa Pike", "Ann St. James"
  if (mark?.raw === '.' && isShortened(all[at - 1])) return;
  if (given.length === 0 || given.length > 2 || rest[end]?.raw === '@') return;
  // "Hank. Hank Dolan"
  if (given[0]?.text === surname[0]?.text) return;
  const isName = [...surname, ...given].every(
    (word) =>
      (surname.length > 1 && isParticle(all, all.indexOf(word))) ||
      (isCapital(word) && !NEVER.has(word.text) && !(isListed(word) && !SURNAMES.has(word.text))),
  );
  const isGiven =
    FIRST_NAMES.has(given[0]?.text ?? '') &&
    (given.length > 1 || surname.length > 1 || !FIRST_NAMES.has(surname[0]?.text ?? ''));
  const family = message.slice(surname[0]?.start, surname.at(-1)?.end);
  return isName && isGiven ? [...given.map(({ raw }) => raw), family].join(' ') : undefined;
}

/** "O'Brien, Kelly", "Garcia Lopez, Maria", and nothing else: no "Overland Park, Austin". */
const isSurnameOnly = (all: readonly Word[]): boolean => {
  const at = all.findIndex(({ raw }) => raw === ',');
  const family = all.slice(0, at).filter(({ kind }) => kind === 'word');
  return (
    at > 0 &&
    all.slice(at + 1).every(({ kind }) => kind === 'word') &&
    !isKnownElse(family) &&
    (SURNAMES.has(family.at(-1)?.text ?? '') || (all[1]?.raw === '-' && isParticle(all, 0))) &&
    !isWord(all[at + 1])
  );
};

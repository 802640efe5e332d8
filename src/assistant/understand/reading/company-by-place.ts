// A company that nothing announces but the place it stands in: "40 mugs for Holloway & Finch", "my little salon Sudsy Paws",
// "the team is the Lightning Bolts". Asked the other way round: what has capitals and is nothing else.
import { isOfKind, KINDS } from './company-cues.ts';
import { type Needs, WHERE } from './company-frames.ts';
import {
  afterOrdinal,
  isGoods,
  isOrdinary,
  isOwnSmall,
  isShaped,
  isSmallInName,
  isState,
  isStop,
  nameEnd,
  OCCASIONS,
  type Place,
} from './company-name.ts';
import { isLikelyOfOthers, textAfter, textBefore } from './company-others.ts';
import { isTitle } from './company-title.ts';
import { isToldOf } from './opening-name.ts';
import { overlaps, type SlotContext, spanOf } from './slot.ts';
import { GENERATION, isPersonsName, isPersonsShape } from './words/capital-name.ts';
import {
  BRANDS,
  COMPANY_WORDS,
  LEADING,
  NOT_A_COMPANY,
  ORDINARY,
  PLACES,
  PRINT_WORDS,
  ROLES,
} from './words/company-words.ts';
import { isDictionaryWord, isEnglish } from './words/dictionary.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { isCapital, isKnownElse } from './words/name-length.ts';
import { AMBIGUOUS, NEVER, TITLES, WORDS_AND_SURNAMES } from './words/name-words.ts';
import { SURNAMES } from './words/surnames.ts';
import { mayHoldOneOf } from './words/triggers.ts';
import { COLORS, PEOPLE, VEHICLE_MAKES } from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

/** Words in capitals, or in small letters up to one that makes them a company. */
interface Run {
  /** With "the" before it. */
  begins: number;
  from: number;
  /** One past its last word. */
  to: number;
  body: readonly Word[];
  isSmall: boolean;
  isShaped: boolean;
  /** "Holloway & Finch", "Friends of Lake Jacomo" */
  isJoint: boolean;
}

/** As far as one is looked for. */
const MOST_READ = 1_500;
const MOST_RUNS = 12;

/** The last resort where nothing announces a company. */
export function* placed({ words: { all, message, plain }, taken, asked }: SlotContext): Generator<Place> {
  if (message.length > MOST_READ) return;
  const maySmall = mayBeSmall(plain) || message.includes('&');
  const runs: Run[] = [];
  for (let at = 0; at < all.length && runs.length < MOST_RUNS; at += 1) {
    const run = isCapital(all[at]) ? capitalRun(all, at) : maySmall ? smallRun(all, at) : undefined;
    if (!run) continue;
    runs.push(run);
    at = Math.max(at, run.to - 1);
  }
  const free = runs.filter((run) => !overlaps(spanOf({ all }, run.from, run.to), taken) && !isElse(run));
  if (free.length === 0) return;
  const told: Told = {
    isSparing: isSparingOfCapitals(all),
    hasContact: HAS_CONTACT.test(message),
    hasPerson: runs.some((run) => !free.includes(run) && isPerson(run)),
    asked,
  };
  for (const run of free) if (isPlaced(all, run, told)) yield [run.from, run.to];
}

/** What the message tells besides. */
interface Told {
  isSparing: boolean;
  hasContact: boolean;
  hasPerson: boolean;
  asked: SlotContext['asked'];
}

/** An address or a number to call. */
const HAS_CONTACT = /@|\d{3}\D{0,2}\d{4}/;
const mayBeSmall = mayHoldOneOf([...COMPANY_WORDS]);

/** Capitals tell nothing "In Titles", nor IN SHOUTING. */
function isSparingOfCapitals(all: readonly Word[]): boolean {
  let words = 0;
  let capitals = 0;
  for (const word of all) {
    if (word.kind !== 'word') continue;
    words += 1;
    if (isCapital(word)) capitals += 1;
  }
  return capitals * 2 <= words + 3;
}

function capitalRun(all: readonly Word[], at: number): Run | undefined {
  const word = all[at];
  // "4-H", "M-E-R-O"; "Since 1987 Tolliver Plumbing"
  if (word?.kind !== 'word' || isAfterHyphen(all, at) || BEFORE_NAME.test(word.text)) return;
  if (word.raw === 'The' && !isCapital(all[at + 1])) return;
  // "our band The Copper Owls"; not "The Hadley Street Players need"
  const isStart = word.isLineStart || /^[.!?]$/.test(all[at - 1]?.raw ?? '');
  const from = word.raw === 'The' && isStart ? at + 1 : at;
  // "soy Luz de Lantern Hill" is who, and of what.
  const isBearer = SPEAKS.test(all[at - 1]?.text ?? '') && FIRST_NAMES.has(word.text);
  const of = isBearer ? all.slice(from, from + 3).findIndex(({ raw }) => /^del?$/.test(raw)) : -1;
  const to = of > 0 ? from + of : nameEnd(all, from, false, isBehindSmall(all, at));
  const body = all.slice(from, to).filter(({ kind }) => kind !== 'mark');
  if (body.length === 0) return;
  const first = afterOrdinal(all, at - 2) === at ? at - 2 : from;
  const begins = from > at || all[first - 1]?.raw !== 'the' ? Math.min(at, first) : first - 1;
  const isJoint = all.slice(from + 1, to).some((word) => isSmallInName(word) || /^[&+]$/.test(word.raw));
  return { begins, from: first, to, body, isSmall: false, isShaped: isShaped(body), isJoint };
}

/** "for Next Chapter": in the middle of a sentence capitals are there for a name. */
const isBehindSmall = (all: readonly Word[], at: number): boolean =>
  all[at - 1]?.kind === 'word' && !isCapital(all[at - 1]) && !all[at]?.isLineStart;

/** In small letters only behind a small word, and up to one that makes it a company. */
function smallRun(all: readonly Word[], from: number): Run | undefined {
  const before = all[from - 1];
  const isStart =
    before === undefined ||
    before.kind === 'mark' ||
    isStop(before) ||
    GREETING.test(before.text) ||
    KINDS.has(before.text) ||
    DOES.test(before.text);
  if (all[from]?.kind !== 'word' || !isStart || isStop(all[from]) || isAfterHyphen(all, from)) return;
  if (DOES.test(all[from]?.text ?? '')) return;
  const pair = pairEnd(all, from);
  const to = Math.max(pair, nameEnd(all, from, false));
  const body = all.slice(from, to).filter(({ kind }) => kind !== 'mark');
  // "we go as Merit Fitness"
  if (body.length < 2 || (body.some(isCapital) && !LEADING.has(body[0]?.text ?? ''))) return;
  const isPair = to === pair;
  const shaped = isPair || isShaped(body);
  if (!isPair && !(shaped ? isOwnSmall(body) : isOfKind(body))) return;
  const begins = before?.raw === 'the' ? from - 1 : from;
  return { begins, from, to, body, isSmall: true, isShaped: shaped, isJoint: isPair };
}

/** "soy", "me llamo", "le habla" */
const SPEAKS = /^(?:i am|soy|is|this is|habla|llamo)$/;

const GREETING = /^(?:hi|hey|hello|howdy|hola|salaam)$/;

const isAfterHyphen = (all: readonly Word[], at: number): boolean =>
  all[at - 1]?.raw === '-' && !all[at]?.spaced;
const DOES = /^(?:owns?|runs?|manages?|coach|coaches|lead|opened|bought|started)$/;

/** "kinks & curls by simone": in small letters up to the end of what is said, or `at` itself. */
function pairEnd(all: readonly Word[], at: number): number {
  const pair = all.slice(at, at + 3);
  if (!/^[&+]$/.test(pair[1]?.raw ?? '') || pair[0]?.kind !== 'word' || pair[2]?.kind !== 'word') return at;
  const to = all[at + 3]?.raw === 'by' ? at + 5 : at + 3;
  const isEnd = all[to] === undefined || all[to]?.kind === 'mark' || isStop(all[to]);
  return isEnd && !isStop(pair[2]) ? to : at;
}

const BEFORE_NAME =
  /^(?:since|until|while|before|after|like|unlike|both|every|each|also|just|when|if|hey|hi|hello|dear|thanks|re|per|via|over|under|quote|need|want|order|please|yes|no|ok)$/;

function isPlaced(all: readonly Word[], run: Run, told: Told): boolean {
  const before = textBefore(all, run.begins);
  const after = textAfter(all, run.to);
  const last = run.body.at(-1)?.raw ?? '';
  const isOwners = /['’]s$/.test(last) && all[run.to]?.kind === 'word' && !isStop(all[run.to]);
  if (isOwners) return false;
  const isLikelyElse = isLikelyOfOthers(before, after);
  return WHERE.some(
    (where) =>
      (!isLikelyElse || where.isSure === true) &&
      (where.isOfContact
        ? mayBeOfContact(run, told)
        : told.isSparing ||
          run.isShaped ||
          where.isSure === true ||
          (where.isAlone === true && told.hasPerson)) &&
      (!run.isSmall || run.isShaped || where.takesSmall === true) &&
      (where.after?.test(after) ?? true) &&
      where.before.test(before) &&
      (!where.isOfSpeaker || isAfterSpeaker(all, run.begins - 1)) &&
      (!where.isAlone || isTitle(run.body, run.begins < run.from, before, after)) &&
      suffices(run, where.needs),
  );
}

/** "Fern Castellanos, fern@..." is who writes; beside somebody two words more are whom they write for. */
function mayBeOfContact({ from, isShaped: shaped, isJoint, body }: Run, told: Told): boolean {
  if (told.asked === 'company') return from > 0;
  const isAsked = told.asked === 'name' || told.asked === 'contact';
  if (!told.hasContact && !(isAsked && from > 0)) return false;
  return shaped || isJoint || body.length > 2 || told.hasPerson;
}

/** "Kip from", "the moms at", "we're over at" */
function isAfterSpeaker(all: readonly Word[], cue: number): boolean {
  let at = cue - 1;
  // "to me, Paul, at Lantern Hill"
  while (/^(?:over|here|back|down|again|up|out|,)$/.test(all[at]?.text ?? '')) at -= 1;
  const who = all[at];
  if (who?.kind !== 'word' || isToldOf(clauseOf(all, cue), 0)) return false;
  const before = all[at - 1];
  if (all[cue]?.text === 'of') return FIRST_NAMES.has(who.text);
  // "mrs. pettibone at"
  const isTitled = TITLES.has((before?.raw === '.' ? all[at - 2] : before)?.text ?? '');
  const isNamed =
    isTitled ||
    FIRST_NAMES.has(who.text) ||
    ROLES.has(who.text) ||
    isOfPeople(who) ||
    (isCapital(who) && !isStop(who) && !NEVER.has(who.text));
  return (
    (isNamed &&
      (!/^(?:from|by|to|with|and|of|told|asked|saw|see|know)$/.test(before?.text ?? '') ||
        GREETS_FROM.test(all[at - 2]?.text ?? ''))) ||
    /^(?:we|us|am|are|i am|we are|team|crew|staff|folks)$/.test(who.text)
  );
}

/** Up to the next mark. */
function clauseOf(all: readonly Word[], at: number): readonly Word[] {
  const end = all.findIndex(({ kind, raw }, i) => i > at && kind === 'mark' && raw !== '&');
  return all.slice(at, end === -1 ? undefined : end);
}

/** "quick q from Bea at" */
const GREETS_FROM = /^(?:q|question|message|note|sent|hi|hello|greetings|inquiry|request|order)$/;

/** "moms", "8th graders" */
const isOfPeople = (word: Word): boolean =>
  PEOPLE.has(word.stem) || (/[a-z]{3}(?:ers|ists|ees)$/.test(word.raw) && !isGoods([word]));

function suffices(run: Run, needs: Needs): boolean {
  const { body, begins, from } = run;
  const [first] = body;
  if (run.isShaped || isSaints(body)) return true;
  if (body.length < 2)
    return (
      (needs === 'one' || needs === 'word' || needs === 'strange') &&
      first !== undefined &&
      (needs !== 'strange' || isOwnWord(first)) &&
      (needs !== 'word' || (isEnglish(first.text) && !SURNAMES.has(first.text))) &&
      !isState(first) &&
      !FIRST_NAMES.has(first.text) &&
      !COMPANY_WORDS.has(first.text) &&
      !ORDINARY.has(first.text)
    );
  if (needs === 'shaped') return false;
  const isThe = begins < from;
  if (needs === 'the') return isThe && /[^s'’]s$/.test(body.at(-1)?.raw ?? '');
  // "for the Dallas Cowboys"; not "KC Leak Finders"
  if (needs === 'clear' && body.length < 3 && first?.text !== 'kc' && PLACES.test(first?.text ?? ''))
    return false;
  return (
    needs !== 'clear' ||
    isThe ||
    run.isJoint ||
    body.length > 2 ||
    isOfNoun(body) ||
    // "Radovan Lockridge" is somebody, "Vogt Violins" are not.
    ((isEnglish(first?.text ?? '') || /[^s'’]s$/.test(body.at(-1)?.raw ?? '')) &&
      body.some(({ text }) => text.length > 3 && isEnglish(text) && !SURNAMES.has(text)))
  );
}

/** "St. Brendan's"; "St. Joseph" may be a town. */
const isSaints = ([saint, ...others]: readonly Word[]): boolean =>
  /^(?:St|Saint)$/.test(saint?.raw ?? '') && /['’]s$/.test(others.at(-1)?.raw ?? '');

/** "Purrcolator", "Ironclad"; not "Parkville", "Weston", "LGBTQ" */
const isOwnWord = ({ raw, text }: Word): boolean =>
  /^\p{Lu}\p{Ll}{4,}/u.test(raw) &&
  !SURNAMES.has(text) &&
  !WORDS_AND_SURNAMES.has(text) &&
  !ROLES.has(text) &&
  !OF_NEIGHBORHOOD.test(text) &&
  !/(?:ton|ville|burg|city|dale|field|ford|land|wood|port|view|ridge|stown|ian|ist|ish|ese|ly)$/.test(text);

const OF_NEIGHBORHOOD =
  /^(?:waldo|brookside|lenexa|shawnee|mission|liberty|northland|midtown|downtown|uptown|crossroads|plaza|riverside|joplin|salina|sedalia|columbia)$/;

/** "Wexley Upholsterers", "Corvane Analysis": no word of the language, then one that no family is called. */
const isOfNoun = ([first, last]: readonly Word[]): boolean =>
  first !== undefined &&
  last !== undefined &&
  !isEnglish(first.text) &&
  last.text.length > 5 &&
  !/(?:er|or|en|ard|man)$/.test(last.text) &&
  isDictionaryWord(last.text) &&
  !SURNAMES.has(last.text) &&
  !WORDS_AND_SURNAMES.has(last.text);

/** A person, a town, goods, a maker, an event, words of which none is one's own. */
function isElse(run: Run): boolean {
  const { body, isShaped: shaped } = run;
  const texts = body.map(({ text }) => text);
  // "Family Reunion 2026"
  const last = body.findLast(({ kind }) => kind === 'word');
  // "Name's Dale"
  if (texts[0]?.includes(' ')) return true;
  if (!last || isGoods(body) || PLACES.test(texts.join(' '))) return true;
  // "blue & white"
  if (run.isSmall && run.isJoint && body.some(({ text }) => COLORS.has(text))) return true;
  // "kids & adults", "moms & dads"
  const isFolk = ({ kind, stem }: Word) => kind !== 'word' || PEOPLE.has(stem) || FOLK.test(stem);
  if (run.isSmall && run.isJoint && body.every(isFolk)) return true;
  // "Back to School Night", "Class of 2026"
  if (shaped && !(run.isJoint && OCCASIONS.has(last.text))) return false;
  // "Store Manager"
  if (OFFICES.test(last.text) && body.length < 4) return true;
  if (last.text === 'class' || (last.text === 'of' && isOrdinary(body[0] as Word))) return true;
  return (
    (run.isJoint ? body.some(({ text }) => BRANDS.has(text)) : isKnownElse(body)) ||
    OCCASIONS.has(last.text) ||
    OCCASIONS.has(last.stem) ||
    body.some((word) => NOT_A_COMPANY.has(word.stem) || NOT_A_COMPANY.has(word.text)) ||
    VEHICLE_MAKES.has(texts[0] ?? '') ||
    VEHICLE_MAKES.has(last.text) ||
    body.every((word) => isNoName(word) || PRINT_WORDS.has(word.text)) ||
    body[0]?.kind === 'number' ||
    body.every(({ raw }) => raw.length < 2 || /^\p{Lu}{4,}$/u.test(raw)) ||
    /^(?:lake|mount|mt|fort|ft|port|cape|building|room|suite|floor|unit)$/.test(texts[0] ?? '') ||
    HOLIDAY.test(texts.join(' ')) ||
    isPerson(run)
  );
}

const OFFICES =
  /^(?:manager|director|coordinator|assistant|supervisor|buyer|bookkeeper|receptionist|administrator)$/;
const FOLK = /^(?:mom|dad|mother|father|grandma|grandpa|aunt|uncle|men|women|boy|girl|teen|senior|adult)$/;
const HOLIDAY = /^(?:st|saint) (?:pat(?:rick)?|patty|paddy|valentine|nick)(?:'?s)?$/;

const isNoName = (word: Word): boolean =>
  COLORS.has(word.text) ||
  ORDINARY.has(word.text) ||
  PEOPLE.has(word.stem) ||
  NEVER.has(word.text) ||
  isStop(word) ||
  ROLES.has(word.text) ||
  COMPANY_WORDS.has(word.text);

function isPerson({ body, begins, from, isJoint }: Run): boolean {
  const isThe = begins < from;
  const [first, ...others] = body;
  if (!first) return false;
  if (TITLES.has(first.text) || isPersonsName(body) || isPersonsShape(body, 0, body.length)) return true;
  const last = others.at(-1);
  // "the Hadley Street Players"
  if (isThe && last && /[^s'’]s$/.test(last.raw) && isEnglish(last.text)) return false;
  const own = others.filter(({ raw }) => !/^(?:and|of|the)$/.test(raw));
  // "Jill and Marco Petersen"
  if (isJoint)
    return (
      FIRST_NAMES.has(first.text) &&
      own.every(
        ({ text }, at) => FIRST_NAMES.has(text) || (at > 0 && (SURNAMES.has(text) || !isEnglish(text))),
      )
    );
  // "Rusty Spokes MC"
  if (
    AMBIGUOUS.has(first.text) &&
    /^\p{Lu}{2,4}$/u.test(last?.raw ?? '') &&
    !GENERATION.test(last?.raw ?? '')
  )
    return false;
  if (own.every(({ text }) => FIRST_NAMES.has(text) || SURNAMES.has(text)))
    return FIRST_NAMES.has(first.text);
  if (!FIRST_NAMES.has(first.text) || /['’]s$/.test(first.raw)) return false;
  const isWords = own.every(
    (word) => isOfWords(word) && !WORDS_AND_SURNAMES.has(word.text) && !SURNAMES.has(word.text),
  );
  return !(isWords && (AMBIGUOUS.has(first.text) || own.length > 1 || own.length < others.length));
}

/** "Hutchcraft" and "Harkness" are only put together of words, "Painters" is one. */
const isOfWords = ({ text, stem }: Word): boolean =>
  isDictionaryWord(text) ||
  isDictionaryWord(stem) ||
  (isEnglish(text) && /(?:ing|ers?|ed|ions?|ors?)$/.test(text));

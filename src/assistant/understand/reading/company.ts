// The company or group a visitor orders for: "I'm with Blue Barn Brewing", "our company is Acme HVAC".
import { placed } from './company-by-place.ts';
import { cued } from './company-cues.ts';
import { IN_TOWN } from './company-frames.ts';
import {
  afterArticle,
  fraternities,
  GREEK_WORDS,
  isGoods,
  isOrdinary,
  isOwnSmall,
  isPair,
  isShaped,
  isStop,
  isStreet,
  nameEnd,
  OCCASIONS,
  type Place,
  STREET_TYPE,
} from './company-name.ts';
import { isOfOthers, isUntyped, textAfter } from './company-others.ts';
import { isAddress } from './name-beside-address.ts';
import { isSaidOfPrint, overlaps, type SlotContext, type SlotResult, type Span, skipped } from './slot.ts';
import { announced } from './small-company.ts';
import { whoList } from './who-list.ts';
import { isFamilys, isPersonsShape } from './words/capital-name.ts';
import { COMPANY_WORDS, LEGAL_FORMS, ORDINARY, PLACES, ROLES, STATE_LETTERS } from './words/company-words.ts';
import { isDictionaryWord, isEnglish } from './words/dictionary.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { areCapitals, isCapital, isKnownElse, isWord } from './words/name-length.ts';
import { NEVER, STATES, TITLES, WORDS_AND_SURNAMES } from './words/name-words.ts';
import { SURNAMES } from './words/surnames.ts';
import { mayHoldOneOf, worded } from './words/triggers.ts';
import { COLORS, PEOPLE, VEHICLE_MAKES } from './words/vocabulary.ts';
import type { Word, Words } from './words/words.ts';

/** As typed. */
export function readCompany(context: SlotContext): SlotResult<string> {
  const { words, taken } = context;
  const { all, message, typed } = words;
  if (PERSONAL.test(words.plain)) return skipped;
  for (const [begin, end] of placesIn(context)) {
    const whole = beforeAddress(all, begin, end, taken);
    const from = afterBearer(
      all,
      afterOfficer(all, afterEvent(all, afterFront(all, begin, whole), whole), whole),
      whole,
    );
    const to = beforeTown(all, from, whole);
    // "the bill to Ms. Tremblay", "on behalf of mrs abeysekara"
    const named = all.slice(from, to);
    if (isPerson(named) || isWhoSpeaks(all, from, to) || isPersonsShape(all, from, to) || isGivenName(named))
      continue;
    if (WORDING.test(all[from]?.raw ?? '') || isIntroduced(named) || isWhereItHangs(named, all[from - 1]))
      continue;
    if (to === from + 1 && NOT_YET.test(all[from]?.text ?? '')) continue;
    if (
      context.asked !== 'company' &&
      (isCode(all, from, to) || named.every(isOfInk) || isOfDepartment(named) || isVehicle(named))
    )
      continue;
    const span = { start: all[from]?.start ?? 0, end: all[to - 1]?.end ?? 0 };
    const name = (typed ?? message).slice(span.start, span.end).replace(/\s+/g, ' ');
    // "lettering on two vans Mill Bend Title": what was parted from it is no lettering.
    const isOfPrint =
      isSaidOfPrint(message, span) &&
      !isUntyped(all[from - 1]) &&
      !SAYS_WHOSE.test(message.slice(Math.max(0, span.start - 60), span.start));
    if (name.length < 2 || name.length > 80 || overlaps(span, taken) || isOfPrint) continue;
    if (isOfOthers(all, from, to)) continue;
    return { status: 'filled', value: name, span };
  }
  return skipped;
}

/** "white ford transit" */
const isVehicle = (named: readonly Word[]): boolean =>
  named.some(({ text }, at) => VEHICLE_MAKES.has(text) && VEHICLE_MAKES.has(named[at + 1]?.text ?? ''));

/** "40 printed tees for", "just say it's for", "the card will say" */
const SAYS_WHOSE =
  /\bprint(?:ed|ing) [\w -]{2,40} for (?:the )?$|\bsays? (?:that )?it['’]?s (?:for|from|under) (?:the )?$|\b(?:card|check|cheque|po|invoice|account|form|paperwork|statement|receipt|bill)\b[\w ]{0,20}\bsays? (?:the )?$/i;

/** Where a company may stand, the surest first. */
function* placesIn(context: SlotContext): Generator<Place> {
  const { all, plain } = context.words;
  if (context.asked === 'company') yield* answered(all);
  if (hasSisters(plain)) yield* numbered(all);
  if (HAS_AGE.test(context.words.message)) yield* ofAge(all);
  yield* cued(all, context.reach);
  if (mayBeGreek(plain)) yield* fraternities(all);
  if (hasLegalForm(plain)) yield* legal(all);
  if (mayBeCivic(plain)) yield* civic(all);
  yield* listed(context);
  yield* ofDomain(all, context.words, context.reach);
  yield* besidePerson(context);
  yield* apart(all);
  yield* onStreet(all);
  yield* underClosing(context.words);
  yield* placed(context);
  yield* announced(context.words);
}

function* listed(context: SlotContext): Generator<Place> {
  const group = whoList(context)?.group;
  const from = context.words.all.findIndex(({ start }) => start === group?.start);
  const to = context.words.all.findIndex(({ end }) => end === group?.end) + 1;
  if (from !== -1 && to > from) yield [from, to];
}

/** "Bea at Crumb & Co 8165550103": without the number to call. */
function beforeAddress(all: readonly Word[], from: number, end: number, taken: readonly Span[]): number {
  let to = end;
  const isNumber = ({ kind, raw }: Word): boolean => kind === 'number' && /^\d{7,}$/.test(raw);
  for (let last = all[to - 1]; to > from + 1 && last; last = all[to - 1]) {
    if (last.kind === 'word' || !(isNumber(last) || overlaps(last, taken))) break;
    to -= 1;
  }
  return to;
}

/** "a sign for store front Halal Meats", "the name's Halal Meats", "mi negocio de limpieza Casa Sol": without what it stands on or does. */
function afterFront(all: readonly Word[], begin: number, to: number): number {
  let from = begin;
  const isTrade = all[begin - 1]?.raw === 'de' && OF_TRADE.test(all[begin - 2]?.raw ?? '');
  if (isTrade && !isCapital(all[begin]) && isCapital(all[begin + 1]) && begin + 1 < to) return begin + 1;
  while (from < to && FRONT.test(all[from]?.raw ?? '')) from += 1;
  return from < to - 1 && isCapital(all[from]) ? from : begin;
}

/** "Vacation Bible School at Bethel Mennonite": without what is held there; not "PTA at Maple Grove". */
function afterEvent(all: readonly Word[], begin: number, to: number): number {
  const at = all.findIndex(({ raw }, i) => i > begin && i < to - 1 && raw === 'at');
  if (at === -1) return begin;
  const last = all[at - 1]?.text ?? '';
  const isEvent =
    OCCASIONS.has(last) ||
    HELD.test(last) ||
    (last === 'school' && /^(?:bible|sunday|summer)$/.test(all[at - 2]?.text ?? ''));
  return isEvent ? afterArticle(all, at + 1) : begin;
}
const HELD = /^(?:vbs|treat|revival|carnival|orientation|kickoff|convocation)$/;

/** "Colonel Bud Harkness of Harkness Auction": without who speaks for it; not "Sisters of Mercy". */
function afterOfficer(all: readonly Word[], begin: number, to: number): number {
  const first = all[begin];
  if (!TITLES.has(first?.text ?? '') && !FIRST_NAMES.has(first?.text ?? '')) return begin;
  const of = all.findIndex(({ raw }, at) => at > begin + 1 && at < to - 1 && raw === 'of');
  const bearer = all.slice(begin, of);
  const isPersonal =
    of !== -1 &&
    bearer.length < 6 &&
    bearer.every((word) => isCapital(word) || word.raw === '.') &&
    !COMPANY_WORDS.has(all[of - 1]?.text ?? '') &&
    (!isEnglish(all[of - 1]?.text ?? '') || TITLES.has(first?.text ?? ''));
  return isPersonal ? afterArticle(all, of + 1) : begin;
}

/** "Chainstay Cycles in Columbia": without where it is; "Made in Kansas" and "House of Prayer in Christ" are whole. */
function beforeTown(all: readonly Word[], from: number, to: number): number {
  const at = all.findIndex(({ raw }, i) => i > from + 1 && i < to - 1 && raw === 'in');
  if (at === -1) return to;
  const town = all.slice(at + 1, to);
  const last = town.at(-1);
  const isTown =
    last !== undefined &&
    town.length < 5 &&
    !/^(?:christ|god|jesus|him)$/.test(last?.text ?? '') &&
    (town[0]?.text === 'the' || !isWord(last) || COMPANY_WORDS.has(all[at - 1]?.text ?? ''));
  return isTown ? at : to;
}

const OF_TRADE = /^(?:negocio|empresa|compañ[ií]a|taller|tienda|servicio)$/;
const FRONT = /^(?:name['’]s|store|store-?front|shop|front|door|window|building|truck|van|awning|office)$/;

/** "with word SECURITY on the back" */
const WORDING = /^(?:words?|wording|letters|text|saying|says|reads)$/;

/** "Athletic dept has the file", "the PO comes from Facilities": of what is told elsewhere. */
const isOfDepartment = ([of, last, ...others]: readonly Word[]): boolean =>
  others.length === 0 &&
  of !== undefined &&
  (last === undefined
    ? DEPARTMENT.test(of.text)
    : isEnglish(of.text) && /^(?:dept|department|committee|office|staff|board)$/.test(last.text));
const DEPARTMENT =
  /^(?:facilities|purchasing|procurement|accounting|accounts|payroll|finance|marketing|hr|admin|corporate|headquarters|hq|maintenance|operations|legal|receiving|shipping|sales|it)$/;

/** "white with dark blue printing": how it is printed, and no printer. */
const isOfInk = ({ stem, text }: Word): boolean => COLORS.has(stem) || OF_INK.test(text);
const OF_INK =
  /^(?:dark|light|bright|deep|pale|neon|metallic|matte|gloss|glossy|foil|puff|full|color|colou?red|one|two|spot|screen|vinyl|raised|reflective|prints?|printed|printing|letters?|lettering|inks?|stitch|stitching|embroidery|embroidered|text|writing|threads?|trim|and|on|with|&|,)$/;

/** "invoice BW-2031", "the password is Blue42": no names. */
const isCode = (all: readonly Word[], from: number, to: number): boolean =>
  to === from + 1 &&
  (/^(?=.*\d)(?=.*[a-z])[a-z\d]+$/i.test(all[from]?.raw ?? '') ||
    (all[to]?.raw === '-' && all[to + 1]?.kind === 'number'));

/** "team name TBD" */
const NOT_YET = /^(?:tbd|tba|na|none|pending|unknown|same|xyz|attached|below|above)$/;

const isPerson = ([title, ...others]: readonly Word[]): boolean =>
  (TITLES.has(title?.text ?? '') || (title?.text === 'drs' && others.length === 0)) &&
  // "Mr. Sparky's Chimney"
  !others.slice(0, -1).some(({ raw }) => /['’]s$/.test(raw)) &&
  (others.length === 0 ||
    (/^(?:mr|mrs|ms|miss)$/.test(title?.text ?? '') && !others.some(({ text }) => COMPANY_WORDS.has(text))));

/** "Theo Banks": what many a bank is called by is a surname too; not "Grace Mills". */
const isGivenName = ([given, surname, ...others]: readonly Word[]): boolean =>
  others.length === 0 &&
  surname !== undefined &&
  FIRST_NAMES.has(given?.text ?? '') &&
  !isWord(given) &&
  !/['’]s$/.test(given?.raw ?? '') &&
  WORDS_AND_SURNAMES.has(surname.text) &&
  surname.text !== surname.stem;

/** "Soy Andrés Soto, 816 555 0102": who speaks. */
const INTRODUCES = /^(?:soy|somos|llamo|habla)$/;
const isIntroduced = (named: readonly Word[]): boolean =>
  named[0]?.text === 'name is' ||
  (INTRODUCES.test(named[0]?.text ?? '') && !COMPANY_WORDS.has(named.at(-1)?.text ?? ''));

/** "4 banners for the stadium fence" */
const isWhereItHangs = (named: readonly Word[], before: Word | undefined): boolean =>
  before?.text === 'the' &&
  HANGS_ON.test(named.at(-1)?.text ?? '') &&
  named.every(({ raw }) => raw === raw.toLowerCase());
const HANGS_ON =
  /^(?:fence|fencing|gate|wall|window|door|roof|patio|deck|garage|floor|pavilion|bleachers|dugout)$/;

/** "you're speaking with Grace Park", "on behalf of Delia Marsh"; not "on behalf of Marshall Outdoors". */
function isWhoSpeaks(all: readonly Word[], from: number, to: number): boolean {
  const [first, ...others] = all.slice(from, to);
  const isOf = `${all[from - 2]?.text} ${all[from - 1]?.text}`;
  return (
    /^(?:behalf of|(?:speaking|talking|chatting) (?:with|to)|(?:invoice|bill|it|out|goes) to|(?:should|will|would) be|(?:invoice|check|account|bill|name) is)$/.test(
      isOf,
    ) &&
    FIRST_NAMES.has(first?.text ?? '') &&
    ((others.length === 1 &&
      !NAMES_OF_CHURCHES.test(first?.text ?? '') &&
      TRADE_SURNAME.test(others[0]?.raw ?? '')) ||
      others.every(
        ({ text }) => !COMPANY_WORDS.has(text) && (!isEnglish(text) || WORDS_AND_SURNAMES.has(text)),
      ))
  );
}

/** "Dan Brewer", "Greg Church" */
const TRADE_SURNAME = /^(?:Church|Parks|Temple|Power|[A-Z][a-z]{2,}(?:er|man|smith|wright))$/;
/** "Grace Church" */
const NAMES_OF_CHURCHES = /^(?:grace|faith|hope|joy|trinity|charity|angel|christian|mercy)$/;

/** "I work for the county but this is personal" */
const PERSONAL = worded(
  / (?:(?:this|it|that|these)(?: one| order)? (?:is|are)(?: all| just| only| purely| strictly)? (?:personal|private|not for (?:work|them|the (?:company|business|office)))|nothing to do with (?:work|my job|them|the company)) /,
);

/** "Lou Hart Hart Plumbing", said after "this is": who speaks, then the company of that name. */
function afterBearer(all: readonly Word[], from: number, to: number): number {
  if (!FIRST_NAMES.has(all[from]?.text ?? '')) return from;
  const at = all.findIndex(
    ({ text, kind }, i) =>
      i > from && i + 2 < to && kind === 'word' && text.length > 1 && text === all[i + 1]?.text,
  );
  return at === -1 ? from : at + 1;
}

const mayBeGreek = mayHoldOneOf(GREEK_WORDS);
const hasLegalForm = mayHoldOneOf(LEGAL_FORMS);

/** "Acme Plumbing LLC", "sparkle and shine llc" anywhere: a legal form ends a company's name. */
function* legal(all: readonly Word[]): Generator<Place> {
  for (let at = 1; at < all.length; at += 1) {
    if (!LEGAL_FORMS.has(all[at]?.text ?? '')) continue;
    const isUpper = isCapital(all[at - 1]?.raw === ',' ? all[at - 2] : all[at - 1]);
    let from = at;
    while (from > 0 && at - from < 6) {
      const word = all[from - 1];
      if (!word || word.isLineStart !== (from === 1 && word.isLineStart)) break;
      const isJoint = /^(?:&|and)$/.test(word.text) && from > 1 && all[from - 2]?.kind === 'word';
      const isPart = isUpper
        ? isCapital(word) || (word.raw === ',' && from === at)
        : word.kind === 'word' &&
          (!isStop(word) || word.text === 'the') &&
          !/^(?:own|run|for|from|with)$/.test(word.text);
      if (!isJoint && !isPart) break;
      from -= 1;
    }
    from = afterArticle(all, from);
    if (from < at && all[from]?.kind === 'word' && !isStop(all[from])) yield [from, at + 1];
  }
}

/** "gail pruett iron horse towing 620-555-0114": who writes, their company and how to reach them, without a mark. */
function* besidePerson({ words: { all, message }, taken, asked }: SlotContext): Generator<Place> {
  const addresses = taken.filter((span) => isAddress(message, span));
  if (addresses.length === 0 && asked !== 'name' && asked !== 'contact') return;
  for (let at = 0; at + 1 < all.length; at += 1) {
    const [before, given, surname] = [all[at - 1], all[at], all[at + 1]];
    const isBehind = before !== undefined && given?.kind === 'word' && overlaps(before, addresses);
    const isStart = before === undefined || given?.isLineStart || before.kind === 'mark' || isBehind;
    const isPerson = isStart && FIRST_NAMES.has(given?.text ?? '') && isSurname(surname);
    for (const from of [...(isPerson ? [at + 2] : []), ...(isBehind ? [at] : [])]) {
      const to = beforeAddress(all, from, nameEnd(all, from, false), taken);
      const next = all[to];
      const isEnd = next === undefined || next.isLineStart || (!isBehind && overlaps(next, addresses));
      const body = all.slice(from, to).filter(({ kind }) => kind === 'word');
      const isOwn = body.some(({ text }) => !COMPANY_WORDS.has(text) && !ORDINARY.has(text));
      if (isEnd && isOwn && body.length > 2 && isShaped(body) && !isGoods(body)) yield [from, to];
    }
  }
}

/** No word of a company's: "Gail Pruett"; not "Gail Family". */
const isSurname = (word: Word | undefined): boolean =>
  word?.kind === 'word' &&
  word.raw.length > 1 &&
  word.spaced &&
  !word.isLineStart &&
  !COMPANY_WORDS.has(word.text) &&
  (SURNAMES.has(word.text) || WORDS_AND_SURNAMES.has(word.text) || !(isWord(word) || isEnglish(word.text)));

/** "Respectfully,", then on lines of their own who signs, what they are, and for whom: "Ida Crowell", "Bethany Circle". */
function* underClosing({ all, plain }: Words): Generator<Place> {
  if (!CLOSES.test(plain)) return;
  const closing = all.findLastIndex(
    ({ text }, at) =>
      CLOSINGS.test(text) &&
      all[/^[,.!]$/.test(all[at + 1]?.raw ?? '') ? at + 2 : at + 1]?.isLineStart === true,
  );
  if (closing === -1) return;
  let from = /^[,.!]$/.test(all[closing + 1]?.raw ?? '') ? closing + 2 : closing + 1;
  for (let line = 0; line < MOST_SIGNED && from < all.length; line += 1) {
    const next = all.findIndex(({ isLineStart }, at) => at > from && isLineStart);
    const to = next === -1 ? all.length : next;
    const body = all.slice(from, to).filter(({ kind }) => kind !== 'mark');
    // "Tom Sand" signs; "Bethany Circle" is on a line below.
    const last = body.at(-1);
    const isBearer =
      line === 0 && (FIRST_NAMES.has(body[0]?.text ?? '') || (last !== undefined && isFamilys(last)));
    if (!isBearer && isSignedCompany(body)) yield [from, to];
    from = to;
  }
}

const CLOSINGS =
  /^(?:thanks|thank you|regards|sincerely|respectfully|cheers|best|wishes|yours|truly|cordially|warmly|gratefully|blessings|advance)$/;
const CLOSES = worded(
  / (?:thanks|thank you|regards|sincerely|respectfully|cheers|best|wishes|yours|truly|cordially|warmly|gratefully|blessings|advance) /,
);
const MOST_SIGNED = 4;

/** No person, no office, no town. */
const isSignedCompany = (body: readonly Word[]): boolean =>
  body.length > 1 &&
  body.length < 7 &&
  body.every((word) => isCapital(word) || /^(?:of|and|the|for|at|on|in|&)$/.test(word.raw)) &&
  !body.some(
    ({ text, stem, kind }) => kind === 'number' || ROLES.has(stem) || TITLES.has(text) || STATES.has(text),
  ) &&
  !(FIRST_NAMES.has(body[0]?.text ?? '') && body.length < 4 && !isPlainNoun(body.at(-1))) &&
  !isKnownElse(body) &&
  !isGoods(body) &&
  !DEPARTMENTS.test(body.at(-1)?.text ?? '') &&
  !STATE_LETTERS.test(body.at(-1)?.raw ?? '') &&
  body.some(isPlainNoun);

/** "Circle", "Guard": what no family is called. */
const isPlainNoun = (word: Word | undefined): boolean =>
  word !== undefined &&
  isDictionaryWord(word.text) &&
  !SURNAMES.has(word.text) &&
  !WORDS_AND_SURNAMES.has(word.text);

/** "Same design, white on maroon" */
const NO_FIRST_OF_NAME =
  /^(?:names?|name['’]s|same|similar|different|new|old|another|custom|simple|plain|basic|full|no|any|some|one|two|go|beat|vote|private)$/;
const SHORTENED = /^(?:St|Mt|Ft|Mr|Mrs|Ms|Dr)$/;
const BEGINS_APART = new Set(',.:;!?(|/•@–—-');

/** "Hank here, H&R Diesel, 6 trucks": capitals between two marks that only a company has. */
function* apart(all: readonly Word[]): Generator<Place> {
  for (let from = 0; from < all.length; from += 1) {
    const before = all[from - 1];
    // "4-H club"
    const isInside =
      (before?.raw === '-' && !all[from]?.spaced) ||
      // "St. Brigid"
      (before?.raw === '.' && SHORTENED.test(all[from - 2]?.raw ?? ''));
    const isStart =
      all[from]?.isLineStart || (before?.kind === 'mark' && BEGINS_APART.has(before.raw) && !isInside);
    const isLower = !isCapital(all[from]);
    // "brandon ortiz, ortiz bros concrete, 785 555 0163": in lower case only behind something else.
    if (!isStart || (isLower && all[from]?.kind !== 'word')) continue;
    const begin = isLower ? afterArticle(all, from) : from;
    const to = afterLetters(all, nameEnd(all, begin, false));
    const next = all[to];
    const isEnd =
      all[to - 1]?.raw === '.' ||
      next === undefined ||
      next.isLineStart ||
      /^[,.;!?)|/•(–—-]$/.test(next.raw) ||
      // "Rivera Roofing needs 2 signs", "Hay Farm 620 555 0199"
      next.text === 'here' ||
      (/^\d{3}$/.test(next.raw) && /^(?:\d{3}|[-.])$/.test(all[to + 1]?.raw ?? '')) ||
      (CROWD.test(next.text) && all[to + 1]?.kind !== 'word') ||
      (isLower && OF_SCHOOL.test(all[to - 1]?.text ?? '') && isOfPupils(all, to)) ||
      (WANTS.test(next.text) && WANTS_SO.test(`${next.text} ${all[to + 1]?.text ?? ''}`)) ||
      isOutOf(all, to);
    const body = all.slice(begin, to).filter(({ kind }) => kind !== 'mark');
    if (
      !isEnd ||
      body.length < 2 ||
      isGoods(body) ||
      // At the beginning only what is called so: "bethany christian church youth group, 35 hoodies".
      (isLower && from === 0 && !(isShaped(body) && isOwnSmall(body))) ||
      // "The high school up in Weston"
      (body[0]?.raw === 'The' && !body.slice(1).some(isCapital)) ||
      (NO_FIRST_OF_NAME.test(body[0]?.text ?? '') && !(body[0]?.raw === 'New' && body.every(isCapital))) ||
      TITLES.has(body.at(-1)?.text ?? '') ||
      PLACES.test(body.map(({ text }) => text).join(' '))
    )
      continue;
    if (
      !isLower &&
      !body.every(
        (word, at) =>
          isCapital(word) ||
          COMPANY_WORDS.has(word.text) ||
          isPair(word, body[at + 1]) ||
          isPair(body[at - 1], word) ||
          /^(?:of|and|the|for|a|\d+)$/.test(word.raw),
      )
    )
      continue;
    if (!isLower && isAfterOwning(all, from) && isOwnTitle(body)) {
      yield [begin, to];
      continue;
    }
    const isJoint =
      all.slice(begin, to).some(({ raw }) => raw === '&') && body.some((word) => !isOrdinary(word));
    if (
      (isShaped(body) && !/^(?:city|county|township)$/.test(body.at(-1)?.text ?? '')) ||
      isJoint ||
      all[to - 1]?.raw === '.' ||
      (!isLower && isStrange(body) && (isAfterPerson(all, from) || isBeforeTown(all, to)))
    )
      yield [begin, to];
  }
}

/** "Summit Ridge HOA board", last of what is said */
const CROWD = /^(?:board|staff|crew|team|members|volunteers|employees|office)$/;
const OF_SCHOOL = /^(?:elementary|middle|high|academy)$/;
/** "ridgeview high junior class", "cedar crest high varsity band", "willowdale elementary 4th grade" */
const isOfPupils = (all: readonly Word[], at: number): boolean =>
  PUPILS.test(all[at]?.text ?? '') ||
  (all[at]?.kind === 'number' && /^grade(?:rs?)?$/.test(all[at + 2]?.text ?? ''));
const PUPILS =
  /^(?:freshm[ae]n|sophomores?|juniors?|seniors?|varsity|jv|class|students?|grads?|graduates|pta|pto)$/;

/** "needs", "would like", "is looking" */
const WANTS = /^(?:needs|wants|requests|requires|orders|would|could|is|are)$/;
const WANTS_SO =
  /^(?:(?:needs|wants|requests|requires|orders)\b|would (?:like|love|need|want)|could use|(?:is|are) (?:looking|ordering|hoping|after|getting|wanting|needing|interested|requesting|in need))/;

/** "June's on Third", "20 aprons for Rosie's on Main": a place that is called by who keeps it and where it stands. */
function* onStreet(all: readonly Word[]): Generator<Place> {
  for (let at = 2; at < all.length; at += 1) {
    const owner = all[at - 2];
    if (all[at - 1]?.raw !== 'on' || !owner || !isCapital(owner) || !/['’]s$/.test(owner.raw)) continue;
    const street = all[at]?.raw === 'the' ? at + 1 : at;
    const to = STREET_TYPE.test(all[street + 1]?.raw ?? '') ? street + 2 : street + 1;
    if (isStreet(all, at)) yield [at - 2, to];
  }
}

/** "opening a barbershop next month, Fade Theory", "i own a coffee cart, Morning Ritual" */
function isAfterOwning(all: readonly Word[], from: number): boolean {
  if (!/^[,–—-]$/.test(all[from - 1]?.raw ?? '')) return false;
  const said = all.slice(Math.max(0, from - 10), from - 1);
  const at = said.findLastIndex(
    ({ text }, i) => OWNING.test(text) && /^(?:an?|my|our|the)$/.test(said[i + 1]?.text ?? ''),
  );
  return at !== -1 && said.slice(at).every(({ kind }) => kind !== 'mark');
}

const OWNING =
  /^(?:(?:i|we) )?(?:own|run|have|manage|opening|opened|open|starting|started|launching|launched|bought)$/;

/** Words in capitals, none of them a person's. */
const isOwnTitle = (body: readonly Word[]): boolean =>
  body.length < 5 &&
  body.every(isCapital) &&
  !body.some(({ text }) => FIRST_NAMES.has(text) || TITLES.has(text)) &&
  !isKnownElse(body);

/** Past "A.M.E.", with which many a church ends; a person's "M.D." is none. */
function afterLetters(all: readonly Word[], to: number): number {
  let at = to;
  while (
    at > to - 2 * MOST_LETTERS &&
    /^\p{Lu}$/u.test(all[at - 1]?.raw ?? '') &&
    all[at - 2]?.raw === '.' &&
    !all[at - 1]?.spaced
  )
    at -= 2;
  const letters = all.slice(at - 1, to).flatMap(({ raw }) => (raw === '.' ? [] : raw));
  const isName = at < to - 2 && !OF_PERSON.test(letters.join('')) && all[to]?.raw === '.';
  return isName && !all[to]?.spaced && isCapital(all[at - 2]) ? to + 1 : to;
}

/** No company has more behind its name; a message of nothing else would be gone through from each letter back. */
const MOST_LETTERS = 8;
const OF_PERSON = /^(?:MD|DO|RN|DDS|DMD|DVM|JD|PE|CPA|USA?|PM|AM)$/;

/** "Bramble Paw", where nothing else of the sentence is: two words or more in capitals, one of them no word at all. */
const isStrange = (body: readonly Word[]): boolean =>
  body.length > 1 &&
  body.length < 5 &&
  body.every((word) => isCapital(word) && !ROLES.has(word.text) && !STATES.has(word.text)) &&
  !body.some(({ text }) => FIRST_NAMES.has(text) || TITLES.has(text)) &&
  !isKnownElse(body) &&
  !DEPARTMENTS.test(body.at(-1)?.text ?? '') &&
  !OCCASIONS.has(body.at(-1)?.text ?? '') &&
  body.some((word) => !isOrdinary(word) && !COLORS.has(word.text));

const DEPARTMENTS =
  /^(?:ops|operations|sales|marketing|hr|finance|accounting|team|dept|department|relations)$/;

/** "Ines Robles, Bramble Paw" */
function isAfterPerson(all: readonly Word[], from: number): boolean {
  if (all[from - 1]?.raw === '(') return from === 2 && FIRST_NAMES.has(all[0]?.text ?? '');
  if (all[from - 1]?.raw !== ',') return false;
  const person = all.slice(Math.max(0, from - 3), from - 1);
  return (
    person.length === 2 &&
    areCapitals(person, 0, 2) &&
    (FIRST_NAMES.has(person[0]?.text ?? '') || TITLES.has(all[from - 4]?.text ?? ''))
  );
}

/** "Bramble Paw out of Joplin", "Bramble Brewing up in Joplin." */
const isOutOf = (all: readonly Word[], at: number): boolean =>
  /^(?:out|based|located|up|over|down|back|here)$/.test(all[at]?.text ?? '') &&
  /^(?:of|in|out|on|near|north|south|east|west)$/.test(all[at + 1]?.text ?? '') &&
  isCapital(all[/^(?:of|in)$/.test(all[at + 2]?.text ?? '') ? at + 3 : at + 2]) &&
  (/^(?:out|based|located)$/.test(all[at]?.text ?? '') || IN_TOWN.test(textAfter(all, at)));

/** "Bramble Paw, chandler az" */
function isBeforeTown(all: readonly Word[], at: number): boolean {
  if (isOutOf(all, at)) return true;
  if (!/^[,(–—-]$/.test(all[at]?.raw ?? '')) return false;
  const state = all.slice(at + 2, at + 5).findIndex(({ raw }) => STATE_LETTERS.test(raw));
  return (
    state !== -1 &&
    all.slice(at + 1, at + 2 + state).every(({ kind, raw }) => kind === 'word' || /^[,.]$/.test(raw)) &&
    (all[at + 3 + state] === undefined || all[at + 3 + state]?.kind !== 'word')
  );
}

/** "City of Marrow Creek", "County of Greenlee", "University of the Plains": in capitals, wherever it stands. */
function* civic(all: readonly Word[]): Generator<Place> {
  for (let at = 0; at + 2 < all.length; at += 1) {
    if (!CIVIC.has(all[at]?.text ?? '') || !isCapital(all[at]) || all[at + 1]?.raw !== 'of') continue;
    const first = all[at + 2]?.text === 'the' ? at + 3 : at + 2;
    const before = all[at - 1]?.text === 'the' ? all[at - 2] : all[at - 1];
    if (isCapital(all[first]) && !isCapital(before) && !/^(?:in|around|near)$/.test(before?.text ?? ''))
      yield [at, nameEnd(all, at, true)];
  }
}
const CIVIC = new Set(
  'city town village county township borough parish university diocese archdiocese bank church knights sons daughters chamber'.split(
    ' ',
  ),
);
const mayBeCivic = mayHoldOneOf(CIVIC);

/** "tinners local 9907", "American Legion Post 61", "troop 92": what a number tells from its sisters. */
function* numbered(all: readonly Word[]): Generator<Place> {
  for (let at = 0; at + 1 < all.length; at += 1) {
    const [kind, number, next] = all.slice(at, at + 3);
    if (!kind || !NUMBERED.has(kind.text) || !/^\d{1,5}$/.test(number?.raw ?? '')) continue;
    // "post 5 signs", "a pack 12 mm"
    if (
      next &&
      !next.isLineStart &&
      (!next.spaced
        ? next.kind === 'word'
        : isGoods([next]) || (PEOPLE.has(next.stem) && !COMPANY_WORDS.has(all[at - 1]?.text ?? '')))
    )
      continue;
    const isUpper = isCapital(kind);
    let from = at;
    while (
      from > 0 &&
      at - from < 4 &&
      !all[from]?.isLineStart &&
      (isOfGroup(all[from - 1], isUpper) ||
        // "Knights of Columbus council 12"
        (all[from - 1]?.text === 'of' &&
          (isUpper
            ? isCapital(all[from]) && isCapital(all[from - 2])
            : /^(?:knights|sons|daughters|order|veterans|friends)$/.test(all[from - 2]?.text ?? ''))))
    )
      from -= 1;
    if (from < at || isUpper || kind.text === 'troop') yield [from, at + 2];
  }
}

/** "here with the Harlow Storm 10U", "Coach Pell here, Comets 12U": how old those may be who play. */
function* ofAge(all: readonly Word[]): Generator<Place> {
  for (let at = 1; at + 1 < all.length; at += 1) {
    if (all[at]?.kind !== 'number' || all[at + 1]?.raw !== 'U' || all[at + 1]?.spaced) continue;
    let from = at;
    while (from > 0 && at - from < 4 && !all[from]?.isLineStart && isOfTeam(all[from - 1])) from -= 1;
    const body = all.slice(from, at);
    if (body.some(({ text, stem }) => !OF_SPORT.test(text) && !PEOPLE.has(stem) && !ORDINARY.has(text)))
      yield [from, at + 2];
  }
}

const HAS_AGE = /\d{1,2}U\b/;
const isOfTeam = (word: Word | undefined): boolean =>
  word !== undefined &&
  isCapital(word) &&
  !isStop(word) &&
  !isGoods([word]) &&
  !TITLES.has(word.text) &&
  !ROLES.has(word.text);
const OF_SPORT =
  /^(?:softball|baseball|kickball|soccer|hockey|volleyball|basketball|football|lacrosse|fastpitch|coach|tournament|league|competitive|travel|select|division|age|ages)$/;

const NUMBERED = new Set('local lodge post aerie troop pack council'.split(' '));
const hasSisters = mayHoldOneOf(NUMBERED);

const isOfGroup = (word: Word | undefined, isUpper: boolean): boolean =>
  word?.kind === 'word' &&
  !isStop(word) &&
  (isUpper
    ? isCapital(word)
    : (word.text === 'american' || !isGoods([word])) && !NEVER.has(word.text) && !/ing$/.test(word.text)) &&
  !/^(?:group|union|its)$/.test(word.text);

/**
 * "Lars Tveit, Fjord Works, lars@fjordworks.example", "jo at low gear brewing, jo@lowgearbrew.example": an address names it
 * too, also one that was given before.
 */
function* ofDomain(all: readonly Word[], { message }: Words, reach: SlotContext['reach']): Generator<Place> {
  const known = reach?.company === undefined ? reach?.email : undefined;
  const address = message.includes('@') ? message : known;
  if (address === undefined) return;
  const site = /@([\w-]{6,40})\./.exec(address)?.[1]?.toLowerCase().replace(/-/g, '');
  if (site === undefined) return;
  for (let from = 0; from < all.length; from += 1) {
    const before = all[from - 1];
    if (before?.raw === '@' || all[from]?.kind !== 'word' || FIRST_NAMES.has(all[from]?.text ?? '')) continue;
    const isOpen = before === undefined || before.kind === 'mark' || all[from]?.isLineStart;
    if (!isOpen && isCapital(before) && !FIRST_NAMES.has(all[from - 2]?.text ?? '')) continue;
    // What was said before is only named by itself.
    if (address === known && !isOpen && !/^(?:is|its|it is|for|from|with|at|the)$/.test(before.text))
      continue;
    const to = spelledBy(all, from, site);
    // "City of Marrow Creek, clerk@marrowcreek.example"
    const begin = all[from - 1]?.raw === 'of' && isCapital(all[from - 2]) ? from - 2 : from;
    if (to > from + 1) yield [begin, afterKind(all, from, to)];
  }
}

/** One past the words whose letters are those of the site, the last of them maybe cut short; or `from`. */
function spelledBy(all: readonly Word[], from: number, site: string): number {
  let said = '';
  for (let to = from; to < Math.min(all.length, from + 6); to += 1) {
    const word = all[to];
    if (!word || /^[@.]$/.test(word.raw) || (to > from && word.isLineStart)) break;
    const letters = word.raw.toLowerCase().replace(/[^\p{L}\d]/gu, '');
    const rest = site.slice(said.length);
    const isCut = said !== '' && rest.length > 2 && letters.startsWith(rest);
    if (letters === rest || isCut) return to + 1;
    if (rest.startsWith(letters)) said += letters;
    else if (!/^(?:and|the)$/.test(word.text)) break;
  }
  return from;
}

/** "Blue Spoon Diner, gus@bluespoon.example", "Point Hope Light & Power": past the capitals that end in what kind it is. */
function afterKind(all: readonly Word[], from: number, at: number): number {
  const to = nameEnd(all, from, false);
  if (!isCapital(all[from])) return to > at && isShaped(all.slice(from, to)) ? to : clauseEnd(all, at);
  const isKind = all.slice(at, to).some(({ text }) => COMPANY_WORDS.has(text));
  // "Linden Botanical Garden," is whole up to the mark.
  const isClosed =
    to > at &&
    to < at + 3 &&
    !FIRST_NAMES.has(all[at]?.text ?? '') &&
    (all[to] === undefined || all[to]?.isLineStart || all[to]?.raw === ',');
  return (isKind || isClosed) && isCapital(all[from]) ? to : at;
}

/** "dusty trails rv park, amber@dustytrails.example": on to the mark, where few words stand before it. */
function clauseEnd(all: readonly Word[], at: number): number {
  let to = at;
  while (to < at + 3 && all[to]?.kind === 'word' && !isStop(all[to]) && !all[to]?.isLineStart) to += 1;
  const next = all[to];
  const isEnd = next === undefined || next.isLineStart || next.raw === ',' || next.raw === '.';
  return isEnd && !isGoods(all.slice(at, to)) ? to : at;
}

/** The answer to "what's the company's name?" */
function* answered(all: readonly Word[]): Generator<Place> {
  for (let at = 0; at < all.length; at += 1)
    // "nah not that one. its Copper & Rye"
    if (
      at === 0 ||
      (/^(?:it is|its|it should be|make it)$/.test(all[at]?.text ?? '') &&
        (all[at - 1]?.kind === 'mark' || /^(?:no|sorry|actually)$/.test(all[at - 1]?.text ?? '')))
    )
      yield* answerFrom(all, at);
}

function* answerFrom(all: readonly Word[], begins: number): Generator<Place> {
  let from = begins;
  while (BEFORE_ANSWER.test(all[from]?.text ?? '') && from < all.length - 1) from += 1;
  from = afterArticle(all, from);
  const to = nameEnd(all, from, true);
  const isAlone =
    all[to] === undefined ||
    all[to]?.kind === 'mark' ||
    all[to]?.text === 'sorry' ||
    (isStop(all[to]) && !/^(?:not?|is|are|called|named|[a-z]+s?n't)$/.test(all[to]?.text ?? ''));
  // "ship to my house", "just for work"
  const isTalk = isStop(all[to]) && all.slice(from, to).every((word) => !isCapital(word) && isOrdinary(word));
  if (
    to - from < 7 &&
    !isTalk &&
    isAlone &&
    !NO_COMPANY.test(all[from]?.text ?? '') &&
    all.at(-1)?.raw !== '?'
  )
    yield [from, to];
}

const BEFORE_ANSWER =
  /^(?:oh|actually|hmm|it is|its|it|is|we are|this is|this|called|for|under|put|just|yes|sure|ok|um|uh|so|well|thing|yeah|yep|company|business|name|[,.:!-])$/;
const NO_COMPANY =
  /^(?:no|none|not|nope|nah|just|personal|private|na|n|me|myself|individual|family|friends|nothing|skip|why|what|do|does|i|i am|my|a|an|home|fun|work|text|call|reach|ship|shipping|deliver|email|spelled)$/;

// A name that the visitor introduces: "my name is Jamie", "this is Dana from Acme", "ask for Kim", "Sam here".
import { spanAt } from './opening-name.ts';
import { overlaps, type Span } from './slot.ts';
import { isPersonsShape } from './words/capital-name.ts';
import { COMPANY_WORDS, PLACES } from './words/company-words.ts';
import { isEnglish } from './words/dictionary.ts';
import { EVERYDAY_WORDS } from './words/everyday-words.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import {
  areCapitals,
  isByTheWay,
  isCapital,
  isFullName,
  isGoodsName,
  isKnownElse,
  isParticle,
  isWord,
  type NamePlace,
  nameAt,
  nameLength,
} from './words/name-length.ts';
import {
  ADJECTIVES,
  AMBIGUOUS,
  NEVER,
  ROLES,
  STATES,
  TITLES,
  WORDS_AND_SURNAMES,
} from './words/name-words.ts';
import { SURNAMES } from './words/surnames.ts';
import { COLORS, GARMENTS, MONTHS, PEOPLE, PIECES } from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

export interface Found {
  span: Span;
  isSure: boolean;
}

type Kind = 'sure' | 'whose' | 'I am' | 'to me' | 'this is' | 'label' | 'booked' | 'ask for' | 'listed';

const CUES: Readonly<Record<Kind, readonly string[]>> = {
  // Nothing but a name can follow.
  sure: [
    'my name is',
    'the name is',
    'my full name is',
    'full name is',
    'full name',
    'know me as',
    'knows me as',
    'first name is',
    'first :',
    'my first name is',
    'name is spelled',
    'name is spelt',
    'my names',
    'the names',
    'my name to',
    'change the name to',
    'change name to',
    'change the contact to',
    'contact from me to',
    'contact to be',
    'contact should be',
    'new contact is',
    'name down as',
    'name as',
    'me down as',
    'me down as the contact',
    'me as the contact',
    'last name is',
    'surname is',
    'family name is',
    'name should be',
    'name on the order should be',
    'name on the order is',
    'name on it should be',
    'name for the order is',
    'order name is',
    'name for this is',
    'the name should be',
    'name would be',
    'first name',
    'call me',
    'calls me',
    'i am called',
    'i go by',
    'go by',
    'under the name',
    'under the last name',
    'named me',
    'attn',
    'attention :',
    'contact :',
    'contact name',
    'contact is',
    'contact person is',
    'contact person',
    'contact will be',
    'mi nombre es',
    'me llamo',
    'le habla',
    'the name of',
    'to name of',
    'the desk of',
    'make it out to',
    'my name',
  ],
  // The visitor's own, unless it says whose: "my daughter's name is".
  whose: ['names', 'name is', 'name will be', 'name :', 'name -', 'name ='],
  // A name may follow, or anything else.
  'I am': ['i am', 'soy', 'habla', 'and me ,', 'or me ,', 'is me ,', ', me'],
  'to me': ['me ,', 'me =', 'me :', 'me ('],
  'this is': [
    'this is',
    'it is',
    'its',
    'here is',
    'that is',
    'it should be',
    'spelled',
    'just me',
    'only me',
    'it is me',
    'its me',
    'that is me',
    'this is me',
  ],
  label: ['name', 'speaking', 'contact'],
  booked: ['under', 'for'],
  'ask for': ['ask for', 'call', 'text', 'contact', 'email', 'reach'],
  listed: [','],
};

/** By the word they begin with. */
const CUES_BY_WORD = Map.groupBy(
  Object.entries(CUES).flatMap(([kind, phrases]) =>
    phrases.map((phrase) => ({ kind: kind as Kind, phrase, words: phrase.split(' ') })),
  ),
  ({ words: [head = ''] }) => head,
);

/** After "my name is", "this is", "ask for" and the like. */
export function afterCue(all: readonly Word[], at: number, addresses: readonly Span[]): Found | undefined {
  const word = all[at];
  const said = (word?.kind === 'mark' ? word.raw : word?.text) ?? '';
  const cues = CUES_BY_WORD.get(said.includes(' ') ? said.slice(0, said.indexOf(' ')) : said);
  if (!cues) return;
  for (const { kind, phrase, words } of cues) {
    const cued = follows(all, at, words);
    if (cued === undefined) continue;
    const found =
      kind === 'sure' || kind === 'whose'
        ? named(all, at, cued, kind, phrase, addresses)
        : weaklyNamed(all, at, cued, kind, phrase, addresses);
    if (found) return found;
  }
  return;
}

function named(
  all: readonly Word[],
  at: number,
  cued: number,
  kind: Kind,
  phrase: string,
  addresses: readonly Span[],
): Found | undefined {
  // "my name Huy Tran", of who leaves out the verb; no "my name big on the back"
  if (phrase === 'my name') {
    const name = opensWith(all, at) ? nameAt(all, cued, 'strong') : undefined;
    return name && isOneName(all, name, addresses)
      ? { span: spanAt(all, name.from, name.length), isSure: true }
      : undefined;
  }
  // "with the name: Ximena Isabel" is to be printed.
  if (kind === 'whose' && all.slice(Math.max(0, at - 2), at).some(({ text }) => text === 'with')) return;
  // "our farm goes by the name of Cedar Hill"; no "I go by the name of Theo"
  if (phrase === 'the name of' && all[at - 2]?.text === 'goes') return;
  // "the client's surname is Vance"
  if (isPossessive(/^(?:first|last|full|middle)$/.test(all[at - 1]?.text ?? '') ? all[at - 2] : all[at - 1]))
    return;
  // "names Cleo, 816…", "hey names chuck im with ..."; not "add names on the back", "names: Cleo, Max"
  const name = nameAt(all, cued, 'strong') ?? calledName(all, cued, phrase, addresses);
  const mayBeAnothers =
    phrase === 'names'
      ? !opensWith(all, at)
      : kind === 'whose' &&
        !all[at]?.isLineStart &&
        !isOfAddress(all[at - 1], addresses) &&
        isAnothers(all[at - 1]);
  if (mayBeAnothers && !(name && isRunOn(all, at, name, addresses))) return;
  if (phrase === 'names' && !(name && isOneName(all, name, addresses))) return;
  // "add the names Marcus, Dev and Jonah"
  if (
    name &&
    phrase === 'the names' &&
    /^(?:,|and|&)$/.test(all[name.from + name.length]?.text ?? '') &&
    all[at - 1]?.kind === 'word'
  )
    return;
  // "change the name to Eagles on the shirts"
  if (
    name &&
    /^change /.test(phrase) &&
    /^(?:on|in|for|across)$/.test(all[name.from + name.length]?.text ?? '')
  )
    return;
  // "attn: accounts payable"
  if (name && /^att(?:n|ention)/.test(phrase) && isOffice(all[name.from])) return;
  // "make it out to cash"
  if (name && phrase.endsWith(' to') && EVERYDAY_WORDS.has(all[name.from]?.raw ?? '')) return;
  if (!name || (/^calls? me$/.test(phrase) && isTime(all[name.from]))) return;
  return { span: spanAt(all, name.from, name.length), isSure: true };
}

/** "accounts", "receiving", "hr": who opens what is sent there. */
const isOffice = (first: Word | undefined): boolean =>
  first !== undefined &&
  !FIRST_NAMES.has(first.text) &&
  !TITLES.has(first.text) &&
  !(isCapital(first) && WORDS_AND_SURNAMES.has(first.text)) &&
  (first.raw.length < 3 || isEnglish(first.text));

/** Nothing before it in its sentence but a greeting: "names chuck", "hi, names rose". */
function opensWith(all: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= 0 && all[before + 1]?.isLineStart !== true; before -= 1) {
    const { kind, raw, text } = all[before] as Word;
    if (kind === 'mark' && /[.!]/.test(raw)) return true;
    if (kind === 'mark' ? raw !== ',' : !GREETS.test(text)) return false;
  }
  return true;
}

const GREETS =
  /^(?:hi|hiya|hello|hey|yo|sup|howdy|there|carl|good|morning|afternoon|evening|ok|yes|sure|oh|well|thanks|and|so|sorry)$/;

/** One person's, and no list of them nor what is to be said of names: "names chuck im with ...", not "names will be on it". */
function isOneName(all: readonly Word[], place: NamePlace, addresses: readonly Span[]): boolean {
  const first = all[place.from];
  if (all[place.from - 1]?.kind !== 'word' || !first) return false;
  const [next, then, last] = all.slice(place.from + place.length);
  const isList =
    /^(?:and|n|or|[,&/])$/.test(next?.raw ?? '') && FIRST_NAMES.has(then?.text ?? '') && last?.raw !== '@';
  if (isList) return false;
  if (FIRST_NAMES.has(first.text) && isCapital(first)) return true;
  if (!FIRST_NAMES.has(first.text) && !AMBIGUOUS.has(first.text) && !isOwnWordInAnyCase(first)) return false;
  const { ends } = evidenceOf(all, place, addresses);
  const head = (next?.kind === 'mark' ? then : next)?.text.split(' ')[0] ?? '';
  const isModal = /^(?:will|may|can)$/.test(first.text);
  if (isModal && place.length > 1) return false;
  return ends === 'whole' || ends === 'framed' || (BEGINS.test(head) && !(isModal && head === 'need'));
}

/** How whoever has given a name goes on. */
const BEGINS =
  /^(?:i|we|need|needing|looking|calling|want|wanting|wondering|just|my|our|can|could|do|and|got|trying|thanks|please)$/;

/** "bubba": in no list, and no note of a form ("tbd"). */
const isOwnWordInAnyCase = (word: Word): boolean =>
  !isWord(word) &&
  !EVERYDAY_WORDS.has(word.text) &&
  !COMPANY_WORDS.has(word.text) &&
  /[aeiouy]/.test(word.text);

const BY_WHICH =
  /^(?:bus|train|car|plane|foot|boat|bike|bicycle|van|truck|taxi|cab|uber|subway|metro|ferry|email|text|phone|feel|memory|ear|instinct|weight|size|number|numbers|color|price|there|it|that|what|how)$/;

/** "call me skip 417-555-0155": a name that is a plain word too, and nothing after it but an address or who else says so. */
function calledName(
  all: readonly Word[],
  cued: number,
  phrase: string,
  addresses: readonly Span[],
): NamePlace | undefined {
  const place = /^(?:calls? me|i am called|i go by|(?:my )?(?:name is|names)|name [:=-])$/.test(phrase)
    ? (ofTwoWords(all, cued) ?? plainName(all, cued) ?? nickname(all, cued))
    : undefined;
  // "i go by bus", "we go by feel"
  if (phrase === 'i go by' && BY_WHICH.test(all[cued]?.text ?? '')) return;
  if (!place) return;
  const isWhole =
    evidenceOf(all, place, addresses).ends === 'whole' ||
    // "call me skip everybody does"
    (!((all[place.from]?.text as string) in MONTHS) &&
      WHO_CALL.test(all[place.from + place.length]?.text ?? ''));
  return isWhole ? place : undefined;
}

const WHO_CALL = /^(?:everybody|everyone|they|people|folks|please|thanks|and|but|lol|here|ok|obv)$/;

/** "dawn winters", "will hope": a given name and another word, up to the end or to what says that it is a name. */
function ofTwoWords(all: readonly Word[], from: number): NamePlace | undefined {
  const [first, last, next] = all.slice(from, from + 3);
  const isName =
    AMBIGUOUS.has(first?.text ?? '') &&
    last?.kind === 'word' &&
    !last.isLineStart &&
    /^\p{L}{3,}$/u.test(last.raw) &&
    !NEVER.has(last.text) &&
    !NO_SURNAME.test(last.text) &&
    (WORDS_AND_SURNAMES.has(last.text) ||
      SURNAMES.has(last.text) ||
      // "summer camp is the name"
      !(
        next?.text === 'is' ||
        COMPANY_WORDS.has(last.text) ||
        ADJECTIVES.has(first?.text ?? '') ||
        COLORS.has(first?.text ?? '')
      ));
  const isEnd = next === undefined || next.isLineStart || (next.kind === 'mark' && next.raw !== '-');
  return isName && (isEnd || next.text === 'is') ? { from, length: 2, isTitled: false } : undefined;
}

/** What ends a sentence, or another name's word: "call me joy though", "call me max already". */
const NO_SURNAME =
  /ly$| |^(?:though|tho|anyway|anyways|already|yet|man|bro|dude|buddy|sir|guys|folks|dear|haha|hehe|btw|everybody|either|because|shirts?|hats?)$/;

/** "the client's", "her"; a card holder is who speaks, and "it's" and "the booking's" say what is. */
export const isPossessive = (before: Word | undefined): boolean =>
  before?.kind === 'word' &&
  /^(?:his|her|their|(?!(?:it|that|this|here|everything|order|booking|reservation|table|room|appointment)['’]|.*(?:holder|caller|guest|account|member)).+['’]s)$/i.test(
    before.raw,
  );

/** "jo@example.com name is hollis" */
const isOfAddress = (before: Word | undefined, addresses: readonly Span[]): boolean =>
  before !== undefined && overlaps(before, addresses);

/** "his name is", "my daughter's name is", "the file name is"; not "hi, name is". */
const isAnothers = (before: Word | undefined): boolean =>
  before?.kind === 'word' &&
  !/^(?:my|the|and|but|so|hi|hello|hey|yes|no|ok|oh|well|sure|also|full|first|last|good|real|actual|legal|own|contact|actually|sorry|i|mine|thanks|morning|afternoon|evening|believe|today|guest|booking|reservation|account|holder|caller|member)$/.test(
    before.text,
  );

/** "im at new hope fellowship name is caleb. 45 hoodies": a sentence ends without a mark, and nothing says whose name it is. */
function isRunOn(all: readonly Word[], at: number, place: NamePlace, addresses: readonly Span[]): boolean {
  const [whose, before] = all.slice(at - 2, at);
  const first = all[place.from]?.text ?? '';
  if (!before || !whose || !FIRST_NAMES.has(first) || first in MONTHS) return false;
  if (isPossessive(before) || [NAMED_THINGS, ROLES, PEOPLE].some((named) => named.has(before.stem)))
    return false;
  const mark = all.findLastIndex(({ kind }, i) => i < at && kind === 'mark');
  const isSaidOfSelf = all.slice(mark + 1, at - 1).some(({ text }) => OF_SELF.test(text));
  if (whose.kind !== 'word' || OF_OTHER.test(whose.raw) || !isSaidOfSelf) return false;
  const next = all[place.from + place.length];
  // "30 caps oh and names Otis"
  const isEnd = next === undefined || overlaps(next, addresses);
  if (isEnd && all[at]?.text === 'names' && !all.slice(0, at).some(({ text }) => OF_PRINT.test(text)))
    return true;
  if (next && (overlaps(next, addresses) || BEGINS.test(next.text.split(' ')[0] ?? ''))) return true;
  // "we need two, names Ana and Jo" are to be printed.
  return all[at]?.text === 'name' && (next === undefined || next.kind === 'mark');
}

const OF_PRINT =
  /^(?:names?|two|three|both|backs?|front|sleeves?|jerseys?|numbers?|add|put|print|say|says|with|list|engraved?)$/;
const OF_SELF = /^(?:i|we|i am|we are|i have|we have|my|our|need|want|looking|this is|its|it is)$/;
/** Before what has a name of its own. */
const OF_OTHER = /^(?:the|my|our|his|her|their|your|an?|this|that)$|['’]s?$/i;

/** What has a name of its own: "dog name is max". */
const NAMED_THINGS: ReadonlySet<string> = new Set(
  `company business biz shop store brand team band club church group league street file font design domain site website
  user page screen stage player jersey shirt hat back front logo mascot boat truck car horse dog cat pet puppy pup baby
  kid child boy girl character song show event color product model project job nick code tag plate card camp restaurant
  salon hotel cafe bar truck`.split(/\s+/),
);

function weaklyNamed(
  all: readonly Word[],
  at: number,
  cued: number,
  kind: Kind,
  phrase: string,
  addresses: readonly Span[],
): Found | undefined {
  const speaker = beforeSpeaking(all, cued);
  if (speaker) return speaker;
  // "this is my wife Carla" is somebody else.
  if (
    kind === 'I am' ||
    (/^(?:this is|it is|its)$/.test(phrase) && !/^(?:my|our)$/.test(all[cued]?.text ?? ''))
  ) {
    const inRole = namedAfterRole(all, cued);
    if (inRole) return inRole;
  }
  // "soy la señora Ríos"
  const begins =
    /^(?:the|la|el)$/.test(all[cued]?.text ?? '') && TITLES.has(all[cued + 1]?.text ?? '') ? cued + 1 : cued;
  const place = nameAt(all, begins, 'weak') ?? plainName(all, begins);
  if (!place) return;
  const evidence = evidenceOf(all, place, addresses);
  const { isKnown, ends } = evidence;
  const span = spanAt(all, place.from, place.length);
  const isAllowed = (() => {
    switch (kind) {
      case 'I am':
      case 'this is':
        return introduces(all, at, place, evidence, kind);
      // "you can reach me, Paige, at ...", "bill it to me, Glen"
      case 'to me':
        return (
          (isKnown || isFullName(all, place)) &&
          (ends === 'whole' || ends === 'framed') &&
          !isPlace(all, place)
        );
      case 'label':
        return isKnown && (all[at - 1]?.kind !== 'word' || LABELLED.test(all[at - 1]?.text ?? ''));
      case 'ask for':
        // "Call Jeanette, 816-555-0142"
        if (phrase !== 'ask for' && (addresses.length === 0 || place.isTitled)) return false;
        return (
          (isKnown || isOwnWord(all, place)) &&
          ends !== undefined &&
          !/^(?:i|we|did|not|to)$/.test(all[at - 1]?.text ?? '')
        );
      case 'booked':
        return (
          (isKnown &&
            place.length > 1 &&
            ends !== undefined &&
            (phrase === 'under' || isOrderFor(all[at - 1]))) ||
          (phrase === 'under' &&
            ends === 'whole' &&
            isBooking(all, at) &&
            !isWord(all[place.from]) &&
            !EVERYDAY_WORDS.has(all[place.from]?.text ?? ''))
        );
      default:
        // "30 hats, Kim Lee, kim@example.com"
        return isKnown && place.length > 1 && areCapitals(all, place.from, place.length) && ends === 'whole';
    }
  })();
  const isSure = (kind === 'I am' || kind === 'this is') && isKnown;
  return isAllowed ? { span, isSure: isSure || kind === 'label' } : undefined;
}

/** "my name", "guest name Rosa Pike", with nothing between */
const LABELLED = /^(?:my|guest|booking|reservation|account|customer|caller|client|member)$/;

/** "I'm the principal's secretary, Joanne Pruitt", "im his wife Lena", "I'm the owner of Sal's, Hank" */
function namedAfterRole(all: readonly Word[], from: number): Found | undefined {
  const after = all.slice(from, from + LONGEST_ROLE);
  const mark = after.findIndex(({ kind, raw }) => kind === 'mark' && !/^[-'’]$/.test(raw));
  const said = mark === -1 ? after : after.slice(0, mark);
  const role = said.findIndex(
    ({ stem, raw }, i) =>
      (ROLES.has(stem) && !/['’]s$/.test(raw)) || (stem === 'one' && said[i - 1]?.text === 'the'),
  );
  // "coach Benny" is called so.
  if (role === -1 || (role === 0 && (isCapital(said[0]) || TITLES.has(said[0]?.text ?? '')))) return;
  // "I'm looking for a manager", "it's for my daughter Emma"
  if (said.slice(0, role).some(({ text }) => OF_OTHERS.test(text))) return;
  // The name stands behind the role, or behind the comma after what is said of it.
  const tail = said.slice(role + 1);
  const isMarked = /^[,:(–—-]$/.test(after[mark]?.raw ?? '') && (tail.length === 0 || isOfRole(tail));
  const at = from + (isMarked ? mark : role) + 1;
  const place = nameAt(all, at, 'weak');
  if (!place) return;
  const { isKnown, ends } = evidenceOf(all, place);
  const isName =
    isKnown ||
    // "im her paralegal Renfro"
    (!isMarked && isOwnWord(all, place)) ||
    (isFullName(all, place) && !isPlace(all, place));
  return isName && ends !== undefined
    ? { span: spanAt(all, place.from, place.length), isSure: true }
    : undefined;
}

const LONGEST_ROLE = 10;
const OF_OTHERS = /^(?:for|with|about|to|from|looking|like|not|at|on|by|in|as|and|but|need|calling|\w+ing)$/;

/** "of Oak Grove", "at the taco barn", "who called earlier", "(the one) organizing" */
const isOfRole = ([first, ...rest]: readonly Word[]): boolean =>
  /^(?:of|at|for|from|over|here|in|with|who|that|\w+ing)$/.test(first?.text ?? '') &&
  !rest.some(({ text }) =>
    /^(?:and|but|my|our|is|are|will|need|want|i|we|so)$/.test(text.split(' ')[0] ?? ''),
  );

interface Evidence {
  /** A given name of the list, not in the place of an ordinary word; or a title before it. */
  isKnown: boolean;
  /** What comes after it: nothing, a mark or an address; "from", "here" and the like; or else how a new clause begins. */
  ends: 'whole' | 'framed' | 'clause' | undefined;
  /** An email or a phone number follows, after a mark at most. */
  isBesideAddress: boolean;
}

function evidenceOf(
  all: readonly Word[],
  { from, length, isTitled }: NamePlace,
  addresses: readonly Span[] = [],
): Evidence {
  // "Le Thanh"
  const first = isParticle(all, from) && isCapital(all[from + 1]) ? all[from + 1] : all[from];
  const isGiven = FIRST_NAMES.has(first?.text ?? '') || AMBIGUOUS.has(first?.text ?? '');
  const next = all[from + length];
  const head = next?.text.split(' ', 1)[0] ?? '';
  let ends: Evidence['ends'];
  if (next?.raw === '@') ends = 'framed';
  // "its Travis 913-555-0142"
  else if (next && overlaps(next, addresses)) ends = 'whole';
  else if (next === undefined || (next.kind === 'mark' && !/^[&/'’]$/.test(next.raw))) ends = 'whole';
  else if (/^(?:from|with|at|over|here|again|speaking|calling|w|of)$/.test(head)) ends = 'framed';
  // "im shanice by the way"
  else if (isByTheWay(all, from + length)) ends = 'framed';
  else if (NEVER.has(head) && !/^(?:is|was|has|does|did|said|says|or)$/.test(head)) ends = 'clause';
  const behind = next?.kind === 'mark' ? all[from + length + 1] : next;
  return {
    isKnown:
      isTitled ||
      (isGiven && (isCapital(first) || !isWord(first))) ||
      isPersonsShape(all, from, from + length),
    ends,
    isBesideAddress: behind !== undefined && overlaps(behind, addresses),
  };
}

/** "I'm Glennie Slonski", "im dana", "This is Abdullahi from Acme"; an unknown word only beside more that speaks for a name. */
function introduces(
  all: readonly Word[],
  at: number,
  place: NamePlace,
  { isKnown, ends, isBesideAddress }: Evidence,
  kind: Kind,
): boolean {
  const { from, length, isTitled } = place;
  const first = all[from];
  const next = all[from + length];
  if (!first || (!isTitled && isState(first)) || isPlace(all, place)) return false;
  const isPlain = AMBIGUOUS.has(first.text) && !isCapital(first);
  const isGreeted = isIntroduced(all, at);
  const isStarting = /^(?:and|but|i|we|my)$/.test(next?.text.split(' ', 1)[0] ?? '');
  if (isPlain) {
    // "this is duke 620-555-0131"
    if (isBesideAddress && !COLORS.has(first.text) && !(first.text in MONTHS)) return true;
    if (kind === 'this is' || ADJECTIVES.has(first.text))
      return (
        (isGreeted && (ends === 'framed' || ends === 'whole' || isStarting)) ||
        (ends === 'framed' && isFromCompany(all, from + length))
      );
    return ends === 'whole' || ends === 'framed' || isStarting;
  }
  if (isTitled) return ends !== undefined;
  // "its Hollis, 620-555-0131", "this is teague, teague@example.com"
  if (isBesideAddress && (isOwnWord(all, place) || isInMailbox(all, place))) return true;
  const areNamed = length > 1 && areCapitals(all, from, length);
  if (kind === 'I am') {
    if (isKnown) return true;
    if (ends === 'clause' && !areNamed && !isStarting) return false;
    return (areNamed || isCapital(first) || isGreeted || ends === 'framed') && ends !== undefined;
  }
  // "it's June already", "this is April": a month where nothing tells of a person
  if (isKnown && first.text in MONTHS && length === 1)
    return ends === 'framed' || isGreeted || (ends === 'whole' && all[at]?.text === 'this');
  if (isKnown) return ends !== undefined;
  // "here is Comic Sans"
  if (areNamed && !/^(?:here|that)/.test(all[at]?.text ?? '')) return ends !== undefined;
  return ends === 'framed'
    ? next?.text === 'here' || isCapital(first) || isGreeted
    : isGreeted && isCapital(first) && ends === 'whole';
}

/** "I'm slammed", "I'm Mexican" */
export const isState = ({ text }: Word): boolean =>
  STATES.has(text) ||
  (/(?:ican|ian|ish|ese|adian)$/.test(text) && !FIRST_NAMES.has(text) && !AMBIGUOUS.has(text));

/** "I'm Kansas born", "this is FedEx" */
const isPlace = (all: readonly Word[], { from }: NamePlace): boolean =>
  !FIRST_NAMES.has(all[from]?.text ?? '') && PLACES.test(all[from]?.text ?? '');

/** "hi i'm zuri", the opener left out of the words, "that is not my name, i'm baltimore". */
const isIntroduced = (all: readonly Word[], at: number): boolean =>
  (at === 0 && (all[0]?.start ?? 0) > 1) ||
  all
    .slice(0, at)
    .some(({ text }) =>
      /^(?:name|hi|hiya|hello|hey|yo|morning|afternoon|evening|howdy|greetings)$/.test(text),
    );

/** A word in capitals that stands for nothing else: "ask for Denny". */
const isOwnWord = (all: readonly Word[], place: NamePlace): boolean => {
  const first = all[place.from];
  if (!first || place.length > 1) return isFullName(all, place);
  return (
    /^\p{Lu}\p{Ll}/u.test(first.raw) &&
    !isWord(first) &&
    !isKnownElse([first]) &&
    !COMPANY_WORDS.has(first.text)
  );
};

/** "teague, teague@example.com", "kaz, kaz.m@example.com" */
const isInMailbox = (all: readonly Word[], { from, length }: NamePlace): boolean => {
  const at = all.findIndex(({ raw }, i) => i >= from + length && raw === '@');
  const mailbox = at === -1 ? [] : all.slice(from + length, Math.min(at, from + length + 6));
  const name = all.slice(from, from + length).filter(({ kind }) => kind === 'word');
  return (
    !isWord(all[from]) &&
    !name.some(({ text }) => COMPANY_WORDS.has(text)) &&
    name.some((word) => mailbox.some(({ raw }) => raw.toLowerCase() === word.raw.toLowerCase()))
  );
};

/** "(its mark) w/ tate roofing" */
const isFromCompany = (all: readonly Word[], at: number): boolean =>
  /^(?:from|with|at|@|w)$/.test(all[at]?.text ?? '') &&
  all.slice(at + 2, at + 6).some(({ text }) => COMPANY_WORDS.has(text));

/** "im will and i need hats": a plain word in lower case that is a given name too. */
function plainName(all: readonly Word[], from: number): NamePlace | undefined {
  const word = all[from];
  if (!word || !AMBIGUOUS.has(word.text) || /['’]s$/.test(word.raw)) return;
  const second = all[from + 1];
  // "ray ray from the car club", "billy joe"
  if (second?.raw.toLowerCase() === word.raw.toLowerCase()) return { from, length: 2, isTitled: false };
  const last = nameLength(all, from + 1, 'weak');
  return { from, length: last > 0 && !second?.text.includes(' ') ? 1 + last : 1, isTitled: false };
}

/** "call me Tank": one of the goods, and a name where nothing else is said of it. */
function nickname(all: readonly Word[], from: number): NamePlace | undefined {
  const word = all[from];
  if (!word || word.text !== word.stem || !(GARMENTS.has(word.stem) || PIECES.has(word.stem))) return;
  return { from, length: 1, isTitled: false };
}

/** "it's page guynn speaking" */
function beforeSpeaking(all: readonly Word[], from: number): Found | undefined {
  const said = all.slice(from, from + 4).findIndex(({ text }) => text === 'speaking');
  const isName = all.slice(from, from + said).every(({ kind, text }) => kind === 'word' && !NEVER.has(text));
  return said > 0 && isName ? { span: spanAt(all, from, said), isSure: true } : undefined;
}

/** "an order for Kim Lee"; not "a gift for Kim Lee". */
const isOrderFor = (before: Word | undefined): boolean =>
  before === undefined ||
  /^(?:order|quote|estimate|account|job|invoice|proof|pickup|is|it is|its|booked|put|down|this|ready)$/.test(
    before.text,
  );

/** "put it under Nguyen", "the order is under okafor" */
const isBooking = (all: readonly Word[], at: number): boolean =>
  all
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) =>
      /^(?:put|place|placed|book|booked|file|filed|save|saved|order|ordered|listed|is)$/.test(
        text.split(' ')[0] ?? '',
      ),
    );

/** "Dana Whitfield is my name", "Sam here", "Jo speaking". */
export function beforeCue(all: readonly Word[], at: number): Found | undefined {
  const before = all[at - 1];
  // "Walt's assistant Joanne here"
  const isHisRole = ROLES.has(before?.text ?? '') && /['’]s$/.test(all[at - 2]?.raw ?? '');
  if (
    before?.kind === 'word' &&
    !isHisRole &&
    !/^(?:hi|hiya|hello|hey|howdy|yes|no|oh|well|ok|yo|morning|afternoon|evening)$/.test(before.text)
  )
    return;
  // "Ella-Rose here" begins before.
  if (before?.raw === '-' && !all[at]?.spaced) return;
  // "Sam's the name"
  const isShort = /^\p{L}+['’]s$/u.test(all[at]?.raw ?? '') && FIRST_NAMES.has(all[at]?.text ?? '');
  if (isShort && all[at + 1]?.text === 'the' && all[at + 2]?.text === 'name') {
    const { start = 0, end = 0 } = all[at] ?? {};
    return { span: { start, end: end - 2 }, isSure: true };
  }
  // "will is the name", "dawn winters is my name"
  const plain = ofTwoWords(all, at) ?? (all[at + 1]?.text === 'is' ? plainName(all, at) : undefined);
  const end = at + (plain?.length ?? 0);
  const isPlain =
    (all[end]?.text === 'is' && (all[end + 1]?.text === 'what' || all[end + 2]?.text === 'name')) ||
    // "april showers, yes that's really my name"
    (plain?.length === 2 &&
      all.slice(end, end + 6).some(({ text }, i, said) => text === 'my' && said[i + 1]?.text === 'name'));
  const name = nameAt(all, at, 'before') ?? (isPlain ? plain : undefined);
  if (!name) return;
  const { from, length } = name;
  const tail = all
    .slice(from + length, from + length + 6)
    .map(({ text, raw, kind }) => (kind === 'mark' ? raw : text))
    .join(' ');
  const isNamed =
    /^(?:,? ?(?:yes |and )?(?:that )?(?:is|would be|will be) )(?:(?:really |actually )?my (?:\w+ ){0,3}?(?:names?|nickname|surname|lastname|firstname)|the name(?! of )|what (?:(?:i|you|they|people|folks|everyone|everybody|my \w+)(?: can| may)? (?:calls? me|go by)|it is under))/.test(
      tail,
    ) &&
    !/^,? ?(?:that )?is my (?:\w+['’]?s|boss|friend|favou?rite|wife|husband|dog|company|business|son|daughter|kid) name/.test(
      tail,
    );
  const { isKnown } = evidenceOf(all, name);
  const isHere =
    /^(?:here|speaking)(?: |$|[.,!])/.test(tail) &&
    !STATES.has(all[from]?.text ?? '') &&
    (isKnown || isGoodsName(all, from));
  return isNamed || isHere ? { span: spanAt(all, from, length), isSure: true } : undefined;
}

/** One past the phrase that begins at `at`, and a mark after it. */
function follows(all: readonly Word[], at: number, phrase: readonly string[]): number | undefined {
  let index = at;
  let said = 0;
  while (said < phrase.length) {
    const word = all[index];
    if (!word) return;
    // Expanded shorthand ("i'm" is "i am") holds two of the phrase's words in one.
    const isOne = word.kind === 'mark' || !word.text.includes(' ');
    for (const part of isOne ? [word.kind === 'mark' ? word.raw : word.text] : word.text.split(' ')) {
      if (phrase[said] !== part) return;
      said += 1;
    }
    index += 1;
  }
  return /^[:,]$/.test(all[index]?.raw ?? '') ? index + 1 : index;
}

/** "call me later", "call me at 5", "call me back". */
const isTime = (word: Word | undefined): boolean =>
  word === undefined ||
  /^(?:later|back|at|on|whenever|wherever|some ?time|between|during|around|once|directly|immediately|promptly|weekdays|weekends|mornings|afternoons|evenings|\w+day|tomorrow|today|asap|when|anytime|after|before|now|please|maybe|crazy|whatever|old-fashioned|old|paranoid|picky|stupid|dumb)$/.test(
    word.text,
  );

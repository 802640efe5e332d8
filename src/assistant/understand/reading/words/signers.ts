// Who writes, and for whom, where no mark sets them apart: "40 navy caps Inez Farrow Copper Bell Dental".
import { COMMON_WORDS } from './common-words.ts';
import { COMPANY_WORDS, LEADING, LODGINGS, ORDINARY, PLACES } from './company-words.ts';
import { isDictionaryWord } from './dictionary.ts';
import { FIRST_NAMES } from './first-names.ts';
import { AMBIGUOUS, PARTICLES, ROLES, TITLES, WORDS_AND_SURNAMES } from './name-words.ts';
import { beginsSentence, type Token } from './sentences.ts';
import { SURNAMES } from './surnames.ts';
import { MONTHS, PEOPLE, WEEKDAYS } from './vocabulary.ts';

/**
 * Puts a full stop, of no length, before and behind a person or a company in capitals in the midst of what is in small letters,
 * and a comma where the one goes on to the other.
 */
export function partSigners<W extends Token>(all: W[], markAt: (raw: '.' | ',', end: number) => W): void {
  for (let at = 0; at < all.length; at += 1) {
    if (!isUpper(all[at])) continue;
    const to = runEnd(all, at);
    const marks = to > at + 1 ? marksIn(all, at, to) : marksOfGiven(all, at);
    for (const [place, raw] of marks.toReversed())
      all.splice(place, 0, markAt(raw, all[place - 1]?.end ?? 0));
    at = to + marks.length - 1;
  }
}

type Mark = [at: number, raw: '.' | ','];

/** In capitals, and no word that leads up to a name: "Im", "Contact". */
const isUpper = (word: Token | undefined): word is Token =>
  word?.kind === 'word' &&
  word.raw.charCodeAt(0) < 97 &&
  /^\p{Lu}/u.test(word.raw) &&
  !LEADS_UP.test(word.raw);

const LEADS_UP =
  /^(?:I|Im|I'\p{L}+|Its|It's|It|This|Name|Names|Contact|Hi|Hey|Hello|Thanks|Thank|You|Thx|Regards|Dear|From|For|Call|Email|Text|Ask|Me|Sincerely|Respectfully|And|With|Is|My|Attn|We|Were|Please|Need|Cell|Phone|Also)$/u;

/** One past the last of the capitals that stand together, with the "&" and the "of" between them. */
function runEnd(all: readonly Token[], from: number): number {
  let to = from + 1;
  while (
    to < all.length &&
    !all[to]?.isLineStart &&
    ((isUpper(all[to]) && !beginsSentence(all, to)) || isJoint(all, to))
  )
    to += 1;
  return to;
}

function isJoint(all: readonly Token[], at: number): boolean {
  const [before, word, next] = all.slice(at - 1, at + 2);
  if (word?.kind === 'number')
    return (
      NUMBERED.test(before?.raw ?? '') || (before?.raw === 'Company' && OF_FIRE.test(all[at - 2]?.raw ?? ''))
    );
  if (!before || !word || !next) return false;
  if (word.raw === '-') return !word.spaced && !next.spaced && isUpper(next);
  if (word.raw === '.') return word.end > before.end && SHORT.test(before.raw) && isUpper(next);
  if (/^(?:of|de)$/.test(word.raw) && /^(?:the|la|los)$/.test(next.raw)) return isUpper(all[at + 2]);
  return /^(?:&|and|of|the|de|del|la|los|el)$/.test(word.raw) && isUpper(next);
}

const SHORT = /^(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Rev|Sgt|Lt|Fr|[A-Z])$/;
/** "Engine Company 14" */
const OF_FIRE = /^(?:Engine|Ladder|Hose|Fire|Rescue|Truck)$/;
const NUMBERED =
  /^(?:Local|Lodge|Post|Troop|Pack|Council|District|No|Station|Chapter|Unit|Engine|Ladder|Route|Class|Studio|Area|Pier|Highway|Hwy|Ward|Team|Squad|Battalion|Den|Precinct|Legion|VFW|Aerie)$/;

/** "90 tote bags", no "8th grade" */
const isCount = (all: readonly Token[], at: number): boolean =>
  all[at]?.kind === 'number' &&
  all[at]?.spaced === true &&
  all[at + 1]?.kind === 'word' &&
  all[at + 1]?.spaced === true &&
  /^(?!(?:needs?|wants?|is|has|would|here|again)$)\p{Ll}/u.test(all[at + 1]?.raw ?? '');

/** "... plan on the yeses Otto", "thanks Otto", "... to somebody Otto 316 555 0109": a given name that can be nothing else. */
function marksOfGiven(all: readonly Token[], at: number): Mark[] {
  const [before, given, next] = [all[at - 1], all[at] as Token, all[at + 1]];
  if (before?.kind === 'mark' || before === undefined || given.isLineStart || !FIRST_NAMES.has(given.text))
    return [];
  if (
    AMBIGUOUS.has(given.text) ||
    COMMON_WORDS.has(given.text) ||
    // "15th Jun"
    Object.hasOwn(MONTHS, given.text) ||
    PLACES.test(given.text) ||
    given.text === 'carl'
  )
    return [];
  if (next && !isAddress(all, at + 1)) return [];
  if (at > 4 && /^(?:thanks|thank you)$/.test(before.text)) return [[at, ',']];
  const isNone =
    isLead(before) ||
    PARTICLES.has(before.text) ||
    HONORED.test(before.text) ||
    /^\p{Lu}/u.test(before.raw) ||
    isOfPrint(all, at);
  return isNone ? [] : [[at, '.']];
}

const HONORED = /^(?:honou?r|celebrat|surpris|remember|miss|marry|marri|retir|play|support|team)/;

/** "816 555 0133", "(816) 555", "ada@..." */
function isAddress(all: readonly Token[], at: number): boolean {
  const [first, then] = all.slice(at, at + 2);
  if (first?.raw === '(') return /^\d{3}$/.test(then?.raw ?? '');
  if (first?.kind !== 'number') return isMailbox(all, at);
  return (
    first.raw.length > 6 ||
    (first.raw.length === 3 && (then?.kind === 'number' || /^[-.]$/.test(then?.raw ?? '')))
  );
}

/** Where marks are missing in the capitals from `from` to `to`; none where it is not sure who is who. */
function marksIn(all: readonly Token[], from: number, to: number): Mark[] {
  const before = all[from - 1];
  const lead = before?.kind === 'mark' ? undefined : before;
  const person = personIn(all, from, to);
  const isClosed = all[to] === undefined || all[to]?.kind === 'mark' || all[to]?.isLineStart;
  const stop: Mark[] = isClosed ? [] : [[to, '.']];
  const end = isEnd(all, to) ? stop : [];
  if (!person) {
    // "in silver thread Tucker & Sons Chapel the staff ..."
    const isApart =
      lead?.kind === 'word' &&
      !LEADS_ON.test(lead.text.split(' ').at(-1) ?? '') &&
      !isKind(lead) &&
      !LEADING.has(lead.text);
    if (isApart && all.slice(Math.max(0, from - MOST_SAID), from).some(({ text }) => READS.test(text)))
      return [];
    if (isApart)
      return (isEnd(all, to) || GOES_ON.test(all[to]?.text ?? '')) && isGroup(all, from, to)
        ? [[from, '.'], ...stop]
        : [];
    // "for Copper Bell Dental 40 pens"
    return isCount(all, to) && isGroup(all, from, to) ? end : [];
  }
  const isOpen = lead === undefined || !isLead(lead);
  const begin: Mark[] = isOpen && lead ? [[from, '.']] : [];
  if (person.from > from) {
    const isOpened = person.from === from + 1 && OPENS.test(all[from]?.raw ?? '');
    const isWhole = person.to === to && isGroup(all, from, person.from);
    return isOpened || isWhole ? [...begin, [person.from, ','], ...end] : [];
  }
  if (person.to === to)
    return isOpen && isEnd(all, to) && !isToldOf(all, to) && !isOfPrint(all, from) ? [...begin, ...end] : [];
  // "for Tom Hardin Iron Works" may be one name.
  const isSaid = isOpen || /^(?:is|am|name|names|me|contact)$/.test(lead.text.split(' ').at(-1) ?? '');
  return isSaid && isGroup(all, person.to, to) ? [...begin, [person.to, ','], ...end] : [];
}

/** "Great Inez Pruitt" */
const OPENS = /^(?:Great|Perfect|Ok|Okay|Sure|Yes|Yep|Yeah|Cool|Awesome|Correct|Right|No|Fine|Well|Good)$/;

/** "our logo Copper Bell Dental in white" */
const GOES_ON = /^(?:in|with|w|by|for|print|printed|have|got|file|files|art|artwork|logo|asap|whose)$/;

/** "Inez Pruitt is out today"; no "Inez Pruitt is it ready" */
const isToldOf = (all: readonly Token[], at: number): boolean =>
  /^(?:is|are|can|could|would|will|do|does)$/.test(all[at]?.text ?? '') &&
  !/^(?:i|we|you|it|that|this|there|they)$/.test(all[at + 1]?.text ?? '');

/** "it should say happy birthday Inez Pruitt" */
const isOfPrint = (all: readonly Token[], at: number): boolean =>
  all.slice(Math.max(0, at - MOST_SAID), at).some(({ text }) => OF_PRINT.test(text));

const MOST_SAID = 12;
const READS = /^(?:say|says|saying|reads?|reading)$/;
const OF_PRINT =
  /^(?:say|says|saying|reads?|reading|words|wording|letters|lettering|names|memory|memorial|honor|honoring|birthday|happy|congrats|congratulations|vote|elect|welcome|player|roster)$/;

/** The given name and the surname, with a title before them. */
function personIn(all: readonly Token[], from: number, to: number): { from: number; to: number } | undefined {
  for (let at = from; at < to; at += 1) {
    let given = at;
    while (given < to && (TITLES.has(all[given]?.text ?? '') || (given > at && all[given]?.raw === '.')))
      given += 1;
    const isTitled = given > at;
    const first = all[given];
    if (!first || given >= to) continue;
    if (!(isTitled ? isOwn(first) : FIRST_NAMES.has(first.text))) continue;
    let surname = given + 1;
    // "Ada J. Voss"
    if (/^[A-Z]$/.test(all[surname]?.raw ?? '')) surname += all[surname + 1]?.raw === '.' ? 2 : 1;
    // "Mary Ellen Pruitt"
    if (
      FIRST_NAMES.has(all[surname]?.text ?? '') &&
      isSurname(all[surname + 1], all[surname + 2]) &&
      surname + 1 < to
    )
      surname += 1;
    if (surname >= to || !isSurname(all[surname], all[surname + 1])) {
      if (isTitled && surname === given + 1) return { from: at, to: surname };
      continue;
    }
    const end = all[surname + 1]?.raw === '-' && surname + 2 < to ? surname + 3 : surname + 1;
    return { from: at, to: end };
  }
  return;
}

const isOwn = ({ text }: Token): boolean =>
  FIRST_NAMES.has(text) || SURNAMES.has(text) || !(COMPANY_WORDS.has(text) || isDictionaryWord(text));

const isSurname = (word: Token | undefined, next: Token | undefined): boolean =>
  isUpper(word) &&
  word.raw.length > 1 &&
  word.raw !== 'The' &&
  (SURNAMES.has(word.text) ||
    WORDS_AND_SURNAMES.has(word.text) ||
    next?.raw === 'The' ||
    !(COMPANY_WORDS.has(word.text) || isDictionaryWord(word.text)));

/** "Copper Bell Dental", "Thistle and Stem", "Taqueria El Sol", "The Second Hand", "Troop 12" */
function isGroup(all: readonly Token[], from: number, to: number): boolean {
  const body = all.slice(from, to).filter(({ kind }) => kind !== 'mark');
  const [first, last] = [body[0], body.at(-1)];
  if (!first || !last || body.length < 2 || /^(?:and|of)$/.test(first.raw) || all[from]?.raw === '&')
    return false;
  if (last.kind === 'number') return true;
  if (LEADING.has(first.text) || first.raw === 'The') return true;
  const own = body.filter((word) => isUpper(word) && !isKind(word) && !isOrdinary(word));
  const isJoined = all.slice(from + 1, to - 1).some(({ raw }) => raw === '&' || raw === 'and');
  // "Martin Luther King Elementary"
  if (
    own.length === 1 &&
    own[0] === first &&
    IS_SCHOOL.test(last.text) &&
    (SURNAMES.has(first.text) || WORDS_AND_SURNAMES.has(first.text))
  )
    return false;
  // "Otto Sorensen Hay Farm" may be one name.
  const isPlain =
    body.length < (all[to] && isKind(all[to] as Token) && !isUpper(all[to]) ? 2 : 3) &&
    isDictionaryWord(first.text) &&
    first.text !== all[from - 1]?.text;
  if (isPlain && !isJoined && isUpper(all[from - 1])) return false;
  return (
    own.length > 0 &&
    (isJoined ||
      (isKind(last) && !IS_PLACE.test(last.text)) ||
      (isKind(all[to] ?? last) && !isUpper(all[to])))
  );
}

const IS_SCHOOL = /^(?:elementary|school|high|middle|college|university|academy|hospital|library)$/;
const isKind = ({ text, stem }: Token): boolean =>
  COMPANY_WORDS.has(text) || COMPANY_WORDS.has(stem) || LODGINGS.has(text);
const isOrdinary = ({ text }: Token): boolean =>
  ORDINARY.has(text) || Object.hasOwn(WEEKDAYS, text) || Object.hasOwn(MONTHS, text);
const IS_PLACE = /^(?:county|city|township|parks?|market|fair)$/;

/** Does it lead on to a name: "for", "our", "coach"? */
const isLead = ({ text, stem }: Token): boolean =>
  LEADS_ON.test(text.split(' ').at(-1) ?? '') ||
  [PEOPLE, ROLES, TITLES, COMPANY_WORDS, LEADING].some((those) => those.has(stem)) ||
  /^(?:boss|friend|buddy|client|customer|neighbou?r|colleague|coworker|designer|street)$/.test(stem);

const LEADS_ON =
  /^(?:an?|nd|rd|th|the|my|our|your|his|her|their|for|to|from|by|of|at|in|on|into|onto|down|up|out|off|over|under|before|after|beside|between|above|below|with|w|and|n|or|as|like|not|than|about|is|was|are|were|be|am|that|this|who|says?|said|saying|reads?|reading|name|names|named|called|company|business|met|saw|know|knew|see|ask|asked|tell|told|let|me|call|text|email|contact|help|helped|thank|thanks|love|dear|hi|hello|hey|near|behind|inside|via|use|used|run|own|coach|manage|teach|visit|vs|against|new|old|other|local|same|both|every|each|all|some|any|no|downtown|north|south|east|west|big|little|entire|whole|de|del|para|por|con|y|el|la|soy|llamo|es|habla|did|does|do|has|have|had|can|could|will|would|should|if|when|where|because|get|got|gave|give|sent|send|make|made|put|add|bring|want|wants|need|needs)$/;

/** Does nothing behind it belong to it: the end, a number, a new clause? */
function isEnd(all: readonly Token[], at: number): boolean {
  const next = all[at];
  if (
    next === undefined ||
    next.kind !== 'word' ||
    next.isLineStart ||
    BEGINS.test(next.text.split(' ')[0] ?? '')
  )
    return true;
  return isMailbox(all, at);
}

/** "ifarrow@copperbell.example" */
function isMailbox(all: readonly Token[], at: number): boolean {
  let to = at + 1;
  while (to < at + LONGEST_MAILBOX && all[to]?.spaced === false && all[to]?.raw !== '@') to += 1;
  return all[to]?.raw === '@' && all[to]?.spaced === false;
}

const LONGEST_MAILBOX = 8;

const BEGINS =
  /^(?:i|im|we|our|my|it|its|they|the|you|need|needs|want|wants|looking|budget|call|text|txt|email|phone|cell|number|best|due|by|what|whats|how|hows|when|where|can|could|would|will|do|does|no|not|any|please|pls|thanks|thx|around|about|maybe|also|and|but|so|or|is|are|there|this|that|let|lets|just|if|order|ordering|quote|want|name|names|contact|reach|here|[a-z.]+@)$/;

// The days that a message names, whatever for: each with its place, so that no other reader takes its figures.
import { Chrono, en, type ParsedResult, type Refiner } from 'chrono-node';
import type { SlotContext, Span } from '../slot.ts';
import { COMPANY_WORDS } from '../words/company-words.ts';
import { isEnglish } from '../words/dictionary.ts';
import type { NumberSpan } from '../words/numbers.ts';
import { own } from '../words/own.ts';
import { mayHoldOneOf } from '../words/triggers.ts';
import { MONTHS, PIECES, WEEKDAYS } from '../words/vocabulary.ts';
import type { Word, Words } from '../words/words.ts';
import { moved, NO_NOUN, parsersFor } from './date-parsers.ts';
import { addDays, nextWeekday, weekdayInWeek, weekdayOf } from './days.ts';

export interface NamedDay {
  span: Span;
  /** ISO day; null where no single day can be told ("in March", "asap"). */
  date: string | null;
  /** The cleaned text of the day, and what stands around it: lower case, mended, number words as figures. */
  text: string;
  before: string;
  after: string;
  /** Told by its distance to another day of the message: "the event is June 20, we need them a week before". */
  isMoved: boolean;
}

/** All days that the message names, in their order, also those gone by. */
export function findDays({ words, numbers, asked, today }: SlotContext): readonly NamedDay[] {
  const isAsked = asked === 'dueDate';
  if (last?.words !== words || last.isAsked !== isAsked || last.today !== today) {
    const isNamed = isAsked || mayBeDated(words.plain) || words.all.some(({ kind }) => kind === 'number');
    const days = isNamed
      ? datedParts(words.all, numbers, isAsked).flatMap((part) => readPart(part, today))
      : [];
    last = { words, isAsked, today, days: days.filter(({ span }) => !isOfCompany(words.message, span)) };
  }
  return last.days;
}

/** "I'm from Friday Plumbing", "Monday Movers needs 30 shirts": capitals that call a business. */
const isOfCompany = (message: string, { start, end }: Span): boolean =>
  (CALENDAR_NAME.test(message.slice(start, end).trim()) &&
    isTradeBehind(message.slice(end, end + LONGEST_TRADE))) ||
  // "Thank you, Minh Thu"
  (/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/.test(message.slice(start, end)) &&
    isStrange(/([A-Z][a-z]+) $/.exec(message.slice(Math.max(0, start - LONGEST_TRADE), start))?.[1])) ||
  // "from 3rd Coast Barbers"
  (/^\d{1,3}(?:st|nd|rd|th)$/.test(message.slice(start, end)) &&
    /\b(?:from|with|w\/|at|for|of) $/.test(message.slice(Math.max(0, start - LONGEST_TRADE), start)) &&
    COMPANY_WORDS.has(SECOND_WORD.exec(message.slice(end, end + LONGEST_TRADE))?.[1]?.toLowerCase() ?? '')) ||
  // "Bridge to Tomorrow"
  (message.startsWith('Tomorrow', start) &&
    /[A-Z][a-z]+ (?:to|for|of|in) $/.test(message.slice(Math.max(0, start - LONGEST_TRADE), start))) ||
  // "June's on Third"
  /^[A-Z]\S+['’]s on [A-Z]/.test(message.slice(start, start + LONGEST_TRADE)) ||
  (/^[A-Z]/.test(message.slice(start)) &&
    /[A-Z]\S+['’]s on $/.test(message.slice(Math.max(0, start - LONGEST_TRADE), start))) ||
  // "the shop on 5th"
  (/^\d+(?:st|nd|rd|th)$/i.test(message.slice(start, end)) &&
    PLACE_ON.test(message.slice(Math.max(0, start - LONGEST_TRADE), start))) ||
  // "Paws on Ninth"
  (STREET.test(message.slice(start, end)) &&
    /[A-Z]\S+ on $/.test(message.slice(Math.max(0, start - LONGEST_TRADE), start)));

const isStrange = (word: string | undefined): boolean => word !== undefined && !isEnglish(word.toLowerCase());

const PLACE_ON =
  /\b(?:shop|store|home|church|office|building|bar|restaurant|cafe|salon|bakery|house|gym|studio|warehouse|deli|diner|grill|pub|brewery|garage|corner|station|clinic|bank|spot|place|location) (?:(?:down|up|over|out) )?on $/i;
const STREET = /^(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth)$/;

const LONGEST_TRADE = 40;
const SECOND_WORD = /^ [a-z]+ ([a-z]+)/i;
const CALENDAR_NAME =
  /^(?:(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|April|May|June|July|August|September|October|November)(?: (?:Night|Morning|Evening|Afternoon))?|Sun)$/;
/** "Plumbing", "Morning Coffee", "Night Rollers": capitals that end in what kind of company it is, or in who does it. */
const isTradeBehind = (after: string): boolean => {
  const [, first = '', second = ''] = /^\s*([A-Z][A-Za-z]+)(?: ([A-Z][A-Za-z]+))?/.exec(after) ?? [];
  return [first, second].some(
    (word) =>
      COMPANY_WORDS.has(word.toLowerCase()) ||
      (/[a-z]{2}[eo]rs$/.test(word) &&
        !/^orders$/i.test(word) &&
        !PIECES.has(word.toLowerCase().slice(0, -1))),
  );
};

/** The reading and the turn look at one message. */
let last: { words: Words; isAsked: boolean; today: string; days: readonly NamedDay[] } | undefined;

/** The day that the words name when they answer "when?": "2 weeks", "april", "the 5th", "15". */
export function readBareDay({ words, numbers, today }: SlotContext): NamedDay | undefined {
  if (words.all.length > MOST_BARE) return;
  const { text, end } = clean(words.all, numbers, 0, words.all.length);
  // "24 it is" decides a number, "the 24th it is" a day.
  if (/^(?:(?:ok|okay|alright|so|then) )*\d+ it is\b/.test(text) || PARTS.test(text) || MAY_I.test(text))
    return;
  const bare = text.replace(
    /^(?:(?:no|nope|nah|wait|actually|sorry|oops|i mean|i meant)[ ,.]+(?=(?:\w+[ ,.]+){0,3}the \d))*(?:not (?:for|until|till) (?:another |at least )?)?(?:(?:about|around|like|maybe|probably|prob|in|within|say|at least|at most|the|on|by) )*/,
    '',
  );
  const span = { start: 0, end };
  for (const said of [`in ${bare}`, `by the ${bare}`]) {
    const [day] = readPart({ text: said, places: [], end }, today);
    // "the first number was right"
    const isOrdered = /\d(?:st|nd|rd|th)$/.test(day?.text ?? '') && !DATED.test(day?.after ?? '');
    if (
      day &&
      !isOrdered &&
      day.text.length > said.length - bare.length &&
      !/^ (?:after|before|from)/.test(day.after)
    )
      return { ...day, span };
  }
  return;
}

/** "may I ask what it costs": no month */
const MAY_I = /^(?:(?:and|so|also|ok|oh|then) )*(?:may|might) (?:i|we|you|my|our|he|she|they|it|someone)\b/;
const MOST_BARE = 12;
const DATED = new RegExp(`^${NO_NOUN}`);

/** "20 in navy, the rest black", "12 by 24" of a sign */
const PARTS =
  /\bthe (?:rest|others|remaining)\b|^(?:(?:about|around|like|maybe|probably|say|it is|they are) )*\d[\d.]* (?:(?:ft|feet|foot|in|inch|inches) )?by \d|^\d+ (?:in (?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|the |this |next |\d)|of (?:them|those|these)\b)/;

function readPart({ text, places, end }: Part, today: string): NamedDay[] {
  // "halloween next year": its figure, in as many letters
  const next = String(Number(today.slice(0, 4)) + 1).padEnd('next year'.length);
  const part = { text: text.replace(NEXT_YEAR, next), places, end };
  const parsers = parsersFor(part.text);
  if (/\d{4}/.test(part.text)) parsers.unshift(...WHOLE_DATES);
  if (parsers.length === 0) return [];
  const [year = 0, month = 1, date = 1] = today.split('-').map(Number);
  const chrono = new Chrono({ parsers, refiners: REFINERS });
  return chrono.parse(part.text, new Date(year, month - 1, date, 12)).flatMap((result) => {
    // "3/8 of 96", "2/3 of them"
    if (FRACTION.test(result.text) && PARTS_OF.test(part.text.slice(result.index + result.text.length)))
      return [];
    // "with our pastor first. May I come back"
    if (ENDS_SENTENCE.test(result.text)) return [];
    const preposition =
      /^(?:by|on|for|before|until|till|due|around|back|in|is)(?= (?:the )?\d)/.exec(result.text)?.[0] ?? '';
    const correction = PUT_RIGHT.exec(result.text)?.[0].length ?? 0;
    const first =
      result.index + correction + (preposition === 'in' ? 0 : preposition.length + (preposition ? 1 : 0));
    const end = result.index + result.text.length;
    const last = part.text.startsWith(LEFT_OF_NEXT_YEAR, end) ? end + LEFT_OF_NEXT_YEAR.length : end;
    return {
      span: { start: part.places[first] ?? 0, end: part.places[last] ?? part.end },
      date: isoOf(result),
      text: result.text,
      before: `${part.text.slice(0, result.index)}${preposition && `${preposition} `}`,
      after: part.text.slice(last),
      isMoved: result.tags().has(MOVED),
    };
  });
}

const LEFT_OF_NEXT_YEAR = ' '.repeat('next year'.length - 4);
const NEXT_YEAR =
  /(?<=[a-z\d] )(?<!\b(?:of|early|late|by|for|in|until|till|sometime|mid|end|the|is|be) )next year\b/;
const ENDS_SENTENCE = /(?:first|second|third|\d(?:st|nd|rd|th))[.!?;]\s+(?:may|march)$/i;
/** "wait, (21st)" */
export const PUT_RIGHT =
  /^(?:no wait|no|wait|i mean|i meant|sorry|oops|rather|actually|scratch that)[ ,.:-]+(?=(?:on |by )?(?:the )?\d)/;
const FRACTION = /^\d{1,2}\/\d{1,2}$/;
const PARTS_OF = /^ of (?:\d|them\b|those\b|these\b|it\b|us\b|all\b|the (?!year|month)|our |my )/;

function isoOf(result: ParsedResult): string | null {
  if (!result.start.isCertain('day')) return null;
  const two = (n: number | null) => String(n ?? 0).padStart(2, '0');
  return `${result.start.get('year')}-${two(result.start.get('month'))}-${two(result.start.get('day'))}`;
}

/** A stretch of cleaned text; `places[i]` is where its i-th letter stands in the message. */
interface Part {
  text: string;
  places: number[];
  end: number;
}

const REACH = 9;
const REACH_BACK = 12;
const MOST_PARTS = 6;
const MOST_WORDS = 60;

/** Only what stands near a word of dates is given to chrono: it is quick, but a wall of text is not its work. */
function datedParts(all: readonly Word[], numbers: SlotContext['numbers'], isAsked: boolean): Part[] {
  const ranges: [from: number, to: number][] = [];
  let budget = MOST_WORDS;
  for (let at = 0; at < all.length; at += 1) {
    if (!isAsked && !isDated(all, at)) continue;
    if (isAsked && at > 0 && !isDated(all, at)) continue;
    const last = ranges.at(-1);
    const from = Math.max(at - REACH_BACK, last?.[1] ?? 0, 0);
    const end = Math.min(at + REACH, all.length);
    // "how soon could you do the lettering on 9 vans": a figure is not cut off from what it counts.
    const to = all[end - 1]?.kind === 'number' ? Math.min(end + 1, all.length) : end;
    budget -= Math.max(0, to - Math.max(from, last?.[1] ?? 0));
    if (last && from <= last[1]) last[1] = to;
    else ranges.push([from, to]);
    if (budget <= 0 || ranges.length >= MOST_PARTS) break;
  }
  return ranges.map(([from, to]) => clean(all, numbers, from, to));
}

const DATE_WORDS = new Set([
  ...Object.keys(MONTHS),
  ...Object.keys(WEEKDAYS),
  ...`day days week weeks month months year years weekend today tonight night tomorrow eod eom eoy asap soon end quick quickly fast hour fortnight quarter
  right immediately sooner quicker faster season school harvest semester few couple holiday holy q1 q2 q3 q4 eow pentecost palm ash tax turkey boss grandparent election super superbowl mardi fat
  dead giving cyber black fool womens armed v christmas x easter thanksgiving halloween valentine valentines mother mothers father fathers memorial labor labour veteran
  veterans president presidents independence columbus indigenous juneteenth mlk martin cinco earth groundhog boxing patrick
  patricks paddys paddy pattys st saint summer fall autumn spring winter first second third fourth fifth sixth seventh eighth ninth
  tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth`.split(
    /\s+/,
  ),
]);

/** "the twenty first" */
const TENS = new Set(['twenty', 'thirty']);
/** Figures aside. */
const mayBeDated = mayHoldOneOf([...DATE_WORDS, ...TENS]);

function isDated(all: readonly Word[], at: number): boolean {
  const word = all[at];
  if (!word || word.kind === 'mark') return false;
  const next = all[at + 1];
  const before = all[at - 1];
  if (word.kind === 'word') {
    if (before?.text === 'the' && TENS.has(word.text)) return true;
    // "mother's day", put into English from one word
    return (
      DATE_WORDS.has(word.text) ||
      DATE_WORDS.has(word.stem) ||
      (word.text.includes(' ') && / (?:day|week|month)$/.test(word.text))
    );
  }
  if (next && !next.spaced && /^(?:st|nd|rd|th|[/-])$/.test(next.text)) return true;
  if (before?.text === 'on' && at === all.length - 1) return true;
  if (before?.text === 'q' && /^[1-4]$/.test(word.raw)) return true;
  return (
    next?.raw === '/' ||
    /(?:^| )the$/.test(before?.text ?? '') ||
    /^(?:\d{1,2}\.\d{1,2}(?:\.\d{2,4})?|20\d\d\.\d{1,2}\.\d{1,2}|20[2-4]\d{5})$/.test(word.raw)
  );
}

const ORDINALS: Readonly<Record<string, number>> = Object.fromEntries(
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth twentieth`
    .split(/\s+/)
    .map((word, i) => [word, i + 1]),
);

/** Number words as figures, ordinals as "22nd", everything lower case and mended, single spaces. */
function clean(all: readonly Word[], numbers: SlotContext['numbers'], from: number, to: number): Part {
  let text = '';
  const places: number[] = [];
  let end = 0;
  const add = (piece: string, word: Word, isSpaced: boolean, until: number) => {
    const isGlued = /^\d/.test(piece) && /[a-z]$/.test(text);
    if (text !== '' && (isSpaced || isGlued)) {
      text += ' ';
      places.push(word.start);
    }
    for (let i = 0; i < piece.length; i += 1) places.push(word.start);
    text += piece;
    end = until;
  };
  for (let at = from; at < to; at += 1) {
    const word = all[at];
    if (!word) break;
    if (word.text === '') {
      end = word.end;
      continue;
    }
    // "tuesdays fine"
    const weekday = /^\w{3,6}days$/.test(word.text) && own(WEEKDAYS, word.text.slice(0, -1)) !== undefined;
    if (weekday && IS_SO.test(`${all[at + 1]?.text} ${all[at + 2]?.text} `)) {
      add(word.text.slice(0, -1), word, word.spaced, word.end);
      continue;
    }
    const number = numbers.find((candidate) => candidate.from === at && !candidate.firm);
    const tens = number && (number.value === 20 || number.value === 30) ? number.value : 0;
    const afterTens =
      tens > 0 ? (all[number?.to ?? 0]?.raw === '-' ? (number?.to ?? 0) + 1 : (number?.to ?? 0)) : at;
    const ordinal =
      own(ORDINALS, all[afterTens]?.text ?? '') ?? (all[at]?.text === 'thirtieth' ? 30 : undefined);
    if (ordinal !== undefined && (tens === 0 || ordinal < 10)) {
      const until = all[afterTens]?.end ?? word.end;
      add(withSuffix(tens + ordinal), word, word.spaced, until);
      at = afterTens;
    } else if (number && Number.isInteger(number.value) && !isRound(number) && !isPronoun(all, number)) {
      add(String(number.value), word, word.spaced, all[number.to - 1]?.end ?? word.end);
      at = number.to - 1;
    } else {
      const isTight = word.raw === '/' || word.raw === "'" || all[at - 1]?.raw === '/';
      // "Mother's day" keeps its letters, "it's" is "it is".
      add(
        word.kind === 'word' && !isPossessive(word) ? word.text : word.raw.toLowerCase(),
        word,
        word.spaced && !isTight,
        word.end,
      );
    }
  }
  return { text, places, end };
}

/** "thursdays good", "mondays the latest": "thursday's good" without its mark; "thursdays work best" may be of every week. */
const IS_SO =
  /^(?:fine|good|great|perfect|ok|okay|cool|alright|better|ideal|doable|(?:the|my|our) (?:latest|deadline|day|last|cutoff|game|party|event|wedding|show|big)) /;

const isPossessive = ({ raw, text }: Word): boolean => raw.includes("'") && !text.includes(' ');

/** "in sept. couple thousand": no year, which is said to the end. */
const isRound = ({ value }: NumberSpan): boolean => value >= 1000 && value % 100 === 0;

/** "One may ask": a number only before what it counts. */
const isPronoun = (all: readonly Word[], { from, to, value, firm }: NumberSpan): boolean =>
  !firm &&
  value === 1 &&
  to === from + 1 &&
  !/^(?:business|working|day|week|month|year)$/.test(all[to]?.stem ?? '');

function withSuffix(n: number): string {
  const last = n % 10;
  if (n > 3 && n < 21) return `${n}th`;
  return `${n}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
}

const REFUSES =
  'too (?:soon|early|tight|late)|no good|no (?:longer )?(?:possible|option)|not (?:good|possible|going to (?:work|happen)|doable|an option|great|ideal|enough)|(?:does|do|will|can|is|would) not(?: work| happen| do)?|impossible|out\\b';
const MOVED = 'moved';
const AMOUNT =
  '(\\d{1,3}|an?|the|few|couple)(?: of)? (?:(?:full|whole|good|solid|entire|clear) )?(business |working )?(day|week|fortnight|month|year)s?';
const TOWARDS =
  '(before|after|from|past|prior to|ahead of|preceding|leading (?:up )?to|following|(?:later|earlier|sooner) than)';
/** "a week before (our reunion on) july 18", "the day before (we open, which is) may 2"; not "the day before the game is may 8" */
const ITS_EVENT =
  "(?:(?:the|our|my|his|her|their|school|camp|church) (?:(?!is |are |need|want|order|pay|by |you )[\\w'-]+ ){0,2}?(?!is |are |need|want|order|pay|by |you )[\\w'-]+(?:, | )|(?:we|they|it|he|she) (?=open|start|begin|leave|launch|kick|fly|play|move|graduate|get married))(?:(?:opens?|starts?|begins?|leaves?|launch(?:es)?|kicks? off|fly(?: out)?|play|move(?: in)?|graduates?|get married)(?:, | ))?(?:(?:which|that|and (?:it|that|we)) (?:is|falls|will be|happens|starts?|opens?|leave) )?\\(?(?:on )?(?:the )?";
const BEFORE_A_DAY = new RegExp(
  `(?:^| )((?:${AMOUNT}|(day|night|week|fortnight|month)|(?:(\\d)(?:st|nd|rd|th) )?(${Object.keys(WEEKDAYS).join('|')}|weekend))(?: (?:right|just|immediately))? ${TOWARDS} (?:(?:the |that )?|${ITS_EVENT}))$`,
);
const FARTHEST_BACK = 70;
/** "monday of the week of april 20" */
const IN_WEEK_OF = new RegExp(
  `\\b(${Object.keys(WEEKDAYS).join('|')}),? (?:of|in|on|from) (?:the |that )?week of (?:the )?$`,
);
const EVE_OF = /\beve of (?:the )?$/;
const AFTER_A_DAY = new RegExp(
  `\\b(?:(?:${AMOUNT}|(day|night|evening)|the (weekend)) (?:before(?:hand)?|prior(?: to)?|ahead(?: of(?: time)?)?|early|earlier|sooner|in advance(?: of)?|out(?= from (?:that|it)\\b)))(?= ?(?:$|[^\\w\\s]|(?:that|it|they|(?:(?:the|our) )?(?:event|party|wedding|show|game|race|meet|trip|doors?|opening|grand opening|ceremony|fair|market|season|kick ?-?off|tip ?-?off|big day|concert|tournament|banquet)|everyone|everybody|then|so|please|if|to|for|from|and|at|we|i|would|works?|is|should|will|maybe|lol|tho|thanks?)\\b))`,
);

/** "tomorrow is too soon, the day after that is good", "not friday, the day after" */
const AFTER_A_REFUSED_DAY = new RegExp(
  `^(?:not ?[,;.-]|(?: |')(?:is |are |would be |will be |s )?(?:just |way |a bit |really |probably )?(?:${REFUSES})[^?]{0,24}?[ ,;.-]) ?(?:but |so |maybe |make it |rather |how about |let us (?:do|say) )*((?:the )?(?:${AMOUNT}|(day)) (?:after|later)(?: that| it| then)?)(?= ?(?:$|[^\\w\\s]|(?:is|would|will|works?|should|does|do|could|can|might|maybe|please|then|that|instead|sounds|seems|looks)\\b))`,
);

/** "2 weeks from", "the day before", "the saturday after" in front of a date move it; so does "a week before" behind it. */
const moveByWhatStandsAround: Refiner = {
  refine: (context, results) =>
    results.flatMap((result, i) => {
      const day = isoOf(result);
      if (!day) return result;
      const make = (index: number, text: string, to: string | null) => {
        const moved = context.createParsingResult(index, text);
        if (to === null) moved.start.imply('day', 0);
        else {
          const [year = 0, month = 0, date = 0] = to.split('-').map(Number);
          moved.start.assign('year', year).assign('month', month).assign('day', date);
        }
        return moved;
      };
      // "before the 20th" is one reading, and its "before" that of "the monday before the 20th" too.
      const start = result.index + (/^before /.exec(result.text)?.[0].length ?? 0);
      const before = BEFORE_A_DAY.exec(context.text.slice(Math.max(0, start - FARTHEST_BACK), start));
      if (before) {
        const [, whole = '', amount, working, unit, dayUnit, nth = '1', weekday, direction = ''] = before;
        const index = start - whole.length;
        const text = context.text.slice(index, result.index + result.text.length);
        if (weekday) return make(index, text, nearWeekday(day, weekday, direction, Number(nth)));
        return make(
          index,
          text,
          shifted(day, amount, working, unit ?? dayUnit?.replace(/^night$/, 'day') ?? '', direction),
        );
      }
      const inWeek = IN_WEEK_OF.exec(context.text.slice(0, start));
      if (inWeek) {
        const text = context.text.slice(inWeek.index, result.index + result.text.length);
        return make(inWeek.index, text, weekdayInWeek(day, own(WEEKDAYS, inWeek[1] ?? '') ?? 0, 0));
      }
      const eve = EVE_OF.exec(context.text.slice(0, start));
      if (eve)
        return make(
          eve.index,
          context.text.slice(eve.index, result.index + result.text.length),
          addDays(day, -1),
        );
      const end = result.index + result.text.length;
      const later = AFTER_A_REFUSED_DAY.exec(
        `${/\bnot (?:by |on |for |until )?$/.test(context.text.slice(0, result.index)) ? 'not' : ''}${context.text.slice(end, end + 80)}`,
      );
      if (later) {
        const [whole, said = '', amount, working, unit, dayUnit] = later;
        const index = end + whole.length - said.length - (whole.startsWith('not') ? 3 : 0);
        const to = shifted(day, amount, working, unit ?? dayUnit ?? 'day', 'from');
        return [result, make(index, said, to).addTag(MOVED)];
      }
      const next = results[i + 1]?.index ?? Number.POSITIVE_INFINITY;
      const rest = context.text.slice(end, Math.min(next, end + 80));
      const behind = AFTER_A_DAY.exec(saidOfIt(rest));
      if (!behind) return result;
      const [whole, amount, working, unit, dayUnit, weekend] = behind;
      const sooner = weekend
        ? nearWeekday(day, weekend, 'before', 1)
        : shifted(day, amount === 'the' ? 'a' : amount, working, unit ?? (dayUnit && 'day') ?? '', 'before');
      return [result, make(end + behind.index, whole, sooner).addTag(MOVED)];
    }),
};

/** The rest of the sentence, and the next one where it tells what is needed; not of a question. */
function saidOfIt(rest: string): string {
  const [first = '', firstEnd, second = '', secondEnd] = rest.split(/([?!]|\.(?= |$))/);
  if (firstEnd === '?') return '';
  return secondEnd !== '?' && (IS_NEEDED.test(second) || IS_BRIEF.test(second)) && !/^\s*last\b/.test(second)
    ? `${first}${firstEnd}${second}`
    : first;
}

/** "decals up a couple days before" */
const IS_BRIEF =
  /^\s*(?:(?!\w+ed\b|(?:got|did|was|were|had|came|went|my|he|she)\b)\w+ ){0,4}(?:\d{1,3}|an?|couple|few|the) (?:\w+ )?(?:day|week|month|night)s? /;
const IS_NEEDED =
  /\b(?:need|needs|needed|must|(?:have|has|had) to be|want|wanted|should|would|like|please)\b/;

/** A day so far before or after another; null where it cannot be told: "a few days before", "the week after". */
function shifted(
  day: string,
  amount: string | undefined,
  working: string | undefined,
  unit: string,
  direction: string,
): string | null {
  if (amount === 'few') return null;
  if (unit !== 'day' && (amount === 'the' || (amount === undefined && direction !== 'from'))) return null;
  const steps = amount === 'couple' ? 2 : /^\d/.test(amount ?? '') ? Number(amount) : 1;
  const sign = /before|prior|ahead|preced|leading|earlier|sooner/.test(direction) ? -1 : 1;
  return moved(day, sign * steps, unit, working !== undefined);
}

/** The Saturday, or other weekday, next to an ISO day; of a weekend its Saturday. `nth` counts further away from it. */
export function nearWeekday(day: string, name: string, direction: string, nth: number): string {
  const weekday = own(WEEKDAYS, name) ?? 6;
  const isBefore = /before|prior|ahead|preced|leading|earlier|sooner/.test(direction);
  // The weekend before Easter is not the one that Easter Sunday belongs to.
  const from = name === 'weekend' && weekdayOf(day) === 0 ? addDays(day, -1) : day;
  const step = (nth - 1) * 7;
  if (!isBefore) return addDays(nextWeekday(from, weekday), step);
  return addDays(nextWeekday(from, weekday), (weekdayOf(from) === weekday ? -14 : -7) - step);
}

/** Of readings that overlap the longest stays, of equals the first. */
const keepLongest: Refiner = {
  refine: (_, results) => {
    const kept: typeof results = [];
    for (const result of [...results].sort((a, b) => b.text.length - a.text.length)) {
      const end = result.index + result.text.length;
      if (!kept.some((other) => result.index < other.index + other.text.length && other.index < end))
        kept.push(result);
    }
    return kept.sort((a, b) => a.index - b.index);
  },
};

// Of chrono's own parsers those for whole dates; its time, duration and casual ones see a date in too much.
// Each has the four digits of a year.
const WHOLE_DATES = en.casual.parsers.filter((parser) =>
  ['ISOFormatParser', 'ENYearMonthDayParser'].includes(parser.constructor.name),
);
const REFINERS = [keepLongest, moveByWhatStandsAround, keepLongest];

// The in-hands date: the visitor's own words, and the day they mean in the shop's time zone.
import { Chrono, en, type ParsedResult, type Refiner } from 'chrono-node';
import type { DueDate } from '../../../schemas/reading.ts';
import { isCorrection, overlaps, type SlotContext, type SlotResult, type Span, skipped } from '../slot.ts';
import type { NumberSpan } from '../words/numbers.ts';
import { own } from '../words/own.ts';
import { MONTHS, WEEKDAYS } from '../words/vocabulary.ts';
import type { Word } from '../words/words.ts';
import { DATE_PARSERS, moved } from './date-parsers.ts';
import { addDays } from './days.ts';

/** `date` is null where no single day can be told ("in March", "asap"). Days gone by are none. */
export function readDueDate(context: SlotContext): SlotResult<DueDate> {
  const { words, taken, asked, today } = context;
  if (OPENING_HOURS.test(words.plain) && asked !== 'dueDate') return skipped;
  const found: Found[] = [];
  for (const part of datedParts(words.all, context.numbers, asked === 'dueDate')) {
    for (const candidate of readPart(part, today)) {
      if (!overlaps(candidate.span, taken)) found.push(candidate);
    }
  }
  const chosen =
    choose(found, isCorrection(words)) ?? (asked === 'dueDate' ? readBareAnswer(context) : undefined);
  if (!chosen) return skipped;
  const text = words.message.slice(chosen.span.start, chosen.span.end).trim();
  return { status: 'filled', value: { text, date: chosen.date }, span: chosen.span };
}

interface Found {
  span: Span;
  date: string | null;
  /** Said with "by", "before", "need it ...": a deadline rather than a date mentioned. */
  isDeadline: boolean;
}

/** Asking whether the shop is open on a day needs no goods on it. */
const OPENING_HOURS =
  / (?:are|r|is|do|does|will|when|what|late|how|your|you) (?:\S+ ){0,4}(?:open|opened|close|closed|closes|hours)(?: \S+){0,6} (?:on |this |today|tomorrow|sun|mon|tue|wed|thu|fri|sat|week)| (?:today|tomorrow|\S+day) (?:hours|open) /;

function choose(found: Found[], isCorrected: boolean): Found | undefined {
  const told = found.filter(({ date }) => date !== null);
  const pool = told.length > 0 ? told : found;
  const deadlines = pool.filter(({ isDeadline }) => isDeadline);
  const best = deadlines.length > 0 ? deadlines : pool;
  return isCorrected ? best.at(-1) : best[0];
}

/** A stretch of cleaned text; `places[i]` is where its i-th letter stands in the message. */
interface Part {
  text: string;
  places: number[];
  end: number;
}

const REACH = 9;
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
    const from = Math.max(at - REACH, last?.[1] ?? 0, 0);
    const to = Math.min(at + REACH, all.length);
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
  ...`day days week weeks month months year years weekend today tonight tomorrow eod eom eoy asap soon end quickly
  christmas easter thanksgiving halloween valentine valentines mother mothers father fathers memorial labor labour veteran
  veterans president presidents independence columbus indigenous juneteenth mlk martin cinco earth groundhog boxing patrick
  patricks paddys paddy pattys st saint summer fall autumn spring winter first second third fourth fifth sixth seventh eighth ninth
  tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth`.split(
    /\s+/,
  ),
]);

function isDated(all: readonly Word[], at: number): boolean {
  const word = all[at];
  if (!word || word.kind === 'mark') return false;
  const next = all[at + 1];
  const before = all[at - 1];
  if (word.kind === 'word') {
    if (before?.text === 'the' && /^(?:twenty|thirty)$/.test(word.text)) return true;
    return DATE_WORDS.has(word.text) || DATE_WORDS.has(word.stem);
  }
  if (next && !next.spaced && /^(?:st|nd|rd|th|[/-])$/.test(next.text)) return true;
  return next?.raw === '/' || before?.text === 'the' || /^\d{1,2}\.\d{1,2}$/.test(word.raw);
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
    const isGlued = /[a-z]$/.test(text) && /^\d/.test(piece);
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
    } else if (number && Number.isInteger(number.value) && !isPronoun(all, number)) {
      add(String(number.value), word, word.spaced, all[number.to - 1]?.end ?? word.end);
      at = number.to - 1;
    } else {
      const isTight = word.raw === '/' || word.raw === "'" || all[at - 1]?.raw === '/';
      // Expanded shorthand would move letters off their places; dates have none that matters.
      add(
        word.kind === 'word' ? (word.raw.includes("'") ? word.raw.toLowerCase() : word.text) : word.raw,
        word,
        word.spaced && !isTight,
        word.end,
      );
    }
  }
  return { text, places, end };
}

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

/** "2 weeks from", "3 days after", "the day before" in front of a date move it. */
const moveByWhatStandsBefore: Refiner = {
  refine: (context, results) =>
    results.map((result) => {
      const before = context.text.slice(Math.max(0, result.index - 40), result.index);
      const match =
        /(?:(\d{1,3}|an?|the) (business |working )?(day|week|month|year)s?) (before|after|from|past|prior to|ahead of|following) (?:the )?$/.exec(
          before,
        );
      const day = isoOf(result);
      if (!match || !day) return result;
      const [whole, amount = '', working, unit = '', direction = ''] = match;
      if (amount === 'the' && unit !== 'day') return result;
      const sign = /before|prior|ahead/.test(direction) ? -1 : 1;
      const steps = /^(?:an?|the)$/.test(amount) ? 1 : Number(amount);
      const shifted = working && sign === 1 ? moved(day, steps, unit, true) : moved(day, sign * steps, unit);
      const wider = context.createParsingResult(result.index - whole.length, whole + result.text);
      const [year = 0, month = 0, date = 0] = shifted.split('-').map(Number);
      wider.start.assign('year', year).assign('month', month).assign('day', date);
      return wider;
    }),
};

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
const WHOLE_DATES = new Set(['ISOFormatParser', 'ENYearMonthDayParser']);
const chrono = new Chrono({
  parsers: [
    ...en.casual.parsers.filter((parser) => WHOLE_DATES.has(parser.constructor.name)),
    ...DATE_PARSERS,
  ],
  refiners: [keepLongest, moveByWhatStandsBefore, keepLongest],
});

function readPart(part: Part, today: string): Found[] {
  const [year = 0, month = 1, date = 1] = today.split('-').map(Number);
  const found: Found[] = [];
  for (const result of chrono.parse(part.text, new Date(year, month - 1, date, 12))) {
    const before = part.text.slice(0, result.index);
    const day = isoOf(result);
    if (
      (day !== null && day < today) ||
      isPast(before) ||
      isDenied(before) ||
      isSmallTalk(before, result.text)
    )
      continue;
    const preposition =
      /^(?:by|on|for|before|until|till|due|around|back|in)(?= (?:the )?\d)/.exec(result.text)?.[0] ?? '';
    const first = result.index + (preposition === 'in' ? 0 : preposition.length + (preposition ? 1 : 0));
    const last = result.index + result.text.length;
    found.push({
      span: { start: part.places[first] ?? 0, end: part.places[last] ?? part.end },
      date: day,
      isDeadline: isDeadline(`${before}${preposition} `),
    });
  }
  return found;
}

function isoOf(result: ParsedResult): string | null {
  if (!result.start.isCertain('day')) return null;
  const two = (n: number | null) => String(n ?? 0).padStart(2, '0');
  return `${result.start.get('year')}-${two(result.start.get('month'))}-${two(result.start.get('day'))}`;
}

const isDeadline = (before: string): boolean =>
  /(?:by|before|due|deadline(?: is)?|no later than|until|till|in hands?(?: by| date)?|need(?:ed)?(?: it| them| these| this)?(?: by| for| on)?|ready(?: by| for| on)?|have them(?: by)?|arrive(?: by)?|here(?: by)?|delivered(?: by)?|latest)\s+(?:the |like |around |about |this |next |at least |or before )*$/.test(
    before,
  );

/** "I ordered on May 3", "last friday", "since 2019": a day gone by. */
const isPast = (before: string): boolean =>
  /(?:ordered|placed|bought|called|emailed|since|last|came in|visited|received|got|picked up|sent|spoke|talked|met|paid|happened|missed|started|dated|was|were)(?: \w+){0,5}? (?:on |in |this |last |back |the )*$|(?:^| )(?:last|past) (?:the )?$/.test(
    before,
  ) && !/(?:need|by|before|due|deadline)[^.]{0,30}$/.test(before);

/** "friday, not monday", "rather than the 5th" */
const isDenied = (before: string): boolean =>
  /(?:^|[ ,])(?:not|instead of|rather than)(?: (?:on|by|for|the|till|next|this))* $/.test(before);

/** "how are you today", "have a great week", "can someone call me today": nothing is due on it. */
const isSmallTalk = (before: string, text: string): boolean =>
  /^(?:today|tonight|tomorrow|same day|this week|next week|\w+day$)/.test(text) &&
  /(?:are you|you doing|is it going|your day|good|great|nice|enjoy|call|talk|speak|chat|quote|answer|reply|respond|come in|come by|come over|swing by|stop by|visit|drop by|weather|here|work|working|feeling|looking)(?: \w+){0,3} $|how(?: is| s|'s)? (?:your|the|my) (?:\w+ )?$/.test(
    before,
  );

/** The answer to "when do you need them?": "2 weeks", "the 5th", "15", "no rush". */
function readBareAnswer({ words, numbers, today }: SlotContext): Found | undefined {
  const span = { start: 0, end: words.message.trimEnd().length };
  const duration =
    /^ (?:about |around |like |maybe |in |within |probably )*(\d{1,3}|an?|one|two|three|four|five|six) (business |working )?(day|week|month)s?(?: or so)? $/.exec(
      words.plain,
    );
  if (duration) {
    const amount = numbers[0]?.value ?? 1;
    return {
      span,
      date: moved(today, amount, duration[3] ?? 'day', duration[2] !== undefined),
      isDeadline: true,
    };
  }
  const date = /^ (?:the |on |by )*(\d{1,2})(?: (?:st|nd|rd|th))? $/.exec(words.plain);
  if (date) {
    for (let days = 0; days < 62; days += 1) {
      const day = addDays(today, days);
      if (Number(day.slice(8)) === Number(date[1])) return { span, date: day, isDeadline: true };
    }
  }
  if (
    / (?:no rush|no hurry|not in a (?:rush|hurry)|whenever|flexible|any ?time|no deadline|no date|no specific date|not urgent|does not matter|open) /.test(
      words.plain,
    )
  ) {
    return { span, date: null, isDeadline: true };
  }
  return;
}

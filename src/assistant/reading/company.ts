// The company or group a visitor orders for: "I'm with Blue Barn Brewing", "our company is Acme HVAC".
import { overlaps, type SlotContext, type SlotResult, skipped } from './slot.ts';
import { COMMON_WORDS } from './words/common-words.ts';
import { COLORS, GARMENTS, MONTHS, PIECES, WEEKDAYS } from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

/** As typed. */
export function readCompany({ words, taken, asked }: SlotContext): SlotResult<string> {
  const { all } = words;
  for (let at = 0; at < all.length; at += 1) {
    for (const cue of cuesAt(all[at])) {
      const begins = matches(all, at, cue.words);
      if (begins === undefined) continue;
      // "name Theo Marsh company Marsh Tree Care"; not "our company Christmas party"
      if (cue.words.join() === 'company' && all[at - 1]?.kind === 'word') continue;
      const isArticle = all[begins]?.text === 'the' && /^\p{Lu}/u.test(all[begins + 1]?.raw ?? '');
      const after = isArticle && all[begins]?.raw === 'the' ? begins + 1 : begins;
      const end = nameEnd(all, after, cue.isStrong);
      if (end === after) continue;
      if (!cue.isStrong && !looksLikeCompany(all, after, end, cue.needsSuffix)) continue;
      const span = { start: all[after]?.start ?? 0, end: all[end - 1]?.end ?? 0 };
      if (overlaps(span, taken)) continue;
      const name = words.message.slice(span.start, span.end).replace(/\s+/g, ' ');
      if (name.length >= 2 && name.length <= 80) return { status: 'filled', value: name, span };
    }
  }
  const suffixed = withSuffix(all);
  if (suffixed) {
    const span = { start: all[suffixed[0]]?.start ?? 0, end: all[suffixed[1] - 1]?.end ?? 0 };
    if (!overlaps(span, taken)) {
      return {
        status: 'filled',
        value: words.message.slice(span.start, span.end).replace(/\s+/g, ' '),
        span,
      };
    }
  }
  if (
    asked === 'company' &&
    all.length <= 6 &&
    all.length > 0 &&
    !/ (?:no|none|not|just me|personal|na) /.test(words.plain)
  ) {
    const span = { start: 0, end: words.message.trimEnd().length };
    return { status: 'filled', value: words.message.trim().replace(/[.!]+$/, ''), span };
  }
  return skipped;
}

interface Cue {
  words: string[];
  /** What follows is a company whatever it looks like. */
  isStrong: boolean;
  /** Only with "LLC", "Brewing", "School" and the like, or a capital in the middle of a sentence. */
  needsSuffix?: boolean;
}

const cue = (phrase: string, isStrong: boolean, needsSuffix = false): Cue => ({
  words: phrase.split(' '),
  isStrong,
  needsSuffix,
});

/** What a company may be called; '*' in a cue. */
const KINDS = new Set(
  `company business organization team school shop restaurant brand church club band brewery studio nonprofit bakery cafe salon gym bar firm agency farm practice clinic charity startup store group ministry academy league daycare truck office label ranch charter foundation`.split(
    /\s+/,
  ),
);

const CUES: Cue[] = [
  cue('* name is', true),
  cue('* is called', true),
  cue('* called', true),
  cue('* named', true),
  cue('* is named', true),
  cue('* (', false),
  cue('my company is', true),
  cue('our company is', true),
  cue('my business is', true),
  cue('our business is', true),
  cue('my * is', false),
  cue('our * is', false),
  cue('my * ,', false),
  cue('our * ,', false),
  cue('company', false),
  cue('company is', false),
  cue('business is', false),
  cue('company :', true),
  cue('business :', true),
  cue('on behalf of', false),
  cue('i am with', false),
  cue('we are with', false),
  cue('i work for', false),
  cue('i work at', false),
  cue('work for', false),
  cue('i own', false),
  cue('we own', false),
  cue('i run', false),
  cue('we run', false),
  cue('owner of', false),
  cue('manager at', false),
  cue('director of', false),
  cue('here at', false),
  cue('over at', false),
  cue('we are', false, true),
  cue('this is', false, true),
  cue('from', false, true),
  cue('with', false, true),
  cue('at', false, true),
  cue('for', false, true),
];

const CUES_BY_WORD = Map.groupBy(CUES, (cue) => cue.words[0] ?? '');
const NO_CUES: readonly Cue[] = [];

function cuesAt(word: Word | undefined): readonly Cue[] {
  const head = word?.text.split(' ', 1)[0] ?? '';
  const named = CUES_BY_WORD.get(head) ?? NO_CUES;
  return KINDS.has(head) ? [...(CUES_BY_WORD.get('*') ?? NO_CUES), ...named] : named;
}

/** One past the phrase that begins at `at`, or undefined. */
function matches(all: readonly Word[], at: number, phrase: readonly string[]): number | undefined {
  let index = at;
  let said = 0;
  while (said < phrase.length) {
    const word = all[index];
    if (!word) return;
    // Expanded shorthand ("i'm" is "i am") holds two of the phrase's words in one.
    for (const part of word.text.includes(' ') ? word.text.split(' ') : [word.text]) {
      if (phrase[said] !== part && !(phrase[said] === '*' && KINDS.has(part))) return;
      said += 1;
    }
    index += 1;
  }
  return index;
}

/** What stands at the end of a company's or a group's name. */
export const COMPANY_WORDS: ReadonlySet<string> = new Set(
  `llc inc corp corporation co company ltd brewing brewery construction plumbing hvac electric electrical roofing landscaping
  lawn auto automotive motors realty properties dental dentistry clinic hospital medical pharmacy veterinary vet church ministries
  school academy elementary university college high middle preschool daycare university league athletics soccer baseball football
  hockey lacrosse volleyball wrestling fc club boosters pta pto foundation association society union department dept
  restaurant cafe coffee bakery grill bbq pizza pizzeria catering kitchen bistro bar tavern pub deli foods farm farms ranch
  salon spa barbershop gym fitness crossfit yoga studio studios gallery photography films media marketing design designs
  consulting solutions services systems technologies tech software labs bank credit insurance law legal partners group
  holdings enterprises industries manufacturing logistics trucking transport moving cleaning grooming painting flooring contracting
  contractors builders homes remodeling supply hardware outfitters boutique apparel clothing records events rentals travel
  hotel inn resort casino theater theatre museum library fire police ems county city brothers bros sons & associates`.split(
    /\s+/,
  ),
);

const STOP = new Set(
  `and but or so i we my our me us is are was were need needs want wants would looking in on at to by of for with about the a an
  this that it they you your please thanks thank can could do does how what when where who have has had if because here
  there from they today tomorrow next now asap called named wanting trying interested ordering planning hoping getting located based out`.split(
    /\s+/,
  ),
);

/** One past the last word of a name that begins at `from`; `from` itself if none does. */
function nameEnd(all: readonly Word[], from: number, isStrong: boolean): number {
  let end = from;
  for (let at = from; at < all.length && at - from < 7; at += 1) {
    const word = all[at];
    if (!word) break;
    const next = all[at + 1];
    if (word.kind === 'mark') {
      const isInside =
        /^[&'’.-]$/.test(word.raw) &&
        at > from &&
        next !== undefined &&
        (word.raw !== '.' || !next.spaced) &&
        next.kind !== 'mark';
      if (!isInside) break;
      continue;
    }
    if (
      at > from &&
      /^(?:of|at)$/.test(word.text) &&
      next &&
      /^\p{Lu}/u.test(next.raw) &&
      isGroup(all[at - 1])
    )
      continue;
    if (
      at > from &&
      word.text === 'and' &&
      next &&
      /^\p{Lu}/u.test(next.raw) &&
      /^\p{Lu}/u.test(all[at - 1]?.raw ?? '')
    )
      continue;
    if (STOP.has(word.text.split(' ')[0] ?? '') && !(at === from && word.raw === 'The')) break;
    if (!isStrong && !/^[\p{Lu}\d]/u.test(word.raw) && !(at > from && COMPANY_WORDS.has(word.text))) {
      // All in lower case: only up to a word that makes it a company.
      const suffix = suffixAhead(all, at);
      if (suffix === undefined) break;
      end = suffix + 1;
      break;
    }
    end = at + 1;
  }
  return end;
}

/** "PTA at Maple Grove", "Friends of Oak Hill", "Bank of Omaha"; not "Dana at Acme". */
const isGroup = (word: Word | undefined): boolean =>
  word !== undefined &&
  (COMPANY_WORDS.has(word.text) ||
    /^(?:friends|sons|daughters|house|taste|city|town|village|knights|order|boys|girls)$/.test(word.text));

function suffixAhead(all: readonly Word[], from: number): number | undefined {
  for (let at = from; at < Math.min(all.length, from + 4); at += 1) {
    const word = all[at];
    if (word?.kind !== 'word' || STOP.has(word.text.split(' ')[0] ?? '')) return;
    if (at === from || !COMPANY_WORDS.has(word.text)) continue;
    let last = at;
    while (COMPANY_WORDS.has(all[last + 1]?.text ?? '')) last += 1;
    return last;
  }
  return;
}

function looksLikeCompany(all: readonly Word[], from: number, to: number, needsSuffix = false): boolean {
  const body = all.slice(from, to).filter(({ kind }) => kind !== 'mark');
  const first = body[0];
  if (
    !first ||
    body.some(
      ({ stem, text }) => GARMENTS.has(stem) || PIECES.has(stem) || text in MONTHS || text in WEEKDAYS,
    )
  )
    return false;
  if (COLORS.has(first.text) && body.length === 1) return false;
  const isCapital = /^\p{Lu}/u.test(first.raw);
  const hasSuffix = body.slice(1).some(({ text }) => COMPANY_WORDS.has(text));
  if (PLACES.test(body.map(({ text }) => text).join(' '))) return false;
  if (hasSuffix) return isCapital || !COMMON_WORDS.has(first.text);
  const isNamed = isCapital && body.every(({ raw }) => !/^\p{Ll}/u.test(raw) || /^(?:of|and)$/.test(raw));
  if (!needsSuffix) return isNamed;
  // "Dana from Acme", "Sam Ortiz with Bluebird": a capitalised name right before and after.
  const before = all[from - 2];
  return (
    isNamed &&
    /^(?:from|with|at)$/.test(all[from - 1]?.text ?? '') &&
    before !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(before.raw) &&
    !STOP.has(before.text)
  );
}

/** States and large cities: "from Texas" is where somebody lives. */
const PLACES =
  /^(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas(?: city)?|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york(?: city)?|orleans)|north (?:carolina|dakota)|ohio|oklahoma(?: city)?|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|chicago|houston|dallas|austin|denver|seattle|boston|atlanta|miami|phoenix|philadelphia|st louis|omaha|wichita|topeka|lawrence|overland park|olathe|independence|lees summit|usa|us|america|canada|mexico|google|facebook|instagram|yelp|kc|nyc|la)$/;

/** "Acme Plumbing LLC" anywhere: a legal form ends a company's name. */
function withSuffix(all: readonly Word[]): [number, number] | undefined {
  for (let at = 1; at < all.length; at += 1) {
    if (!/^(?:llc|inc|corp|ltd)$/.test(all[at]?.text ?? '')) continue;
    let from = at;
    while (from > 0 && at - from < 5) {
      const word = all[from - 1];
      if (
        !word ||
        !(/^\p{Lu}/u.test(word.raw) || word.raw === '&' || word.raw === ',') ||
        STOP.has(word.text)
      )
        break;
      from -= 1;
    }
    if (from < at && all[from]?.kind === 'word') return [from, at + 1];
  }
  return;
}

// What a message chooses of the price book's options: "2 color", "front and back", "mesh", "rush", "3x6 ft".

import type { Charge, PriceOption } from '../../../schemas/catalog.ts';
import type { Slots } from '../../../schemas/reading.ts';
import type { PriceList, Shop } from '../../../schemas/shop.ts';
import { ANSWERED } from './dates/not-due.ts';
import { readInkColors } from './ink-colors.ts';
import { isOtherSense } from './service.ts';
import { findNumbers, type NumberSpan } from './words/numbers.ts';
import { worded } from './words/triggers.ts';
import { GARMENTS, NOT_PIECES, PEOPLE, PIECES } from './words/vocabulary.ts';
import { splitWords, stemOf, type Word, type Words } from './words/words.ts';

/**
 * Values by the option's name, as estimate() takes them. `slots` are all that is known, `reading` those of this message. `asked` is the option that Carl asked for: there a bare
 * "two" counts. `known` are the options chosen before, for those taken back: "without the stakes"; `thing` is what the goods are.
 */
export function readPriceOptions(
  words: Words,
  slots: Slots,
  reading: Slots,
  list: PriceList | undefined,
  shop: Shop,
  asked: string | null,
  known: Readonly<Record<string, string>> = {},
  thing: string | null = null,
): Record<string, string> {
  const chosen: Record<string, string> = {};
  if (!list) return chosen;
  const stems = words.all.filter(({ kind }) => kind !== 'mark').map(({ stem }) => stem);
  const text = ` ${stems.join(' ')} `;
  const all = phrasesIn(stems, text, shop, list);
  const isBareAnswer =
    reading.dueDate === undefined &&
    reading.quantity === undefined &&
    reading.phone === undefined &&
    !OF_PIECES.test(words.plain);
  for (const option of list.options) {
    const said = all.filter((phrase) => phrase.option === option && !isOfLarge(option, phrase.phrase, text));
    // "2 vans and a box truck": no one kind.
    if (option.name === 'vehicle' && (slots.quantity ?? 1) > 1 && isSeveral(said, text)) continue;
    const value =
      option.kind === 'choice'
        ? (choiceOfSizes(slots, shop, option, text) ??
          readChoice(text, option, said) ??
          withdrawn(text, option, said, known[option.name]))
        : (readCount(
            words,
            slots,
            option,
            asked === option.name && isBareAnswer,
            LARGE.test(`${text}${thing ?? ''}`),
          ) ?? usualCount(text, option));
    // "two more joined, both large" takes back no larger ones.
    const isOfAFew = option.name === 'size' && slots.sizes === undefined && !OF_ALL_SIZES.test(text);
    if (isOfAFew && value === option.default && known[option.name] !== undefined) continue;
    if (value !== undefined) chosen[option.name] = value;
  }
  return chosen;
}

/** "can we add just one later", "if one more signs up", "what does one of those run": pieces, and no answer. */
const OF_PIECES = worded(
  / (?:what|how much) (?:\S+ ){0,2}\S+ (?:of (?:them|those|these)|like (?:this|that)|that (?:size|big)) | (?:add|adding|order|get|buy|reorder|make|print|need) (?:just |only |like )?\S+ (?:or two )?(?:more|extra|another|later|after|afterwards|at a time|down the road) | \S+ more (?:\S+ )?(?:signs?|signed|joins?|joined|shows?|showed|comes?|came|quits?) /,
);

const OF_ALL_SIZES = / (?:all|no|none|nobody|not|only|just|everyone|everybody|standard|up|actually|change) /;

/** The choice of one option that goods are called by: 'hoodie' is one of the garments. */
export function choiceOf(
  thing: string,
  option: string,
  list: PriceList | undefined,
  shop: Shop,
): string | undefined {
  if (!list) return;
  const known = choices.get(list) ?? new Map<string, string | undefined>();
  choices.set(list, known);
  const key = `${option} ${thing}`;
  if (known.has(key)) return known.get(key);
  const choice = readPriceOptions(splitWords(thing, shop), {}, {}, list, shop, null)[option];
  if (known.size < MOST_KNOWN) known.set(key, choice);
  return choice;
}

/** The goods of a job are asked about several times a turn, and in every turn. */
const choices = new WeakMap<PriceList, Map<string, string | undefined>>();
const MOST_KNOWN = 500;

/** Choices named side by side, none of them within another's name. */
function isSeveral(said: readonly Phrase[], text: string): boolean {
  const [first, ...others] = said.map(({ phrase, name }) => ({ name, from: text.indexOf(phrase), phrase }));
  if (!first || !/ (?:and|plus|n) /.test(text)) return false;
  const end = first.from + first.phrase.length - 2;
  return others.some(
    ({ name, from, phrase }) =>
      name !== first.name && (from >= end || from + phrase.length - 2 <= first.from),
  );
}

/** What the pieces of each size come to: "10 M and 4 2XL" are some that are larger, and so are "two of them in 3XL". */
function choiceOfSizes(
  { sizes, quantity }: Slots,
  shop: Shop,
  option: Choice,
  text: string,
): string | undefined {
  if (option.name !== 'size') return;
  const said = sizes === undefined ? largeSizesIn(text) : shareOfLarge(sizes, quantity);
  return phrasesOf(shop, option).find(({ phrase }) => said?.includes(phrase))?.name;
}

/** Of pieces whose size is not told none is large: 6 in 2XL are some of 48. */
function shareOfLarge(sizes: Readonly<Record<string, number>>, quantity = 0): string {
  const told = Object.entries(sizes);
  const sum = (all: typeof told) => all.reduce((pieces, [, count]) => pieces + count, 0);
  const large = sum(told.filter(([size]) => /^[2-9]XL$/.test(size)));
  return large === 0
    ? ' up to xl '
    : large * 2 > Math.max(sum(told), quantity)
      ? ' mostly 2xl '
      : ' some 2xl ';
}

/** Larger sizes that are named without a number of each; no "do you have 3XL". */
function largeSizesIn(text: string): string | undefined {
  if (!LARGE_SIZE.test(text) || ASKS_OF_SIZE.test(text)) return;
  if (NONE_LARGE.test(text)) return ' up to xl ';
  return MOSTLY_LARGE.test(text) ? ' mostly 2xl ' : ' some 2xl ';
}

/** The "xl" of "do you have 3 XL" is none of the sizes up to it. */
const isOfLarge = ({ name }: PriceOption, phrase: string, text: string): boolean =>
  name === 'size' && phrase === ' xl ' && LARGE_SIZE.test(text);

const LARGE_SIZES = String.raw`(?:[2-6] ?xls?|[2-6] x(?= $| (?:and|or|please|size|for|too|is|are|in|then) )|x{2,5}ls?)`;
const LARGE_SIZE = new RegExp(` (?<!\\d )${LARGE_SIZES} (?!\\d|by )`);
const ASKS_OF_SIZE = new RegExp(
  ` (?:do|does|can|is|are) (?:\\S+ ){1,4}?(?:have|carry|offer|come|go|stock|get|make)(?: \\S+){0,3}? ${LARGE_SIZES} `,
);
const NONE_LARGE = new RegExp(
  ` (?:no|none|nobody|without|drop|skip|not)(?: (?:one|any|more|of|them|in|needs|wears|is|a|the)){0,4} ${LARGE_SIZES} `,
);
const MOSTLY_LARGE = new RegExp(
  ` (?:mostly|all|mainly|everyone|everybody|only)(?: (?:of them|of those|in|are|is|wear|need|size|a|the)){0,3} ${LARGE_SIZES} | ${LARGE_SIZES} (?:mostly|mainly|for all|for everyone) |^ (?:(?:just|size|in|a) )*${LARGE_SIZES} $`,
);

type Choice = Extract<PriceOption, { kind: 'choice' }>;
type Count = Extract<PriceOption, { kind: 'number' }>;

/**
 * The choice named with the longest words, or one beside it that is not the usual: "mesh banner" is mesh though banners
 * are vinyl. "not mesh" and "quick question" name none.
 */
function readChoice(text: string, option: Choice, phrases: readonly Phrase[]): string | undefined {
  if (phrases.length === 0) return;
  const all = partsOf(text);
  const named: { name: string; from: number; to: number }[] = [];
  for (const { phrase, name } of phrases) {
    const at = text.indexOf(phrase);
    const before = text.slice(0, at);
    const after = text.slice(at + phrase.length);
    // "no, bulk is fine" wants it in bulk.
    if (WITHOUT.test(before) && !/^(?:\w+ )?(?:is|are) (?:fine|ok|okay|good|enough|all right) /.test(after))
      continue;
    // "will the car wash hurt it"
    if (isOtherSense(all, partsOf(before).length, partsOf(phrase))) continue;
    // "for sale signs with the metal frames"
    if (
      option.name === 'material' &&
      /^(?:frame|stake|stand|post|pole|holder|leg|bracket|rod|h stake|ring|grommet|eyelet|hook|clip|corner|hole|loop)s? /.test(
        after,
      )
    )
      continue;
    if (
      option.name === 'rush' &&
      (NO_RUSH.test(after) ||
        NOT_RUSHED.test(before) ||
        NOT_NEEDED.test(after) ||
        ANSWERED.test(`${before} `) ||
        (phrase === ' quick ' && OPENS.test(`${before} `) && !/^(?:turn|job|order|print|rush)/.test(after)))
    )
      continue;
    // "full color with our menu" is no full wrap.
    if (option.name === 'coverage' && phrase === ' full ' && /^(?:color(?! change)|menu|name) ?/.test(after))
      continue;
    // "no design yet, just a name": all that there is to draw from.
    if (option.name === 'coverage' && / name /.test(phrase) && LACKS_DESIGN.test(before)) continue;
    const isTheirs = option.name === 'copywriting' && (BY_THEM.test(before) || /^(?:my|our)sel/.test(after));
    named.push({ name: isTheirs ? option.default : name, from: at, to: at + phrase.length - 2 });
  }
  // "a full wrap, no scratch that, a partial wrap": what was said first is taken back.
  const back = named.length > 1 ? (TAKES_BACK.exec(text)?.index ?? -1) : -1;
  const meant = named.some(({ from }) => from < back) ? named.find(({ from }) => from > back) : undefined;
  if (meant) return meant.name;
  const [first] = named;
  // "full wrap, sides and back": which sides those are.
  const whole = option.name === 'coverage' ? named.find(({ name }) => name === option.default) : undefined;
  if (whole && first && SIDES_OF_IT.test(text.slice(whole.to, first.to + 1))) return option.default;
  if (first?.name !== option.default) return first?.name;
  const unusual = named.find(({ name, from, to }) => {
    const between = from > first.from ? text.slice(first.to, from) : text.slice(to, first.from);
    return (
      name !== option.default && !/ (?:and|plus|also|or|\d+) /.test(`${between.replace(MEASURES, ' ')} `)
    );
  });
  return (unusual ?? first).name;
}

const SIDES_OF_IT = /^\S? (?:(?:,|on|of|-|the|all|both|with) )*(?:sides?|back|rear) (?:and|plus) /;
const LACKS_DESIGN =
  / (?:no|not|without|never had|zero)(?: (?:have|got|any|an?|real|actual|the|our|need))* (?:design|logo|art|artwork|layout|drawing|file)s? /;
const TAKES_BACK =
  / (?:scratch that|no wait|wait no|wait actually|no actually|i mean|i meant|or rather|never mind) /;

/** "I write the texts myself", "we'll write it" */
const BY_THEM = / (?:i|we)(?: (?:will|can|would|could|am going to|are going to|plan to|want to|like to))*$/;

const partsOf = (text: string): string[] => text.split(' ').filter((part) => part !== '');

/** "banner 4x8 ft mesh": between the two stands only the size. */
const MEASURES = / \d+(?:x\d+| x \d+| by \d+)?(?: (?:ft|foot|feet|in|inch))?(?= |$)/g;

/** "quick question", "a quick one" */
const NO_RUSH =
  /^(?:question|quote|reply|answer|help|call|one|thing|ask|favor|note|check|price|pricing|estimate|idea|word|update|chat|follow|heads) /;
/** "no great hurry", "we're in no particular rush", "I'm not in a huge hurry" */
const NOT_RUSHED =
  / (?:thanks|thank you|appreciate|thx)(?: (?:for|you|your|being|so|very|the|how|it|this|that|was|really|super|much|a|lot|getting back|answering|replying|responding|helping|me|us)){1,8}$| (?:no|not|never|without)(?: (?:in|a|an|any|the|that|such|real|really|big|great|huge|major|particular|special|terrible|crazy|super|too|so|much|of|need|want|pay|for|kind|sort|exactly)){0,5}$/;
/** "rush isn't necessary" */
const NOT_NEEDED = /^(?:\S+ )?(?:is |be )?(?:not (?:needed|necessary|required|important)|unnecessary) /;
/** "hey real quick, what are 50 mugs": said of the talk. */
const OPENS = /^ (?:(?:hey|hi|hello|yo|so|ok|just|carl|there|and|oh|also|real|super|very) )*$/;

const WITHOUT =
  /(?: not| no(?: to| on)?| without| minus| never mind(?: on| about)?| forget(?: about)?| skip| drop| remove| lose| scratch(?! that )| cancel| ditch| leave (?:off|out)| instead of| rather than| not (?:need|want|do|add)| take (?:off|out))(?: a| an| the| any| that| those| with| all that| just| only)*$/;

/** "without the stakes": what comes without a charge instead, if they were chosen, usual, or the usual is another. */
function withdrawn(
  text: string,
  option: Choice,
  phrases: readonly Phrase[],
  known: string | undefined,
): string | undefined {
  if (option.name === 'garment' || option.name === 'product' || option.name === 'vehicle') return;
  const off = phrases.find(({ phrase }) => {
    const at = text.indexOf(phrase);
    return (
      WITHOUT.test(text.slice(0, at)) ||
      /^(?:thing |one )?(?:off|out|away) /.test(text.slice(at + phrase.length))
    );
  })?.name;
  const charged = option.choices.find(({ name }) => name === off);
  if (!charged || isFree(charged) || (known !== undefined && known !== off)) return;
  const free = option.choices.find(isFree);
  const isMeant = known === off || option.default === off || free?.name !== option.default;
  return isMeant ? free?.name : undefined;
}

const isFree = ({ setup_cents, unit_cents, percent }: Charge): boolean =>
  setup_cents === 0 && unit_cents === 0 && percent === 0;

interface Phrase {
  /** With a space at both ends. */
  phrase: string;
  name: string;
  option: Choice;
}

const phrases = new WeakMap<Shop, Map<PriceOption, Phrase[]>>();

/** Those that the text holds, in their order: few words of a message begin one. */
function phrasesIn(stems: readonly string[], text: string, shop: Shop, list: PriceList): Phrase[] {
  const byWord = phrasesOfList(shop, list);
  const said: Placed[] = [];
  // Each word once: a text of "just" alone would else be searched for all that begins so at every word.
  const begun = new Set<string>();
  for (const stem of stems)
    for (const word of stem.includes(' ') ? stem.split(' ') : [stem]) {
      const all = byWord.get(word);
      if (!all || begun.has(word)) continue;
      begun.add(word);
      for (const phrase of all) if (text.includes(phrase.phrase)) said.push(phrase);
    }
  return said.sort((one, other) => one.place - other.place);
}

/** With its place among all of its price list. */
type Placed = Phrase & { place: number };

/** By the word they begin with. */
const phrasesOfLists = new WeakMap<PriceList, Map<string, Placed[]>>();

function phrasesOfList(shop: Shop, list: PriceList): Map<string, Placed[]> {
  let known = phrasesOfLists.get(list);
  if (!known) {
    const all = list.options.flatMap((option) => (option.kind === 'choice' ? phrasesOf(shop, option) : []));
    known = Map.groupBy(
      all.map((phrase, place) => ({ ...phrase, place })),
      ({ phrase }) => phrase.split(' ')[1] ?? '',
    );
    phrasesOfLists.set(list, known);
  }
  return known;
}

/** The owner's words for each choice, stemmed, longest first. */
function phrasesOf(shop: Shop, option: Choice): Phrase[] {
  let byOption = phrases.get(shop);
  if (!byOption) {
    byOption = new Map();
    phrases.set(shop, byOption);
  }
  let known = byOption.get(option);
  if (!known) {
    known = option.choices
      .flatMap(({ name, label, words }) =>
        [...words, label].flatMap(waysToSay).map((word) => ({
          phrase: ` ${stemmed(word)} `,
          name,
          option,
        })),
      )
      .sort((a, b) => b.phrase.length - a.phrase.length);
    byOption.set(option, known);
  }
  return known;
}

/** 'sides only' is also said "just the sides", "only do the sides". */
function waysToSay(phrase: string): string[] {
  const part = /^(.*) only$/.exec(phrase)?.[1];
  if (part === undefined) return [phrase];
  return [phrase, ...ONLY.flatMap((only) => LEADING.map((leads) => `${only} ${leads}${part}`))];
}

const ONLY = ['just', 'only'];
const LEADING = [
  '',
  'the ',
  'my ',
  'our ',
  'both ',
  'the two ',
  'on ',
  'on the ',
  'on both ',
  'do the ',
  'doing the ',
  'wrap the ',
  'a ',
];

const stemmed = (phrase: string): string =>
  phrase
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter(Boolean)
    .map(stemOf)
    .join(' ');

/** What is measured in feet without a word: a 10x10 backdrop. */
const LARGE =
  / ?(?:banner|backdrop|step and repeat|tent|canopy|booth|mural|wall|awning|tablecloth|table cover|table throw|flag|billboard)\b/;

function readCount(
  words: Words,
  slots: Slots,
  option: Count,
  isAsked: boolean,
  isLarge: boolean,
): string | undefined {
  const inRange = (value: number | undefined): string | undefined =>
    value !== undefined && Number.isInteger(value) && value >= option.min && value <= option.max
      ? String(value)
      : undefined;
  const numbers = findNumbers(words.all);
  // "2 color", "three ink colors", "8,000 stitches": the number before the unit's last word.
  const unit = stemOf(option.unit.one.split(' ').at(-1) ?? '');
  const isArea = /^square /.test(option.unit.one);
  const named = numbers.find(
    ({ to }) => followedBy(words, to, unit) && (!isArea || words.all[to]?.stem !== unit),
  );
  if (option.name.includes('location')) {
    const ofPlaces = named ?? numbers.find(({ to }) => isOfPlaces(words, to));
    const places = slots.imprintLocations?.reduce((sum, name) => sum + (name === 'both sides' ? 2 : 1), 0);
    // "2 locations", of which one is named
    if (places) return inRange(Math.max(places, ofPlaces?.value ?? 0)) ?? inRange(places);
    if (ofPlaces) return inRange(ofPlaces.value);
  }
  if (/foot|feet/.test(option.unit.one)) {
    const area = inRange(squareFeet(slots.dimensions, isLarge));
    if (area) return area;
  }
  if (/colors$/.test(option.name))
    return inRange(readInkColors(words, numbers) ?? (isAsked ? soleNumber(words, numbers, unit) : undefined));
  return inRange(named?.value ?? (isAsked ? soleNumber(words, numbers, unit) : undefined));
}

/** "10 yard signs" without a size: 18x24 inches. */
const usualCount = (text: string, { usual = [] }: Count): string | undefined =>
  usual.find(({ words }) => words.some((word) => text.includes(` ${stemmed(word)} `)))?.value.toString();

/** The one number of an answer, or the last of "2, no wait, 1"; "the 3rd" is a day, "after two washes" counts something else. */
function soleNumber({ all }: Words, numbers: readonly NumberSpan[], unit: string): number | undefined {
  const last = numbers.at(-1);
  const isTakenBack = numbers
    .slice(0, -1)
    .every(({ to }, i) => all.slice(to, numbers[i + 1]?.from).some(({ text }) => TAKEN_BACK.has(text)));
  return last === undefined || !isTakenBack || countsElse(all, last, unit) ? undefined : last.value;
}

/** "two washes", "the last one", "3 of our guys"; not "two logos", "2 of them", asked in how many places. */
function countsElse(all: readonly Word[], { from, to }: NumberSpan, unit: string): boolean {
  if (all[from]?.text === 'one' && NO_ONE.test(all[from - 1]?.text ?? '')) return true;
  const next = all[to]?.raw === '-' ? all[to + 1] : all[to];
  if (next?.kind !== 'word' || COUNTED_SO[unit]?.has(next.stem)) return false;
  if (next.text === 'of') return !OF_THEM.test(all[to + 1]?.text ?? '');
  const isPlural = next.stem !== next.text && next.text.endsWith('s');
  return (
    /^(?:st|nd|rd|th)$/.test(next.text) ||
    isPlural ||
    [NOT_PIECES, GARMENTS, PIECES, PEOPLE].some((things) => things.has(next.stem))
  );
}

/** "the last one cracked", "is that one any good" */
const NO_ONE =
  /^(?:last|first|next|this|that|which|every|each|no|another|other|any|old|new|some|same|our|your)$/;
const OF_THEM = /^(?:them|those|these|each|em)$/;
/** What else the number asked for is said to count. */
const COUNTED_SO: Readonly<Record<string, ReadonlySet<string>>> = {
  location: new Set('location place spot side area position placement logo design print imprint'.split(' ')),
  color: new Set('color colour ink shade thread pantone'.split(' ')),
  page: new Set('page section tab screen'.split(' ')),
  foot: new Set('foot feet ft'.split(' ')),
};

const TAKEN_BACK = new Set('no nah wait actually sorry rather hmm oops scratch'.split(' '));

function followedBy(words: Words, at: number, unit: string): boolean {
  const next = words.all.slice(at, at + 3).filter(({ raw }) => raw !== '-');
  return (
    next[0]?.stem === unit ||
    (next[1]?.stem === unit &&
      /^(?:ink|spot|print|imprint|full|different|square|sq|thousand)$/.test(next[0]?.text ?? ''))
  );
}

/** "two sides", "3 spots"; no "2 spot colors" */
const isOfPlaces = ({ all }: Words, at: number): boolean =>
  /^(?:sides|places|spots|placements)$/.test(all[at]?.raw.toLowerCase() ?? '') &&
  !/^(?:colou?rs?|inks?)$/.test(all[at + 1]?.text ?? '');

/** '3x6 ft' is 18, '2 of 3x6 and 1 of 4x6' their mean of 20: a price by the foot comes to the same. */
function squareFeet(dimensions: string | undefined, isLarge: boolean): number | undefined {
  const sizes = (dimensions ?? '').split(' and ').map((size) => {
    const [, count = '1'] = /^(\d{1,4}) of /.exec(size) ?? [];
    return { count: Number(count), feet: feetOf(size.replace(/^\d{1,4} of /, ''), isLarge) };
  });
  const all = sizes.reduce((sum, { count }) => sum + count, 0);
  const total = sizes.reduce((sum, { count, feet = 0 }) => sum + count * feet, 0);
  return sizes.some(({ feet }) => feet === undefined) ? undefined : Math.ceil(total / all);
}

const LARGEST_ROUND = 24;

const UNITS: readonly { named: RegExp; inches: number }[] = [
  { named: /\b(?:cms?|cent)/i, inches: 1 / 2.54 },
  { named: /\bmm\b/i, inches: 1 / 25.4 },
  { named: /\b(?:m|mts?|met)(?![a-df-z])/i, inches: 100 / 2.54 },
  { named: /\b(?:yd|yard)/i, inches: 36 },
  { named: /in|pulg|"|”|″/i, inches: 1 },
  { named: /f|pie|'|’|′/i, inches: 12 },
];

/** '24x36 in' is 6, whole feet rounded up; without a unit sides over 20 are inches. */
function feetOf(dimensions: string, isLarge: boolean): number | undefined {
  const match =
    /(\d{1,4}(?:\.\d{1,3})?)\s*(\D{0,12}?)\s*(?:x|by|por|×|\*)\s*(\d{1,4}(?:\.\d{1,3})?)\s*(.{0,12})$/i.exec(
      dimensions,
    );
  if (!match) {
    // "2 inch decals": round, or as wide as tall
    const [, side] = /^(\d{1,3}(?:\.\d{1,3})?)\s*(?:in\b|inch|"|”|″)/i.exec(dimensions) ?? [];
    return side === undefined || Number(side) > LARGEST_ROUND
      ? undefined
      : Math.max(1, Math.ceil((Number(side) / 12) ** 2));
  }
  const [, first = '', firstUnit = '', second = '', secondUnit = ''] = match;
  const sides: [string, string][] = [
    [first, firstUnit || secondUnit],
    [second, secondUnit || firstUnit],
  ];
  const [small = 0, large = 0] = [Number(first), Number(second)].sort((a, b) => a - b);
  // Without a unit 3x6 is a banner in feet, 18x24 a sign in inches.
  const isSmall = isLarge ? small > 20 || large > 60 : small > 8 || large > 30;
  const feet = sides.map(([side, unit]) => {
    const inches = UNITS.find(({ named }) => named.test(unit))?.inches ?? (isSmall ? 1 : 12);
    return (Number(side) * inches) / 12;
  });
  return Math.max(1, Math.ceil((feet[0] ?? 0) * (feet[1] ?? 0)));
}

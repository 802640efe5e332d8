// Measures: "3x6 ft", 3' x 6', "8.5 x 11", "12 oz". They are what a number means when it is no quantity.
import { overlaps, type SlotContext, type SlotResult, type Span, skipped, spanOf } from './slot.ts';
import type { NumberSpan } from './words/numbers.ts';
import { mayHoldOneOf, worded } from './words/triggers.ts';
import type { Word, Words } from './words/words.ts';

/**
 * The size of the thing as the visitor wrote it, in figures: '3x6 ft', '6 foot' for "six foot wide". Two sides go
 * before one, and "tall" stays only where it says that the first side is the height.
 */
export function readDimensions(context: SlotContext): SlotResult<string> {
  const measures = findMeasures(context).filter(({ isOfGoods }) => isOfGoods);
  const meant = measures.filter((measure) => !isPutRight(context, measure, measures));
  // "a 10 by 20 booth, so a backdrop 10 ft wide"
  const { all } = context.words;
  const ofGoods = meant.filter(({ sides }) => !ROOMS.has(all[sides.at(-1)?.to ?? 0]?.stem ?? ''));
  const best = ofGoods.length > 0 ? ofGoods : meant;
  const first = best.find(({ sides }) => sides.length > 1) ?? inTwoClauses(best) ?? best[0];
  if (!first) return skipped;
  const sizes = [first, ...inShares(context, first, meant)];
  return {
    status: 'filled',
    value: sizes.map((one) => written(context, one)).join(' and '),
    span: first.span,
  };
}

/** "4 feet tall but it can't be more than 7 feet long": the two sides of one thing. */
function inTwoClauses(measures: readonly Measure[]): Measure | undefined {
  const [one, other, ...others] = measures;
  if (!one || !other || others.length > 0) return;
  const labels = new Set([one, other].map(({ sides }) => sides[0]?.label));
  if (!labels.has('height') || !labels.has('other')) return;
  return {
    ...one,
    sides: [...one.sides, ...other.sides],
    span: { start: one.span.start, end: other.span.end },
  };
}

/** "half 2x2, half 3x3", "some 12x18 and the rest 18x24": the sizes of the other pieces. */
function inShares({ words }: SlotContext, first: Measure, measures: readonly Measure[]): Measure[] {
  if (first.sides.length < 2 || !SHARES.test(words.plain)) return [];
  let end = first.span.end;
  return measures.slice(measures.indexOf(first) + 1).filter(({ sides, span }) => {
    const isShare = sides.length > 1 && OTHER_SHARE.test(words.message.slice(end, span.start));
    if (isShare) end = span.end;
    return isShare;
  });
}

const SHARES = worded(/ (?:half|some|rest|others|other|remaining|remainder) /);
const OTHER_SHARE =
  /^ ?(?:ft|feet|in|inch|inches|["'”″])?[\s,;&]{0,3}(?:and |plus |then )?(?:the )?(?:other )?(?:half|some|rest|others|other ones|remaining|remainder)(?: (?:of them|of those|at|in|as|are|is|can be|should be|to be|will be|a)){0,3}[\s:]{1,2}$/i;
const ROOMS = new Set(['booth', 'space', 'room', 'lot', 'stage', 'yard', 'garage']);

/** "sorry I said 3x5, it's 3x8", "not 3x5 but 3x8", "change 3x5 to 3x8", "3x5, no wait 3x8": the first is taken back. */
function isPutRight({ words }: SlotContext, measure: Measure, measures: readonly Measure[]): boolean {
  const next = measures[measures.indexOf(measure) + 1];
  if (measures.length < 2 || (next && next.sides.length < measure.sides.length)) return false;
  const { message } = words;
  const before = message.slice(Math.max(0, measure.span.start - 40), measure.span.start);
  if (TAKEN_BACK_BEFORE.test(before)) return true;
  const between = next && message.slice(measure.span.end, next.span.start);
  return between !== undefined && (TAKEN_BACK_AFTER.test(between) || FOUND_WRONG.test(between));
}

const TAKEN_BACK_BEFORE =
  /\b(?:said|put|wrote|typed|told (?:you|u)|not|instead of|rather than|was|were|from|old one is|change(?: it)?(?: from)?)(?: (?:a|an|the|it|was|is|as)){0,2} ?$/i;
const TAKEN_BACK_AFTER =
  /^(?: ?(?:ft|feet|foot|in|inch|inches)\b)?(?:[\s,.;-]{1,3}\w+)?[\s,.;-]{0,3}\b(?:no(?! (?:more|longer|bigger|taller|wider|larger))|wait|actually|sorry|oops|make (?:it|that)|scratch that|i mean|i meant|or rather|hang on|hold on)\b[^.?!]{0,30}$/i;

/** "3x5 is too small, do 3x8" */
const FOUND_WRONG =
  /^(?: ?(?:ft|feet|foot|in|inch|inches)\b)? (?:is|are|was|seems|looks|feels|would be|might be|will be)(?: \w+){0,3} (?:puny|small|smallish|tiny|dinky|little|big|large|huge|giant|short|low|narrow|wide|long|tall|overkill|much)\b[^?]{0,40}$/i;

/** All measures, in order, also those of a way, a room or a picture file: their numbers are no quantity. */
export const findDimensions = (context: SlotContext): Span[] => findMeasures(context).map(({ span }) => span);

interface Measure {
  sides: Side[];
  span: Span;
  isOfGoods: boolean;
}

interface Side {
  value: number;
  /** The words of the number, from and one past; "3 1/2" and "three and a half" are one. */
  from: number;
  numberTo: number;
  /** The words of the unit, from and one past. */
  unit: [number, number];
  hasUnit: boolean;
  /** One past the whole side, "wide" or "tall" included. */
  to: number;
  label: 'height' | 'other' | undefined;
}

function findMeasures({ words, numbers, taken, asked, isOnSign }: SlotContext): Measure[] {
  const { all } = words;
  const found: Measure[] = [];
  if (numbers.length === 0) return found;
  const hasFlat =
    asked === 'dimensions' ||
    isOnSign ||
    (mayBeFlat(words.plain) && all.some(({ stem }) => FLAT.has(stem))) ||
    TABLE_COVERS.test(words.plain);
  let skipTo = 0;
  for (const number of numbers) {
    if (number.from < skipTo) continue;
    const { sides, isBy } = sidesFrom(all, numbers, number);
    const [first] = sides;
    const last = sides.at(-1);
    if (!first || !last) continue;
    const hasUnit = sides.some((side) => side.hasUnit);
    const isMeasure =
      sides.length > 1
        ? hasUnit ||
          sides.every(({ label }) => label !== undefined) ||
          (!isVehicle(all, sides) &&
            (!isBy || ((hasFlat || isAllThereIs(all, first.from, last.to)) && !isDate(all, last.to))))
        : hasUnit && isSoleUnit(all, first);
    if (!isMeasure) continue;
    const span = spanOf(words, first.from, last.to);
    skipTo = last.to;
    const isOfGoods =
      !sides.some((side) => isPixels(all, side)) &&
      (sides.length > 1 ||
        (!isDistance(all, first) &&
          !(DRIVEN.test(all[first.to]?.stem ?? '') && PARKING.test(words.plain)) &&
          !isFabricWeight(all, first) &&
          !isContent(words, first) &&
          (hasFlat || !isArea(all, first))));
    if (!overlaps(span, taken)) found.push({ sides, span, isOfGoods });
  }
  return found;
}

/** "36 by 24", "it's like 4 by 8": an answer in figures that is nothing else. */
const isAllThereIs = (all: readonly Word[], from: number, to: number): boolean =>
  /^\d/.test(all[from]?.raw ?? '') &&
  all.every(({ kind, text }, at) => (at >= from && at < to) || kind === 'mark' || FILLERS.test(text));

const FILLERS =
  /^(?:it|is|it is|its|about|around|like|roughly|maybe|probably|say|so|um|uh|ok|yes|just|the|size|i think|think|i|guess|please)$/;

const TIMES = /^(?:(?:ft|feet|in|inch|cm|mm|m|w|h|l)?x|by|into|×|\*)$/;

/** The sides that begin with `number`: "24 x 36", "3 ft tall and 6 ft long". "10 x 3x6" is ten of 3x6. */
function sidesFrom(
  all: readonly Word[],
  numbers: readonly NumberSpan[],
  number: NumberSpan,
): { sides: Side[]; isBy: boolean } {
  const sides = [sideOf(all, number)];
  let isBy = false;
  for (;;) {
    const last = sides.at(-1);
    if (!last || sides.length > 2) break;
    const next = numbers.find(({ from }) => from >= last.to);
    if (!next || next.from - last.to > MOST_BETWEEN) break;
    const between = all.slice(last.to, next.from).filter(({ text }) => !HEDGES.test(text));
    const times = between.find((word) => labelOf(word) === undefined);
    if (between.length > 2 || (times !== undefined && times !== between[0])) break;
    const side = sideOf(all, next, last.hasUnit || last.label !== undefined);
    if (times === undefined || /^(?:and|,|-)$/.test(times.text)) {
      // "8 feet and 3 tall": the unit holds for both.
      const isUnit =
        side.hasUnit ||
        ((next.from > last.to || side.label !== undefined) && (last.hasUnit || last.label !== undefined));
      const isTold = side.label !== undefined && (last.label !== undefined || last.hasUnit);
      // "24 wide 36 high"; no "8 L 4 XL"
      const isSaid = last.hasUnit || side.hasUnit || all[last.to - 1]?.raw.length !== 1;
      if (!isTold || !isUnit || (next.from === last.to && !(last.label && isSaid))) break;
    } else if (between.length > 1 || !TIMES.test(times.text)) break;
    // "24 inch into 36 inch"; not "10 ft into 5 pieces"
    if (times?.text === 'into' && !(last.hasUnit && side.hasUnit)) break;
    // "2X 2" is two in 2XL.
    if (times?.raw === 'X' && !times.spaced && all[next.from]?.spaced && all[last.from + 1] === times) break;
    const isSpaced = times?.spaced === true && all[next.from]?.spaced === true;
    if (sides.length === 2) {
      const isTight = !all[sides[1]?.from ?? 0]?.spaced;
      if (isSpaced && (isTight || (last.hasUnit && !side.hasUnit))) break;
    } else if (isSpaced && times?.raw === 'x' && !last.hasUnit && isTightPair(all, side)) break;
    if (/^(?!into|and|by)\p{L}{2,}$/u.test(times?.raw ?? '')) last.hasUnit = true;
    isBy ||= times?.text === 'by';
    sides.push(side);
  }
  return { sides, isBy };
}

/** What stands between the sides in a guess: "6 feet by maybe 3", "8 feet maybe? and 3 tall". */
const HEDGES = /^(?:maybe|like|about|around|roughly|say|probably|i think|think|i|guess|it is|is|:|=|\?)$/;
const MOST_BETWEEN = 5;

/** Is the side the first of "3x6", written together? */
const isTightPair = (all: readonly Word[], { to }: Side): boolean =>
  all[to]?.text === 'x' && !all[to]?.spaced && all[to + 1]?.kind === 'number' && !all[to + 1]?.spaced;

/** `isSecond`: the unit before holds for it too, so that "tall" needs none. */
function sideOf(all: readonly Word[], number: NumberSpan, isSecond = false): Side {
  const from = beginOf(all, number);
  const next = all.slice(number.to, number.to + 3);
  const isAndAHalf =
    next.at(-1)?.text.endsWith('half') === true &&
    / and a half $/.test(` ${next.map(({ text }) => text).join(' ')} `);
  const numberTo = isAndAHalf ? number.to + 3 : number.to;
  const unitTo = inchesEnd(all, unitEnd(all, numberTo));
  const at = unitTo ?? numberTo;
  // "3 metros de largo": the "de" has dropped out.
  const labelAt = all[at]?.raw === '-' || /^(?:in)?$/.test(all[at]?.text ?? 'none') ? at + 1 : at;
  const label = labelOf(all[labelAt]);
  // "width 48", "height: 24 in"
  const named = labelOf(all[/^(?:is|:|=|of)$/.test(all[from - 1]?.text ?? '') ? from - 2 : from - 1]);
  // "72W x 30H": a letter is a label only against a number or a unit.
  // "30 wide by 20 tall inches", "18 wide, 24 high"
  const isBeside =
    unitEnd(all, labelAt + 1) !== undefined ||
    (TIMES.test(all[labelAt + 1]?.text ?? '') && all[labelAt + 2]?.kind === 'number') ||
    isSaidOfNext(all, labelAt);
  const isLabel =
    label !== undefined &&
    (unitTo !== undefined || all[at]?.raw.length === 1 || isBeside || (isSecond && named === undefined));
  const end = isLabel ? labelAt + 1 : at;
  const lateUnitTo = isLabel && unitTo === undefined ? unitEnd(all, end) : undefined;
  return {
    value: isAndAHalf ? number.value + 0.5 : number.value,
    from,
    numberTo,
    unit: lateUnitTo === undefined ? [numberTo, at] : [end, lateUnitTo],
    hasUnit: (unitTo ?? lateUnitTo) !== undefined,
    to: lateUnitTo ?? end,
    label: isLabel ? label : named,
  };
}

/** "(18 wide) and 24 high": no single letters, which may be sizes. */
function isSaidOfNext(all: readonly Word[], labelAt: number): boolean {
  const at = /^(?:and|,)$/.test(all[labelAt + 1]?.text ?? '') ? labelAt + 2 : labelAt + 1;
  const next = all[at + 1];
  const isWord = all[labelAt]?.raw.length !== 1 && next?.raw.length !== 1;
  return isWord && all[at]?.kind === 'number' && labelOf(next) !== undefined;
}

/** One past the inches of "5 ft 6 in" and 5' 6", or `at` where the feet end. */
function inchesEnd(all: readonly Word[], at: number | undefined): number | undefined {
  if (at === undefined || !FEET.test(all[at - 1]?.text ?? '')) return at;
  const inches = all[at]?.text === 'and' ? at + 1 : at;
  const unit = all[inches + 1];
  if (all[inches]?.kind !== 'number') return at;
  if (/^(?:in|inch|inches|["”″])$/.test(unit?.text ?? '')) return inches + 2;
  // "8 foot 4 by 5 foot 2"
  const isOfPair = TIMES.test(unit?.text ?? '')
    ? all[inches + 2]?.kind === 'number' && FEET.test(all[inches + 3]?.text ?? '')
    : TIMES.test(all[at - 3]?.text ?? '') && (unit === undefined || unit.kind === 'mark');
  return isOfPair && inches === at && /^(?:\d|1[01])$/.test(all[inches]?.raw ?? '') ? inches + 1 : at;
}

const FEET = /^(?:ft|feet|foot|['’′])$/;

/** Where "1/2" or "3 1/2" begins, of which `number` is the last. */
function beginOf(all: readonly Word[], { from }: NumberSpan): number {
  if (all[from - 1]?.raw !== '/' || all[from - 2]?.kind !== 'number') return from;
  const isMixed =
    all[from - 3]?.kind === 'number' && all[from - 2]?.spaced && (all[from - 2]?.raw.length ?? 0) === 1;
  return isMixed ? from - 3 : from - 2;
}

function labelOf(word: Word | undefined): Side['label'] {
  if (!word) return;
  if (HEIGHTS.has(word.text)) return word.raw === 'h' && word.spaced ? undefined : 'height';
  const isSide =
    OTHER_SIDES.has(word.raw.toLowerCase()) || (word.text.length > 1 && OTHER_SIDES.has(word.text));
  return isSide ? 'other' : undefined;
}

const HEIGHTS = new Set(['tall', 'high', 'height', 'h']);
const OTHER_SIDES = new Set('wide long deep width length across apart w l d'.split(' '));

const PIXELS = new Set(['px', 'pixel', 'pixels', 'dpi', 'ppi']);
const UNITS = new Set(
  'px pixel pixels ft foot feet inch inches in cm centimeter centimeters mm meter meters m yd yard yards oz ounce ounces ml liter liters gal gallon gallons sqft'.split(
    ' ',
  ),
);
const SIGNS = new Set(["'", '"', '’', '”', '“', '″', '′', '`']);

/** One past a unit that stands at `at`, with a second one after it (5' 6"), or undefined. */
function unitEnd(all: readonly Word[], at: number): number | undefined {
  const unit = all[at];
  if (!unit) return;
  if (SIGNS.has(unit.raw) && !unit.spaced && !isClosing(all, at))
    return all[at + 1]?.raw === "'" && !all[at + 1]?.spaced ? at + 2 : at + 1;
  if (unit.raw === '-' && !unit.spaced && UNITS.has(all[at + 1]?.text ?? '')) return at + 2;
  if (
    (unit.text === 'sq' || unit.text === 'square') &&
    /^(?:ft|feet|foot|inch|inches|in|yd)$/.test(all[at + 1]?.text ?? '')
  )
    return at + 2;
  if (
    !UNITS.has(unit.text) ||
    (unit.text === 'yard' && /^(?:sign|line|dash|sale)$/.test(all[at + 1]?.stem ?? ''))
  )
    return;
  if (unit.text === 'in' && unit.spaced && !isInch(all[at + 1]) && !isBeforeCount(all, at)) return;
  if (unit.text === 'm' && unit.spaced && !isBySide(all, at)) return;
  return at + 1;
}

/** The end of what goods are to say: 'Ruiz Reunion 2026', "Saturday April 18". */
const isClosing = (all: readonly Word[], at: number): boolean => {
  const mark = all[at]?.raw ?? '';
  if (!/^['"’”]$/.test(mark) || !/^\d{1,4}$/.test(all[at - 1]?.raw ?? '')) return false;
  const opening = mark === '’' ? '‘' : mark === '”' ? '“' : mark;
  const from = all.slice(0, at - 1).findLastIndex(({ raw }) => raw === opening || raw === mark);
  const isOpened = from === 0 || all[from]?.spaced === true;
  return isOpened && all.slice(from, at - 1).some(({ kind, raw }) => kind === 'word' && raw.length > 2);
};

/** "24 x 36 in.", "12 in wide", "12x12 in decals"; not "50 in black", "30 in the first box". */
const isInch = (next: Word | undefined): boolean =>
  next === undefined ||
  (next.kind === 'mark' && next.raw !== '-') ||
  TIMES.test(next.text) ||
  labelOf(next) !== undefined ||
  FLAT.has(next.stem) ||
  /^(?:for|with|on|please|each|and|or|letter|logo)$/.test(next.stem);

/** "2 m x 1 m"; a single "2 m", or "4 m x 6 l", may be pieces in medium. */
const isBySide = (all: readonly Word[], at: number): boolean =>
  [at + 1, at - 2].some(
    (by) =>
      TIMES.test(all[by]?.text ?? '') &&
      all[by + 1]?.kind === 'number' &&
      !/^(?:x*[sl])$/i.test(all[by + 2]?.raw ?? ''),
  );

/** "3x3 in 500 qty"; no "10 in 2 colors" */
const isBeforeCount = (all: readonly Word[], at: number): boolean =>
  all[at + 1]?.kind === 'number' &&
  /^(?:qty|quantity|count|ct|pc|piece|unit|total)$/.test(all[at + 2]?.stem ?? '') &&
  TIMES.test(all[at - 2]?.text ?? '');

/** A single figure counts with a unit that can be nothing else: "12 in." may be twelve of something. */
function isSoleUnit(all: readonly Word[], { numberTo, label }: Side): boolean {
  const unit = all[numberTo];
  if (unit === undefined || unit.text === 'm') return false;
  return unit.text !== 'in' || !unit.spaced || label !== undefined || FLAT.has(all[numberTo + 1]?.stem ?? '');
}

/** The size of a picture file, not of the goods. */
const isPixels = (all: readonly Word[], { unit: [from], to }: Side): boolean =>
  PIXELS.has(all[from]?.text ?? '') || PIXELS.has(all[to]?.text ?? '');

/** "2000 square feet" of nothing that is made is the visitor's shop. */
const isArea = (all: readonly Word[], { unit: [from] }: Side): boolean => /^sq/.test(all[from]?.text ?? '');

/** "the 13 oz vinyl", "8 oz hoodies": how heavy the stuff is. */
const isFabricWeight = (all: readonly Word[], { unit: [from], to }: Side): boolean =>
  /^(?:oz|ounce|ounces)$/.test(all[from]?.text ?? '') &&
  /^(?:vinyl|scrim|cotton|fabric|polyester|poly|blend|fleece|canvas|duck|denim|mesh|material|cloth|banner|jersey|t?shirt|tee|hoodie|sweatshirt|crewneck|weight|heavyweight|ring|material|tarp|lona)$/.test(
    all[to]?.stem ?? '',
  );

/** "15 gallons of coffee", "labels for our 12 oz bottles" */
const isContent = ({ all, plain }: Words, { unit: [from], to }: Side): boolean =>
  /^(?:gal|gallons?|liters?|ounces?|oz|ml)$/.test(all[from]?.text ?? '') &&
  (all[to]?.text === 'of' || STUCK_ON.test(plain));

const STUCK_ON = worded(
  / (?:labels?|stickers?|decals?|hang ?tags?) (?:\S+ ){0,3}?(?:for|to go on|fit|around) /,
);

/** "20 feet away", "within 10 yards", "a 6 ft tall guy" measure no goods. */
const isDistance = (all: readonly Word[], { from, to, label }: Side): boolean =>
  // "6 in high down the side"
  (label === undefined && /^(?:off|down|up)$/.test(all[to]?.stem ?? '')) ||
  /^(?:away|from|apart|guy|man|ladder|person|bed|ceiling|pole|drop|wheel|tire|rim|tv|screen|monitor|lift|waist|inseam|neck)$/.test(
    // "a 6 foot 2 guy"
    all[all[to]?.kind === 'number' ? to + 1 : to]?.stem ?? '',
  ) ||
  /(?:^| )(?:within|from|(?:shop|store|office|building|warehouse|space|place|garage|house|lot|room) is|(?:i|he|she|who) (?:am|is))$/.test(
    `${all[from - 2]?.text ?? ''} ${all[from - 1]?.text ?? ''}`,
  );

/** "is there parking? I drive a 24 foot truck" */
const DRIVEN = /^(?:truck|trailer|van|bus|rv|camper|motorhome|boat|semi|pickup|rig)$/;
const PARKING = worded(/ (?:park|parking|turn around|unload|loading dock|pull in|back in|fit in) /);

/** "50 by 3/20", "20 by 5pm" */
const isDate = (all: readonly Word[], at: number): boolean =>
  /^(?:[/:.-]|am|pm|st|nd|rd|th|a|p|o)$/.test(all[at]?.text ?? '') &&
  !(all[at]?.raw === '.' && all[at + 1]?.kind !== 'number');

/** "my 4x4", "a 4x4 club" */
const isVehicle = (all: readonly Word[], [first, second]: readonly Side[]): boolean =>
  first?.value === 4 &&
  second?.value === 4 &&
  /^(?:truck|jeep|suv|pickup|van|rig|club|group|crew|guy|rally|meet|run|trail|park|team|event|ride)$/.test(
    all[second.to]?.stem ?? '',
  );

/** What is measured by its sides. */
const FLAT = new Set(
  `banner sign poster decal sticker panel board flag backdrop canvas print card flyer magnet label patch tent booth window
  signage vinyl coroplast cling mural tablecloth placard tag pennant mat placemat plaque plate tarp logo design graphic`.split(
    /\s+/,
  ),
);
const TABLE_COVERS = worded(/ table (?:runner|cover|throw|skirt|drape)s? /);
const mayBeFlat = mayHoldOneOf(FLAT);

/** As typed, but in figures, "metros" as m, "pulgadas" as in, and with the sides parted by an x where nothing parts them. */
function written({ words: { message, all } }: SlotContext, { sides: told }: Measure): string {
  const [first] = told;
  const isHeightFirst = told.length > 1 && first?.label === 'height';
  // "height 24, width 48" is 48 x 24.
  const isNamed = isHeightFirst && first.to === first.unit[1];
  const sides = isNamed ? told.toReversed() : told;
  const keepsLabels = isHeightFirst && !isNamed;
  let text = '';
  let isPutTogether = false;
  for (const [i, side] of sides.entries()) {
    const { value, from, numberTo, unit, to } = side;
    const before = sides[i - 1];
    if (before) {
      const times = all[before.to];
      const isSaid =
        !isNamed && from === before.to + 1 && times?.text !== 'into' && TIMES.test(times?.text ?? '');
      // "4 por 8 pies"
      const isTyped = isSaid && times?.raw.toLowerCase() !== 'por';
      text += isTyped ? message.slice(all[before.to - 1]?.end, all[from]?.start) : ' x ';
      // "22 ft long 8 high", "9 feet by 3": the unit is that of both.
      isPutTogether = before.hasUnit && !side.hasUnit && !keepsLabels;
    }
    const start = all[from]?.start ?? 0;
    const typed = message.slice(start, all[numberTo - 1]?.end);
    const isInWords = /\p{L}/u.test(typed) && value >= 1;
    text += isInWords ? String(value) : typed;
    const [unitFrom, unitTo] = keepsLabels ? [numberTo, to] : unit;
    text += unitOf(message, all, unitFrom, unitTo);
    if (before && isPutTogether) text += unitOf(message, all, ...before.unit);
  }
  return text
    .replace(/\s+/g, ' ')
    .replace(/\bcent[ií]metros?\b/gi, 'cm')
    .replace(/\b(?:metros?|mts?)\b/gi, 'm')
    .replace(/\bpulgadas?\b/gi, 'in');
}

/** As typed, but "12 inhces" is 12 inches. */
function unitOf(message: string, all: readonly Word[], from: number, to: number): string {
  const unit = all[to - 1];
  const typed = message.slice(all[from - 1]?.end, unit?.end);
  const isSlip = unit && to > from && MISTYPED.test(unit.text) && unit.raw[0]?.toLowerCase() === unit.text[0];
  return isSlip ? typed.slice(0, typed.length - unit.raw.length) + unit.text : typed;
}

const MISTYPED = /^(?:inch(?:es)?|feet|foot|yards?)$/;

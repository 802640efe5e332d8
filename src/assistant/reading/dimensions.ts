// Measures: "3x6 ft", 3' x 6', "8.5 x 11", "12 oz". They are what a number means when it is no quantity.
import { overlaps, type SlotContext, type SlotResult, type Span, skipped, spanOf } from './slot.ts';
import type { Word } from './words/words.ts';

/** The visitor's own words for the size of the thing, e.g. '3x6 ft'. */
export function readDimensions(context: SlotContext): SlotResult<string> {
  const first = findDimensions(context)[0];
  if (!first) return skipped;
  const value = context.words.message.slice(first.start, first.end).replace(/\s+/g, ' ');
  return { status: 'filled', value, span: first };
}

/** All measures, widest first where several stand together. */
export function findDimensions({ words, numbers, taken }: SlotContext): Span[] {
  const { all } = words;
  const found: Span[] = [];
  let skipTo = 0;
  for (const number of numbers) {
    if (number.from < skipTo) continue;
    let to = sideEnd(all, number.to);
    let hasUnit = to > number.to;
    let sides = 1;
    let hasBy = false;
    for (;;) {
      const times = all[to];
      const next = numbers.find(({ from }) => from === to + 1);
      if (!times || !next || sides > 2 || !/^(?:(?:ft|feet|in|inch|cm|mm|m)?x|by|×|\*)$/.test(times.text))
        break;
      hasUnit ||= times.text.length > 2;
      // "2X 2" is two in 2XL.
      if (times.raw === 'X' && !times.spaced && all[next.from]?.spaced) break;
      hasBy ||= times.text === 'by';
      const end = sideEnd(all, next.to);
      hasUnit ||= end > next.to;
      sides += 1;
      to = end;
    }
    const isMeasure =
      sides > 1 ? hasUnit || !hasBy || isFlat(all, to) : hasUnit && isPlainUnit(all, number.to);
    if (!isMeasure) continue;
    const isFraction = all[number.from - 1]?.raw === '/' && all[number.from - 2]?.kind === 'number';
    const span = spanOf(words, isFraction ? number.from - 2 : number.from, to);
    skipTo = to;
    if (!overlaps(span, taken)) found.push(span);
  }
  return found;
}

const UNITS = new Set(
  'ft foot feet inch inches in cm centimeter centimeters mm meter meters m yd yard yards oz ounce ounces ml liter liters gal gallon gallons sqft'.split(
    ' ',
  ),
);
const SIGNS = new Set(["'", '"', '’', '”', '“', '″', '′', '`']);

/** One past a unit and "wide", "tall"; `at` where there is neither. */
function sideEnd(all: readonly Word[], at: number): number {
  const end = unitEnd(all, at);
  if (end === undefined) return at;
  return /^(?:wide|tall|high|long|deep)$/.test(all[end]?.text ?? '') ? end + 1 : end;
}

/** One past a unit that stands at `at`, with a second one after it (5' 6"), or undefined. */
function unitEnd(all: readonly Word[], at: number): number | undefined {
  const unit = all[at];
  if (!unit) return;
  if (SIGNS.has(unit.raw) && !unit.spaced)
    return all[at + 1]?.raw === "'" && !all[at + 1]?.spaced ? at + 2 : at + 1;
  if (unit.raw === '-' && !unit.spaced && UNITS.has(all[at + 1]?.text ?? '')) return at + 2;
  if (unit.text === 'sq' && /^(?:ft|feet|foot|inch|inches|in|yd)$/.test(all[at + 1]?.text ?? ''))
    return at + 2;
  if (!UNITS.has(unit.text) || (unit.text === 'yard' && all[at + 1]?.stem === 'sign')) return;
  // "fl oz", "12 in." and "in" or "m" only as units, not as words: "50 in black".
  if (
    unit.text === 'in' &&
    unit.spaced &&
    !/^(?:x|by|×|wide|tall|high|long|x)$/.test(all[at + 1]?.text ?? 'x')
  )
    return;
  if (unit.text === 'm' && unit.spaced) return;
  return at + 1;
}

/** "a 4 by 8 banner": what is measured by its sides. */
const isFlat = (all: readonly Word[], at: number): boolean =>
  all
    .slice(at, at + 4)
    .some(({ stem }) =>
      /^(?:banner|sign|poster|decal|sticker|panel|board|flag|backdrop|canvas|print|card|flyer|magnet|label|patch|tent|booth|window)$/.test(
        stem,
      ),
    );

/** A single figure counts with a unit that can be nothing else. */
function isPlainUnit(all: readonly Word[], at: number): boolean {
  const unit = all[at];
  return unit !== undefined && unit.text !== 'm' && !(unit.text === 'in' && unit.spaced);
}

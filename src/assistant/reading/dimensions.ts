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
    let to = unitEnd(all, number.to) ?? number.to;
    let hasUnit = to > number.to;
    let sides = 1;
    let hasBy = false;
    for (;;) {
      const times = all[to];
      const next = numbers.find(({ from }) => from === to + 1);
      if (!times || !next || sides > 2 || !/^(?:x|by|×|\*)$/.test(times.text)) break;
      hasBy ||= times.text === 'by';
      const end = unitEnd(all, next.to) ?? next.to;
      hasUnit ||= end > next.to;
      sides += 1;
      to = end;
    }
    const isMeasure = sides > 1 ? hasUnit || !hasBy : hasUnit && isPlainUnit(all, number.to);
    if (!isMeasure) continue;
    const span = spanOf(words, number.from, to);
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

/** A single figure counts with a unit that can be nothing else. */
function isPlainUnit(all: readonly Word[], at: number): boolean {
  const unit = all[at];
  return unit !== undefined && unit.text !== 'm' && !(unit.text === 'in' && unit.spaced);
}

// Colours named for the goods or the print: "navy", "forest green", "full color".
import { overlaps, type SlotContext, type SlotResult, skipped, spanOf } from './slot.ts';
import { COLORS, SHADES } from './words/vocabulary.ts';

/** Names as typed, lower case, in order, each once. */
export function readColors({ words, taken }: SlotContext): SlotResult<string[]> {
  const { all } = words;
  const colors: string[] = [];
  let first = -1;
  let last = 0;
  for (let at = 0; at < all.length && colors.length < 8; at += 1) {
    const word = all[at];
    if (word?.kind !== 'word') continue;
    let from = at;
    let to = at + 1;
    let name: string | undefined;
    if (
      word.text === 'full' &&
      /^colou?r$/.test(all[at + 1]?.raw === '-' ? (all[at + 2]?.stem ?? '') : (all[at + 1]?.stem ?? ''))
    ) {
      name = 'full color';
      to = all[at + 1]?.raw === '-' ? at + 3 : at + 2;
    } else if (
      SHADES.has(word.text) &&
      COLORS.has(all[at + 1]?.text ?? '') &&
      word.text !== all[at + 1]?.text
    ) {
      name = `${word.text} ${all[at + 1]?.text}`;
      to = at + 2;
    } else if (COLORS.has(word.text) && !AMBIGUOUS.has(word.text)) name = word.text;
    if (name === undefined) continue;
    const span = spanOf(words, from, to);
    at = to - 1;
    if (
      overlaps(span, taken) ||
      isOtherThing(all[from - 1]?.text, all[to]?.text) ||
      isDenied(all[from - 1]?.text)
    )
      continue;
    from = first === -1 ? from : first;
    first = from;
    last = to;
    if (!colors.includes(name)) colors.push(name);
  }
  if (colors.length === 0) return skipped;
  return { status: 'filled', value: colors, span: spanOf(words, first, last) };
}

/** Colours only with a shade before them: on their own mostly something else. */
const AMBIGUOUS = new Set([
  'royal',
  'natural',
  'sand',
  'ash',
  'mint',
  'rust',
  'coral',
  'peach',
  'mustard',
  'cardinal',
  'chrome',
  'copper',
  'bronze',
]);

const isOtherThing = (before = '', after = ''): boolean =>
  /^(?:friday|house|market|belt|list|card|light|cross|sea|tie|mold|board|out|medal|hat|carpet|label|book|tape|collar)$/.test(
    after,
  ) || /^(?:mr|mrs|ms|dr|of the)$/.test(before);

const isDenied = (before = ''): boolean => /^(?:not|no|without|except)$/.test(before);

// "14 inches", '4 1/2" wide', "ten feet": how wide a print is asked about, in inches.

/**
 * The one width of a text in inches; undefined where there is none, or where two make a size.
 *
 *     widthIn('and at four and a half inches?'); // 4.5
 */
export function widthIn(text: string): number | undefined {
  const figures = text.toLowerCase().replace(WORD, (word) => String(WORDS.indexOf(word)));
  const [found, ...others] = figures.matchAll(WIDTH);
  if (!found || others.length > 0 || SIZE.test(figures)) return undefined;
  const [, whole = '', top, under, half, unit = ''] = found;
  const part = half !== undefined ? 0.5 : top !== undefined ? Number(top) / Number(under) : 0;
  const inches = (Number(whole) + part) * (/^(?:f|p?ies?$|['’]$)/.test(unit) ? INCHES : 1);
  return inches >= LEAST && inches <= MOST ? inches : undefined;
}

const INCHES = 12;
/** As the check takes it. */
const LEAST = 0.1;
const MOST = 1000;

const WORDS = [
  ...'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  ...'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' '),
];
const WORD = new RegExp(`\\b(?:${WORDS.slice(1).join('|')})\\b`, 'g');
const WIDTH =
  /(?<![\d.$])(\d{1,4}(?:\.\d{1,3})?)(?:[ -](\d)\/(\d)|( and (?:a|1) half| y medi[ao]))?[ -]?(in\b(?=\.|\s*(?:$|[?!,;)]|wide|across|tall|high|long|on|or|and|instead))|inch(?:es)?\b|["”]|''|pulgadas?\b|ft\b|feet\b|foot\b|pies?\b|['’](?![a-z]))/g;
/** "3 x 6 ft" */
const SIZE = /\d ?(?:x|×|by|por) ?\d/;

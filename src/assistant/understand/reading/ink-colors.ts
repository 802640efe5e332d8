// How many colors the print has, in all or place by place: "three ink colors", "2 color front, 1 color back".
import type { NumberSpan } from './words/numbers.ts';
import { GARMENTS, PIECES } from './words/vocabulary.ts';
import type { Word, Words } from './words/words.ts';

const MOST = 12;

/** Full color is no number of inks. */
export const FULL_COLOR = 0;

/** The most that any place has; undefined where no number of colors is said. "full color" is none. */
export function readInkColors(words: Words, numbers: readonly NumberSpan[]): number | undefined {
  const counts = findInkCounts(words, numbers).map(({ value }) => value);
  const most = Math.max(0, ...counts);
  return most > FULL_COLOR ? most : undefined;
}

/**
 * The colors of each place where the message tells them apart: `{ front: 3, back: 1 }`. One count beside one place goes
 * for that place, as many counts as places in their order; else nothing is told apart.
 */
export function readInksByPlace(
  words: Words,
  numbers: readonly NumberSpan[],
  named: readonly { name: string; from: number; to: number }[],
): Record<string, number> {
  // "front and back, 2 colors front, 1 color back": where a place is named again, the count stands beside it.
  const places = named.filter(({ name }, i) => !named.slice(i + 1).some((later) => later.name === name));
  const counts = findInkCounts(words, numbers);
  if (counts.length === 0 || places.length === 0) return {};
  if (counts.length < places.length) {
    // "two colors front, one back"
    const bare = numbers.filter(
      ({ value, from, to }) =>
        value >= 1 &&
        value <= 6 &&
        !counts.some((count) => count.from === from) &&
        places.some((place) => place.from - to >= 0 && areSmall(words.all.slice(to, place.from))),
    );
    counts.push(...bare.map(({ value, from, to }) => ({ value, from, to })));
    counts.sort((a, b) => a.from - b.from);
  }
  if (counts.length !== places.length) return {};
  return Object.fromEntries(places.map(({ name }, i) => [name, counts[i]?.value ?? 1]));
}

const areSmall = (between: readonly Word[]): boolean =>
  between.length < 4 && between.every(({ text }) => /^(?:on|the|for|at|in)$/.test(text));

interface InkCount {
  value: number;
  from: number;
  to: number;
}

function findInkCounts({ all, plain }: Words, numbers: readonly NumberSpan[]): InkCount[] {
  if (numbers.length === 0 && !/ (?:full|single) /.test(plain)) return [];
  if (!all.some(({ stem }) => isColor(stem))) return [];
  const counts = numbers.filter(({ value, from, to }) => {
    if (!Number.isInteger(value) || value < 1 || value > MOST) return false;
    const next = all.slice(to, to + 3).filter(({ raw }) => raw !== '-');
    const isColors =
      isColor(next[0]?.stem) ||
      (/^(?:ink|spot|print|imprint|different|solid|thread|pms|pantone)$/.test(next[0]?.text ?? '') &&
        isColor(next[1]?.stem));
    return isColors && !isOfCloth(all, from, to) && !HALVES.test(plain);
  });
  const single = all.flatMap(({ text }, at) =>
    text === 'single' && isColor(all.slice(at + 1, at + 3).find(({ raw }) => raw !== '-')?.stem)
      ? [{ value: 1, from: at, to: at + 1 }]
      : [],
  );
  const full = all.flatMap(({ text }, at) =>
    text === 'full' && isColor(all.slice(at + 1, at + 3).find(({ raw }) => raw !== '-')?.stem)
      ? [{ value: FULL_COLOR, from: at, to: at + 2 }]
      : [],
  );
  return [...counts, ...single, ...full].sort((a, b) => a.from - b.from);
}

const isColor = (stem: string | undefined): boolean => stem === 'color' || stem === 'ink';

const HALVES = / half (?:\S+ ){1,3}(?:and )?half /;

/** "2 colors of mug", "do they come in 4 colors", "can we get them in two colors": the goods', not the print's. */
function isOfCloth(all: readonly Word[], from: number, to: number): boolean {
  const colorAt = all.findIndex(({ stem }, at) => at >= to && isColor(stem));
  const after = all.slice(colorAt + 1, colorAt + 5);
  if (
    PRINT.test(
      ` ${after
        .map(({ stem }) => stem)
        .slice(0, 3)
        .join(' ')} `,
    )
  )
    return false;
  const isOf = after[0]?.text === 'of';
  if (isOf && after.slice(1).some(({ stem }) => GARMENTS.has(stem) || PIECES.has(stem))) return true;
  const before = ` ${all
    .slice(Math.max(0, from - 7), from)
    .map(({ stem }) => stem)
    .join(' ')} `;
  return CLOTH.test(before) && !PRINT.test(before);
}

const PRINT =
  / (?:print|printing|printed|ink|logo|design|thread|stitch\w*|embroider\w*|art|artwork|text|letter\w*|front|back|sleeve|chest) /;
const CLOTH =
  / (?:do you (?:have|carry|stock|offer) (?:\S+ ){0,3}|come in |available in |(?:get|have|want|order|mix|split|need) (?:them|these|those|it|the \S+) (?:up )?in (?:like )?|(?:they|them|these|those|the \S+) be in |(?:shirt|tee|hoodie|polo|cap|hat) (?:come )?in )$/;

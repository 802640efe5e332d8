// How many colors the print has: "2 color front", "three ink colors", "one-color logo".
import type { NumberSpan } from './words/numbers.ts';
import type { Words } from './words/words.ts';

const MOST = 12;

/** Undefined where no number of colors is said; "full color" is none. */
export function readInkColors({ all }: Words, numbers: readonly NumberSpan[]): number | undefined {
  const number = numbers.find(({ value, to }) => {
    if (!Number.isInteger(value) || value < 1 || value > MOST) return false;
    const next = all.slice(to, to + 3).filter(({ raw }) => raw !== '-');
    return (
      isColor(next[0]?.stem) ||
      (/^(?:ink|spot|print|different|solid|thread|pms|pantone)$/.test(next[0]?.text ?? '') &&
        isColor(next[1]?.stem))
    );
  });
  return number?.value;
}

const isColor = (stem: string | undefined): boolean => stem === 'color' || stem === 'ink';

// A count that moves to another: "from 80 up to 95", "change the 50 to 65", "down to 30 from 40". The first is given up.
import type { NumberSpan } from '../words/numbers.ts';
import type { Word } from '../words/words.ts';

type Ends = Pick<NumberSpan, 'from' | 'to'>;

/** Is `number` what the count moves away from, with another of `numbers` for where it goes? */
export const isMovedFrom = (all: readonly Word[], number: Ends, numbers: readonly Ends[]): boolean =>
  leavesIt(all, number, numbers) || isLeft(all, number, numbers);

/** "bump it from 80 up to 95", "we went from 60 shirts to 72" */
function leavesIt(all: readonly Word[], { from, to }: Ends, numbers: readonly Ends[]): boolean {
  const next = numbers.find((other) => other.from >= to);
  return (
    next !== undefined &&
    next.from - to <= FARTHEST &&
    TO_BETWEEN.test(textOf(all, to, next.from)) &&
    (all[from - 1]?.text === 'from' && MOVES.test(textOf(all, from - LONGEST, from))
      ? !MAY_BE.test(textOf(all, from - LONGEST, from))
      : CHANGES.test(textOf(all, from - 4, from)))
  );
}

/** "go down to 30 from 40", "raise it to 90 shirts from 75" */
function isLeft(all: readonly Word[], { from }: Ends, numbers: readonly Ends[]): boolean {
  if (all[from - 1]?.text !== 'from') return false;
  const before = numbers.findLast((other) => other.to < from);
  return (
    before !== undefined &&
    from - before.to <= 2 &&
    / to(?: (?:about|like|just|only))? $/.test(textOf(all, before.from - 2, before.from))
  );
}

const textOf = (all: readonly Word[], from: number, to: number): string =>
  ` ${all
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ')} `;

const FARTHEST = 5;
const LONGEST = 7;
/** What may stand between the two: a noun, and the way. */
const TO_BETWEEN =
  /^ (?:(?!or )[a-z]+ )?(?:(?:all the way|up|down|over|back) )?(?:to|into)(?: (?:about|like|just|only|maybe))* $/;
const CHANGES =
  / (?:amend|amended|adjust|adjusted|update|updated|revise|revised|edit|correct|modify|modified|change|changed|changing|switch|bump|bumped|raise|raised|lower|lowered|increase|increased|decrease|decreased|drop|dropped|cut|reduce|reduced) /;
const MOVES =
  / (?:(?:amend|adjust|updat|revis|edit|correct|modif|change|switch|bump|raise|lower|increase|decrease|drop|cut|reduc)\w*|take|took|bring|brought|mov(?:e|ed|ing)|go|going|goes|went|gone|jump|jumped|shift|shrink|shrank|grew|grow|grown|knock)(?: (?!or |and )\S+){0,4} from $/;
/** "it could go from 40 to 60": a range. */
const MAY_BE = / (?:if|could|might|may|sizes?|ages?|ranges?|anywhere|somewhere|usually)(?: \S+){0,3} from $/;

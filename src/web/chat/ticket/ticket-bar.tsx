// The ink bar under the ticket's lines: the date, and what they come to. Pressed, it folds the lines into itself.

import { Fragment } from 'react';
import { dollarRange } from '../../../schemas/told-price.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { byAPerson, PRICED_BY_A_PERSON, type Sum } from './sum-up.ts';

export interface TicketBarProps {
  isOpen: boolean;
  /** Id of the lines. */
  controls: string;
  /** '3 items', or '2 more' than are shown. */
  count: string;
  /** It says how many lines are out of sight. */
  isCut: boolean;
  date: string | null;
  sum: Sum;
  /** What has just been added, while nobody sees its line: '+ 1 Banner'. */
  added: string | undefined;
  onToggle(): void;
}

export function TicketBar({ isOpen, controls, count, isCut, date, sum, added, onToggle }: TicketBarProps) {
  return (
    <button
      type="button"
      className="flex h-12 w-full items-center gap-2.5 border-ink border-x-0 border-y-2 bg-ink px-4 text-left text-small text-white leading-tight hover:text-yellow focus-visible:-outline-offset-5 focus-visible:outline-yellow @max-[300px]:h-auto @max-[300px]:min-h-12 @min-[400px]:px-5 [&>svg]:-mx-px [&>svg]:size-4 [&>svg]:flex-none aria-expanded:[&>svg]:rotate-180"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <ChevronIcon />
      <span className="relative flex min-w-0 flex-1 flex-wrap content-center items-baseline gap-x-3 self-stretch bar-open:items-center bar-open:gap-x-5">
        {/* Open, the lines say how many there are. */}
        <span className={`font-bold whitespace-nowrap ${date && !isCut ? 'bar-open:sr-only' : ''}`}>
          {count}
        </span>{' '}
        {date && (
          <span className="min-w-0 truncate font-medium font-mono text-label-on-ink text-note leading-snug @max-[300px]:whitespace-normal bar-open:font-bold bar-open:font-text bar-open:text-inherit bar-open:text-small bar-open:leading-tight">
            <span className={`${LABEL} bar-open:block`}>In hands</span> <span>{date}</span>
          </span>
        )}
        {added && (
          <span
            className="marked bar-added absolute inset-[6px_auto_6px_-6px] flex max-w-[calc(100%+6px)] items-center overflow-hidden px-1.5 font-bold text-ink whitespace-nowrap"
            aria-hidden="true"
            key={added}
          >
            {added}
          </span>
        )}
      </span>{' '}
      <span className="flex flex-none flex-col items-end @min-[480px]:flex-row @min-[480px]:items-baseline @min-[480px]:gap-2 bar-open:items-center bar-open:gap-3">
        <span className={`${LABEL} bar-open:w-[11ch] bar-open:text-right`}>Together, an estimate</span>{' '}
        <SumFigures sum={sum} />
      </span>
    </button>
  );
}

/** Said, where there is no room to write it. */
const LABEL =
  'sr-only bar-open:not-sr-only bar-open:font-medium bar-open:font-mono bar-open:text-label-on-ink bar-open:text-tiny bar-open:leading-[1.25]';
const MORE = 'text-label-on-ink text-note bar-open:max-w-[5.5em] bar-open:text-left';

function SumFigures({ sum: { range, unpriced } }: { sum: Sum }) {
  if (!range) return <span className={MORE}>{PRICED_BY_A_PERSON}</span>;
  const size = unpriced > 0 ? 'bar-open:text-[1.75rem]' : 'bar-open:text-[2.25rem]';
  return (
    <>
      <span className="text-[1.1875rem] whitespace-nowrap">
        {dollarRange(range)
          .split(' to ')
          .map((figure, index) => (
            <Fragment key={figure}>
              {index > 0 && ' to '}
              <b
                className={`bar-open:align-[-0.09em] bar-open:font-black bar-open:font-display bar-open:leading-none bar-open:tracking-[0.022em] ${size}`}
              >
                {figure}
              </b>
            </Fragment>
          ))}
      </span>{' '}
      {unpriced > 0 && <span className={MORE}>{byAPerson(unpriced)}</span>}
    </>
  );
}

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
      className="ticket-bar"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <ChevronIcon />
      <span className="bar-job">
        <span className="bar-count" data-cut={isCut || undefined}>
          {count}
        </span>{' '}
        {date && (
          <span className="bar-date">
            <span className="bar-label">In hands</span> <span>{date}</span>
          </span>
        )}
        {added && (
          <span className="bar-added" aria-hidden="true" key={added}>
            {added}
          </span>
        )}
      </span>{' '}
      <span className="bar-sum">
        <span className="bar-label">Together, an estimate</span> <SumFigures sum={sum} />
      </span>
    </button>
  );
}

function SumFigures({ sum: { range, unpriced } }: { sum: Sum }) {
  if (!range) return <span className="bar-more">{PRICED_BY_A_PERSON}</span>;
  return (
    <>
      <span className="bar-range">
        {dollarRange(range)
          .split(' to ')
          .map((figure, index) => (
            <Fragment key={figure}>
              {index > 0 && ' to '}
              <b>{figure}</b>
            </Fragment>
          ))}
      </span>{' '}
      {unpriced > 0 && <span className="bar-more">{byAPerson(unpriced)}</span>}
    </>
  );
}

// One of the cards in the strip of numbers: its name, what goes with that, and the numbers.
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** At the name's side, e.g. '30 days'. */
  aside: ReactNode;
  children: ReactNode;
}

export const StatsCard = ({ title, aside, children }: Props) => (
  <div className="flex min-w-0 flex-col border-hairline px-4 pt-3.5 pb-4 not-first:border-t @min-[700px]/numbers:even:border-l @min-[700px]/numbers:nth-2:border-t-0 @min-[1180px]/numbers:not-first:border-t-0 @min-[1180px]/numbers:not-first:border-l">
    <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="text-note leading-[1.4] font-semibold touch:text-base">{title}</h2>
      {aside}
    </header>
    {children}
  </div>
);

/** What stands beside the numbers. */
export const QUIET = 'text-tiny text-ink-quiet touch:text-note';
export const DAYS = <p className={QUIET}>30 days</p>;

/** The number that a card is about, with what it counts. */
export const Figure = ({ number, children }: { number: string; children: ReactNode }) => (
  <p className={QUIET}>
    <b className="mr-1 text-large leading-[1.2] text-ink">{number}</b> {children}
  </p>
);

export const StatsNote = ({ children }: { children: ReactNode }) => (
  <p className={`mt-auto pt-3 ${QUIET}`}>{children}</p>
);

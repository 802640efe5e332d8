// The head of what is open: its place in the list, and the way back there.
import type { ReactNode } from 'react';
import { type Neighbours, NeighboursNav } from './neighbours.tsx';

interface Props {
  what: 'lead' | 'conversation';
  /** Left out where the list does not hold what is open. */
  neighbours: Neighbours | undefined;
  /** Where it was come from, if not from the list. */
  origin?: string | undefined;
  /** What closes it. */
  children: ReactNode;
}

/** Where it takes the list's place, the page scrolls under the desk's own bars. */
export const OpenedHead = ({ what, neighbours, origin, children }: Props) => (
  <div
    className={`sticky top-0 z-1 flex min-h-10 items-center justify-between gap-4 border-b border-hairline px-4 phone:max-desk:top-(--header-height) touch:min-h-13 sheet:hidden ${origin ? 'bg-highlight font-semibold shadow-open' : 'bg-desk'}`}
  >
    {origin && <p>{origin}</p>}
    {neighbours && <NeighboursNav {...neighbours} what={what} />}
    {children}
  </div>
);

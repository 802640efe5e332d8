// From what is open to its neighbours in the list.
import { Link } from 'wouter';

/** What a link to something in the list needs. */
export interface RowLink {
  href: string;
  state: unknown;
  replace: boolean;
}

export interface Neighbours {
  /** E.g. '4 of 35'; '4 of 50+' where the list goes on. */
  place: string;
  previous: RowLink | undefined;
  next: RowLink | undefined;
}

/** Undefined where `items` does not hold the one that is open. */
export function findNeighbours(
  items: readonly { id: string }[],
  hasMore: boolean,
  { id, linkTo }: { id: string | undefined; linkTo: (id: string) => RowLink },
): Neighbours | undefined {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) return undefined;
  const [previous, next] = [items[index - 1], items[index + 1]];
  return {
    place: `${index + 1} of ${items.length}${hasMore ? '+' : ''}`,
    previous: previous && linkTo(previous.id),
    next: next && linkTo(next.id),
  };
}

interface Props extends Neighbours {
  /** What the list is of. */
  what: 'lead' | 'conversation';
}

export function NeighboursNav({ place, previous, next, what }: Props) {
  return (
    <nav
      className="flex items-center gap-1 text-ink-soft"
      aria-label={`${what === 'lead' ? 'Leads' : 'Conversations'} of the list`}
    >
      <span className="mr-2">{place}</span>
      <Neighbour link={previous} name={`Previous ${what}`} chevron="M4 12 10 6 16 12" />
      <Neighbour link={next} name={`Next ${what}`} chevron="M4 8 10 14 16 8" />
    </nav>
  );
}

function Neighbour({ link, name, chevron }: { link: RowLink | undefined; name: string; chevron: string }) {
  const drawn = (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={chevron} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
  const look = 'neighbour grid size-8 place-items-center touch:size-target';
  // At an end of the list there is only the chevron.
  if (!link) return <span className={`${look} text-hairline`}>{drawn}</span>;
  return (
    <Link {...link} className={`${look} text-ink hover:bg-highlight`} aria-label={name} title={name}>
      {drawn}
    </Link>
  );
}

// From an open lead to those before and after it in the list.
import { Link } from 'wouter';
import type { Lead } from '../../../../schemas/lead.ts';
import type { LeadLink, useOpenedLead } from './use-opened-lead.ts';

export interface LeadNeighbours {
  /** E.g. '4 of 35'; '4 of 50+' where the list goes on. */
  place: string;
  previous: LeadLink | undefined;
  next: LeadLink | undefined;
}

/** Undefined where `leads` does not hold the lead that is open. */
export function findNeighbours(
  leads: readonly Lead[],
  hasMore: boolean,
  { id, linkTo }: ReturnType<typeof useOpenedLead>,
): LeadNeighbours | undefined {
  const index = leads.findIndex((lead) => lead.id === id);
  if (index < 0) return undefined;
  const [previous, next] = [leads[index - 1], leads[index + 1]];
  return {
    place: `${index + 1} of ${leads.length}${hasMore ? '+' : ''}`,
    previous: previous && linkTo(previous.id),
    next: next && linkTo(next.id),
  };
}

export function Neighbours({ place, previous, next }: LeadNeighbours) {
  return (
    <nav className="neighbours" aria-label="Leads of the list">
      <span>{place}</span>
      <Neighbour link={previous} name="Previous lead" chevron="M4 12 10 6 16 12" />
      <Neighbour link={next} name="Next lead" chevron="M4 8 10 14 16 8" />
    </nav>
  );
}

function Neighbour({ link, name, chevron }: { link: LeadLink | undefined; name: string; chevron: string }) {
  const drawn = (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={chevron} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
  if (!link) return <span className="neighbour">{drawn}</span>;
  return (
    <Link {...link} className="neighbour" aria-label={name} title={name}>
      {drawn}
    </Link>
  );
}

// Leads that the shop was not told of: how many, and on request which.
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { getJson } from '../../../api.ts';
import { Notice } from '../../dashboard/notice.tsx';
import { describeNotifications, isInTrouble } from '../notifications/describe-notification.ts';
import { useOpenedLead } from '../opened/use-opened-lead.ts';
import { LEADS } from '../requests/cached-leads.ts';

export function UndeliveredLeads({ count }: { count: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Notice
      title={`The shop was not told of ${count.toLocaleString('en-US')} ${count === 1 ? 'lead' : 'leads'}.`}
    >
      Notifying {count === 1 ? 'it' : 'them'} failed.
      <button
        type="button"
        className="link-button ml-1.5 align-baseline touch:ml-0 touch:flex"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide them' : 'Show them'}
      </button>
      <div id={id}>{isOpen && <UndeliveredList count={count} />}</div>
    </Notice>
  );
}

function UndeliveredList({ count }: { count: number }) {
  const { data, isError } = useUndeliveredQuery(count);
  const opened = useOpenedLead();
  if (isError) return <p role="alert">They could not be loaded.</p>;
  if (!data) return <p role="status">Loading leads...</p>;
  return (
    <>
      <ul className="mt-1" aria-label="Leads the shop was not told of">
        {data.map((lead) => (
          <li key={lead.id} className="flex flex-wrap items-baseline gap-x-2.5">
            <Link {...opened.linkTo(lead.id)} className="link-button" dir="auto">
              {lead.name}
            </Link>
            <span dir="auto">{describeNotifications(lead.announcements.filter(isInTrouble))}</span>
          </li>
        ))}
      </ul>
      {count > UNDELIVERED_SHOWN && <p>These are the newest {UNDELIVERED_SHOWN}.</p>}
    </>
  );
}

/** At most so many of them. */
const UNDELIVERED_SHOWN = 200;

/** Asked for anew when their count, the summary's, has changed. */
const useUndeliveredQuery = (count: number) =>
  useQuery({
    queryKey: [LEADS, 'undelivered', count],
    queryFn: ({ signal }) =>
      getJson<DeskLead[]>(`${LEADS}?undelivered=true&limit=${UNDELIVERED_SHOWN}`, { signal }),
    staleTime: 0,
  });

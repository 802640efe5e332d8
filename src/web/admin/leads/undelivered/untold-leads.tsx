// Leads that the shop was not told of: how many, and on request which.
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { Notice } from '../../dashboard/notice.tsx';
import { describeAnnouncements, isInTrouble } from '../notifications/describe-announcement.ts';
import { useOpenedLead } from '../opened/use-opened-lead.ts';
import { UNTOLD_SHOWN, useUntoldQuery } from './use-untold-query.ts';

export function UntoldLeads({ count }: { count: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Notice
      title={`The shop was not told of ${count.toLocaleString('en-US')} ${count === 1 ? 'lead' : 'leads'}.`}
    >
      Announcing {count === 1 ? 'it' : 'them'} failed.
      <button
        type="button"
        className="link-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide them' : 'Show them'}
      </button>
      <div id={id}>{isOpen && <UntoldList count={count} />}</div>
    </Notice>
  );
}

function UntoldList({ count }: { count: number }) {
  const { data, isError } = useUntoldQuery(count);
  const opened = useOpenedLead();
  if (isError) return <p role="alert">They could not be loaded.</p>;
  if (!data) return <p role="status">Loading leads...</p>;
  return (
    <>
      <ul className="untold" aria-label="Leads the shop was not told of">
        {data.map((lead) => (
          <li key={lead.id}>
            <Link {...opened.linkTo(lead.id)} className="link-button" dir="auto">
              {lead.name}
            </Link>
            <span dir="auto">{describeAnnouncements(lead.announcements.filter(isInTrouble))}</span>
          </li>
        ))}
      </ul>
      {count > UNTOLD_SHOWN && <p>These are the newest {UNTOLD_SHOWN}.</p>}
    </>
  );
}

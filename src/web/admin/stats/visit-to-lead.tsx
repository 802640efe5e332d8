// How many visits became chats, and how many chats became leads.
import type { Stats } from '../../../schemas/admin.ts';
import { describeCount, describeDay, describePart } from './describe-stats.ts';

interface Props extends Pick<Stats, 'funnel'> {
  /** ISO day that the numbers begin with. */
  firstDay: string;
}

export function VisitToLead({ funnel, firstDay }: Props) {
  const { visits, visitsSince, chats, chatLeads, formLeads } = funnel;
  const isCounted = visitsSince !== null && visitsSince <= firstDay;
  const whole = Math.max(1, visits, chats, chatLeads);
  return (
    <div className="stats-card">
      <header>
        <h2>From visit to lead</h2>
        <p>30 days</p>
      </header>
      <ol className="stats-steps">
        <Step count={visits} whole={whole} name={visits === 1 ? 'visit' : 'visits'} />
        <Step
          count={chats}
          whole={whole}
          name={chats === 1 ? 'chat' : 'chats'}
          part={isCounted ? describePart(chats, visits) : undefined}
          of="of visits"
        />
        <Step
          count={chatLeads}
          whole={whole}
          name={`${chatLeads === 1 ? 'lead' : 'leads'} from chat`}
          part={describePart(chatLeads, chats)}
          of="of chats"
        />
      </ol>
      <p className="stats-note">
        {formLeads > 0 &&
          `${describeCount(formLeads)} more ${formLeads === 1 ? 'lead' : 'leads'} came by the quote form. `}
        {visitsSince === null
          ? 'No visit was counted yet.'
          : `Visits are counted ${isCounted ? '' : `since ${describeDay(visitsSince, 'short')}, `}roughly, without cookies.`}
      </p>
    </div>
  );
}

function Step({
  count,
  whole,
  name,
  part,
  of,
}: {
  count: number;
  whole: number;
  name: string;
  part?: string | undefined;
  of?: string;
}) {
  return (
    <li>
      <p>
        <b>{describeCount(count)}</b> {name} {part && <span>{`${part} ${of}`}</span>}
      </p>
      <svg aria-hidden="true" height="13">
        <rect className="stats-track" width="100%" height="13" />
        <rect className="stats-solid" width={`${(100 * count) / whole}%`} height="13" />
      </svg>
    </li>
  );
}

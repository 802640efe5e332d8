// How many visits became chats, and how many chats became leads.
import type { Numbers } from '../../../schemas/admin.ts';
import { describeCount, describeDay, describePart } from './describe-numbers.ts';

interface Props extends Pick<Numbers, 'funnel'> {
  /** ISO day that the numbers begin with. */
  firstDay: string;
}

export function VisitToLead({ funnel, firstDay }: Props) {
  const { visits, visitsSince, chats, chatLeads, formLeads } = funnel;
  const isCounted = visitsSince !== null && visitsSince <= firstDay;
  const whole = Math.max(1, visits, chats, chatLeads);
  return (
    <div className="numbers-card">
      <header>
        <h2>From visit to lead</h2>
        <p>30 days</p>
      </header>
      <ol className="numbers-steps">
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
      <p className="numbers-note">
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
        <rect className="numbers-track" width="100%" height="13" />
        <rect className="numbers-solid" width={`${(100 * count) / whole}%`} height="13" />
      </svg>
    </li>
  );
}

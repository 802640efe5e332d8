// How many visits became chats, and how many chats became leads.
import type { Stats } from '../../../schemas/admin.ts';
import { describeCount, describeDay, describePart } from './describe-stats.ts';
import { DAYS, QUIET, StatsCard, StatsNote } from './stats-card.tsx';

interface Props extends Pick<Stats, 'funnel'> {
  /** ISO day that the numbers begin with. */
  firstDay: string;
}

export function VisitToLead({ funnel, firstDay }: Props) {
  const { visits, visitsSince, chats, chatLeads, formLeads } = funnel;
  const isCounted = visitsSince !== null && visitsSince <= firstDay;
  const whole = Math.max(1, visits, chats, chatLeads);
  return (
    <StatsCard title="From visit to lead" aside={DAYS}>
      <ol className="grid gap-2.5 touch:text-small">
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
      <StatsNote>
        {formLeads > 0 &&
          `${describeCount(formLeads)} more ${formLeads === 1 ? 'lead' : 'leads'} came by a form. `}
        {visitsSince === null
          ? 'No visit was counted yet.'
          : `Visits are counted ${isCounted ? '' : `since ${describeDay(visitsSince, 'short')}, `}roughly, without cookies.`}
      </StatsNote>
    </StatsCard>
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
      <p className="mb-[3px] flex items-baseline gap-[0.4em]">
        <b className="text-base">{describeCount(count)}</b> {name}{' '}
        {part && <span className={`ml-auto ${QUIET}`}>{`${part} ${of}`}</span>}
      </p>
      <svg className="block w-full" aria-hidden="true" height="13">
        <rect className="fill-desk-sunk" width="100%" height="13" />
        <rect fill="currentColor" width={`${(100 * count) / whole}%`} height="13" />
      </svg>
    </li>
  );
}

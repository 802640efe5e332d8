// The ticket's stub on an open lead: what is owed by when, and what is left of the time.
import type { Lead } from '../../../../schemas/lead.ts';
import { Due } from '../row/due.tsx';
import { Gauge, useTimeLeft } from '../row/time-left.tsx';

const CELL = 'px-3.5 pt-2.5 pb-3';

export function LeadStub({ lead }: { lead: Lead }) {
  const left = useTimeLeft(lead);
  return (
    <div className="mt-3.5 grid grid-cols-[minmax(0,1fr)_minmax(0,max-content)] border border-line bg-desk-bar sheet:hidden">
      <p className={CELL}>
        <span className="block text-ink-soft">Reply</span>
        <Due lead={lead} isLarge />
        {left?.state === 'due' && <Gauge share={left.share} className="mt-2 h-[7px] w-full" />}
      </p>
      {left && (
        <p
          className={`${CELL} border-0 border-l-2 border-dashed border-edge ${left.state === 'overdue' ? 'bg-orange text-on-ink' : ''}`}
        >
          <span className={`block ${left.state === 'overdue' ? '' : 'text-ink-soft'}`}>{left.label}</span>
          <b
            className={`block leading-[1.26] ${left.state === 'handled' ? 'text-base font-semibold' : 'text-figure font-bold'}`}
          >
            {left.span}
          </b>
        </p>
      )}
    </div>
  );
}

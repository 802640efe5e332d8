// The ticket's stub on an open lead: what is owed by when, and what is left of the time.
import type { Lead } from '../../../../schemas/lead.ts';
import { Due } from '../row/due.tsx';
import { Gauge, useTimeLeft } from '../row/time-left.tsx';

export function LeadStub({ lead }: { lead: Lead }) {
  const left = useTimeLeft(lead);
  return (
    <div className="lead-owed" data-state={left?.state}>
      <p className="lead-owed-due">
        <span className="stub-label">Reply</span>
        <Due lead={lead} />
        {left?.state === 'due' && <Gauge share={left.share} />}
      </p>
      {left && (
        <p className="lead-owed-left">
          <span className="stub-label">{left.label}</span>
          <b>{left.span}</b>
        </p>
      )}
    </div>
  );
}

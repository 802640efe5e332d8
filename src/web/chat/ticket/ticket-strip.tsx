// The strip of the job ticket: what Carl has understood of the job so far.
import type { TicketCell } from '../../../schemas/message.ts';

const LABELS = ['Job', 'Qty', 'Print', 'In hands'];

/** Four cells; '—' until their value is known. */
export function TicketStrip({ cells }: { cells: readonly TicketCell[] }) {
  const shown = cells.length > 0 ? cells : LABELS.map((label) => ({ label, value: null }));
  return (
    <dl className="ticket-strip" aria-label="Job ticket">
      {shown.map(({ label, value }) => (
        <div key={label} className="ticket-cell">
          <dt>{label}</dt>
          {/* A new value is a new element, so that it is wiped in. */}
          <dd key={value} data-empty={value === null || undefined}>
            {value ?? '—'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

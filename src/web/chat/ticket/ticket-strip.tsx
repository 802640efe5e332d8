// The strip of the job ticket: what Carl has understood of the job so far.
import type { TicketCell } from '../../../schemas/message.ts';

const LABELS = ['Job', 'Qty', 'Print', 'In hands'];

/** Four cells; '—' until their value is known. A number is never broken. */
export function TicketStrip({ cells }: { cells: readonly TicketCell[] }) {
  const shown = cells.length > 0 ? cells : LABELS.map((label) => ({ label, value: null }));
  return (
    <dl
      className="ticket-strip flex border-b-2 widget:form:room-scant:hidden cramped:hidden"
      aria-label="Job ticket"
    >
      {shown.map(({ label, value }) => (
        <div
          key={label}
          className="ticket-cell min-w-min flex-auto px-2.5 pt-1.5 pb-2 first:pl-5 not-first:border-l-thin max-phone:pt-1 max-phone:pb-1.5 max-phone:first:pl-4"
        >
          <dt className="font-medium font-mono text-grey text-tiny leading-snug whitespace-nowrap">
            {label}
          </dt>
          {/* A new value is a new element, so that it is wiped in. */}
          <dd
            key={value}
            className={`font-bold text-small leading-[1.25] ${value === null ? '' : 'motion-safe:animate-[wipe_200ms_ease-out]'}`}
          >
            {value ?? '—'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

// What the calculator answers, on a ticket: the range, what it holds and what it takes for granted.
import type { ReactNode } from 'react';
import type { Estimate } from '../../../schemas/estimate.ts';
import type { PublicService } from '../../../schemas/shop.ts';
import { pieces } from '../../../schemas/told-job.ts';
import { dollarRange, dollars } from '../../../schemas/told-price.ts';
import type { Figures } from './use-estimate.ts';

export interface EstimateTicketProps {
  service: PublicService;
  /** Null while there are none: `children` say why. */
  figures: Figures | null;
  /** How it is made, and when it can be in hands: sentences. */
  how: string[];
  isPending: boolean;
  actions: ReactNode;
  children: ReactNode;
}

export function EstimateTicket({ service, figures, how, isPending, actions, children }: EstimateTicketProps) {
  return (
    <div
      className="ticket estimate group mx-auto max-w-140 max-desk:relative max-desk:max-w-none desk:sticky desk:top-[calc(var(--header-height)+20px)]"
      data-pending={isPending || undefined}
    >
      <div className="ticket-stub border-b-2">
        <h3 className="[font:inherit]">Estimate</h3>
        <span className="barcode" aria-hidden="true" />
        <span className="ticket-number">{service.code}</span>
      </div>
      {/* As tall with one line less: what is below does not jump while one reckons. */}
      <div className="min-h-75 px-5 pt-4">
        {figures ? <Contents figures={figures} how={how} unit={service.unit} /> : children}
      </div>
      <div className="grid gap-4 p-5">{actions}</div>
    </div>
  );
}

function Contents({ figures, how, unit }: { figures: Figures; how: string[]; unit: PublicService['unit'] }) {
  const { quantity, estimate } = figures;
  const { unitCents, nextBreak, includes, assumptions, validUntil } = estimate;
  return (
    <>
      <p className="font-bold text-large">{pieces(quantity, unit)}</p>
      <p className="estimate-range display mt-2 text-[clamp(2.75rem,4.6vw,4.5rem)] leading-[0.86] group-data-pending:text-grey">
        {rangeOf(figures)}
      </p>
      {quantity > 1 && (
        <p className="mt-1.5 font-semibold group-data-pending:text-grey">{`about ${dollars(unitCents)} each`}</p>
      )}
      {how.length > 0 && <p className="mt-1.5 font-bold">{how.join(' ')}</p>}
      {nextBreak && nextBreak.unitCents < unitCents && (
        <p className="-mx-5 mt-4 border-y-thin bg-yellow px-5 py-2.5 font-semibold">
          {`From ${nextBreak.quantity.toLocaleString('en-US')} on it falls to about ${dollars(nextBreak.unitCents)} each.`}
        </p>
      )}
      <dl className="mt-4 grid gap-3 text-small leading-[1.4]">
        <div>
          <dt className="font-medium font-mono text-grey text-note leading-[1.4]">Includes</dt>
          <dd>{sentence(includes)}</dd>
        </div>
        <div>
          <dt className="font-medium font-mono text-grey text-note leading-[1.4]">Assumes</dt>
          <dd>{sentence(assumptions)}</dd>
        </div>
      </dl>
      <p className="mt-3 border-t-thin pt-3 text-small">
        {`An estimate, not a quote: a person confirms it. Holds until ${day.format(new Date(validUntil))}.`}
      </p>
    </>
  );
}

/** '$850 to $943'. */
export const rangeOf = ({ estimate }: { estimate: Pick<Estimate, 'lowCents' | 'highCents'> }): string =>
  dollarRange(estimate);

/** ['Printing', 'A proof'] -> 'Printing; a proof.' An abbreviation such as SUV keeps its capitals. */
function sentence(parts: readonly string[]): string {
  const [first = '', ...others] = parts;
  const upper = first.charAt(0).toUpperCase() + first.slice(1);
  const lower = others.map((part) =>
    /^\p{Lu}\p{Lu}/u.test(part) ? part : part.charAt(0).toLowerCase() + part.slice(1),
  );
  return `${[upper, ...lower].join('; ')}.`;
}

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

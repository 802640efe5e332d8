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
    <div className="ticket estimate" data-pending={isPending || undefined}>
      <div className="ticket-stub">
        <h3>Estimate</h3>
        <span className="barcode" aria-hidden="true" />
        <span className="ticket-number">{service.code}</span>
      </div>
      <div className="estimate-body">
        {figures ? <Contents figures={figures} how={how} unit={service.unit} /> : children}
      </div>
      <div className="estimate-foot">{actions}</div>
    </div>
  );
}

function Contents({ figures, how, unit }: { figures: Figures; how: string[]; unit: PublicService['unit'] }) {
  const { quantity, estimate } = figures;
  const { unitCents, nextBreak, includes, assumptions, validUntil } = estimate;
  return (
    <>
      <p className="estimate-job">{pieces(quantity, unit)}</p>
      <p className="estimate-range">{rangeOf(figures)}</p>
      {quantity > 1 && <p className="estimate-each">{`about ${dollars(unitCents)} each`}</p>}
      {how.length > 0 && <p className="estimate-how">{how.join(' ')}</p>}
      {nextBreak && nextBreak.unitCents < unitCents && (
        <p className="estimate-next">
          {`From ${nextBreak.quantity.toLocaleString('en-US')} on it falls to about ${dollars(nextBreak.unitCents)} each.`}
        </p>
      )}
      <dl className="estimate-holds">
        <div>
          <dt>Includes</dt>
          <dd>{sentence(includes)}</dd>
        </div>
        <div>
          <dt>Assumes</dt>
          <dd>{sentence(assumptions)}</dd>
        </div>
      </dl>
      <p className="estimate-note">
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

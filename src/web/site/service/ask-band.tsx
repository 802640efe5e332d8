// Edge to edge in magenta: the estimate as it stands, ready to be talked over with Carl.
import type { PublicService } from '../../../schemas/shop.ts';
import { TargetMark } from '../../ui/target-mark.tsx';
import { AskCarl } from './ask-carl.tsx';

export interface AskBandProps {
  service: PublicService;
  /** In words; null where nothing is reckoned. */
  job: string | null;
  /** '$850 to $943'; null while it is not known. */
  estimate: string | null;
}

export const AskBand = ({ service: { name, code }, job, estimate }: AskBandProps) => (
  <section className="ask-band needs-script" aria-labelledby="ask-carl">
    <h2 className="ask-title" id="ask-carl">
      Ask Carl about this
    </h2>
    <div className="ticket">
      <div className="ticket-stub">
        <h3>{job ? 'In hand' : name}</h3>
        <span className="barcode" aria-hidden="true" />
        <span className="ticket-number">{code}</span>
      </div>
      <div className="ask-body">
        {job && <p className="ask-job">{`${job}.${estimate ? ` Estimate: ${estimate}.` : ''}`}</p>}
        <p className="ask-carl">
          <TargetMark />
          Carl is an AI and knows this shop's prices, files and dates. Ask him what would change it, or by
          when it can be done.
        </p>
        <AskCarl service={name} job={job}>
          {job ? 'Show Carl this estimate' : 'Ask Carl a question'}
        </AskCarl>
      </div>
    </div>
  </section>
);

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
  <section
    className="ask-band dots-band needs-script grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-center gap-x-10 gap-y-6 px-edge pt-37.5 pb-[clamp(56px,5vw,88px)] max-desk:grid-cols-[minmax(0,1fr)]"
    aria-labelledby="ask-carl"
  >
    <h2
      className="dots-title text-[clamp(4.5rem,11.4vw,15rem)] text-blank max-desk:text-[20.6vw]"
      id="ask-carl"
    >
      Ask Carl about this
    </h2>
    <div className="ticket mr-2.25 [--focus:var(--violet)]">
      <div className="ticket-stub border-b-2">
        <h3 className="[font:inherit]">{job ? 'In hand' : name}</h3>
        <span className="barcode" aria-hidden="true" />
        <span className="ticket-number">{code}</span>
      </div>
      <div className="grid gap-4 p-5">
        {job && (
          <p className="border-2 bg-yellow px-3.5 py-3 font-bold text-large leading-[1.35]">{`${job}.${estimate ? ` Estimate: ${estimate}.` : ''}`}</p>
        )}
        <p className="grid grid-cols-[auto_1fr] items-center gap-4">
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

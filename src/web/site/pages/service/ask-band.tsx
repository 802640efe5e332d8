// Edge to edge in magenta: Carl's ticket with the question that the button asks.
import type { PublicService } from '../../../../schemas/shop.ts';
import { questionAbout } from '../../../../schemas/told-job.ts';
import { TargetMark } from '../../../ui/target-mark.tsx';
import { AskCarl } from './ask-carl.tsx';

export const AskBand = ({ service: { name } }: { service: PublicService }) => (
  <section className="ask-band needs-script" aria-labelledby="ask-carl">
    <h2 className="ask-title" id="ask-carl">
      Ask Carl
    </h2>
    <div className="ticket">
      <div className="ticket-head">
        <TargetMark />
        <div>
          <h3 className="ticket-name">Carl, AI Assistant</h3>
          <p className="ticket-status">Usually replies instantly</p>
        </div>
      </div>
      <div className="ask-body">
        <p className="ask-question">{questionAbout(name)}</p>
        <AskCarl service={name}>Send it</AskCarl>
      </div>
    </div>
  </section>
);

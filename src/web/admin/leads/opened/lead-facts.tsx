// All that is known of a lead besides its items, a line each; what was not said is said to be so.
import type { ReactNode } from 'react';
import type { ToldLead } from '../../../../schemas/lead.ts';
import { useShop } from '../../page-data.ts';
import { describeMinute } from '../../time/describe-time.ts';
import { useNow } from '../../time/now.tsx';
import { When } from '../../time/when.tsx';
import { ContactLink } from '../row/contact-link.tsx';
import { SOURCES } from '../row/sources.ts';

export function LeadFacts({ lead }: { lead: ToldLead }) {
  const facts: [label: string, value: ReactNode][] = [
    ['Email', lead.email && <ContactLink email={lead.email} />],
    ['Phone', lead.phone && <ContactLink phone={lead.phone} />],
    ['Company', lead.company && <span dir="auto">{lead.company}</span>],
    ['Source', lead.confirmed ? SOURCES[lead.source] : `${SOURCES[lead.source]}, never confirmed`],
    ['Received', <When key="received" at={lead.createdAt} />],
    ['Reply due', lead.replyDueAt && <Minute key="due" at={lead.replyDueAt} />],
    ['Details', lead.details && <LeadText text={lead.details} />],
  ];
  return (
    <section className="lead-section" aria-label="Facts">
      <h3>Facts</h3>
      <dl className="lead-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className="missing">not said</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const LeadText = ({ text }: { text: string }) => (
  <p className="lead-text" dir="auto">
    {text}
  </p>
);

function Minute({ at }: { at: string }) {
  const { time_zone } = useShop();
  return <time dateTime={at}>{describeMinute(new Date(at), useNow(), time_zone)}</time>;
}

// All that is known of a lead besides its items, a line each; what was not said is said to be so.
import type { ReactNode } from 'react';
import { tellCameFrom } from '../../../../schemas/first-touch.ts';
import { LEAD_FIELDS, type LeadFieldEntry, type ToldLead } from '../../../../schemas/lead.ts';
import { Minute } from '../../time/minute.tsx';
import { When } from '../../time/when.tsx';
import { ContactLink } from '../row/contact-link.tsx';
import { SOURCES } from '../row/sources.ts';
import { LeadSection } from './lead-section.tsx';

export function LeadFacts({ lead }: { lead: ToldLead }) {
  const facts: [label: string, value: ReactNode][] = [
    ...factsOf(lead, 'person'),
    ['Source', lead.confirmed ? SOURCES[lead.source] : `${SOURCES[lead.source]}, never confirmed`],
    [
      'Came from',
      tellCameFrom(lead.firstTouch) ?? (
        <span key="from" className="missing">
          not known
        </span>
      ),
    ],
    [
      'First page',
      lead.firstTouch?.page ?? (
        <span key="page" className="missing">
          not known
        </span>
      ),
    ],
    // What most speak goes without saying.
    ...(lead.language === 'es' ? [['Language', 'Spanish'] as [string, ReactNode]] : []),
    ['Received', <When key="received" at={lead.createdAt} />],
    ['Reply due', lead.replyDueAt && <Minute key="due" at={lead.replyDueAt} />],
    ...factsOf(lead, 'job'),
  ];
  return (
    <LeadSection title="Facts">
      <dl className="grid gap-x-5 @min-[460px]/lead:grid-cols-2">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid min-h-[27px] grid-cols-[70px_minmax(0,1fr)] items-baseline gap-2 border-b border-hairline py-1 last:col-span-full touch:min-h-[45px] touch:grid-cols-[88px_minmax(0,1fr)] touch:items-center"
          >
            <dt className="text-ink-quiet">{label}</dt>
            <dd>{value || <span className="missing">not said</span>}</dd>
          </div>
        ))}
      </dl>
    </LeadSection>
  );
}

/** The name is the heading, and what items tell stands with them. */
const TOLD_ABOVE: LeadFieldEntry['name'][] = ['name', 'dueDate'];

const factsOf = (lead: ToldLead, whose: LeadFieldEntry['of']): [label: string, value: ReactNode][] =>
  LEAD_FIELDS.filter(({ name, of, byItem }) => of === whose && !byItem && !TOLD_ABOVE.includes(name)).map(
    ({ name, label, kind }) => [label, lead[name] && drawField(kind, String(lead[name]))],
  );

function drawField(kind: LeadFieldEntry['kind'], text: string): ReactNode {
  if (kind === 'email') return <ContactLink className={LINK} email={text} />;
  if (kind === 'phone') return <ContactLink className={LINK} phone={text} />;
  return kind === 'prose' ? <LeadText text={text} /> : <span dir="auto">{text}</span>;
}

const LINK = '-my-[3px] decoration-edge sheet:no-underline';

const LeadText = ({ text }: { text: string }) => (
  <p className="whitespace-pre-wrap" dir="auto">
    {text}
  </p>
);

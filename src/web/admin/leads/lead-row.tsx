// One lead: who, how to reach them, what for, by when, and since when.
import { useId } from 'react';
import type { Lead, LeadSource } from '../../../schemas/lead.ts';
import { formatPhone, phoneHref } from '../format-phone.ts';
import { When } from '../time/when.tsx';
import { ConversationLink } from './conversation-link.tsx';
import { LeadDetails } from './lead-details.tsx';
import { ServiceBadge } from './service-badge.tsx';

const SOURCES: Record<LeadSource, string> = { chat: 'Chat', quote_form: 'Quote form', callback: 'Call back' };

export function LeadRow({ lead }: { lead: Lead }) {
  const nameId = useId();
  return (
    <li>
      <article className="lead" aria-labelledby={nameId}>
        <div className="lead-job">
          <h2 className="lead-name" id={nameId} dir="auto">
            {lead.name}
          </h2>
          {!lead.confirmed && (
            <span className="tag tag-warn" title="Left contact details but never confirmed them">
              Unconfirmed
            </span>
          )}
          <dl className="lead-company">
            <dt className="visually-hidden">Company</dt>
            <dd dir="auto">{lead.company ?? <span className="visually-hidden">no company</span>}</dd>
          </dl>
          <LeadDetails details={lead.details} />
        </div>
        <dl className="lead-contact">
          <dt className="visually-hidden">Email</dt>
          <dd>
            {lead.email ? (
              <a href={`mailto:${encodeURI(lead.email)}`}>{lead.email}</a>
            ) : (
              <Missing>no email</Missing>
            )}
          </dd>
          <dt className="visually-hidden">Phone</dt>
          <dd>
            {lead.phone ? (
              <a href={phoneHref(lead.phone)}>{formatPhone(lead.phone)}</a>
            ) : (
              <Missing>no phone</Missing>
            )}
          </dd>
        </dl>
        <dl className="lead-service">
          <dt className="visually-hidden">Service</dt>
          <dd>
            <ServiceBadge name={lead.service} />
          </dd>
          <dt className="visually-hidden">Source</dt>
          <dd className="lead-source">
            {SOURCES[lead.source]}
            {lead.conversationId && <ConversationLink id={lead.conversationId} />}
          </dd>
        </dl>
        <dl className="lead-terms">
          <dt>Quantity</dt>
          <dd>{lead.quantity?.toLocaleString('en-US') ?? <Missing>no quantity</Missing>}</dd>
          <dt>Needed by</dt>
          <dd dir="auto">{lead.dueDate ?? <Missing>no date</Missing>}</dd>
        </dl>
        <div className="lead-received">
          <When at={lead.createdAt} />
        </div>
      </article>
    </li>
  );
}

const Missing = ({ children }: { children: string }) => <span className="missing">{children}</span>;

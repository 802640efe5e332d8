// One lead: who, how to reach them, what for, by when an answer is owed, and since when.
import { useId } from 'react';
import { Link } from 'wouter';
import type { ToldLead } from '../../../../schemas/lead.ts';
import type { RowLink } from '../../list/neighbours.tsx';
import { useNow } from '../../time/now.tsx';
import { When } from '../../time/when.tsx';
import { ItemsBadge } from '../items/items-badge.tsx';
import { NotificationTrouble } from '../notifications/notification-trouble.tsx';
import { ContactLink } from './contact-link.tsx';
import { ConversationLink } from './conversation-link.tsx';
import { Due } from './due.tsx';
import { InHands } from './in-hands.tsx';
import { LeadDetails } from './lead-details.tsx';
import { ServiceBadge } from './service-badge.tsx';
import { SOURCES } from './sources.ts';
import { useTabStop } from './tab-stop.ts';
import { TimeLeft } from './time-left.tsx';

interface Props {
  lead: ToldLead;
  isOpen: boolean;
  link: RowLink;
  /** The focus came to the row. */
  onUse: () => void;
}

export function LeadRow({ lead, isOpen, link, onUse }: Props) {
  const nameId = useId();
  const tabIndex = useTabStop();
  const now = useNow();
  const isLate = lead.handledAt === null && lead.replyDueAt !== null && new Date(lead.replyDueAt) < now;
  return (
    <li onFocus={onUse}>
      <article
        className="lead"
        aria-labelledby={nameId}
        data-open={isOpen}
        data-handled={lead.handledAt !== null}
        data-late={isLate}
      >
        <div className="lead-who">
          <div className="lead-job">
            <h3 className="lead-name" id={nameId} dir="auto">
              <Link
                {...link}
                className="lead-link"
                aria-current={isOpen || undefined}
                data-row={lead.id}
                tabIndex={tabIndex}
              >
                {lead.name}
              </Link>
            </h3>
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
            <dd>{lead.email ? <ContactLink email={lead.email} /> : <Missing>no email</Missing>}</dd>
            <dt className="visually-hidden">Phone</dt>
            <dd>{lead.phone ? <ContactLink phone={lead.phone} /> : <Missing>no phone</Missing>}</dd>
          </dl>
        </div>
        <div className="lead-what">
          <dl className="lead-service">
            <dt className="visually-hidden">{lead.items.length > 1 ? 'Items' : 'Service'}</dt>
            <dd>
              {lead.items.length > 1 ? (
                <ItemsBadge items={lead.items} />
              ) : (
                <ServiceBadge name={lead.service} />
              )}
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
            <dt>In hands</dt>
            <dd>{lead.dueDate ? <InHands dueDate={lead.dueDate} /> : <Missing>no date</Missing>}</dd>
          </dl>
          <div className="lead-due">
            <Due lead={lead} />
            <TimeLeft lead={lead} />
          </div>
          <div className="lead-received">
            <When at={lead.createdAt} />
          </div>
        </div>
        <NotificationTrouble lead={lead} />
      </article>
    </li>
  );
}

const Missing = ({ children }: { children: string }) => <span className="missing">{children}</span>;

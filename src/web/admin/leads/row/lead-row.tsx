// One lead: who, how to reach them, what for, by when an answer is owed, and since when.
import { useId } from 'react';
import { Link } from 'wouter';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { type ToldItem, tellGoods } from '../../../../schemas/told-item.ts';
import { linkFromLead } from '../../conversations/rows/use-opened-conversation.ts';
import type { RowLink } from '../../list/neighbours.tsx';
import { useShop } from '../../page-data.ts';
import { useNow } from '../../time/now.tsx';
import { When } from '../../time/when.tsx';
import { NotificationTrouble } from '../notifications/notification-trouble.tsx';
import { ContactLink } from './contact-link.tsx';
import { Due } from './due.tsx';
import { InHands } from './in-hands.tsx';
import { LeadDetails } from './lead-details.tsx';
import { ProofTag } from './proof-tag.tsx';
import { InkBadge, ServiceBadge } from './service-badge.tsx';
import { SOURCES } from './sources.ts';
import { StatusChip } from './status-chip.tsx';
import { useTabStop } from './tab-stop.ts';
import { TimeLeft } from './time-left.tsx';

interface Props {
  lead: DeskLead;
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
        className="lead group/lead border-b border-hairline px-4 py-1.5 wrap-anywhere hover:bg-highlight/35 has-[.lead-link:focus-visible]:outline-3 has-[.lead-link:focus-visible]:-outline-offset-3 has-[.lead-link:focus-visible]:outline-focus data-[late=true]:shadow-late data-[open=true]:bg-highlight data-[open=true]:shadow-open cards:relative cards:pt-2.5 cards:pb-1 cards:text-small"
        aria-labelledby={nameId}
        data-open={isOpen}
        data-handled={lead.handledAt !== null}
        data-late={isLate}
      >
        <div className="contents">
          <div className="flex min-w-0 flex-wrap content-start items-baseline gap-x-2 [grid-area:job] cards:block cards:before:float-right cards:before:h-6 cards:before:w-21 cards:before:content-['']">
            <h3
              className="min-w-0 text-name leading-4.5 group-data-[handled=true]/lead:font-medium group-data-[handled=true]/lead:text-ink-soft cards:mr-2 cards:inline cards:leading-[1.3] touch:text-thumb"
              id={nameId}
              dir="auto"
            >
              <Link
                {...link}
                className="lead-link inline-flex items-center no-underline decoration-1 underline-offset-3 hover:underline focus-visible:outline-none cards:inline touch:after:absolute touch:after:inset-[0_0_auto] touch:after:h-14 touch:after:content-['']"
                aria-current={isOpen || undefined}
                data-row={lead.id}
                tabIndex={tabIndex}
              >
                {lead.name}
              </Link>
            </h3>
            {!lead.confirmed && (
              <span
                className="tag border-late text-late cards:mr-2 cards:inline"
                title="Left contact details but never confirmed them"
              >
                Unconfirmed
              </span>
            )}
            <ProofTag counts={lead.proofs} />
            <dl className="text-ink-quiet cards:mr-2 cards:inline">
              <dt className="visually-hidden">Company</dt>
              <dd dir="auto" className="cards:inline">
                {lead.company ?? <span className="visually-hidden">no company</span>}
              </dd>
            </dl>
            <LeadDetails details={lead.details} />
          </div>
          <dl className="-my-[3px] flex flex-wrap items-center gap-x-5 text-[0.96em] [grid-area:contact] @min-[720px]/leads:@max-[1180px]/leads:group-data-[open=true]/desk:hidden @min-[1180px]/leads:block">
            <dt className="visually-hidden">Email</dt>
            <dd>
              {lead.email ? (
                <ContactLink className={CONTACT} email={lead.email} />
              ) : (
                <NoContact>no email</NoContact>
              )}
            </dd>
            <dt className="visually-hidden">Phone</dt>
            <dd className="@min-[1180px]/leads:has-[>.missing]:-mt-1.5">
              {lead.phone ? (
                <ContactLink className={CONTACT} phone={lead.phone} />
              ) : (
                <NoContact>no phone</NoContact>
              )}
            </dd>
          </dl>
        </div>
        <div className="contents">
          <dl className="[grid-area:service]">
            <dt className="visually-hidden">{lead.items.length > 1 ? 'Items' : 'Service'}</dt>
            <dd>
              {lead.items.length > 1 ? (
                <ItemsBadge items={lead.items} />
              ) : (
                <ServiceBadge name={lead.service} />
              )}
            </dd>
            <dt className="visually-hidden">Source</dt>
            <dd className="flex flex-wrap items-center gap-x-2.5 text-ink-quiet @min-[720px]/leads:pl-[23px]">
              {SOURCES[lead.source]}
              {lead.artworkCount > 0 && (
                <span>
                  {lead.artworkCount} {lead.artworkCount === 1 ? 'file' : 'files'}
                </span>
              )}
              {lead.conversationId && <ConversationLink id={lead.conversationId} />}
            </dd>
          </dl>
          <dl className="lead-terms [grid-area:terms] cards:flex cards:flex-wrap cards:gap-x-1.5 cards:text-quote tight:pl-[23px]">
            <dt className={TERM}>Quantity</dt>
            <dd className="cards:mr-2.5">
              {lead.quantity?.toLocaleString('en-US') ?? <Missing>no quantity</Missing>}
            </dd>
            <dt className={TERM}>In hands</dt>
            <dd className="@min-[720px]/leads:text-ink-soft">
              {lead.dueDate ? <InHands dueDate={lead.dueDate} /> : <Missing>no date</Missing>}
            </dd>
          </dl>
          <div className="min-w-0 text-balance [grid-area:due] cards:max-w-[12em] cards:text-right">
            <Due lead={lead} />
            <TimeLeft lead={lead} />
          </div>
          <dl className="self-start [grid-area:status] cards:justify-self-end @min-[720px]/leads:@max-[1180px]/leads:justify-self-end">
            <dt className="visually-hidden">Status</dt>
            <dd>
              <StatusChip status={lead.status} />
            </dd>
          </dl>
          <div className="lead-received min-w-0 text-right [grid-area:received] cards:absolute cards:top-[13px] cards:right-4 cards:text-note cards:text-ink-quiet">
            <When
              at={lead.createdAt}
              age="block font-medium"
              minute="hidden text-ink-quiet @min-[1180px]/leads:block"
            />
          </div>
        </div>
        <NotificationTrouble lead={lead} />
      </article>
    </li>
  );
}

const CONTACT =
  'text-ink-soft no-underline hover:underline cards:text-ink cards:underline cards:decoration-edge cards:decoration-auto';
const TERM = 'cards:text-ink-quiet @min-[720px]/leads:sr-only';

const Missing = ({ children }: { children: string }) => <span className="missing">{children}</span>;

/** On the lines of the other cells, though a link is taller than a line. */
const NoContact = ({ children }: { children: string }) => (
  <span className="missing @min-[1180px]/leads:leading-6">{children}</span>
);

/** What a lead with several items asks for, in a row of the list: 'Pint glasses + 2 more'. */
function ItemsBadge({ items }: { items: readonly ToldItem[] }) {
  const service = useShop().services.find(({ slug }) => slug === items[0]?.service);
  return <InkBadge ink={service?.ink}>{tellGoods(items)}</InkBadge>;
}

/** From a lead to the conversation it came from. */
function ConversationLink({ id }: { id: string }) {
  return (
    <Link
      className="inline-flex items-center text-carl no-underline decoration-1 underline-offset-3 hover:underline cards:hidden touch:-my-[11px] touch:min-h-target"
      {...linkFromLead(id)}
      tabIndex={useTabStop()}
    >
      <span className="visually-hidden">Conversation </span>
      <span className="mono">{id.slice(0, 8)}</span>
    </Link>
  );
}

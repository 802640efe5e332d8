// In an open lead: who was told of it, on each way, and the means to do so again.
import type { Summary } from '../../../../schemas/admin.ts';
import { CHANNEL_LABELS, type Lead, TO_CUSTOMER } from '../../../../schemas/lead.ts';
import { When } from '../../time/when.tsx';
import { LeadSection } from '../opened/lead-section.tsx';
import { describeNotification, IN_TROUBLE, isInTrouble } from './describe-notification.ts';
import { SendAgainButton } from './send-again-button.tsx';

interface Props {
  lead: Lead;
  /** How this server tells the shop; undefined until known. */
  channels: Summary['notifications']['channels'] | undefined;
}

export function NotificationList({ lead, channels }: Props) {
  const { id, announcements } = lead;
  const wasTried = announcements.some(({ channel }) => !TO_CUSTOMER.includes(channel));
  return (
    <LeadSection title="Notifications" className="items-start sheet:hidden">
      {!wasTried && <p>The shop was not told of this lead: it is on this dashboard only.</p>}
      {announcements.length > 0 && (
        <ul>
          {announcements.map((notification) => (
            <li
              key={notification.channel}
              className={`not-first:mt-1 ${isInTrouble(notification) ? IN_TROUBLE : ''}`}
            >
              <b>{CHANNEL_LABELS[notification.channel]}</b>{' '}
              <span dir="auto">{describeNotification(notification)}</span> <When at={notification.at} />
            </li>
          ))}
        </ul>
      )}
      {channels?.length !== 0 && <SendAgainButton leadId={id} label={wasTried ? 'Send again' : 'Send now'} />}
    </LeadSection>
  );
}

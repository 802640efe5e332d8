// In an open lead: who was told of it, on each way, and the means to do so again.
import type { Summary } from '../../../../schemas/admin.ts';
import type { Lead } from '../../../../schemas/lead.ts';
import { When } from '../../time/when.tsx';
import { CHANNELS, describeAnnouncement, isInTrouble } from './describe-announcement.ts';
import { SendAgainButton } from './send-again-button.tsx';
import './announcements.css';

interface Props {
  lead: Lead;
  /** How this server tells the shop; undefined until known. */
  channels: Summary['announcements']['channels'] | undefined;
}

export function AnnouncementList({ lead, channels }: Props) {
  const { id, announcements } = lead;
  const wasTried = announcements.some(({ channel }) => channel !== 'receipt');
  return (
    <section className="lead-section announcements" aria-label="Announcements">
      <h3>Announcements</h3>
      {!wasTried && <p>The shop was not told of this lead: it is on this dashboard only.</p>}
      {announcements.length > 0 && (
        <ul>
          {announcements.map((announcement) => (
            <li key={announcement.channel} data-in-trouble={isInTrouble(announcement)}>
              <b>{CHANNELS[announcement.channel]}</b>{' '}
              <span dir="auto">{describeAnnouncement(announcement)}</span> <When at={announcement.at} />
            </li>
          ))}
        </ul>
      )}
      {channels?.length !== 0 && <SendAgainButton leadId={id} label={wasTried ? 'Send again' : 'Send now'} />}
    </section>
  );
}

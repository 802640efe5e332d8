// The desk before its first lead: an empty ticket, and where the first one will be told of.
import type { Summary } from '../../../schemas/admin.ts';
import { EmptyTicket } from './empty-ticket.tsx';
import { CHANNELS } from './notifications/describe-notification.ts';
import './no-leads.css';

export function NoLeads({ summary }: { summary: Summary | undefined }) {
  const channels = summary?.notifications.channels ?? [];
  return (
    <div className="no-leads">
      <EmptyTicket />
      <div>
        <p className="no-leads-title">No leads captured yet.</p>
        <p>The first person who leaves a way to reach them gets the first row here.</p>
        {channels.length > 0 && (
          <p className="no-leads-told">
            New leads are also told by: {channels.map((channel) => CHANNELS[channel]).join(', ')}
          </p>
        )}
        <a className="button" href="/">
          See the site
        </a>
      </div>
    </div>
  );
}

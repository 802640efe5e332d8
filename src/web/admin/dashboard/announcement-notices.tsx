// Tells the owner where leads are waiting unannounced: nobody is told at all, or telling them fails.
import type { Summary } from '../../../schemas/admin.ts';
import { UntoldLeads } from '../leads/untold/untold-leads.tsx';
import './announcement-notices.css';

export function AnnouncementNotices({ announcements }: Pick<Summary, 'announcements'>) {
  const { channels, failing } = announcements;
  return (
    <>
      {channels.length === 0 && (
        <p className="notice">
          <b>Nobody is told of new leads.</b> Set <code>SMTP_URL</code> or <code>NOTIFY_WEBHOOK_URL</code> for
          the server and restart it. Until then leads wait here to be seen.
        </p>
      )}
      {failing > 0 && <UntoldLeads count={failing} />}
    </>
  );
}

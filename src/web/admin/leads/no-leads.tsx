// The desk before its first lead: an empty ticket, and where the first one will be told of.
import type { Summary } from '../../../schemas/admin.ts';
import { CHANNEL_LABELS } from '../../../schemas/lead.ts';
import { EmptyTicket } from './empty-ticket.tsx';

export function NoLeads({ summary }: { summary: Summary | undefined }) {
  const channels = summary?.notifications.channels ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,25rem)_minmax(0,28rem)] items-center justify-center gap-x-[clamp(32px,8vw,120px)] gap-y-12 py-[clamp(16px,6vh,72px)] text-small font-normal max-phone:grid-cols-1 max-phone:gap-7 max-phone:pt-1 max-phone:pb-4">
      <EmptyTicket />
      <div>
        <p className="text-[clamp(1.5rem,3vw,2.25rem)] leading-[1.1] font-bold">No leads captured yet.</p>
        <p className="mt-2.5 text-ink-soft">
          The first person who leaves a way to reach them gets the first row here.
        </p>
        {channels.length > 0 && (
          <p className="mt-2.5 border-t border-hairline pt-2.5 text-ink-soft">
            New leads are also told by: {channels.map((channel) => CHANNEL_LABELS[channel]).join(', ')}
          </p>
        )}
        <a className="button mt-5" href="/">
          See the site
        </a>
      </div>
    </div>
  );
}

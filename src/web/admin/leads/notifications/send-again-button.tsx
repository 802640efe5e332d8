// Tells the shop of a lead once more, and says how that went.
import { useAnnounceLead } from '../requests/use-announce-lead.ts';
import { useTabStop } from '../row/tab-stop.ts';
import { describeAnnouncements } from './describe-announcement.ts';

interface Props {
  leadId: string;
  label?: string;
  onSend?: () => void;
}

export function SendAgainButton({ leadId, label = 'Send again', onSend }: Props) {
  const announce = useAnnounceLead(leadId);
  const tabIndex = useTabStop();
  const send = () => {
    if (announce.isPending) return;
    onSend?.();
    announce.mutate();
  };
  return (
    <>
      <button
        type="button"
        className="button"
        tabIndex={tabIndex}
        aria-disabled={announce.isPending}
        onClick={send}
      >
        {announce.isPending ? 'Sending...' : label}
      </button>
      <span role="status" className="visually-hidden">
        {announce.isSuccess && describeAnnouncements(announce.data.announcements)}
      </span>
    </>
  );
}

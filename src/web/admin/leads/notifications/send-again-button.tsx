// Tells the shop of a lead once more, and says how that went.
import { useNotifyLead } from '../requests/use-notify-lead.ts';
import { useTabStop } from '../row/tab-stop.ts';
import { describeNotifications } from './describe-notification.ts';

interface Props {
  leadId: string;
  label?: string;
  onSend?: () => void;
}

export function SendAgainButton({ leadId, label = 'Send again', onSend }: Props) {
  const notify = useNotifyLead(leadId);
  const tabIndex = useTabStop();
  const send = () => {
    if (notify.isPending) return;
    onSend?.();
    notify.mutate();
  };
  return (
    <>
      <button
        type="button"
        className="button"
        tabIndex={tabIndex}
        aria-disabled={notify.isPending}
        onClick={send}
      >
        {notify.isPending ? 'Sending...' : label}
      </button>
      <span role="status" className="visually-hidden">
        {notify.isSuccess && describeNotifications(notify.data.announcements)}
      </span>
    </>
  );
}

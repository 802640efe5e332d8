// Says that a channel fails, since when and why, and that nothing is lost.
import { Link } from 'wouter';
import type { Summary } from '../../../schemas/admin.ts';
import { ALERT_CHANNEL_LABELS } from '../../../schemas/alerts.ts';
import { splitReason } from '../../../schemas/split-reason.ts';
import { useShop } from '../page-data.ts';
import { useTestAlerts } from '../shop/alerts/use-alerts.ts';
import { ALERTS_HREF } from '../shop/use-shop-part.ts';
import { describeShopTime } from '../time/describe-time.ts';
import { useNow } from '../time/now.tsx';
import { Notice } from './notice.tsx';

export function BrokenChannel({ broken }: { broken: Summary['alerts']['broken'][number] }) {
  const { time_zone } = useShop();
  const now = useNow();
  const test = useTestAlerts();
  const { channel, since, reason } = broken;
  const name = ALERT_CHANNEL_LABELS[channel];
  return (
    <Notice title={`${name} fails since ${describeShopTime(new Date(since), now, time_zone)}.`} role="alert">
      {reason && splitReason(reason).says} Requests wait and are sent when it works again; nothing is lost.{' '}
      <Link href={ALERTS_HREF} className="link-button align-baseline">
        See the ledger
      </Link>{' '}
      <button
        type="button"
        className="link-button ml-2 align-baseline"
        aria-disabled={test.isPending}
        onClick={() => test.isPending || test.mutate(channel)}
      >
        {test.isPending ? 'Sending...' : `Test ${name.toLowerCase()}`}
      </button>
    </Notice>
  );
}

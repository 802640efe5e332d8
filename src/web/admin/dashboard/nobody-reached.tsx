// Says that every channel fails: nobody hears of a request, and the desk alone has it.
import { Link } from 'wouter';
import type { Summary } from '../../../schemas/admin.ts';
import { ALERT_CHANNEL_LABELS } from '../../../schemas/alerts.ts';
import { splitReason } from '../../../schemas/split-reason.ts';
import { useTestAlerts } from '../shop/alerts/use-alerts.ts';
import { ALERTS_HREF } from '../shop/use-shop-part.ts';
import { Notice } from './notice.tsx';

type Told = Pick<Summary, 'alerts' | 'notifications'>;

/** True where something is set up, and nothing of it works. */
export const isNobodyReached = ({ alerts: { broken }, notifications: { channels } }: Told): boolean =>
  channels.length > 0 &&
  channels.every((name) => broken.some(({ channel }) => channel === (name === 'email' ? 'mail' : name)));

export function NobodyReached({ broken }: Pick<Summary['alerts'], 'broken'>) {
  const test = useTestAlerts();
  const reasons = broken.map(
    ({ channel, reason }) =>
      `${ALERT_CHANNEL_LABELS[channel]}: ${reason === null ? 'it fails.' : splitReason(reason).says}`,
  );
  return (
    <Notice title="Nobody is told of new requests right now." role="alert">
      {reasons.join(' ')} Requests wait here and are kept; look in now and then until one way works again.{' '}
      <Link href={ALERTS_HREF} className="link-button align-baseline">
        See the ledger
      </Link>{' '}
      <button
        type="button"
        className="link-button ml-2 align-baseline"
        aria-disabled={test.isPending}
        onClick={() => test.isPending || test.mutate(undefined)}
      >
        {test.isPending ? 'Sending...' : 'Send a test'}
      </button>
    </Notice>
  );
}

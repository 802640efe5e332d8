// In the desk's bar: whether the shop is told, and when that was last tested. Leads to the alerts.
import { Link } from 'wouter';
import type { Summary } from '../../../schemas/admin.ts';
import { ALERT_CHANNEL_LABELS } from '../../../schemas/alerts.ts';
import { useShop } from '../page-data.ts';
import { ALERTS_HREF } from '../shop/use-shop-part.ts';
import { describeShopTime } from '../time/describe-time.ts';
import { useNow } from '../time/now.tsx';
import { isNobodyReached } from './nobody-reached.tsx';

export function AlertsStatus({ summary }: { summary: Summary }) {
  const { alerts, storage } = summary;
  const { time_zone } = useShop();
  const now = useNow();
  const troubles = [
    storage.state === 'failing' && 'Writes fail',
    ...(isNobodyReached(summary)
      ? ['Nobody is told right now']
      : alerts.broken.map(({ channel }) => `${ALERT_CHANNEL_LABELS[channel]} fails`)),
    alerts.state === 'none' && 'Nobody is told',
  ].filter((one) => one !== false);
  const at = alerts.testedAt === null ? '' : describeShopTime(new Date(alerts.testedAt), now, time_zone);
  return (
    <Link
      href={ALERTS_HREF}
      data-key="g a"
      className="inline-flex min-h-6 items-center gap-1.5 no-underline hover:underline max-phone:min-h-target phone:order-1 phone:mr-3 phone:min-w-0"
    >
      {troubles.length > 0 ? (
        <b className="min-w-0 truncate bg-orange px-2 leading-6 text-on-ink">{sentence(troubles)}</b>
      ) : (
        <>
          <Check />
          {alerts.state === 'untested' ? (
            'Alerts not tested yet'
          ) : (
            <span className="whitespace-nowrap">
              Alerts working<span className="phone:max-wide:hidden">, tested {at}</span>
            </span>
          )}
        </>
      )}
    </Link>
  );
}

/** 'Writes fail, mail fails'. */
const sentence = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(', ');

const Check = () => (
  <svg className="size-3 fill-none stroke-done stroke-2" viewBox="0 0 12 12" aria-hidden="true">
    <path d="M1.5 6.5 4.5 9.5 10.5 2.5" />
  </svg>
);

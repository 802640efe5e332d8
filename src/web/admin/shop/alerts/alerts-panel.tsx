// Alerts: by what the shop is told, whether that works, who is told by push, and what was told.
import { useState } from 'react';
import type { Alerts } from '../../../../schemas/alerts.ts';
import { useSummaryQuery } from '../../dashboard/use-summary-query.ts';
import { KeyHint } from '../../keys/key.tsx';
import { ListFailure } from '../../list/list-failure.tsx';
import { ListLoading } from '../../list/list-loading.tsx';
import { useShop } from '../../page-data.ts';
import { describeShopTime } from '../../time/describe-time.ts';
import { useNow } from '../../time/now.tsx';
import { ShopNav } from '../shop-nav.tsx';
import { ChannelRow } from './channel-row.tsx';
import { Devices } from './devices.tsx';
import { Ledger } from './ledger.tsx';
import { ThisDevice } from './this-device.tsx';
import { useAlertsQuery, useTestAlerts, useToldSummary } from './use-alerts.ts';
import { WhenTold } from './when-told.tsx';

export function AlertsPanel() {
  const [isFailures, setIsFailures] = useState(false);
  const alerts = useAlertsQuery({ failures: isFailures });
  const { data } = alerts;
  useToldSummary(data);
  return (
    <>
      <ShopNav note={data && <NextTest alerts={data} />} />
      {alerts.isError && (
        <ListFailure what="The alerts could not be loaded." error={alerts.error} onRetry={alerts.refetch} />
      )}
      {!data && !alerts.isError && <ListLoading>Loading alerts...</ListLoading>}
      {data && (
        <div className="grid desk:grid-cols-[minmax(0,62fr)_minmax(0,38fr)] desk:grid-rows-[auto_1fr]">
          <Channels alerts={data} />
          <Side alerts={data} />
          <Ledger lines={data.ledger} isFailures={isFailures} onFilter={setIsFailures} />
        </div>
      )}
    </>
  );
}

function NextTest({ alerts: { nextTestAt, channels } }: { alerts: Alerts }) {
  const { time_zone } = useShop();
  const now = useNow();
  if (nextTestAt === null || !channels.some(({ isSetUp }) => isSetUp)) return null;
  return <>Next test {describeShopTime(new Date(nextTestAt), now, time_zone)}</>;
}

function Channels({ alerts: { channels } }: { alerts: Alerts }) {
  const test = useTestAlerts();
  const setUp = channels.filter(({ isSetUp }) => isSetUp);
  const broken = setUp.find(({ state }) => state === 'broken');
  return (
    <section className="min-w-0" aria-label="How the shop is told">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline px-4 py-1.5">
        <h2 className="text-name leading-8 font-bold touch:text-base">How the shop is told</h2>
        <p className="text-ink-quiet">a channel works when its test came back, not when it was sent</p>
        {setUp.length > 0 && (
          <button
            type="button"
            className={`button ml-auto max-phone:ml-0 ${broken ? '' : 'button-action shadow-flat'}`}
            data-key="t"
            aria-disabled={test.isPending}
            onClick={() => test.isPending || test.mutate(undefined)}
          >
            {test.isPending ? 'Sending...' : 'Send a test through all'} <KeyHint>T</KeyHint>
          </button>
        )}
      </div>
      {setUp.length === 0 && (
        <p className="border-b border-l-6 border-hairline border-l-orange px-4 py-2.5">
          <b>Nobody is told of new requests.</b> They wait here until somebody looks. Turn pushes on for this
          device, or have mail or a webhook set up as it stands below.
        </p>
      )}
      {setUp.length > 0 && setUp.every(({ state }) => state === 'broken') && (
        <p className="border-b border-l-6 border-hairline border-l-orange px-4 py-2.5">
          <b>Nobody is told of new requests right now.</b> They wait here until somebody looks, or one way
          works again.
        </p>
      )}
      <ul className="grid grid-cols-[36px_minmax(0,11fr)_minmax(0,14fr)_168px_auto] gap-x-4 max-desk:grid-cols-[36px_minmax(0,1fr)_minmax(0,1fr)_auto] max-phone:grid-cols-[36px_minmax(0,1fr)]">
        {channels.map((channel, index) => (
          <ChannelRow
            key={channel.channel}
            channel={channel}
            digit={String(index + 1)}
            isFirstBroken={channel === broken}
            isTesting={test.isPending}
            onTest={test.mutate}
          />
        ))}
      </ul>
    </section>
  );
}

function Side({ alerts }: { alerts: Alerts }) {
  const summary = useSummaryQuery({ enabled: true });
  const { channels, devices, publicKey } = alerts;
  const isLastWay =
    devices.length === 1 && channels.every(({ channel, isSetUp }) => channel === 'push' || !isSetUp);
  return (
    <div className="min-w-0 border-line px-4 pt-3 pb-8 max-desk:border-b desk:col-start-2 desk:row-span-2 desk:row-start-1 desk:border-l">
      <ThisDevice publicKey={publicKey} devices={devices} isLastWay={isLastWay} />
      <Devices devices={devices} isLastWay={isLastWay} />
      <WhenTold alerts={alerts} storage={summary.data?.storage} />
    </div>
  );
}

// Who is told by push: each device with what it is told and when it last showed something.
import type { PushDevice } from '../../../../schemas/alerts.ts';
import { useSessionQuery } from '../../session/use-session-query.ts';
import { When } from '../../time/when.tsx';
import { ShopSection } from '../shop-section.tsx';
import { TOLD_LABELS } from './device-wishes.tsx';
import { useRemoveDevice } from './use-alerts.ts';

interface Props {
  devices: readonly PushDevice[];
  /** The only device where nothing else tells the shop: it cannot be turned off. */
  isLastWay: boolean;
}

export function Devices({ devices, isLastWay }: Props) {
  const remove = useRemoveDevice();
  const isOwner = useSessionQuery().data?.role === 'owner';
  return (
    <ShopSection title="Who is told by push" note={devices.length > 0 && `${devices.length}`}>
      {devices.length === 0 && (
        <p className="py-1 text-ink-soft">Nobody yet. Each of you turns it on with the phone in hand.</p>
      )}
      <ul aria-label="Devices told by push">
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-hairline py-1.5"
          >
            <p className="min-w-0 wrap-anywhere">
              <b dir="auto">{device.person}</b>, {device.browser}
              <span className="block text-ink-quiet">
                {TOLD_LABELS[device.told]}
                {device.showsNames && ', with names'}. <Standing device={device} />
              </span>
            </p>
            {(device.isYours || isOwner) &&
              (isLastWay ? (
                <span className="text-ink-quiet">the last way, stays on</span>
              ) : (
                <button
                  type="button"
                  className="link-button"
                  onClick={() => remove.isPending || remove.mutate(device.id)}
                >
                  Turn off
                  <span className="visually-hidden">
                    {' '}
                    {device.browser} of {device.person}
                  </span>
                </button>
              ))}
          </li>
        ))}
      </ul>
      {isLastWay && (
        <p className="py-1 text-ink-quiet">
          This is the only way in which the shop is told. Add another before you turn it off.
        </p>
      )}
    </ShopSection>
  );
}

function Standing({ device: { failures, error, lastReceiptAt } }: { device: PushDevice }) {
  if (failures > 0) return <span className="text-late">{error}</span>;
  if (lastReceiptAt === null) return <>Nothing was shown on it yet.</>;
  return (
    <>
      Showed a push <When at={lastReceiptAt} minute="visually-hidden" />
    </>
  );
}

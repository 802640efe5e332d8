// This browser: told by push or not, asked once, by a press.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PushDevice, ToldOf } from '../../../../schemas/alerts.ts';
import { ApiError } from '../../../api.ts';
import { showToast } from '../../../ui/toasts.ts';
import { describeError } from '../../describe-error.ts';
import { ShopSection } from '../shop-section.tsx';
import { DeviceWishes } from './device-wishes.tsx';
import { findOwnDevice, stopPushes, takePushes, whyNoPushes } from './this-browser.ts';
import { useChangeDevice, useRefreshAlerts, useRemoveDevice, useTestAlerts } from './use-alerts.ts';

const OWN = ['this-device'];

interface Props {
  publicKey: string;
  devices: readonly PushDevice[];
  /** Nothing else tells the shop: it cannot be turned off. */
  isLastWay: boolean;
}

export function ThisDevice({ publicKey, devices, isLastWay }: Props) {
  const client = useQueryClient();
  const refresh = useRefreshAlerts();
  const own = useQuery({ queryKey: OWN, queryFn: findOwnDevice, staleTime: 0 });
  const device = devices.find(({ id }) => id === own.data);
  const reload = async () => {
    await client.invalidateQueries({ queryKey: OWN });
    await refresh();
  };
  return (
    <ShopSection title="This device" note={device && 'told by push'}>
      {own.isPending ? (
        <p role="status">Looking at this browser...</p>
      ) : device ? (
        <Told device={device} isLastWay={isLastWay} onChange={reload} />
      ) : (
        <NotTold publicKey={publicKey} onChange={reload} />
      )}
    </ShopSection>
  );
}

function NotTold({ publicKey, onChange }: { publicKey: string; onChange: () => Promise<void> }) {
  const [told, setTold] = useState<ToldOf>('requests');
  const [showsNames, setShowsNames] = useState(false);
  const test = useTestAlerts();
  const take = useMutation({
    mutationFn: () => takePushes(publicKey, { told, showsNames }),
    onSuccess: async () => {
      await onChange();
      test.mutate('push');
    },
    onError: (error) =>
      showToast({
        title: 'Not turned on',
        description: error instanceof ApiError ? describeError(error) : error.message,
        tone: 'destructive',
      }),
  });
  const why = whyNoPushes();
  if (why !== null) return <p className="py-1 text-ink-soft">{why}</p>;
  return (
    <>
      <p className="text-ink-soft">
        A push reaches you while the desk is closed. Of a request it shows the job and no name.
      </p>
      <DeviceWishes
        told={told}
        showsNames={showsNames}
        onChange={(change) => {
          if (change.told) setTold(change.told);
          if (change.showsNames !== undefined) setShowsNames(change.showsNames);
        }}
      />
      <button
        type="button"
        className="button mt-2"
        aria-disabled={take.isPending}
        onClick={() => take.isPending || take.mutate()}
      >
        {take.isPending ? 'One moment...' : 'Tell me here'}
      </button>
    </>
  );
}

interface ToldProps {
  device: PushDevice;
  isLastWay: boolean;
  onChange: () => Promise<void>;
}

function Told({ device, isLastWay, onChange }: ToldProps) {
  const change = useChangeDevice();
  const remove = useRemoveDevice();
  const turnOff = () =>
    remove.mutate(device.id, {
      onSuccess: async () => {
        await stopPushes();
        await onChange();
      },
    });
  return (
    <>
      <DeviceWishes
        told={device.told}
        showsNames={device.showsNames}
        onChange={(wishes) => change.mutate({ id: device.id, ...wishes })}
      />
      {!isLastWay && (
        <button
          type="button"
          className="button mt-2"
          aria-disabled={remove.isPending}
          onClick={() => remove.isPending || turnOff()}
        >
          Turn off here
        </button>
      )}
    </>
  );
}

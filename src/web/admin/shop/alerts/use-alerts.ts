// How the shop is told, and the calls that change it.

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ALERT_CHANNEL_LABELS, type AlertChannel, type Alerts } from '../../../../schemas/alerts.ts';
import { getJson, send } from '../../../api.ts';
import { showToast } from '../../../ui/toasts.ts';
import { SUMMARY_KEY } from '../../dashboard/use-summary-query.ts';
import { describeError } from '../../describe-error.ts';

export const ALERTS = '/api/admin/alerts';
const RUNNING_MS = 2_000;
const EVERY_MS = 30_000;

/** Asked for anew in quick succession while a test is under way. */
export const useAlertsQuery = ({ failures }: { failures: boolean }) =>
  useQuery<Alerts>({
    queryKey: [failures ? `${ALERTS}?failures=true` : ALERTS],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? RUNNING_MS : EVERY_MS),
    placeholderData: keepPreviousData,
  });

/** The keys of the channels that can be tested, as far as the page has them. */
export function useTestKeys(): string[] {
  const { data } = useQuery<Alerts>({ queryKey: [ALERTS], enabled: false });
  return (data?.channels ?? []).flatMap(({ isSetUp }, index) => (isSetUp ? String(index + 1) : []));
}

/** A result is read in the channel's state a moment later. */
const isRunning = ({ channels }: Alerts): boolean =>
  channels.some(({ lastTest, state, since }) => {
    const failed = lastTest.length > 0 && lastTest.every(({ result }) => result === 'failed');
    const endedAt = Math.max(...lastTest.map(({ at, tookMs }) => Date.parse(at) + tookMs));
    const isOlder = since !== null && Date.parse(since) < endedAt;
    return (
      lastTest.some(({ result }) => result === 'running') ||
      (failed && state !== 'broken') ||
      (!failed && state === 'broken' && isOlder)
    );
  });

/** The bar and the banners hear at once of what has changed here. */
export function useToldSummary(alerts: Alerts | undefined): void {
  const client = useQueryClient();
  const standing = alerts?.channels.map(({ state, lastTest }) => `${state} ${lastTest[0]?.result}`).join();
  useEffect(() => {
    if (standing !== undefined) void client.invalidateQueries({ queryKey: SUMMARY_KEY });
  }, [client, standing]);
}

/** All that says how the shop is told, the desk's bar too. */
export function useRefreshAlerts(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(ALERTS),
      }),
      client.invalidateQueries({ queryKey: SUMMARY_KEY }),
    ]);
  };
}

/** Begins a test through one channel, or all. */
export function useTestAlerts() {
  const refresh = useRefreshAlerts();
  return useMutation({
    mutationFn: (channel: AlertChannel | undefined) =>
      getJson<{ channels: AlertChannel[] }>(`${ALERTS}/test`, {
        method: 'POST',
        body: channel ? { channel } : {},
      }),
    onSuccess: ({ channels }) =>
      showToast({
        title: 'Test sent',
        tone: 'neutral',
        description: `By ${channels.map((one) => ALERT_CHANNEL_LABELS[one].toLowerCase()).join(', ')}. Waiting for it to come back, up to 10 min.`,
      }),
    onError: (error) =>
      showToast({ title: 'No test was sent', description: describeError(error), tone: 'destructive' }),
    onSettled: refresh,
  });
}

interface DeviceChange {
  id: string;
  told?: Alerts['devices'][number]['told'];
  showsNames?: boolean;
}

export function useChangeDevice() {
  const refresh = useRefreshAlerts();
  return useMutation({
    mutationFn: ({ id, ...body }: DeviceChange) => send(`${ALERTS}/push/${id}`, { method: 'PATCH', body }),
    onError: (error) =>
      showToast({ title: 'Not changed', description: describeError(error), tone: 'destructive' }),
    onSettled: refresh,
  });
}

export function useRemoveDevice() {
  const refresh = useRefreshAlerts();
  return useMutation({
    mutationFn: (id: string) => send(`${ALERTS}/push/${id}`, { method: 'DELETE' }),
    onError: (error) =>
      showToast({ title: 'Not turned off', description: describeError(error), tone: 'destructive' }),
    onSettled: refresh,
  });
}

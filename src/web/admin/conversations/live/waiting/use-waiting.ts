// How many wait for a person, and the way to the next of them.
import { navigate } from 'wouter/use-browser-location';
import type { Summary } from '../../../../../schemas/admin.ts';
import { linkFromElsewhere, useOpenedConversation } from '../../rows/use-opened-conversation.ts';
import { useLive } from '../live-provider.tsx';

/** By the queue; by the counters as long as there is no queue. */
export const useWaiting = (summary: Summary | undefined): number =>
  useLive().queue?.asked.length ?? summary?.askedForPerson ?? 0;

/** Opens who has waited longest but for the one that is open; undefined where nobody else waits. */
export function useNextWaiting(openId: string | undefined): (() => void) | undefined {
  const { linkTo } = useOpenedConversation();
  const next = useLive().queue?.asked.find(({ id }) => id !== openId);
  if (!next) return undefined;
  return () => {
    const { href, ...how } = openId === undefined ? linkFromElsewhere(next.id) : linkTo(next.id);
    navigate(href, how);
  };
}

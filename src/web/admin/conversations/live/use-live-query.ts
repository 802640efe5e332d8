// Who waits for a person, who has one and who is with Carl: told by events, and asked for while there are none.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { LiveConversation, LiveQueue } from '../../../../schemas/live.ts';

export const LIVE_KEY = ['/api/admin/live'];
const WITHOUT_EVENTS_MS = 10_000;

export const useLiveQuery = ({ enabled, hasEvents }: { enabled: boolean; hasEvents: boolean }) =>
  useQuery<LiveQueue>({
    queryKey: LIVE_KEY,
    refetchInterval: hasEvents ? false : WITHOUT_EVENTS_MS,
    enabled,
  });

/** All of a queue, in the order in which they are shown. */
export const allOf = ({ asked, held, live }: LiveQueue): LiveConversation[] => [...asked, ...held, ...live];

/** Whether the queue, as it was last loaded, holds the conversation. */
export function isInQueue(client: QueryClient, id: string): boolean {
  const queue = client.getQueryData<LiveQueue>(LIVE_KEY);
  return queue !== undefined && allOf(queue).some((one) => one.id === id);
}

/** Shows no longer what is not stored any more. */
export function dropFromQueue(client: QueryClient, id: string): void {
  const others = (all: LiveConversation[]) => all.filter((one) => one.id !== id);
  client.setQueryData<LiveQueue>(
    LIVE_KEY,
    (queue) =>
      queue && {
        ...queue,
        asked: others(queue.asked),
        held: others(queue.held),
        live: others(queue.live),
      },
  );
}

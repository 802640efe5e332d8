// The desk's live part: one event stream and one queue for all tabs of the desk.
import { createContext, type ReactNode, use } from 'react';
import type { LiveQueue } from '../../../../schemas/live.ts';
import { type Connection, useDeskEvents } from './stream/use-desk-events.ts';
import { useKeptList } from './use-kept-list.ts';
import { useLiveQuery } from './use-live-query.ts';

interface Live {
  /** Undefined until it was loaded. */
  queue: LiveQueue | undefined;
  /** It was loaded, or could not be. */
  isSettled: boolean;
  connection: Connection;
  /** How far the server's clock is ahead of this browser's, in milliseconds. */
  aheadMs: number;
}

const LiveContext = createContext<Live | null>(null);

export function LiveProvider({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const connection = useDeskEvents({ isSignedIn });
  const { data, isPending, dataUpdatedAt } = useLiveQuery({
    enabled: isSignedIn,
    hasEvents: connection === 'up',
  });
  useKeptList(data);
  const live = {
    queue: data,
    isSettled: !isPending,
    connection,
    aheadMs: data ? Date.parse(data.now) - dataUpdatedAt : 0,
  };
  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLive(): Live {
  const live = use(LiveContext);
  if (!live) throw new Error('useLive needs a LiveProvider around it.');
  return live;
}

// The server's time, to the second, by one timer for all clocks on the desk.
import { useSyncExternalStore } from 'react';
import { useLive } from './live-provider.tsx';

const SECOND_MS = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds since 1970 by the server's clock. Whatever uses it is drawn every second. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, thisSecond) + useLive().aheadMs;
}

const thisSecond = (): number => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function tick(): void {
  timer = setTimeout(
    () => {
      tick();
      for (const listener of listeners) listener();
    },
    SECOND_MS - (Date.now() % SECOND_MS),
  );
}

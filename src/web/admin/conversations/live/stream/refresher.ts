// Asking anew for what events say has changed: many at once are asked for once, and none is asked for in vain.
import type { QueryClient, QueryKey } from '@tanstack/react-query';

const PAUSE_MS = 300;
/** A server that hangs must not keep later news from being asked for. */
const PATIENCE_MS = 5_000;

/** What refreshes the queries of the keys given: at once, and what is named meanwhile after that. */
export function createRefresher(client: QueryClient): (...keys: QueryKey[]) => void {
  const wanted = new Map<string, QueryKey>();
  let isRunning = false;

  // One after another: an answer that is on its way would otherwise be thrown away by each further event.
  async function run(): Promise<void> {
    isRunning = true;
    while (wanted.size > 0) {
      const keys = [...wanted.values()];
      wanted.clear();
      const refreshed = keys.map((queryKey) => client.invalidateQueries({ queryKey }));
      await Promise.race([Promise.all(refreshed), pause(PATIENCE_MS)]);
      await pause(PAUSE_MS);
    }
    isRunning = false;
  }

  return (...keys) => {
    for (const key of keys) wanted.set(JSON.stringify(key), key);
    if (!isRunning) void run();
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

// So many at a time and no more; the others wait, first come, first served.

/** Resolves when it is one's turn, with the function that ends it; rejects with the signal's reason. */
export type WaitForTurn = (signal: AbortSignal) => Promise<() => void>;

export function createConcurrencyLimit(most: number): WaitForTurn {
  let free = most;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (signal) => {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return leave;
    }
    await new Promise<void>((resolve, reject) => {
      const goAhead = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(goAhead), 1);
        reject(signal.reason);
      };
      waiting.push(goAhead);
      signal.addEventListener('abort', giveUp, { once: true });
    });
    return leave;
  };
}

// Tells the visitor that the shop is writing: at the first key, now and then while it goes on, and when it stops.

export const REPEAT_MS = 4_000;
export const IDLE_MS = 5_000;

export interface TypingSignal {
  /** A key was pressed. */
  press(): void;
  /** It was sent, or there is nothing left of it. */
  stop(): void;
}

/**
 * `tell` is called with true at most every four seconds, and with false five seconds after the last key.
 *
 *     const signal = createTypingSignal((isTyping) => …);
 */
export function createTypingSignal(tell: (isTyping: boolean) => void): TypingSignal {
  let toldAt: number | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(idle);
    if (toldAt !== undefined) tell(false);
    toldAt = undefined;
  };
  return {
    press() {
      clearTimeout(idle);
      idle = setTimeout(stop, IDLE_MS);
      if (toldAt !== undefined && Date.now() - toldAt < REPEAT_MS) return;
      toldAt = Date.now();
      tell(true);
    },
    stop,
  };
}

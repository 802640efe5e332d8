// Holds back what comes too close, and never loses the newest.

/**
 * Passes a value on at once, and those less than `ms` milliseconds after it at the end of that gap, the newest alone.
 * Nothing is passed on once `signal` aborts.
 */
export function throttle<Value>(
  ms: number,
  signal: AbortSignal,
  pass: (value: Value) => void,
): (value: Value) => void {
  let passedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (value) => {
    const send = () => {
      passedAt = Date.now();
      pass(value);
    };
    clearTimeout(timer);
    const waitMs = passedAt + ms - Date.now();
    if (waitMs > 0) timer = setTimeout(send, waitMs);
    else send();
  };
}

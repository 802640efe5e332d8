// A call with a time limit, that ends with its caller too. (AbortSignal.any is too young for some phones.)

/**
 * Runs `call` with a signal that aborts after `ms` milliseconds or with `signal`, whichever comes first.
 *
 *     await withinTime(4_000, signal, (limited) => fetch(path, { signal: limited }));
 */
export async function withinTime<Answer>(
  ms: number,
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const limited = new AbortController();
  const abort = () => limited.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(() => limited.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  try {
    return await call(limited.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

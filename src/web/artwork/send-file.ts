// Sends one file in parts, each as long as the line carries in a few seconds, and goes on after whatever cut it.
import { ApiError } from '../api.ts';

/** Below what a server grants a request, and short enough for a bar that moves. */
const PART_SECONDS = 2;
const FIRST_PART = 256 * 1024;
const SHORTEST_PART = 64 * 1024;
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000];
/** The newest part counts a third. */
const SMOOTHING = 3;

export interface Target {
  url: string;
  /** By which its holder is known. */
  headers: Record<string, string>;
  /** Bytes that a part may have at most. */
  partBytes: number;
}

export interface SendOptions {
  signal: AbortSignal;
  /** `secondsLeft` null: not known yet. */
  onProgress(offset: number, secondsLeft: number | null): void;
  /** The line is cut; it is tried again by itself. */
  onWaiting(): void;
}

/** The file was moved or changed on the visitor's device, or is a folder. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

/**
 * Sends what is missing of a file, and resolves when all of it is there. Rejects with an ApiError where the server will not have
 * it, an UnreadableFileError, or the signal's reason.
 */
export async function sendFile(file: Blob, target: Target, options: SendOptions): Promise<void> {
  const { signal, onProgress } = options;
  let { offset, isComplete } = await persist(() => readOffset(target, signal), options);
  let [size, speed] = [FIRST_PART, 0];
  while (!isComplete) {
    onProgress(offset, speed > 0 ? (file.size - offset) / speed : null);
    const part = file.slice(offset, offset + Math.min(size, target.partBytes));
    await assertReadable(part);
    const began = performance.now();
    try {
      offset = await sendPart(part, offset, target, signal);
      isComplete = offset >= file.size;
      const now = part.size / Math.max(0.05, (performance.now() - began) / 1000);
      speed += (now - speed) / (speed > 0 ? SMOOTHING : 1);
      size = Math.max(SHORTEST_PART, Math.round(speed * PART_SECONDS));
    } catch (error) {
      if (isFinal(error, signal)) throw error;
      size = Math.max(SHORTEST_PART, size / 4);
      // What came of the part stays: the server says how much that is.
      ({ offset, isComplete } = await persist(() => readOffset(target, signal), options));
    }
  }
}

/** Runs `attempt` until it succeeds, or fails for good. */
export async function persist<T>(
  attempt: () => Promise<T>,
  { signal, onWaiting }: Pick<SendOptions, 'signal' | 'onWaiting'>,
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      if (isFinal(error, signal)) throw error;
      onWaiting();
      await pause(WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0, signal);
    }
  }
}

/** A server that starts anew, or is in front of one that does, answers again soon. */
const isFinal = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted ||
  (error instanceof ApiError && error.status < 500 && error.status !== 409) ||
  isFull(error);

const isFull = (error: unknown): boolean => error instanceof ApiError && error.status === 507;

async function readOffset({ url, headers }: Target, signal: AbortSignal) {
  const response = await call(url, { method: 'HEAD', headers, signal });
  return {
    offset: Number(response.headers.get('upload-offset')),
    isComplete: response.headers.get('upload-complete') === '?1',
  };
}

async function sendPart(body: Blob, offset: number, { url, headers }: Target, signal: AbortSignal) {
  const response = await call(url, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/partial-upload', 'upload-offset': String(offset) },
    body,
    signal,
  });
  return Number(response.headers.get('upload-offset'));
}

/** Throws an ApiError for an answer that is not ok. */
async function call(url: string, request: RequestInit): Promise<Response> {
  const response = await fetch(url, request);
  if (!response.ok) throw new ApiError(response, await response.text());
  return response;
}

async function assertReadable(part: Blob): Promise<void> {
  try {
    await part.slice(0, 1).arrayBuffer();
  } catch {
    throw new UnreadableFileError('The file can no longer be read');
  }
}

/** Cut short when the browser is online again. Rejects when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      end.abort();
      resolve();
    }
    addEventListener('online', done, { signal: end.signal });
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        end.abort();
        reject(signal.reason);
      },
      { signal: end.signal },
    );
  });
}

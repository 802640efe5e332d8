// The desk's event stream: one connection, made again whenever it breaks off.
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { DeskEvents } from '../../../../../schemas/live.ts';
import { send } from '../../../../api.ts';

const EVENTS = '/api/admin/events';
/** The server says every 15 s that it is there: two of these may be late. */
const SILENT_MS = 40_000;
const LONGEST_PAUSE_MS = 30_000;

export interface DeskListener {
  /** The connection stands: what happened before is to be asked for. */
  onUp: () => void;
  onConversation: (event: DeskEvents['conversation']) => void;
  onLead: (event: DeskEvents['lead']) => void;
  /** It broke off, or was never made; it is tried again by itself. */
  onDown: (error: unknown) => void;
}

/**
 * Listens until the function that it returns is called.
 *
 *     const close = openDeskEvents({ onUp, onConversation, onLead, onDown });
 */
export function openDeskEvents(listener: DeskListener): () => void {
  const closing = new AbortController();
  void keepListening(listener, closing.signal);
  return () => closing.abort();
}

async function keepListening(listener: DeskListener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const onUp = () => {
    failures = 0;
    listener.onUp();
  };
  while (!signal.aborted) {
    try {
      await listen({ ...listener, onUp }, signal);
    } catch (error) {
      if (!signal.aborted) listener.onDown(error);
    }
    failures += 1;
    await pause(pauseMs(failures), signal);
  }
}

/** Longer from failure to failure, and not the same for every desk: a server that starts is not met by all at once. */
export const pauseMs = (failures: number, random = Math.random()): number =>
  Math.min(1000 * 2 ** (failures - 1), LONGEST_PAUSE_MS) * (0.75 + random / 2);

/** One connection; throws when it ends. */
async function listen(listener: DeskListener, signal: AbortSignal): Promise<never> {
  const connection = new AbortController();
  const end = () => connection.abort(signal.reason);
  signal.addEventListener('abort', end);
  let silence = setTimeout(end, SILENT_MS);
  try {
    const { body } = await send(EVENTS, {
      headers: { accept: 'text/event-stream' },
      signal: connection.signal,
    });
    if (!body) throw new Error('The events have no body.');
    const hear = createHearing(listener);
    const reader = body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(end, SILENT_MS);
      hear(read.value);
    }
    throw new Error('The events broke off.');
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
  }
}

function createHearing({ onUp, onConversation, onLead }: DeskListener): (bytes: Uint8Array) => void {
  let isUp = false;
  const parser = createParser({
    onEvent: ({ event, data }: EventSourceMessage) => {
      if (!isUp) {
        isUp = true;
        onUp();
      }
      if (event === 'conversation') onConversation(JSON.parse(data) as DeskEvents['conversation']);
      if (event === 'lead') onLead(JSON.parse(data) as DeskEvents['lead']);
    },
  });
  const decoder = new TextDecoder();
  return (bytes) => parser.feed(decoder.decode(bytes, { stream: true }));
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

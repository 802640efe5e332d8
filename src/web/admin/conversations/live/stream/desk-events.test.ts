import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeskEvents, pauseMs } from './desk-events.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Connections that a test feeds and cuts, and what was heard of them. */
function serve() {
  const connections: ReadableStreamDefaultController<Uint8Array>[] = [];
  const fetch = vi.fn(async (_path: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        connections.push(controller);
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  });
  vi.stubGlobal('fetch', fetch);
  const heard: unknown[] = [];
  const close = openDeskEvents({
    onUp: () => heard.push('up'),
    onConversation: (event) => heard.push(event),
    onLead: (event) => heard.push(event),
    onDown: () => heard.push('down'),
  });
  const tell = async (text: string) => {
    connections.at(-1)?.enqueue(new TextEncoder().encode(text));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { connections, fetch, heard, close, tell };
}

const ALIVE = 'event: alive\ndata: {"now":"2026-03-10T18:22:00Z"}\n\n';

it('hears each event, however it is cut, and says once that the connection stands', async () => {
  const { heard, tell, close } = serve();
  await tell(ALIVE);
  await tell('event: conversation\ndata: {"id":"a","isTy');
  await tell(`ping":true}\n\n${ALIVE}event: lead\ndata: {"id":"b"}\n\n`);
  expect(heard).toEqual(['up', { id: 'a', isTyping: true }, { id: 'b' }]);
  close();
});

it('connects again when the connection breaks off, and later from failure to failure', async () => {
  const { connections, fetch, heard, tell, close } = serve();
  await tell(ALIVE);
  connections[0]?.close();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(heard).toEqual(['up', 'down']);
  await tell(ALIVE);
  expect(heard).toEqual(['up', 'down', 'up']);
  close();
  expect([1, 2, 3, 9].map((failures) => pauseMs(failures, 0.5))).toEqual([1000, 2000, 4000, 30_000]);
});

it('gives up a connection on which nothing is heard for 40 seconds', async () => {
  const { fetch, heard, tell, close } = serve();
  await tell(ALIVE);
  await vi.advanceTimersByTimeAsync(39_000);
  expect(heard).toEqual(['up']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(heard).toEqual(['up', 'down']);
  expect(fetch).toHaveBeenCalledTimes(2);
  close();
});

it('hears and tries nothing once it is closed', async () => {
  const { fetch, heard, tell, close } = serve();
  await tell(ALIVE);
  close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(heard).toEqual(['up']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

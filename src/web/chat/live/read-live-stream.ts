// Reads the stream of a talk for as long as it is open.
import { createParser } from 'eventsource-parser';
import type { VisitorEvents } from '../../../schemas/live.ts';

export type LiveEvent = {
  [Name in keyof VisitorEvents]: { event: Name; data: VisitorEvents[Name] };
}[keyof VisitorEvents];

/** Resolves when the stream ends; rejects where it is cut, or aborted. */
export async function readLiveStream(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: LiveEvent) => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => onEvent({ event, data: JSON.parse(data) } as LiveEvent),
  });
  // Read by hand: Safari cannot iterate a stream.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let read = await reader.read(); !read.done; read = await reader.read())
    parser.feed(decoder.decode(read.value, { stream: true }));
}

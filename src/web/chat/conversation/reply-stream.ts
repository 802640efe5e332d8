// Reads Carl's answer as server-sent events: delta {text} while he speaks, then one reply, or an error.
import type { ChatResponse } from '../../../schemas/message.ts';
import { ApiError } from '../../api.ts';

/** Fields that an answer may lack are optional, so that the page copes. */
export type MessageReply = Partial<ChatResponse>;

/**
 * The reply of a streamed answer; `onDelta` gets each piece of text before it.
 * Throws an ApiError for an error event, and an Error when the stream ends without a reply.
 */
export async function readReplyStream(
  body: ReadableStream<Uint8Array>,
  onDelta: (text: string) => void,
): Promise<MessageReply> {
  // Read by hand: Safari cannot iterate a stream.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const events = (unread + decoder.decode(read.value, { stream: true })).split(/\r?\n\r?\n/);
    unread = events.pop() ?? '';
    for (const event of events) {
      const { type, data } = parseEvent(event);
      if (type === 'delta') onDelta((JSON.parse(data) as { text: string }).text);
      if (type === 'reply') return JSON.parse(data) as MessageReply;
      if (type === 'error') throw problemError(data);
    }
  }
  throw new Error('The answer broke off before its end.');
}

function parseEvent(event: string): { type: string; data: string } {
  const lines = event.split(/\r?\n/);
  const values = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart());
  return { type: values('event').at(-1) ?? 'message', data: values('data').join('\n') };
}

function problemError(data: string): ApiError {
  const { status } = JSON.parse(data) as { status: number };
  return new ApiError(new Response(null, { status }), data);
}

// Reads Carl's answer as server-sent events: delta {text} while he speaks, then one reply, or an error.
import { createParser, type EventSourceMessage } from 'eventsource-parser';
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
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  // Read by hand: Safari cannot iterate a stream.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parser.feed(decoder.decode(read.value, { stream: true }));
    for (const { event, data } of events.splice(0)) {
      if (event === 'delta') onDelta((JSON.parse(data) as { text: string }).text);
      if (event === 'reply') return JSON.parse(data) as MessageReply;
      if (event === 'error') throw problemError(data);
    }
  }
  throw new Error('The answer broke off before its end.');
}

function problemError(data: string): ApiError {
  const { status } = JSON.parse(data) as { status: number };
  return new ApiError(new Response(null, { status }), data);
}

// A reply of Carl's as server-sent events.
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChatResponse } from '../../schemas/message.ts';
import { problemOf } from '../plugins/problems.ts';
import type { Answer } from '../turns/with-idempotency.ts';

/** Does the browser ask for events rather than for one JSON answer? */
export function wantsStream(request: FastifyRequest): boolean {
  return request.type(['json', 'text/event-stream']) === 'text/event-stream';
}

/**
 * Runs `answering` and sends each piece of text that it shows as a `delta` event, then what is left of the reply, then
 * one `reply` event with the whole answer: the acknowledgement that all of it is stored. An answer that is given
 * again is that one event. What fails before the first piece is thrown; after it, it is an `error` event.
 */
export async function streamReply(
  request: FastifyRequest,
  reply: FastifyReply,
  answering: (onText: (text: string) => void) => Promise<Answer & { isReplay: boolean }>,
): Promise<void> {
  const stream = new PassThrough();
  let shown: string | undefined;
  const open = () => {
    if (shown !== undefined) return;
    shown = '';
    reply
      .type('text/event-stream; charset=utf-8')
      // Proxies would collect the events.
      .header('x-accel-buffering', 'no')
      .send(stream);
  };
  const show = (text: string) => {
    open();
    shown += text;
    stream.write(event('delta', { text }));
  };
  try {
    const { body, isReplay } = await answering(show);
    open();
    const { response } = body as ChatResponse;
    if (!isReplay && response !== null)
      for (const text of sentences(response.slice(shown?.length))) show(text);
    stream.end(event('reply', body));
  } catch (error) {
    if (shown === undefined) throw error;
    stream.end(event('error', problemOf(error, request)));
  }
}

/** Pieces that joined are the text again. */
function sentences(text: string): string[] {
  return text.match(/[^.!?\n]*(?:[.!?\n]+\s*|$)/g)?.filter(Boolean) ?? [];
}

/** JSON text has no line breaks, so it is one data line. */
function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

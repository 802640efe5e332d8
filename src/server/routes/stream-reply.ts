// A reply of Carl's as server-sent events.
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChatResponse } from '../../schemas/message.ts';
import type { Answer } from '../turns/answer-once.ts';

/** Does the browser ask for events rather than for one JSON answer? */
export function wantsStream(request: FastifyRequest): boolean {
  return request.type(['json', 'text/event-stream']) === 'text/event-stream';
}

/**
 * Sends the words as `delta` events, then one `reply` event with the whole answer: the acknowledgement that
 * all of it is stored. An answer that is given again is that one event.
 */
export function streamReply(reply: FastifyReply, answer: Answer & { isReplay: boolean }): void {
  reply
    .type('text/event-stream; charset=utf-8')
    // Proxies would collect the events.
    .header('x-accel-buffering', 'no')
    .send(Readable.from(events(answer)));
}

function* events({ body, isReplay }: Answer & { isReplay: boolean }): Generator<string> {
  if (!isReplay) {
    const { response } = JSON.parse(body) as ChatResponse;
    for (const text of sentences(response)) yield event('delta', JSON.stringify({ text }));
  }
  yield event('reply', body);
}

/** Pieces that joined are the text again. */
function sentences(text: string): string[] {
  return text.match(/[^.!?\n]*(?:[.!?\n]+\s*|$)/g)?.filter(Boolean) ?? [];
}

/** JSON text has no line breaks, so it is one data line. */
function event(name: string, data: string): string {
  return `event: ${name}\ndata: ${data}\n\n`;
}

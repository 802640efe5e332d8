// One stream of server-sent events that stays open: what is written goes out at once, and who does not read is let go.
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer stays open as long as the page does: its time says nothing of the server. */
    isLive?: true;
  }
}

/** What a slow reader may leave unread. */
const UNREAD_MAX_BYTES = 256 * 1024;

export interface EventStream<Events extends object> {
  send<Name extends keyof Events & string>(event: Name, data: Events[Name]): void;
  end(): void;
}

/** Answers with a stream; `onClose` is called once, when it has ended or the connection is gone. */
export function openEventStream<Events extends object>(
  reply: FastifyReply,
  onClose: () => void,
): EventStream<Events> {
  const body = new PassThrough();
  let isOpen = true;
  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    body.end();
    onClose();
  };
  reply.raw.once('close', end);
  if (reply.raw.closed) end();
  reply
    .type('text/event-stream; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      // Proxies would collect the events.
      'x-accel-buffering': 'no',
      // Nothing else goes over the connection, so that it ends with the stream.
      connection: 'close',
    })
    .send(body);
  return {
    send: (event, data) => {
      if (!isOpen) return;
      // JSON text has no line breaks, so it is one data line.
      body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (body.writableLength + body.readableLength > UNREAD_MAX_BYTES) end();
    },
    end,
  };
}

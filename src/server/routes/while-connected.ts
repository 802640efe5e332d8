// A signal for work that is worth nothing once the visitor has gone.
import type { FastifyReply } from 'fastify';

/** Goes off when the connection closes, unlike Fastify's request.signal, which does so as soon as the body is read. */
export function whileConnected({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.closed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}

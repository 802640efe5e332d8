// Sends an answer as it is kept for a retry, which an older version may have given: no schema is held against it.
import type { FastifyReply } from 'fastify';
import type { Answer } from '../turns/with-idempotency.ts';

export function sendAnswer(reply: FastifyReply, answer: Answer): void {
  reply.code(answer.status).type('application/json').send(JSON.stringify(answer.body));
}

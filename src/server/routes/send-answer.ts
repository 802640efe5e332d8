// Sends an answer that is JSON text already: the same text that is kept for a retry.
import type { FastifyReply } from 'fastify';
import type { Answer } from '../turns/with-idempotency.ts';

export function sendAnswer(reply: FastifyReply, answer: Answer): void {
  reply.code(answer.status).type('application/json').send(answer.body);
}

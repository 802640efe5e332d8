// Talks as the desk takes part in them: GET /api/admin/live and /events, and POST of take-over, messages, typing, hand-back.
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { liveQueueSchema, personMessageSchema, typingSchema } from '../../../schemas/live.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { giveBack, keepWhileTyping, sayAsPerson, takeOver } from '../../live/holding.ts';
import type { LiveStreams } from '../../live/live-streams.ts';
import { tellQueue } from '../../live/tell-live.ts';
import { getSession } from '../../plugins/admin-guard.ts';
import { idempotentHeaders } from '../../plugins/idempotency-key.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import type { TurnContext } from '../../turns/turn-context.ts';
import type { WithConversationLock } from '../../turns/with-conversation-lock.ts';
import type { WithIdempotency } from '../../turns/with-idempotency.ts';
import { sendAnswer } from '../send-answer.ts';

const ONE = '/api/admin/conversations/:id';
const MESSAGES = `${ONE}/messages`;
const params = z.object({ id: z.string() });

const STREAM = {
  description: 'Server-sent events for as long as the page is open and the session lasts',
  content: { 'text/event-stream': { schema: z.string() } },
};

export function addDeskLiveRoutes(
  app: ZodApp,
  context: AppContext,
  {
    streams,
    withIdempotency,
    withConversationLock,
  }: { streams: LiveStreams; withIdempotency: WithIdempotency; withConversationLock: WithConversationLock },
): void {
  const { storage, shop, notifier, now } = context;
  const admin = { tags: ['Admin'], security: signedIn };
  const current = (): TurnContext => ({ storage, shop: shop.current, notifier, now: now() });
  const me = (request: FastifyRequest) => getSession(request).username;

  app.get(
    '/api/admin/events',
    {
      config: { isLive: true },
      schema: {
        ...admin,
        summary: 'Which conversation or lead has changed, as it happens',
        response: { 200: STREAM, ...problemAnswers },
      },
    },
    async (request, reply) => {
      if (request.method === 'HEAD') return reply.type('text/event-stream').send('');
      streams.openForDesk(reply, getSession(request).tokenHash);
      return reply;
    },
  );

  app.get(
    '/api/admin/live',
    {
      schema: {
        ...admin,
        summary: 'Who waits for a person, whom a person has, and who talks with Carl now',
        response: { 200: liveQueueSchema, ...problemAnswers },
      },
    },
    async () => tellQueue(context),
  );

  app.post(
    `${ONE}/take-over`,
    {
      schema: {
        ...admin,
        summary: 'Takes a conversation over: Carl is silent until it is handed back',
        params,
        body: z.object({}),
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await withConversationLock(id, () => takeOver(current(), id, me(request)));
      return reply.code(204).send(null);
    },
  );

  app.post(
    MESSAGES,
    {
      schema: {
        ...admin,
        summary: 'Writes to the visitor in a conversation that was taken over',
        params,
        headers: idempotentHeaders,
        body: personMessageSchema,
        response: { 201: z.object({ id: z.string() }), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { body, headers } = request;
      const { id } = request.params;
      const key = headers['idempotency-key'];
      const once = { scope: `POST ${MESSAGES}`, key: key && `${id} ${key}`, body };
      const answer = await withIdempotency(once, (keep) =>
        withConversationLock(id, () =>
          sayAsPerson(current(), { id, username: me(request), text: body.text }, keep),
        ),
      );
      sendAnswer(reply, answer);
      return reply;
    },
  );

  app.post(
    `${ONE}/hand-back`,
    {
      schema: {
        ...admin,
        summary: 'Hands a conversation back to Carl',
        params,
        body: z.object({}),
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await withConversationLock(id, () => giveBack(current(), id, me(request)));
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${ONE}/typing`,
    {
      schema: {
        ...admin,
        summary: 'The person is writing, or has stopped',
        params,
        body: typingSchema,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await keepWhileTyping(current(), { id, username: me(request), ...request.body });
      return reply.code(204).send(null);
    },
  );
}

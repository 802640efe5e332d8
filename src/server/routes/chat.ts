// The chat: POST /api/chat/start, /api/chat/message and /api/chat/lead.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { startAnswerSchema, startRequestSchema } from '../../schemas/conversation.ts';
import { leadAnswerSchema, leadFormSchema } from '../../schemas/lead-form.ts';
import { chatResponseSchema, messageRequestSchema } from '../../schemas/message.ts';
import type { AppContext, ZodApp } from '../app-context.ts';
import { noJobUrl, withJobUrl } from '../job/job-url.ts';
import { isTrapped } from '../limits/honeypot.ts';
import { storeCounted } from '../limits/limits.ts';
import { beginTalk, type Talk } from '../model/talk.ts';
import { idempotentHeaders } from '../plugins/idempotency-key.ts';
import { problemAnswers } from '../plugins/openapi.ts';
import { sendError } from '../plugins/problems.ts';
import { createToldShop } from '../questions/told-shop.ts';
import { answerMessage } from '../turns/answer-message.ts';
import { saveLeadForm } from '../turns/save-lead-form.ts';
import { startConversation } from '../turns/start-conversation.ts';
import { unknownConversation } from '../turns/unknown-conversation.ts';
import type { WithConversationLock } from '../turns/with-conversation-lock.ts';
import type { WithIdempotency } from '../turns/with-idempotency.ts';
import { replyBy } from './reply-by.ts';
import { sendAnswer } from './send-answer.ts';
import { streamReply, wantsStream } from './stream-reply.ts';

const leadRequestSchema = z.intersection(
  z.pick(messageRequestSchema, { conversationId: true }),
  leadFormSchema,
);

const REPLY = {
  description: 'The reply, or its words as `delta` events and then the reply as a `reply` event',
  content: {
    'application/json': { schema: chatResponseSchema },
    'text/event-stream': { schema: z.string() },
  },
};

export function addChatRoutes(
  app: ZodApp,
  context: AppContext,
  {
    withIdempotency,
    withConversationLock,
  }: { withIdempotency: WithIdempotency; withConversationLock: WithConversationLock },
): void {
  const toldShop = createToldShop(context);
  const current = async () => ({ ...context, shop: await toldShop(), now: context.now() });

  app.post(
    '/api/chat/start',
    {
      schema: {
        tags: ['Chat'],
        summary: 'Starts a conversation',
        body: startRequestSchema,
        response: { 201: startAnswerSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const answer = await storeCounted(request, 'starts', context, async () =>
        startConversation(await current(), request.body),
      );
      return reply.code(201).send(answer);
    },
  );

  app.post(
    '/api/chat/message',
    {
      schema: {
        tags: ['Chat'],
        summary: 'Says something to Carl; streams with Accept: text/event-stream',
        headers: idempotentHeaders,
        body: messageRequestSchema,
        response: { 200: REPLY, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const once = { scope: 'POST /api/chat/message', key: request.headers['idempotency-key'], body };
      let talk: Talk | undefined;
      const answering = async (onText: (text: string) => void) => {
        const answer = await withIdempotency(once, (keep) =>
          storeCounted(request, 'messages', context, () =>
            withConversationLock(body.conversationId, async () => {
              // One for every run of the turn; its time begins when those before it have ended.
              talk ??= beginTalk(
                context.beginModelTurn(body.conversationId, request.log),
                request.log,
                onText,
              );
              return answerMessage(await current(), body, keep, talk);
            }),
          ),
        );
        return withJobUrl(answer, context, request.log);
      };
      if (wantsStream(request)) await streamReply(request, reply, answering);
      else sendAnswer(reply, await answering(() => {}));
      return reply;
    },
  );

  app.post(
    '/api/chat/lead',
    {
      schema: {
        tags: ['Chat'],
        summary: 'Sends the lead form',
        headers: idempotentHeaders,
        body: leadRequestSchema,
        response: { 201: leadAnswerSchema, ...problemAnswers },
      },
      errorHandler: (error, request, reply) => sendError(error, request, reply, { success: false }),
      preValidation: async ({ body }, reply) => {
        if (!isTrapped(body)) return;
        const { conversationId: id } = body;
        const isKnown = typeof id === 'string' && (await context.storage.conversations.find(id));
        if (!isKnown) throw unknownConversation();
        const message = `Thank you! A person answers ${replyBy(context)}.`;
        return reply
          .code(201)
          .send({ success: true, message, leadId: randomUUID(), jobUrl: noJobUrl(context) });
      },
    },
    async (request, reply) => {
      const { body } = request;
      const once = { scope: 'POST /api/chat/lead', key: request.headers['idempotency-key'], body };
      const answer = await withIdempotency(once, (keep) =>
        storeCounted(request, 'forms', context, () =>
          withConversationLock(body.conversationId, async () => saveLeadForm(await current(), body, keep)),
        ),
      );
      sendAnswer(reply, await withJobUrl(answer, context, request.log));
      return reply;
    },
  );
}

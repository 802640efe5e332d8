// GET /api/admin/conversations and /api/admin/conversations/:id: what was said, newest conversation first.
import * as z from 'zod/mini';
import { conversationSchema } from '../../../schemas/conversation.ts';
import type { Parts, ZodApp } from '../../parts.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { unknownConversation } from '../../turns/answer-message.ts';
import { linkNext, listQuerySchema, pageRequest } from './list-page.ts';

const PATH = '/api/admin/conversations';

export function addConversationRoutes(app: ZodApp, { storage }: Parts): void {
  app.get(
    PATH,
    {
      schema: {
        tags: ['Admin'],
        summary: 'Conversations with their messages, newest first',
        security: signedIn,
        querystring: listQuerySchema,
        response: { 200: z.array(conversationSchema), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const page = await storage.conversations.list(pageRequest(request.query));
      return linkNext(reply, PATH, request.query.limit, page);
    },
  );

  app.get(
    `${PATH}/:id`,
    {
      schema: {
        tags: ['Admin'],
        summary: 'One conversation with its messages',
        security: signedIn,
        params: z.object({ id: z.string() }),
        response: { 200: conversationSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const conversation = await storage.conversations.findTranscript(request.params.id);
      if (!conversation) throw unknownConversation();
      return conversation;
    },
  );
}

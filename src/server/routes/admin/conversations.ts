// Conversations: GET /api/admin/conversations and /api/admin/conversations/:id, and DELETE of one.
import * as z from 'zod/mini';
import { conversationSchema, openedConversationSchema } from '../../../schemas/conversation.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { unknownConversation } from '../../turns/answer-message.ts';
import { linkNext, listQuerySchema, pageRequest } from './list-page.ts';

const PATH = '/api/admin/conversations';

export function addConversationRoutes(app: ZodApp, { storage, artworkFiles }: AppContext): void {
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
      return linkNext(reply, PATH, request.query, page);
    },
  );

  app.get(
    `${PATH}/:id`,
    {
      schema: {
        tags: ['Admin'],
        summary: 'One conversation with its messages, and how many leads came from it',
        security: signedIn,
        params: z.object({ id: z.string() }),
        response: { 200: openedConversationSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const { id } = request.params;
      const conversation = await storage.conversations.findTranscript(id);
      if (!conversation) throw unknownConversation();
      return { ...conversation, leads: await storage.leads.count({ conversationId: id }) };
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      schema: {
        tags: ['Admin'],
        summary: 'Deletes a conversation with its messages, leads and artwork',
        security: signedIn,
        params: z.object({ id: z.string() }),
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const artwork = await storage.artwork.list({ conversationId: id });
      if (!(await storage.conversations.delete(id))) throw unknownConversation();
      for (const one of artwork) await artworkFiles.delete(one.id);
      return reply.code(204).send(null);
    },
  );
}

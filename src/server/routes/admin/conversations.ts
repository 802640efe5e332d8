// Conversations: GET /api/admin/conversations and /api/admin/conversations/:id, and DELETE of one.
import * as z from 'zod/mini';
import { listedConversationSchema, openedConversationSchema } from '../../../schemas/conversation.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { itemsAround } from '../../artwork/desk-print.ts';
import { tellDeskArtwork } from '../../artwork/tell-desk-artwork.ts';
import { tellState } from '../../live/tell-live.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { unknownConversation } from '../../turns/unknown-conversation.ts';
import { linkNext, listQuerySchema, pageRequest } from './list-page.ts';

const PATH = '/api/admin/conversations';

export function addConversationRoutes(app: ZodApp, context: AppContext): void {
  const { storage, artworkFiles } = context;

  app.get(
    PATH,
    {
      schema: {
        tags: ['Admin'],
        summary: 'Conversations with their messages, newest first',
        security: signedIn,
        querystring: listQuerySchema,
        response: { 200: z.array(listedConversationSchema), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const page = await storage.conversations.list(pageRequest(request.query));
      const counts = await storage.artwork.countOf({ conversationIds: page.items.map(({ id }) => id) });
      const items = page.items.map((one) => ({ ...one, artworkCount: counts.get(one.id) ?? 0 }));
      return linkNext(reply, PATH, request.query, { ...page, items });
    },
  );

  app.get(
    `${PATH}/:id`,
    {
      schema: {
        tags: ['Admin'],
        summary: 'One conversation with its messages and artwork, and how many leads came from it',
        security: signedIn,
        params: z.object({ id: z.string() }),
        response: { 200: openedConversationSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const { id } = request.params;
      const conversation = await storage.conversations.findTranscript(id);
      if (!conversation) throw unknownConversation();
      const [leads, files, items, live] = await Promise.all([
        storage.leads.count({ conversationId: id }),
        storage.artwork.list({ conversationId: id }),
        itemsAround({ conversationId: id, leadId: null }, context),
        storage.live.find(id),
      ]);
      if (!live) throw unknownConversation();
      const artwork = await tellDeskArtwork(files, items, context);
      return {
        ...conversation,
        leads,
        live: tellState(live, context.now()),
        artworkCount: artwork.length,
        artwork,
      };
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
      const files = await storage.artwork.listIds({ conversationId: id });
      if (!(await storage.conversations.delete(id))) throw unknownConversation();
      for (const file of files) await artworkFiles.delete(file);
      return reply.code(204).send(null);
    },
  );
}

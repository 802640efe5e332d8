// A visitor's talk as it happens: GET /api/chat/events, and POST /api/chat/typing.
import * as z from 'zod/mini';
import { typingSchema } from '../../schemas/live.ts';
import type { AppContext, ZodApp } from '../app-context.ts';
import { countUse } from '../limits/limits.ts';
import { TYPING_MS } from '../live/desk-streams.ts';
import type { LiveStreams } from '../live/live-streams.ts';
import { problemAnswers } from '../plugins/openapi.ts';
import { unknownConversation } from '../turns/unknown-conversation.ts';

const STREAM = {
  description: 'Server-sent events for as long as the page is open',
  content: { 'text/event-stream': { schema: z.string() } },
};

/** The id of a conversation is a secret, and stands in no URL. */
const headers = z.looseObject({
  'x-conversation': z.optional(z.string()),
  'x-page': z.optional(z.string()),
});

export function addLiveRoutes(app: ZodApp, context: AppContext, streams: LiveStreams): void {
  const { storage, now } = context;

  app.get(
    '/api/chat/events',
    {
      config: { isLive: true },
      schema: {
        tags: ['Chat'],
        summary:
          'Who has the conversation of X-Conversation, and what a person says in it behind the message `after`',
        headers,
        querystring: z.object({ after: z.optional(z.string().check(z.maxLength(100))) }),
        response: { 200: STREAM, ...problemAnswers },
      },
    },
    async (request, reply) => {
      await countUse(request, 'streams', context);
      const conversation = await storage.conversations.find(request.headers['x-conversation'] ?? '');
      if (!conversation) throw unknownConversation();
      if (request.method === 'HEAD') return reply.type('text/event-stream').send('');
      const page = pageOf(request.headers['x-page']);
      await streams.openForVisitor(request, reply, { conversation, after: request.query.after, page });
      return reply;
    },
  );

  app.post(
    '/api/chat/typing',
    {
      schema: {
        tags: ['Chat'],
        summary: 'The visitor is writing, or has stopped',
        body: z.extend(typingSchema, { conversationId: z.string().check(z.maxLength(100)) }),
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      await countUse(request, 'typing', context);
      const { conversationId: id, isTyping } = request.body;
      if (!(await storage.conversations.find(id))) throw unknownConversation();
      await storage.live.setTyping(id, isTyping ? new Date(now().getTime() + TYPING_MS) : null);
      storage.signals.publish({ kind: isTyping ? 'visitor_typing' : 'visitor_stopped', id });
      return reply.code(204).send(null);
    },
  );
}

/** The path of one of our public pages; of any other, which may hold a secret, nothing. */
function pageOf(path: string | undefined): string | undefined {
  const isOurs = path !== undefined && path.length <= 100 && /^\/(?:[a-z0-9-]+\/?){0,3}$/.test(path);
  return isOurs && !path.startsWith('/job') ? path : undefined;
}

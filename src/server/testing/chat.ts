// What tests of the chat do again and again.
import type { ConversationMessage } from '../../schemas/conversation.ts';
import type { TestApp } from './use-test-app.ts';

/** How ids look: version 4. */
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Starts a conversation and returns its id. */
export async function startChat({ app }: TestApp, flow?: string): Promise<string> {
  const payload = { sessionId: 'test', ...(flow && { flow }) };
  const response = await app.inject({ method: 'POST', url: '/api/chat/start', payload });
  return response.json<{ conversationId: string }>().conversationId;
}

/** POSTs JSON. */
export function post({ app }: TestApp, url: string, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload, headers });
}

/** Sends a message. */
export function say(
  server: TestApp,
  conversationId: string,
  message: string,
  headers?: Record<string, string>,
) {
  return post(server, '/api/chat/message', { conversationId, message, language: 'en' }, headers);
}

/** The messages that are stored. */
export async function transcript({ storage }: TestApp, id: string): Promise<ConversationMessage[]> {
  return (await storage.conversations.findTranscript(id))?.messages ?? [];
}

/** The server-sent events of a streamed answer. */
export function readEvents(body: string): { event: string; data: string }[] {
  return [...body.matchAll(/event: (.*)\ndata: (.*)\n\n/g)].map(([, event = '', data = '']) => ({
    event,
    data,
  }));
}

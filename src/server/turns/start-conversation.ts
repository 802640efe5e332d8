// A conversation begins: Carl's opening is stored and sent.
import { randomUUID } from 'node:crypto';
import { openConversation } from '../../assistant/greet.ts';
import { stateToStore } from '../../assistant/state/state.ts';
import type { StartAnswer, StartRequest } from '../../schemas/conversation.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { Storage } from '../../storage/storage.ts';

/** Starts a conversation and returns the answer to POST /api/chat/start. */
export async function startConversation(
  context: { storage: Storage; shop: Shop; now: Date },
  request: StartRequest,
): Promise<StartAnswer> {
  const opening = openConversation(context.shop, request.flow ?? null);
  const id = randomUUID();
  const messages = opening.messages.map((content) => ({
    id: randomUUID(),
    role: 'assistant' as const,
    content,
  }));
  await context.storage.conversations.start({
    id,
    sessionId: request.sessionId,
    language: request.language,
    firstTouch: request.firstTouch,
    messages: messages.map((message) => ({
      ...message,
      metadata: { state: stateToStore(opening.state, []) },
    })),
    asksForPerson: request.flow === 'human_support',
    now: context.now,
  });
  return {
    conversationId: id,
    greeting: messages[0]?.content ?? '',
    messages,
    suggestions: opening.suggestions,
  };
}

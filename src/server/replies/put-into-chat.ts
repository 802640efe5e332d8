// A person's words as a message of the conversation, where a visitor whose chat is open reads them and Carl goes on after them.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ConversationChangedError,
  type ConversationStore,
} from '../../storage/conversations/conversation-store.ts';

interface Said {
  /** Of the message: it is put in once, however often this is called. */
  id: string;
  /** The person's name. */
  author: string;
  content: string;
}

const ATTEMPTS = 20;
const LONGEST_PAUSE_MS = 50;

/** False for a conversation that is no longer stored. Rejects with a ConversationChangedError where it changes all the time. */
export async function putIntoChat(
  conversations: Pick<ConversationStore, 'find' | 'findTranscript' | 'saveTurn'>,
  conversationId: string,
  said: Said,
  now: Date,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await putOnce(conversations, conversationId, said, now);
    } catch (error) {
      if (!(error instanceof ConversationChangedError) || attempt === ATTEMPTS) throw error;
      await sleep(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}

async function putOnce(
  conversations: Parameters<typeof putIntoChat>[0],
  conversationId: string,
  { id, author, content }: Said,
  now: Date,
): Promise<boolean> {
  const conversation = await conversations.find(conversationId);
  if (!conversation) return false;
  const { messageCount, state, unconfirmedSince } = conversation;
  // Read after the count: what another has put in since then makes the turn fail, and not the message stand there twice.
  const transcript = await conversations.findTranscript(conversationId);
  if (transcript?.messages.some((message) => message.id === id)) return true;
  await conversations.saveTurn({
    conversationId,
    expectedMessageCount: messageCount,
    messages: [
      {
        id,
        role: 'assistant',
        content,
        // Carl goes on from what he knew.
        metadata: { author, ...(state !== undefined && { state }) },
      },
    ],
    unconfirmedSince,
    now,
  });
  return true;
}

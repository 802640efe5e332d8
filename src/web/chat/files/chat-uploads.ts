// The files of the page's one talk, and which of them lies on the light table.
import { createUploads, type Uploads } from '../../artwork/uploads.ts';
import type { Conversation } from '../conversation/conversation.ts';

let uploads: Uploads | undefined;

export function chatUploads(conversation: Conversation): Uploads {
  uploads ??= createUploads({
    storageKey: 'boldwork.artwork',
    nameHolder: async () => {
      await conversation.start();
      const { conversationId } = conversation.getState();
      if (conversationId === null) throw new Error('There is no conversation yet.');
      return { 'x-conversation': conversationId };
    },
  });
  return uploads;
}

const listeners = new Set<() => void>();
let opened: string | null = null;

/** The key of the file on the light table; null where there is none. */
export const getOpened = (): string | null => opened;

export function setOpened(key: string | null): void {
  opened = key;
  for (const listener of listeners) listener();
}

export function subscribeOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

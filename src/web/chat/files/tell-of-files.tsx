// Tells Carl of files that are there and checked, one after the other.
import { useEffect } from 'react';
import type { SentFile } from '../../artwork/uploads.ts';
import { useUploads } from '../../artwork/use-uploads.ts';
import type { Surface } from '../conversation/conversation.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { chatUploads } from './chat-uploads.ts';

/** `isHeld`: not now, the visitor speaks. */
export function TellOfFiles({ surface, isHeld }: { surface: Surface; isHeld: boolean }) {
  const { state, conversation } = useConversation();
  const files = useUploads(chatUploads(conversation));
  const next = state.messages.find(
    ({ id, file, delivery }) => file !== undefined && delivery === 'waits' && isThere(files, id),
  )?.id;
  const mayTell = next !== undefined && !isHeld && !state.isSending;
  useEffect(() => {
    if (mayTell) void conversation.tellOfFile(next, surface);
  }, [mayTell, next, conversation, surface]);
  return null;
}

const isThere = (files: readonly SentFile[], id: string): boolean =>
  files.some(({ key, status }) => key === id && status === 'done');

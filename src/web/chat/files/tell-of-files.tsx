// Tells Carl of the files that are there and checked: of all that came together at once.
import { useEffect } from 'react';
import { useUploads } from '../../artwork/use-uploads.ts';
import type { Surface } from '../conversation/conversation.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { chatUploads } from './chat-uploads.ts';

/** Of a file that is nearly there the others wait. */
const NEARLY: ReadonlySet<string> = new Set(['checking', 'queued']);
const SMALL_BYTES = 4 * 1024 * 1024;

/** `isHeld`: not now, the visitor speaks. */
export function TellOfFiles({ surface, isHeld }: { surface: Surface; isHeld: boolean }) {
  const { state, conversation } = useConversation();
  const files = useUploads(chatUploads(conversation));
  const waiting = state.messages.filter(({ file, delivery }) => file !== undefined && delivery === 'waits');
  const states = waiting.flatMap(({ id }) => files.filter(({ key }) => key === id));
  const isMoreComing = states.some(
    ({ status, bytes }) => NEARLY.has(status) || (status === 'sending' && bytes < SMALL_BYTES),
  );
  const ids = states
    .filter(({ status }) => status === 'done')
    .map(({ key }) => key)
    .join(' ');
  const mayTell = ids !== '' && !isMoreComing && !isHeld && !state.isSending;
  useEffect(() => {
    if (mayTell) void conversation.tellOfFiles(ids.split(' '), surface);
  }, [mayTell, ids, conversation, surface]);
  return null;
}

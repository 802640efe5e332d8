// Tells the person who has the talk that the visitor is writing; never what. A chunk of its own.
import { send } from '../../api.ts';
import type { Conversation } from '../conversation/conversation.ts';

const AGAIN_MS = 4_000;
const STOPPED_MS = 5_000;

export interface TypingTeller {
  /** A key was pressed. */
  note(): void;
  /** The message was sent. */
  stop(): void;
}

export function createTypingTeller(conversation: Conversation): TypingTeller {
  let toldAt = 0;
  let timer: ReturnType<typeof setTimeout>;

  function tell(isTyping: boolean): void {
    const { conversationId } = conversation.getState();
    toldAt = isTyping ? Date.now() : 0;
    // Whether it is told matters to nobody but the one who waits.
    if (conversationId !== null)
      send('/api/chat/typing', { method: 'POST', body: { conversationId, isTyping } }).catch(() => {});
  }

  const stop = () => {
    clearTimeout(timer);
    if (toldAt > 0) tell(false);
  };
  return {
    note: () => {
      if (conversation.getState().live.heldBy === null) return;
      if (Date.now() - toldAt > AGAIN_MS) tell(true);
      clearTimeout(timer);
      timer = setTimeout(stop, STOPPED_MS);
    },
    stop,
  };
}

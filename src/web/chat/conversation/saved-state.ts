// Keeps the conversation for the visit, in sessionStorage: across reloads and pages, gone with the tab.
import type { ConversationState } from './state.ts';

const KEY = 'boldwork.conversation';

/** The conversation of this visit; undefined if there is none or it cannot be read. */
export function readSaved(): ConversationState | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isState(saved) ? settled(saved) : undefined;
  } catch {
    // No storage in this browser, or text of another program under our key: the visit starts afresh.
    return undefined;
  }
}

export function save(state: ConversationState): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage is off or full: the conversation lives as long as the page.
  }
}

/** What was kept, as a page takes it up. A message that was on its way when the page went: nobody waits for its answer now. */
function settled(state: ConversationState): ConversationState {
  return {
    ...state,
    // A page of an earlier version kept none.
    items: state.items ?? [],
    total: state.total ?? null,
    live: { heldBy: state.live?.heldBy ?? null, isTyping: false },
    heardId: state.heardId ?? null,
    newLines: null,
    isSending: false,
    partialReply: '',
    messages: state.messages.map((message) =>
      message.delivery === 'sending' ? { ...message, delivery: 'failed' } : message,
    ),
  };
}

function isState(value: unknown): value is ConversationState {
  const state = value as Partial<ConversationState> | null;
  return (
    typeof state === 'object' &&
    state !== null &&
    Array.isArray(state.messages) &&
    state.messages.every(
      (message: unknown) => typeof (message as { content?: unknown })?.content === 'string',
    ) &&
    Array.isArray(state.suggestions) &&
    Array.isArray(state.ticket) &&
    (state.items === undefined || Array.isArray(state.items)) &&
    Array.isArray(state.lead?.fields)
  );
}

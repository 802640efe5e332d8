// What a talk's stream tells, as steps from one state of the page to the next.
import type { VisitorEvents } from '../../../schemas/live.ts';
import type { ChatMessage, ConversationState } from '../conversation/state.ts';

/** A person of the shop has the talk, or Carl has it again. */
export function heldBy(state: ConversationState, name: string | null): ConversationState {
  if (state.live.heldBy === name) return state;
  return { ...state, live: { heldBy: name, isTyping: false } };
}

/** Said by a person, or told of who has the talk; each is there once. */
export function heard(
  state: ConversationState,
  { id, content, timestamp, author, event }: VisitorEvents['message'],
): ConversationState {
  const known = state.messages.some((message) => message.id === id);
  const live = author === null ? state.live : { ...state.live, isTyping: false };
  const message: ChatMessage = {
    id,
    role: 'assistant',
    content,
    timestamp,
    ...(author !== null && { author }),
    // That he is back Carl says himself.
    ...(event === 'taken_over' && { isNotice: true }),
  };
  return {
    ...state,
    live,
    heardId: id,
    suggestions: state.live.heldBy === null ? state.suggestions : [],
    messages: known ? state.messages : [...state.messages, message],
  };
}

/** The person is writing, or has stopped. */
export function typing(state: ConversationState, isTyping: boolean): ConversationState {
  if (state.live.heldBy === null || state.live.isTyping === isTyping) return state;
  return { ...state, live: { ...state.live, isTyping } };
}

// The conversation in components: hero, widget and whatever opens the widget read the same one.
import { createContext, use, useSyncExternalStore } from 'react';
import type { Conversation } from './conversation.ts';
import type { ConversationState } from './state.ts';

export const ConversationContext = createContext<Conversation | null>(null);

/** The conversation's state now, and what can be done with it. Needs a ConversationContext around it. */
export function useConversation(): { state: ConversationState; conversation: Conversation } {
  const conversation = use(ConversationContext);
  if (!conversation) throw new Error('useConversation needs a ConversationContext around it.');
  const { subscribe, getState, getInitialState } = conversation;
  return { state: useSyncExternalStore(subscribe, getState, getInitialState), conversation };
}

// How a conversation begins: the shop's greeting, and the opening of the flow it was started with.
import type { StartFlow } from '../schemas/conversation.ts';
import { FIRST_SUGGESTIONS } from '../schemas/first-suggestions.ts';
import type { Shop } from '../schemas/shop.ts';
import { ASKED_CHIPS } from './state/chips.ts';
import { type ConversationState, initialState } from './state/state.ts';

export interface Opening {
  /** The greeting first; it says that Carl is an AI. */
  messages: string[];
  state: ConversationState;
  suggestions: string[];
}

/** The first messages of a conversation, before the visitor has said anything. */
export function openConversation(shop: Shop, flow: StartFlow | null): Opening {
  const greeting = shop.greeting.text_intro.message;
  const state = initialState();
  if (flow === null)
    return {
      messages: [greeting],
      state: { ...state, lastReply: greeting },
      suggestions: [...FIRST_SUGGESTIONS],
    };
  const { key, ...begun } = OPENINGS[flow];
  const text = shop.responses.en[key]?.[0] ?? greeting;
  const suggestions = flow === 'human_support' ? MATTERS : (ASKED_CHIPS.en.service ?? []);
  return { messages: [greeting, text], state: { ...state, ...begun, lastReply: text }, suggestions };
}

const MATTERS = ['A large order', 'An order I placed', 'Just call me'];

type Begun = Pick<ConversationState, 'flow' | 'asked'> & Partial<ConversationState>;

const OPENINGS: Record<StartFlow, Begun & { key: string }> = {
  quote_flow: { key: 'open.quote', flow: 'quote', asked: 'service' },
  design_consultation: { key: 'open.design', flow: 'design', asked: 'service' },
  human_support: { key: 'open.human', flow: 'human', asked: 'details', source: 'callback' },
};

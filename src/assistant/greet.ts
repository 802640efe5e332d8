// How a conversation begins: the shop's greeting, and the opening of the flow it was started with.
import type { StartFlow } from '../schemas/conversation.ts';
import { FIRST_SUGGESTIONS } from '../schemas/first-suggestions.ts';
import type { Shop } from '../schemas/shop.ts';
import { DESIGN_OPENING } from './flows/design.ts';
import { HUMAN_OPENING } from './flows/human.ts';
import { QUOTE_OPENING } from './flows/quote.ts';
import { initialState } from './state.ts';
import type { ConversationState } from './turn.ts';

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
  if (flow === null) {
    return {
      messages: [greeting],
      state: { ...state, lastReply: greeting },
      suggestions: [...FIRST_SUGGESTIONS],
    };
  }
  const { text, suggestions, ...begun } = OPENINGS[flow];
  return { messages: [greeting, text], state: { ...state, ...begun, lastReply: text }, suggestions };
}

type Begun = Pick<ConversationState, 'flow' | 'asked'> & Partial<ConversationState>;

const OPENINGS: Record<StartFlow, Begun & { text: string; suggestions: string[] }> = {
  quote_flow: {
    text: QUOTE_OPENING,
    flow: 'quote',
    asked: 'service',
    suggestions: ['T-shirts', 'Embroidered polos', 'A banner', 'Promo products'],
  },
  design_consultation: {
    text: DESIGN_OPENING,
    flow: 'design',
    asked: 'service',
    suggestions: ['T-shirts', 'A logo for hats', 'A banner', 'My van'],
  },
  human_support: {
    text: HUMAN_OPENING,
    flow: 'human',
    asked: 'details',
    source: 'callback',
    suggestions: ['A large order', 'An order I placed', 'Just call me'],
  },
};

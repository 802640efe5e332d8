// A turn whose words were not said: a person of the shop has the talk, and Carl only reads along.
import type { ConversationState } from './state/state.ts';

/** What was understood stays; of what would have been said and asked the next turn knows nothing. */
export function unsaid(before: ConversationState, after: ConversationState): ConversationState {
  const told = new Map(before.items.map(({ id, priceTold }) => [id, priceTold]));
  return {
    ...quiet(after),
    items: after.items.map((item) => ({ ...item, priceTold: told.get(item.id) ?? null })),
    introducedInSpanish: before.introducedInSpanish,
    explained: before.explained,
    lastReply: before.lastReply,
    filesTold: before.filesTold,
    isFileOffered: before.isFileOffered,
  };
}

/** Carl waits for no answer: a yes that comes next is said to somebody else. */
export const quiet = (state: ConversationState): ConversationState => ({
  ...state,
  asked: null,
  askedOption: null,
  tries: 0,
  supposed: null,
});

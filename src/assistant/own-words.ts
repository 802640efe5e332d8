// What the visitor said of the job in their own words: the lead quotes it.
import type { ConversationState } from './turn.ts';

const MOST_LINES = 12;
/** In characters. */
const LONGEST_LINE = 400;

/** Keeps a message for the lead, cut where it is long; false where it stands there already or there is no more room. */
export function keepOwnWords(state: ConversationState, message: string): boolean {
  const line = message.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE);
  if (state.said.length >= MOST_LINES || state.said.includes(line)) return false;
  state.said.push(line);
  return true;
}

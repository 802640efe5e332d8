// Which of the conversations at hand are wanted: by words in them, and those who asked for a person.
import type { Conversation } from '../../../../schemas/conversation.ts';
import { findReading, shownText } from '../understood.ts';

export interface Wanted {
  /** Words, or the beginning of an id; blank for any. */
  words: string;
  /** Only those who asked for a person. */
  isHuman: boolean;
}

/**
 * Those in which each of the words occurs, whoever said it, in their order.
 *
 *     findConversations(all, { words: 'navy hoodies', isHuman: false })
 */
export function findConversations(
  conversations: readonly Conversation[],
  { words, isHuman }: Wanted,
): Conversation[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return conversations.filter((conversation) => {
    if (isHuman && !asksForPerson(conversation)) return false;
    const text = conversation.messages.map(shownText).join('\n').toLowerCase();
    return parts.every((part) => text.includes(part) || conversation.id.startsWith(part));
  });
}

/** The visitor asked for a person, as Carl read it. */
export const asksForPerson = ({ messages }: Conversation): boolean =>
  messages.some((message) => findReading(message)?.intents.includes('human'));

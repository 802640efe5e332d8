// Which of the conversations at hand are wanted: by words in them, those that go on now, those who asked for a person.
import type { Conversation } from '../../../../schemas/conversation.ts';
import type { LiveConversation } from '../../../../schemas/live.ts';
import { findAuthor, findReading, shownText } from '../understood.ts';

export interface Wanted {
  /** Words, or the beginning of an id; blank for any. */
  words: string;
  /** All, those that go on now, or those who asked for a person. */
  which: 'all' | 'live' | 'asked';
}

/**
 * Those in which each of the words occurs, whoever said it, in their order.
 *
 *     findConversations(all, { words: 'navy hoodies', which: 'all' })
 */
export function findConversations<Found extends Conversation>(
  conversations: readonly Found[],
  { words, which }: Wanted,
): Found[] {
  const holds = finderOf(words);
  return conversations.filter((conversation) => {
    if (which === 'asked' && !asksForPerson(conversation)) return false;
    return holds(conversation.id, conversation.messages.map(shownText).join('\n'));
  });
}

/** Those of the queue in whose name, first or newest words each of the words occurs. */
export function findLive(queue: readonly LiveConversation[], words: string): LiveConversation[] {
  const holds = finderOf(words);
  return queue.filter(({ id, name, begunWith, lastSaid }) =>
    holds(id, [name, begunWith, lastSaid?.content].filter(Boolean).join('\n')),
  );
}

function finderOf(words: string): (id: string, text: string) => boolean {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (id, text) => {
    const lower = text.toLowerCase();
    return parts.every((part) => lower.includes(part) || id.startsWith(part));
  };
}

/** The visitor asked for a person, as Carl read it. */
export const asksForPerson = ({ messages }: Conversation): boolean =>
  messages.some((message) => findReading(message)?.intents.includes('human'));

/** Somebody of the shop has written in it. */
export const hasPerson = ({ messages }: Conversation): boolean =>
  messages.some((message) => findAuthor(message) !== undefined);

// What a conversation is called on the desk: by the person, else by what the visitor said first.
import type { Conversation } from '../../../schemas/conversation.ts';
import { findLatestSlots, shownText } from './understood.ts';

const LONGEST = 80;

/**
 * The visitor's name as far as Carl knows it; else the first words typed, or the button pressed where none were.
 * Undefined where nothing was said.
 *
 *     nameConversation(conversation)   'Dana Whitfield', or '72 black tees, screen printed'
 */
export function nameConversation({ messages }: Conversation): string | undefined {
  const { name } = findLatestSlots(messages);
  if (name) return name;
  const said = messages.filter(({ role }) => role === 'user');
  const first = said.find((message) => shownText(message) === message.content) ?? said[0];
  return first && firstWords(shownText(first));
}

/** As much of a text as a row has room for, in one line. */
export function firstWords(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= LONGEST) return line;
  return `${line
    .slice(0, LONGEST + 1)
    .replace(/\s+\S*$/, '')
    .slice(0, LONGEST)}…`;
}

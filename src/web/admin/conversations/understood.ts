// What a stored message's metadata says: the label to show, what Carl read, what he knew by then.
import type { ConversationMessage } from '../../../schemas/conversation.ts';
import { type Reading, readingSchema, type Slots, slotsSchema } from '../../../schemas/reading.ts';

/** What a transcript shows of a message: its label ('Start a Quote') if it has one, else its content. */
export function shownText({ content, metadata }: ConversationMessage): string {
  const label = metadata?.label;
  return typeof label === 'string' && label !== '' ? label : content;
}

/** What Carl read from a visitor's message; nothing for any other message. */
export function findReading({ role, metadata }: ConversationMessage): Reading | undefined {
  return role === 'user' ? readingSchema.safeParse(metadata?.reading).data : undefined;
}

/** The slots of the job talked about last, from the newest assistant message that holds any. */
export function findLatestSlots(messages: ConversationMessage[]): Slots {
  for (const { role, metadata } of messages.toReversed()) {
    const slots = role === 'assistant' ? slotsSchema.safeParse(slotsOf(metadata?.state)).data : undefined;
    if (slots) return slots;
  }
  return {};
}

/**
 * Of what Carl knew `before`, what a message can have corrected. Nothing where it names another service: that is
 * another job; nor a day that it only puts in other words.
 */
export function correctable(before: Slots, said: Slots): Slots {
  const { service, dueDate, ...others } = before;
  if (service !== undefined && said.service !== undefined && said.service !== service) return {};
  const isSameDay = dueDate?.date && dueDate.date === said.dueDate?.date;
  return dueDate && !isSameDay ? { ...others, dueDate } : others;
}

const slotsOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'slots' in state ? state.slots : undefined;

// What a stored message's metadata says: the label to show, what Carl read, what he knew by then.
import * as z from 'zod/mini';
import type { ConversationMessage } from '../../../schemas/conversation.ts';
import { type TicketItem, ticketItemSchema } from '../../../schemas/item.ts';
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

/** Who of the shop said it; nothing for what Carl or the visitor said. */
export function findAuthor({ role, metadata }: ConversationMessage): string | undefined {
  const author = metadata?.author;
  return role === 'assistant' && typeof author === 'string' && author !== '' ? author : undefined;
}

/** Whether a message tells that a person took the talk over, or gave it back. */
export function findTurn({ metadata }: ConversationMessage): 'taken_over' | 'handed_back' | undefined {
  const event = metadata?.event;
  return event === 'taken_over' || event === 'handed_back' ? event : undefined;
}

/** The slots of the job talked about last, from the newest assistant message that holds any. */
export function findLatestSlots(messages: ConversationMessage[]): Slots {
  for (const { role, metadata } of messages.toReversed()) {
    const slots =
      role === 'assistant' ? slotsSchema.safeParse(partOf(metadata?.state, 'slots')).data : undefined;
    if (slots) return slots;
  }
  return {};
}

const itemsSchema = z.array(ticketItemSchema).check(z.minLength(1));

/** The items that were last talked of; a request just begun has none yet. */
export function findLatestItems(messages: ConversationMessage[]): TicketItem[] {
  for (const { role, metadata } of messages.toReversed()) {
    const items =
      role === 'assistant' ? itemsSchema.safeParse(partOf(metadata?.state, 'items')).data : undefined;
    if (items) return items;
  }
  return [];
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

const partOf = (state: unknown, part: 'slots' | 'items'): unknown =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[part] : undefined;

// One message to Carl and his answer: POST /api/chat/message.
import * as z from 'zod/mini';
import { priceRangeSchema, ticketItemSchema } from './item.ts';
import { leadFieldSchema } from './lead-form.ts';
import { LONGEST } from './longest.ts';
import { isStorable } from './text.ts';

export const languageSchema = z._default(
  z
    .string('language must be a language tag.')
    .check(
      z.maxLength(LONGEST.language, 'language must be a language tag.'),
      z.regex(/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$/, 'language must be a language tag.'),
    ),
  'en',
);

export const messageRequestSchema = z.object({
  conversationId: z
    .string('conversationId is missing.')
    .check(z.maxLength(100, 'conversationId is too long.')),
  message: z
    .string('message is missing.')
    .check(
      z.trim(),
      z.minLength(1, 'Write a message first.'),
      z.maxLength(LONGEST.message, `A message can be ${LONGEST.message} characters at most.`),
      z.refine(isStorable, 'The message holds characters that cannot be stored.'),
    ),
  language: languageSchema,
  spoken: z._default(z.boolean('spoken must be true or false.'), false).register(z.globalRegistry, {
    description: 'Said aloud, and written down by what listened: Carl reads an email or a phone in it back.',
  }),
});
export type MessageRequest = z.infer<typeof messageRequestSchema>;

/** One cell of the job ticket: what Carl has understood, null until known. */
export const ticketCellSchema = z.object({ label: z.string(), value: z.nullable(z.string()) });
export type TicketCell = z.infer<typeof ticketCellSchema>;

export const chatResponseSchema = z.object({
  /** Null while a person of the shop has the conversation: Carl is silent. */
  response: z.nullable(z.string()),
  /** The name of that person. */
  heldBy: z.optional(z.string()),
  shouldCaptureLead: z.boolean(),
  leadCaptureFields: z.array(leadFieldSchema),
  suggestions: z.array(z.string()),
  ticket: z.array(ticketCellSchema),
  /** What is not sent yet, a line each. */
  items: z.array(ticketItemSchema),
  /** What the items come to; null unless every one has a price. */
  total: z.nullable(priceRangeSchema),
  messageId: z.string(),
  /** Of the lead that this message stored, and its job's page. */
  leadId: z.optional(z.string()),
  jobUrl: z.optional(z.string()),
});
export type ChatResponse = z.infer<typeof chatResponseSchema>;

export const storedMessageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
});
export type StoredMessage = z.infer<typeof storedMessageSchema>;

// A visitor's conversation: how one starts (POST /api/chat/start) and how the admin reads it.
import * as z from 'zod/mini';
import { deskArtworkSchema } from './desk-artwork.ts';
import { sentFirstTouchSchema } from './first-touch.ts';
import { liveStateSchema } from './live.ts';
import { LONGEST } from './longest.ts';
import { languageSchema, storedMessageSchema } from './message.ts';
import { requiredText } from './text.ts';

export const FLOWS = ['quote_flow', 'human_support', 'design_consultation'] as const;
export type StartFlow = (typeof FLOWS)[number];

export const startRequestSchema = z.object({
  sessionId: requiredText(LONGEST.sessionId, 'sessionId'),
  language: languageSchema,
  flow: z.optional(z.nullable(z.enum(FLOWS, `flow must be one of ${FLOWS.join(', ')}.`))),
  firstTouch: sentFirstTouchSchema,
});
export type StartRequest = z.infer<typeof startRequestSchema>;

export const startAnswerSchema = z.object({
  conversationId: z.string(),
  greeting: z.string(),
  messages: z.array(storedMessageSchema),
  suggestions: z.array(z.string()),
});
export type StartAnswer = z.infer<typeof startAnswerSchema>;

export const conversationMessageSchema = z.object({
  ...storedMessageSchema.shape,
  timestamp: z.string(),
  metadata: z.nullable(z.record(z.string(), z.unknown())),
});
export type ConversationMessage = z.infer<typeof conversationMessageSchema>;

const conversationSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  language: z.string(),
  messages: z.array(conversationMessageSchema),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** As the desk lists them. */
export const listedConversationSchema = z.extend(conversationSchema, { artworkCount: z.number() });
export type ListedConversation = z.infer<typeof listedConversationSchema>;

/** One that the admin opens; `leads` came from it and go with it. */
export const openedConversationSchema = z.extend(listedConversationSchema, {
  leads: z.number(),
  live: liveStateSchema,
  artwork: z.array(deskArtworkSchema),
});
export type OpenedConversation = z.infer<typeof openedConversationSchema>;

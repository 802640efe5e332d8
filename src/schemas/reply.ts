// Answers of the shop to a lead: what the desk sends, what is planned, and what it may put in.
import * as z from 'zod/mini';
import { LONGEST } from './longest.ts';
import { requiredText } from './text.ts';

/** `page`: on the job's page alone, where nobody tells the customer of it. */
export const REPLY_CHANNELS = ['email', 'chat', 'page'] as const;
export type ReplyChannel = (typeof REPLY_CHANNELS)[number];

export const ATTACHMENTS_MAX = 10;

/** POST /api/admin/leads/:id/replies. */
export const replyRequestSchema = z.object({
  channel: z.enum(REPLY_CHANNELS, 'The channel is email, chat or page.'),
  text: requiredText(LONGEST.details, 'The reply'),
  /** The estimate of the lead's items as the price book has it at sending. */
  withEstimate: z._default(z.boolean('withEstimate must be true or false.'), false),
  /** The version of the quote to put in, which must be open. */
  quoteVersion: z.optional(z.nullable(z.int('The version is a whole number.'))),
  /** Ids of files that were uploaded for it. */
  attachments: z._default(
    z
      .array(z.uuid('An attachment is named by its id.'))
      .check(z.maxLength(ATTACHMENTS_MAX, `A reply can have ${ATTACHMENTS_MAX} attachments at most.`)),
    [],
  ),
  /** ISO time to come, within 30 days; now without it. */
  sendAt: z.optional(z.nullable(z.iso.datetime({ offset: true, error: 'sendAt is an ISO time.' }))),
  /** Marks the lead as answered by who sends. */
  answered: z._default(z.boolean('answered must be true or false.'), false),
});
export type ReplyRequest = z.infer<typeof replyRequestSchema>;

/** 202. */
export const acceptedReplySchema = z.object({
  id: z.string(),
  state: z.enum(['sent', 'planned']),
  /** ISO time; null where it has left. */
  sendAt: z.nullable(z.string()),
});
export type AcceptedReply = z.infer<typeof acceptedReplySchema>;

export const attachmentSchema = z.object({ id: z.string(), name: z.string(), bytes: z.number() });
export type Attachment = z.infer<typeof attachmentSchema>;

/** An estimate or a quote as the customer sees it in the reply. */
export const replyBlockSchema = z.object({
  title: z.string(),
  note: z.string(),
  total: z.nullable(z.string()),
  rows: z.array(z.object({ label: z.string(), amount: z.string() })),
});
export type ReplyBlockTold = z.infer<typeof replyBlockSchema>;

/** A reply that waits for its time, or for a person where it could not leave. */
export const plannedReplySchema = z.object({
  id: z.string(),
  channel: z.enum(REPLY_CHANNELS),
  text: z.string(),
  withEstimate: z.boolean(),
  quoteVersion: z.nullable(z.number()),
  attachments: z.array(attachmentSchema),
  sendAt: z.string(),
  by: z.string(),
  answered: z.optional(z.boolean()),
  /** Why it could not leave: it stays until it is taken back. */
  failed: z.optional(z.nullable(z.string())),
});

/** GET /api/admin/leads/:id/replies: all that the composer needs. */
export const replyDeskSchema = z.object({
  /** In order; `why` says in words why one is shut, null where it is open. */
  channels: z.array(
    z.object({
      channel: z.enum(REPLY_CHANNELS),
      /** Address or 'the chat, they are on the page now'. */
      to: z.string(),
      why: z.nullable(z.string()),
    }),
  ),
  /** What to copy where no channel is open, or by hand: address of the job's page, a path where PUBLIC_URL is not set. */
  url: z.nullable(z.string()),
  /** Of the customer: 'en' or 'es'. */
  language: z.string(),
  /** When the shop opens next, ISO; null while it is open. */
  opensAt: z.nullable(z.string()),
  /** When the quiet hours end, ISO; null while there are none. */
  quietUntil: z.nullable(z.string()),
  estimate: z.nullable(replyBlockSchema),
  /** Open versions of the quote, the newest first. */
  quotes: z.array(z.extend(replyBlockSchema, { version: z.number() })),
  /** Saved replies, with their fields filled in; `missing` names those that nothing is known for. */
  saved: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      language: z.string(),
      text: z.string(),
      missing: z.array(z.string()),
    }),
  ),
  /** The next first. */
  planned: z.array(plannedReplySchema),
});
export type ReplyDesk = z.infer<typeof replyDeskSchema>;

/** How a reply that has left fares: by mail 'sent' means taken by their mail server. */
export const replyDeliverySchema = z.object({
  channel: z.enum(REPLY_CHANNELS),
  state: z.enum(['waiting', 'sent', 'failed']),
  error: z.nullable(z.string()),
  at: z.string(),
  /** When the customer had it before them on the job page or in the chat; null before that. */
  seenAt: z.nullable(z.string()),
});

// A lead as the admin reads it: a visitor who left a way to be reached.
import * as z from 'zod/mini';

export const LEAD_SOURCES = ['chat', 'quote_form', 'callback'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

export const announcementSchema = z.object({
  channel: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  error: z.nullable(z.string()),
  at: z.string(),
});

export const leadSchema = z.object({
  id: z.string(),
  source: z.enum(LEAD_SOURCES),
  conversationId: z.nullable(z.string()),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  service: z.string(),
  quantity: z.nullable(z.number()),
  dueDate: z.nullable(z.string()),
  details: z.nullable(z.string()),
  confirmed: z.boolean(),
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
  replyDueAt: z.nullable(z.string()),
  announcements: z.array(announcementSchema),
  createdAt: z.string(),
});
export type Lead = z.infer<typeof leadSchema>;

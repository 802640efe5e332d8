// A lead as the admin reads it: a visitor who left a way to be reached.
import * as z from 'zod/mini';
import { itemSchema } from './item.ts';
import { toldItemSchema } from './told-item.ts';

export const LEAD_SOURCES = ['chat', 'quote_form', 'callback'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** email and webhook tell the shop; receipt is the mail to the visitor. */
export const NOTIFICATION_CHANNELS = ['email', 'webhook', 'receipt'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export const notificationSchema = z.object({
  channel: z.enum(NOTIFICATION_CHANNELS),
  state: z.enum(['waiting', 'sent', 'failed']),
  /** Why the last attempt failed; one line. */
  error: z.nullable(z.string()),
  /** When it came to this state, or of the last attempt while waiting. */
  at: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** `service`, `quantity` and `dueDate` are the first item's. */
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
  items: z.array(itemSchema),
  confirmed: z.boolean(),
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
  replyDueAt: z.nullable(z.string()),
  announcements: z.array(notificationSchema),
  createdAt: z.string(),
});
export type Lead = z.infer<typeof leadSchema>;

/** As everybody outside storage reads it: each item also in words. */
export const toldLeadSchema = z.extend(leadSchema, { items: z.array(toldItemSchema) });
export type ToldLead = z.infer<typeof toldLeadSchema>;

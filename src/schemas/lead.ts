// A lead as the admin reads it, a visitor who left a way to be reached; and the table of what somebody fills in of it.
import * as z from 'zod/mini';
import { deskArtworkSchema } from './desk-artwork.ts';
import { firstTouchSchema } from './first-touch.ts';
import { itemSchema } from './item.ts';
import { deskJobSchema } from './job.ts';
import { LANGUAGES } from './language.ts';
import { proofCountsSchema } from './proof-counts.ts';
import { toldItemSchema } from './told-item.ts';

/** `again`: from the page of a job that is wanted once more; `mail`: from a mail that belonged to no job. */
export const LEAD_SOURCES = ['chat', 'quote_form', 'callback', 'again', 'mail'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** How far it has come, as the shop sees it. */
export const LEAD_STATUSES = ['new', 'contacted', 'quoted', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const STATUS_LABELS: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
};

/** Each way of telling people of a lead is a file of this name in src/server/notifications/channels; so the desk calls it. */
export const CHANNEL_LABELS = {
  email: 'Email to the shop',
  webhook: 'Webhook',
  push: 'Push to phones',
  receipt: 'Receipt to the visitor',
  link: 'Job link to the visitor',
  quote: 'Quote to the customer',
  proof: 'Proof to the customer',
  reply: 'Reply to the customer',
  chat: 'Reply in the chat',
  'late-email': 'Late promise by email',
  'late-webhook': 'Late promise by webhook',
  'late-push': 'Late promise by push',
};
export type NotificationChannel = keyof typeof CHANNEL_LABELS;
export const NOTIFICATION_CHANNELS = Object.keys(CHANNEL_LABELS) as NotificationChannel[];
/** Those that reach the customer; the others reach the shop. */
export const TO_CUSTOMER: readonly NotificationChannel[] = [
  'receipt',
  'link',
  'quote',
  'proof',
  'reply',
  'chat',
];

/** Those that the shop hears by what happens on a job page. */
export const OF_JOB_NEWS: readonly NotificationChannel[] = ['email', 'push'];

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
  status: z.enum(LEAD_STATUSES),
  /** Of one that is lost, where it was given. */
  lostReason: z.nullable(z.string()),
  /** Username of who has it; null for nobody. */
  assignee: z.nullable(z.string()),
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
  replyDueAt: z.nullable(z.string()),
  announcements: z.array(notificationSchema),
  /** How the visit began that led to it. */
  firstTouch: z.nullable(firstTouchSchema),
  /** What its page and its mails speak. */
  language: z.enum(LANGUAGES),
  createdAt: z.string(),
});
export type Lead = z.infer<typeof leadSchema>;

/** As everybody outside storage reads it: each item also in words. */
const toldLeadSchema = z.extend(leadSchema, { items: z.array(toldItemSchema) });
export type ToldLead = z.infer<typeof toldLeadSchema>;

/** As the desk reads it. */
export const deskLeadSchema = z.extend(toldLeadSchema, {
  artworkCount: z.number(),
  /** Left out in lists. */
  artwork: z.optional(z.array(deskArtworkSchema)),
  job: z.optional(deskJobSchema),
  /** Left out where no proof stands. */
  proofs: z.optional(proofCountsSchema),
});
export type DeskLead = z.infer<typeof deskLeadSchema>;

type LeadFieldName = keyof Pick<
  Lead,
  'name' | 'email' | 'phone' | 'company' | 'service' | 'quantity' | 'dueDate' | 'details'
>;

/** What a field is called, and how it reads, wherever a person meets it. */
export interface LeadFieldEntry {
  name: LeadFieldName;
  /** Its column in the table of leads. */
  column: Exclude<LeadFieldName, 'dueDate'> | 'due_date';
  label: string;
  /** How it is asked for and drawn; `prose` may have several lines. */
  kind: 'text' | 'email' | 'phone' | 'choice' | 'count' | 'day' | 'prose';
  /** Whose it is; of a job, what `byItem` says is told by each of its items too. */
  of: 'person' | 'job';
  byItem?: true;
  /** In Carl's form. */
  isRequired: boolean;
  placeholder?: string;
}

/** In the order in which the form asks for them, and the desk, the mails and the CSV tell them. */
export const LEAD_FIELDS: readonly LeadFieldEntry[] = [
  { name: 'name', column: 'name', label: 'Name', kind: 'text', of: 'person', isRequired: true },
  {
    name: 'email',
    column: 'email',
    label: 'Email',
    kind: 'email',
    of: 'person',
    isRequired: true,
    placeholder: 'you@example.com',
  },
  {
    name: 'phone',
    column: 'phone',
    label: 'Phone',
    kind: 'phone',
    of: 'person',
    isRequired: false,
    placeholder: '(816) 555-0142',
  },
  { name: 'company', column: 'company', label: 'Company', kind: 'text', of: 'person', isRequired: false },
  {
    name: 'service',
    column: 'service',
    label: 'Service',
    kind: 'choice',
    of: 'job',
    byItem: true,
    isRequired: true,
  },
  {
    name: 'quantity',
    column: 'quantity',
    label: 'Quantity',
    kind: 'count',
    of: 'job',
    byItem: true,
    isRequired: false,
  },
  { name: 'dueDate', column: 'due_date', label: 'In hands', kind: 'day', of: 'job', isRequired: false },
  {
    name: 'details',
    column: 'details',
    label: 'Project details',
    kind: 'prose',
    of: 'job',
    isRequired: true,
    placeholder: 'What is it for, and what should be on it?',
  },
];

/** What the field is called: labelOf('dueDate') is 'In hands'. */
export const labelOf = (name: LeadFieldName): string =>
  LEAD_FIELDS.find((field) => field.name === name)?.label ?? name;

// Mails that belong to no job, as the desk reads them, and what is done with them.
import * as z from 'zod/mini';
import { attachmentSchema } from './reply.ts';

export const MAIL_LISTS = ['open', 'automatic', 'dismissed'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** A job that a mail may be put into. */
const mailJobSchema = z.object({
  leadId: z.string(),
  number: z.string(),
  name: z.string(),
  /** '48 T-shirts'; null where nobody has said it. */
  job: z.nullable(z.string()),
});
export type MailJob = z.infer<typeof mailJobSchema>;
/** GET /api/admin/mails/:id/jobs. */
export const mailJobsSchema = z.array(mailJobSchema);

export const listedMailSchema = z.object({
  id: z.string(),
  kind: z.enum(['reply', 'auto_reply', 'bounce', 'own', 'unreadable']),
  state: z.enum(['joined', 'open', 'dismissed', 'ignored']),
  from: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  /** How it begins. */
  excerpt: z.string(),
  fileCount: z.number(),
  /** ISO time. */
  receivedAt: z.string(),
});
export type ListedMail = z.infer<typeof listedMailSchema>;

/** GET /api/admin/mails. */
export const mailsSchema = z.array(listedMailSchema);

/** GET /api/admin/mails/:id. */
export const mailSchema = z.extend(listedMailSchema, {
  text: z.string(),
  /** What it quotes, and the signature under it; '' without. */
  folded: z.string(),
  attachments: z.array(attachmentSchema),
  /** The newest job of the address that it came from; null without. */
  suggestion: z.nullable(mailJobSchema),
});
export type OpenedMail = z.infer<typeof mailSchema>;

/** PATCH /api/admin/mails/:id. */
export const mailChangeSchema = z.object({ dismissed: z.boolean('dismissed is true or false.') });

/** POST /api/admin/mails/:id/join. */
export const mailJoinSchema = z.object({ leadId: z.uuid('leadId is the id of a lead.') });

/** Of what it has joined. */
export const joinedMailSchema = z.object({ leadId: z.string() });

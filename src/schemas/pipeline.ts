// What the desk says of a lead: how far it has come, who has it, what the shop noted; and all that happened to it, in order.
import * as z from 'zod/mini';
import { JOB_STAGES } from './job.ts';
import { LEAD_STATUSES } from './lead.ts';
import { LONGEST } from './longest.ts';
import { optionalText, requiredText } from './text.ts';

const NOTHING = 'handled, status, assignee or stage says what to change.';

/** PATCH /api/admin/leads/:id. */
export const leadChangeSchema = z
  .object({
    handled: z.optional(z.boolean('handled is true or false.')),
    status: z.optional(z.enum(LEAD_STATUSES, `status is one of ${LEAD_STATUSES.join(', ')}.`)),
    /** Of 'lost'. */
    lostReason: optionalText(LONGEST.lostReason, 'The reason'),
    /** Username; null for nobody. */
    assignee: z.optional(z.nullable(z.string('assignee is a username, or null.'))),
    stage: z.optional(z.enum(JOB_STAGES, `stage is one of ${JOB_STAGES.join(', ')}.`)),
  })
  .check(
    z.refine(
      ({ handled, status, assignee, stage }) =>
        [handled, status, assignee, stage].some((one) => one !== undefined),
      { path: ['handled'], message: NOTHING },
    ),
    z.refine(({ status, lostReason }) => lostReason === undefined || status === 'lost', {
      path: ['lostReason'],
      message: 'Only what is lost has a reason for it.',
    }),
  );

/** POST /api/admin/leads/:id/notes. Who is named as @username is mentioned. */
export const noteSchema = z.object({ text: requiredText(LONGEST.message, 'The note') });

const timelineEntrySchema = z.object({
  /** Unique in its lead. */
  id: z.string(),
  /** ISO time. */
  at: z.string(),
  who: z.enum(['customer', 'shop', 'carl', 'server']),
  /** Of the person; null where nobody gave one. */
  name: z.nullable(z.string()),
  /** As JobEventKind, and what no event tells: created, answered, told. */
  kind: z.string(),
  /** 'sent quote 2, $840.50': what follows the name. */
  text: z.string(),
  /** What was written; null where nothing was. */
  words: z.nullable(z.string()),
  /** Of a note: usernames. */
  mentions: z.optional(z.array(z.string())),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
/** GET /api/admin/leads/:id/timeline, the oldest first. */
export const timelineSchema = z.array(timelineEntrySchema);

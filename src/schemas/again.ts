// The same job once more: POST /api/job/:token/again.
import * as z from 'zod/mini';
import { LONGEST } from './longest.ts';
import { optionalText } from './text.ts';

const DAY = 'The day must be one of the calendar, like 2026-12-18.';

export const againSchema = z.object({
  /** ISO day on which all of it has to be in hands. A form sends '' for none. */
  neededBy: z.pipe(
    z.optional(z.nullable(z.union([z.literal(''), z.iso.date(DAY)], DAY))),
    z.transform((day: string | null | undefined) => day || undefined),
  ),
  /** What differs this time. */
  note: optionalText(LONGEST.message, 'What differs'),
});
export type Again = z.infer<typeof againSchema>;

export const againAnswerSchema = z.object({
  /** Of the new request. */
  leadId: z.string(),
  /** Of its page; left out where it cannot be told now. */
  jobUrl: z.optional(z.string()),
});
export type AgainAnswer = z.infer<typeof againAnswerSchema>;

// What visitors ask between the questions that Carl asks them.
import type { Intent } from '../schemas/reading.ts';

/** What is asked of the job and the shop. */
export const ASKED_OF_JOB: ReadonlySet<Intent> = new Set<Intent>([
  'pricing',
  'turnaround',
  'minimum_order',
  'artwork',
  'location_hours',
  'services',
]);

/** What a visitor may say in between: it is answered, and what was asked stays open. */
export const INTERRUPTIONS: ReadonlySet<Intent> = new Set<Intent>([
  ...ASKED_OF_JOB,
  'off_topic',
  'injection',
  'abusive',
]);

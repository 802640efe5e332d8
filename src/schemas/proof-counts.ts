// How far a job's proofs are, as a list of jobs tells it.
import * as z from 'zod/mini';

export const proofCountsSchema = z.object({
  /** Proofs that are approved, of as many as there have to be: one of each item, or of the whole job. */
  approved: z.number(),
  total: z.number(),
  /** Changes were asked for, and no version was sent since. */
  changes: z.number(),
  /** Pins that wait for an answer by the shop. */
  pins: z.number(),
});
export type ProofCounts = z.infer<typeof proofCountsSchema>;

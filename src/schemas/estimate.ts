// A price estimate: GET /api/estimate, and the figures Carl gives.
import * as z from 'zod/mini';

export const estimateSchema = z.object({
  lowCents: z.number(),
  highCents: z.number(),
  /** highCents / quantity, rounded. */
  unitCents: z.number(),
  includes: z.array(z.string()),
  assumptions: z.array(z.string()),
  /** The next quantity at which the unit price falls. */
  nextBreak: z.nullable(z.object({ quantity: z.number(), unitCents: z.number() })),
  /** ISO day in the shop's time zone. */
  validUntil: z.string(),
});
export type Estimate = z.infer<typeof estimateSchema>;

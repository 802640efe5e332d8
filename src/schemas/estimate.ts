// A price estimate: the figures Carl gives, and with its method, days and alternatives what GET /api/estimate answers.
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

/** The same job by another method, or sooner. */
const alternativeSchema = z.object({
  /** Id of the catalog. */
  method: z.string(),
  lowCents: z.number(),
  highCents: z.number(),
  unitCents: z.number(),
  /** ISO day on which it can be in hands. */
  earliest: z.string(),
  /** It is made well so, and in time. */
  fits: z.boolean(),
  /** A sentence. */
  why: z.string(),
});

/** A job with what it was taken for: its product, its method, and when it can be had. */
export const pricedJobSchema = z.extend(estimateSchema, {
  product: z.string(),
  method: z.string(),
  /** Name of the rush that is charged; null where it is made as usual. */
  rush: z.nullable(z.string()),
  /** ISO day on which the goods can be in hands, if the proof is approved as soon as it comes. */
  earliest: z.string(),
  /** ISO day by which the proof has to be approved: for the day needed, else for `earliest`. */
  approveBy: z.string(),
  /** It is made well so, and in time. */
  fits: z.boolean(),
  /** A sentence on why this method. */
  why: z.string(),
  /** The day needed is one on which the shop is closed. */
  closed: z.nullable(z.object({ day: z.string(), name: z.nullable(z.string()) })),
  alternatives: z.array(alternativeSchema),
});
export type PricedJobAnswer = z.infer<typeof pricedJobSchema>;

// One line of a request: what is to be made, as far as it is known, with the estimate that the visitor was told.
import * as z from 'zod/mini';

const itemEstimateSchema = z.object({
  lowCents: z.number(),
  highCents: z.number(),
  /** highCents / quantity, rounded. */
  unitCents: z.number(),
  includes: z.array(z.string()),
  assumptions: z.array(z.string()),
  /** ISO day in the shop's time zone. */
  validUntil: z.string(),
});

export const itemSchema = z.object({
  /** Unique within its request. */
  id: z.string(),
  /** Id of the catalog; null where the shop's person has to tell what it is. */
  product: z.nullable(z.string()),
  /** What the visitor called it. */
  wording: z.nullable(z.string()),
  /** Id of the catalog. */
  method: z.nullable(z.string()),
  /** Slug of the service whose page it belongs to. */
  service: z.nullable(z.string()),
  /** Whole pieces; of a range the lower end. */
  quantity: z.nullable(z.number()),
  quantityMax: z.nullable(z.number()),
  /** Pieces by size. */
  sizes: z.nullable(z.record(z.string(), z.number())),
  colors: z.array(z.string()),
  placements: z.array(z.string()),
  inkColors: z.nullable(z.number()),
  dimensions: z.nullable(z.string()),
  /** By the names of the catalog. */
  options: z.record(z.string(), z.string()),
  /** ISO day, or the visitor's own words where no day can be told. */
  dueDate: z.nullable(z.string()),
  /** Ids of files; empty where none was sent. */
  artwork: z.array(z.string()),
  estimate: z.nullable(itemEstimateSchema),
});
export type Item = z.infer<typeof itemSchema>;

/** An item of which nothing is known. */
export const emptyItem = (id: string): Item => ({
  id,
  product: null,
  wording: null,
  method: null,
  service: null,
  quantity: null,
  quantityMax: null,
  sizes: null,
  colors: [],
  placements: [],
  inkColors: null,
  dimensions: null,
  options: {},
  dueDate: null,
  artwork: [],
  estimate: null,
});

/** What something comes to, from one end to the other. */
export const priceRangeSchema = z.object({ lowCents: z.number(), highCents: z.number() });
export type PriceRange = z.infer<typeof priceRangeSchema>;

/** A line of the job ticket: its estimate null where a person has to price it. */
export const ticketItemSchema = z.object({
  label: z.string(),
  quantity: z.nullable(z.number()),
  estimate: z.nullable(priceRangeSchema),
});
export type TicketItem = z.infer<typeof ticketItemSchema>;

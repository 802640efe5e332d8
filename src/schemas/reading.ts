// What Carl reads from one message: intents and slots, in the contract's fixed words.
import * as z from 'zod/mini';

export const INTENTS = [
  'quote',
  'services',
  'pricing',
  'turnaround',
  'minimum_order',
  'artwork',
  'location_hours',
  'order_status',
  'human',
  'design',
  'greeting',
  'thanks',
  'goodbye',
  'off_topic',
  'abusive',
  'injection',
  'contact_info',
  'affirm',
  'deny',
] as const;
export const intentSchema = z.enum(INTENTS);
export type Intent = z.infer<typeof intentSchema>;

export const dueDateSchema = z.object({
  text: z.string(),
  /** ISO day in the shop's time zone, null when it cannot be told. */
  date: z.nullable(z.string()),
});
export type DueDate = z.infer<typeof dueDateSchema>;

export const slotsSchema = z.partial(
  z.object({
    /** A service's slug. */
    service: z.string(),
    /** Whole pieces; the lower end of a range. */
    quantity: z.number(),
    quantityMax: z.number(),
    dueDate: dueDateSchema,
    name: z.string(),
    /** Lower case. */
    email: z.string(),
    /** E.164, read as a US number unless it says otherwise. */
    phone: z.string(),
    company: z.string(),
    budgetCents: z.number(),
    sizes: z.record(z.string(), z.number()),
    colors: z.array(z.string()),
    imprintLocations: z.array(z.string()),
    dimensions: z.string(),
    artwork: z.string(),
  }),
);
export type Slots = z.infer<typeof slotsSchema>;

export const readingSchema = z.object({ intents: z.array(intentSchema), slots: slotsSchema });
export type Reading = z.infer<typeof readingSchema>;

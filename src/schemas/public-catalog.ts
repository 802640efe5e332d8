// GET /api/catalog: what a browser may see of what the shop makes. What it costs comes from GET /api/estimate alone.
import * as z from 'zod/mini';

const unitSchema = z.object({ one: z.string(), many: z.string() });
const namedSchema = z.object({ name: z.string(), label: z.string() });

const optionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choice'),
    name: z.string(),
    label: z.string(),
    default: z.string(),
    choices: z.array(namedSchema),
  }),
  z.object({
    kind: z.literal('number'),
    name: z.string(),
    label: z.string(),
    unit: unitSchema,
    default: z.number(),
    min: z.number(),
    max: z.number(),
  }),
]);

export const publicCatalogSchema = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      name: unitSchema,
      unit: unitSchema,
      blanks: z.array(namedSchema),
      placements: z.array(z.string()),
      options: z.array(optionSchema),
      methods: z.array(
        z.object({ id: z.string(), minimum: z.number(), isAdvised: z.boolean(), why: z.string() }),
      ),
    }),
  ),
  methods: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      short: z.string(),
      feel: z.string(),
      wash: z.string(),
      turnaroundDays: z.object({ from: z.number(), to: z.number() }),
      rush: z.array(z.object({ name: z.string(), label: z.string(), days: z.number() })),
      options: z.array(optionSchema),
    }),
  ),
  /** `product`: what it stands for where only the service is named. */
  services: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      product: z.string(),
      products: z.array(z.string()),
      methods: z.array(z.string()),
    }),
  ),
});
export type PublicCatalog = z.infer<typeof publicCatalogSchema>;

// GET /api/estimate: a price from the catalog, and GET /api/catalog: what a browser may see of it.
import * as z from 'zod/mini';
import { type PricedJobAnswer, pricedJobSchema } from '../../schemas/estimate.ts';
import { publicCatalogSchema } from '../../schemas/public-catalog.ts';
import { requiredText } from '../../schemas/text.ts';
import { type Alternative, alternatives, estimate, type PricedJob } from '../../shop/estimate.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import { publicCatalog } from '../../shop/public-catalog.ts';
import type { AppContext, ZodApp } from '../app-context.ts';
import { problemAnswers } from '../plugins/openapi.ts';
import { fieldsProblem } from '../plugins/problems.ts';

const QUANTITY = 'Quantity must be a whole number, like 48.';
const DAY = 'The day must be one of the calendar, like 2026-12-18.';

/** What is asked for; every other parameter is an option by its catalog name. */
const querySchema = z.catchall(
  z.object({
    product: z.optional(requiredText(100, 'The product')),
    method: z.optional(requiredText(100, 'The method')),
    service: z.optional(requiredText(100, 'The service')),
    quantity: z.pipe(z.string(QUANTITY).check(z.regex(/^\d{1,9}$/, QUANTITY)), z.transform(Number)),
    neededBy: z.optional(z.iso.date(DAY)),
  }),
  z.string(),
);

export function addEstimateRoutes(app: ZodApp, { shop, now }: AppContext): void {
  app.get(
    '/api/estimate',
    {
      schema: {
        tags: ['Prices'],
        summary: 'A price estimate; product, method, service and options go by their catalog names',
        querystring: querySchema,
        response: { 200: pricedJobSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const { product, method, service, quantity, neededBy, ...options } = request.query;
      const asked = { product, method, service, quantity, neededBy, options };
      if ((product ?? method ?? service) === undefined)
        throw fieldsProblem([{ field: 'product', message: 'Name a product, a method or a service.' }]);
      if (neededBy !== undefined && neededBy < dayInZone(now(), shop.current.time_zone))
        throw fieldsProblem([{ field: 'neededBy', message: 'The day is over: name one to come.' }]);
      const priced = estimate(shop.current, asked, now());
      if (!priced.ok) throw fieldsProblem(priced.errors);
      return answerOf(priced, alternatives(shop.current, asked, now()));
    },
  );

  app.get(
    '/api/catalog',
    {
      schema: {
        tags: ['Prices'],
        summary: 'Products, methods and services, with what can be chosen of each; no costs',
        response: { 200: publicCatalogSchema, ...problemAnswers },
      },
    },
    async () => publicCatalog(shop.current),
  );
}

function answerOf(
  { product, method, estimate, plan }: PricedJob,
  others: readonly Alternative[],
): PricedJobAnswer {
  const by = product.made_by.find((one) => one.method === method.id);
  return {
    ...estimate,
    product: product.id,
    method: method.id,
    rush: plan.rush?.name ?? null,
    earliest: plan.earliest,
    approveBy: plan.approveBy,
    fits: plan.isInTime && !by?.poor,
    why: by?.why ?? '',
    closed: plan.closed,
    alternatives: others.map(({ method: other, estimate: { lowCents, highCents, unitCents }, ...rest }) => ({
      method: other.id,
      lowCents,
      highCents,
      unitCents,
      earliest: rest.plan.earliest,
      fits: rest.fits,
      why: rest.why,
    })),
  };
}

// GET /api/estimate: a price from the price book.
import * as z from 'zod/mini';
import { estimateSchema } from '../../schemas/estimate.ts';
import { requiredText } from '../../schemas/text.ts';
import { estimate } from '../../shop/estimate.ts';
import type { Parts, ZodApp } from '../parts.ts';
import { problemAnswers } from '../plugins/openapi.ts';
import { fieldsProblem } from '../plugins/problems.ts';

const QUANTITY = 'Quantity must be a whole number, like 48.';

/** What is asked for; every other parameter is an option by its price-book name. */
const querySchema = z.catchall(
  z.object({
    service: requiredText(100, 'The service'),
    quantity: z.pipe(z.string(QUANTITY).check(z.regex(/^\d{1,9}$/, QUANTITY)), z.transform(Number)),
  }),
  z.string(),
);

export function addEstimateRoutes(app: ZodApp, { shop, now }: Parts): void {
  app.get(
    '/api/estimate',
    {
      schema: {
        tags: ['Prices'],
        summary: 'A price estimate; options go by their price-book names',
        querystring: querySchema,
        response: { 200: estimateSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const { service, quantity, ...options } = request.query;
      const priced = estimate(shop.current, { service, quantity, options }, now());
      if (!priced.ok) throw fieldsProblem(priced.errors);
      return priced.estimate;
    },
  );
}

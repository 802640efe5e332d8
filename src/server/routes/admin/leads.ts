// GET /api/admin/leads: who wants something from the shop, newest first.
import * as z from 'zod/mini';
import { leadSchema } from '../../../schemas/lead.ts';
import type { Parts, ZodApp } from '../../parts.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { linkNext, listQuerySchema, pageRequest } from './list-page.ts';

const PATH = '/api/admin/leads';

export function addLeadRoutes(app: ZodApp, { storage }: Parts): void {
  app.get(
    PATH,
    {
      schema: {
        tags: ['Admin'],
        summary: 'Leads, newest first',
        security: signedIn,
        querystring: listQuerySchema,
        response: { 200: z.array(leadSchema), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const page = await storage.leads.list(pageRequest(request.query));
      return linkNext(reply, PATH, request.query.limit, page);
    },
  );
}

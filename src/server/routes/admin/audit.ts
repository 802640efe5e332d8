// The log of what was done at the desk: GET /api/admin/audit. No call changes it.
import * as z from 'zod/mini';
import { AUDIT_KINDS, auditEntrySchema } from '../../../schemas/audit.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { linkNext, listQuerySchema, pageRequest } from './list-page.ts';

const PATH = '/api/admin/audit';

const querySchema = z.extend(listQuerySchema, {
  who: z.optional(z.string('who is a username.').check(z.maxLength(100, 'who is a username.'))),
  kind: z.optional(z.enum(['', ...AUDIT_KINDS], `kind is one of ${AUDIT_KINDS.join(', ')}.`)),
});

export function addAuditRoutes(app: ZodApp, { storage }: AppContext): void {
  app.get(
    PATH,
    {
      schema: {
        tags: ['Admin'],
        summary: 'What was done at the desk, newest first',
        security: signedIn,
        querystring: querySchema,
        response: { 200: z.array(auditEntrySchema), ...problemAnswers },
      },
    },
    async ({ query }, reply) => {
      const { who, kind, limit } = query;
      const filters = { ...(who && { who }), ...(kind && { kind }) };
      const page = await storage.audit.list({ ...pageRequest(query), ...filters });
      return linkNext(reply, PATH, { limit, filters }, page);
    },
  );
}

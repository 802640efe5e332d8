// GET /api/admin/numbers: what became of the last thirty days.
import { numbersSchema } from '../../../schemas/admin.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { readNumbers } from '../../numbers/read-numbers.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';

export function addNumberRoutes(app: ZodApp, context: AppContext): void {
  app.get(
    '/api/admin/numbers',
    {
      schema: {
        tags: ['Admin'],
        summary:
          'The last 30 days: leads by day and service, from visit to lead, and how soon leads are handled',
        security: signedIn,
        response: { 200: numbersSchema, ...problemAnswers },
      },
    },
    async () => readNumbers(context),
  );
}

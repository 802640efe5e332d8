// GET /api/admin/stats: what became of the last thirty days.
import { statsSchema } from '../../../schemas/admin.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { readStats } from '../../stats/read-stats.ts';

export function addStatsRoutes(app: ZodApp, context: AppContext): void {
  app.get(
    '/api/admin/stats',
    {
      schema: {
        tags: ['Admin'],
        summary:
          'The last 30 days: leads by day and service, from visit to lead, and how soon leads are handled',
        security: signedIn,
        response: { 200: statsSchema, ...problemAnswers },
      },
    },
    async () => readStats(context),
  );
}

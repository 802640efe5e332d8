// For balancers and container hosts: does the process live, and should it get requests?
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { ProblemError } from '../plugins/problems.ts';

/** A balancer asks every second: that it was answered is no news. */
const QUIET = { logLevel: 'warn' as const };

export function addHealthRoutes(app: FastifyInstance, { storage }: Parts): void {
  app.get('/healthz', QUIET, () => ({ status: 'ok' }));

  app.get('/readyz', QUIET, async () => {
    if (app.draining.isOn) throw new ProblemError(503, 'The server is about to end.');
    await storage.ping().catch((cause: unknown) => {
      throw new ProblemError(503, 'The database does not answer.', { cause });
    });
    return { status: 'ready' };
  });
}

// For balancers and container hosts: does the process live, and should it get requests?
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { ProblemError } from '../plugins/problems.ts';

/** A balancer asks every second: that it was answered is no news. */
const QUIET = { logLevel: 'warn' as const };

export function addHealthRoutes(app: FastifyInstance, { health }: AppContext): void {
  app.get('/healthz', QUIET, () => ({ status: 'ok' }));

  app.get('/readyz', QUIET, async () => {
    if (app.draining.isOn) throw new ProblemError(503, 'The server is about to end.');
    const { state, detail } = await health();
    if (state === 'failing')
      throw new ProblemError(503, detail ?? 'Nothing can be saved.', { headers: { 'retry-after': '5' } });
    return { status: 'ready', storage: state, ...(detail && { detail }) };
  });
}

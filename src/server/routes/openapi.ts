// GET /api/openapi.json: the contract for programs.
import type { FastifyInstance } from 'fastify';

export function addOpenApiRoute(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

// The contract as OpenAPI 3.1, generated from the schemas that check the calls.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { problemSchema } from '../../schemas/problem.ts';

/** Listens to the routes registered from here on. */
export function addOpenApi(app: FastifyInstance): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Boldwork',
        version: '1',
        description: 'Quote requests, the chat with Carl, price estimates and the admin of a print shop.',
      },
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'session',
            description: 'Set by signing in; on https its name is __Host-session.',
          },
        },
      },
    },
    hideUntagged: true,
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
}

/** What every call may answer beside its success. */
export const problemAnswers = {
  '4xx': {
    description: 'What is wrong with the request',
    content: { 'application/problem+json': { schema: problemSchema } },
  },
  '5xx': {
    description: 'What is wrong on our side',
    content: { 'application/problem+json': { schema: problemSchema } },
  },
};

/** What every call under /api/admin but the login asks for. */
export const signedIn = [{ session: [] }];

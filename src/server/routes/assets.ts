// The built files: hashed names for a year, the few with names of their own for an hour.
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Where the built files are, and which of them stand at the root of the site. */
export interface Assets {
  dir: string;
  rootFiles: string[];
}

export function addAssetRoutes(app: FastifyInstance, { dir, rootFiles }: Assets): void {
  app.register(fastifyStatic, {
    root: join(dir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    schemaHide: true,
    setHeaders: (reply) => {
      allowIndexing(reply);
    },
  });
  for (const file of rootFiles) {
    app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) => {
      allowIndexing(reply);
      // Where a link to us is shared, another site's page shows our picture.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.sendFile(file, dir, { maxAge: '1h', immutable: false });
    });
  }
}

function allowIndexing(reply: FastifyReply): void {
  reply.removeHeader('x-robots-tag');
}

// robots.txt, sitemap.xml, llms.txt and security.txt, written at each request from the facts as they are.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../schemas/shop.ts';
import type { AppContext } from '../app-context.ts';
import { llmsText } from '../search/llms-text.ts';
import { robotsText, sitemap } from '../search/search-files.ts';
import { SECURITY_PATH, securityText } from '../search/security-text.ts';
import { hasTag, originFor } from './send-document.ts';

const TEXT = 'text/plain; charset=utf-8';
const FILES: Record<
  string,
  { type: string; write(shop: Shop, origin: string, context: AppContext): string }
> = {
  '/robots.txt': { type: TEXT, write: (_shop, origin) => robotsText(origin) },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: sitemap },
  '/llms.txt': { type: TEXT, write: llmsText },
  [SECURITY_PATH]: {
    type: TEXT,
    write: (shop, _origin, { env, now }) => securityText(shop, { publicUrl: env.publicUrl, now: now() }),
  },
};

export function addSearchFiles(app: FastifyInstance, context: AppContext): void {
  for (const [path, { type, write }] of Object.entries(FILES)) {
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      const text = write(context.shop.current, originFor(request, context), context);
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      reply.type(type).header('cache-control', 'no-cache').header('etag', etag).removeHeader('x-robots-tag');
      if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.send(text);
    });
  }
}

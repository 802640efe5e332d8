// What the installed desk needs: its manifest, the worker that shows pushes, and POST /api/push/receipts of what it showed.
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { receiptSchema } from '../../schemas/alerts.ts';
import type { AppContext, ZodApp } from '../app-context.ts';
import { countUse } from '../limits/limits.ts';
import { problemAnswers } from '../plugins/openapi.ts';
import { ProblemError } from '../plugins/problems.ts';
import { receiptHash } from '../push/pusher.ts';

const WORKER = new URL('../../web/admin/push-worker.js', import.meta.url);

export function addPushRoutes(app: ZodApp, context: AppContext): void {
  const { storage, shop, now } = context;
  const hidden = { schema: { hide: true } };
  let worker: Promise<string> | undefined;

  app.get('/admin/manifest.webmanifest', hidden, (_request, reply) =>
    reply.type('application/manifest+json').send(JSON.stringify(deskManifest(shop.current.brand.name))),
  );

  // Asked for anew at each look for a newer one: browsers go by its bytes.
  app.get('/admin/sw.js', hidden, async (_request, reply) => {
    worker ??= readFile(WORKER, 'utf8');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await worker);
  });

  app.post(
    '/api/push/receipts',
    {
      schema: {
        tags: ['Alerts'],
        summary: 'A device has shown a push; its token counts once, with a session or without',
        body: receiptSchema,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      await countUse(request, 'receipts', context);
      if (!(await storage.push.takeReceipt(receiptHash(request.body.token), now())))
        throw new ProblemError(404, 'There is no such push, or it was counted already.');
      return reply.code(204).send(null);
    },
  );
}

/** As src/art/press.ts has the site's. */
const deskManifest = (name: string) => ({
  id: '/admin/dashboard',
  name: `${name} desk`,
  short_name: 'Desk',
  description: `Leads and conversations of ${name}`,
  start_url: '/admin/dashboard',
  scope: '/admin',
  display: 'standalone',
  background_color: '#fbfaf5',
  theme_color: '#f4f0e6',
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  })),
});

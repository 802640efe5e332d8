// The site's pages, each at one path, and what is answered where there is none.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '../accounts/session.ts';
import type { SharedPage } from '../pages/pages.ts';
import type { Parts } from '../parts.ts';
import { decodedPath } from '../plugins/admin-guard.ts';
import { ProblemError, sendError } from '../plugins/problems.ts';
import { isVisit } from '../visits/is-visit.ts';
import { replyBy } from './reply-by.ts';
import { originFor, sendDocument } from './send-document.ts';

const PAGES: Record<string, SharedPage> = {
  '/': { page: 'home' },
  '/services': { page: 'services' },
  '/contact': { page: 'contact' },
  '/privacy': { page: 'privacy' },
  '/terms': { page: 'terms' },
};
const RECEIVED = '/contact/received';
const SERVICE = '/services/:slug';
const LOGIN = '/admin';
const DASHBOARD = '/admin/dashboard';

export function addPageRoutes(app: FastifyInstance, parts: Parts): void {
  const hidden = { schema: { hide: true } };
  for (const [path, page] of Object.entries(PAGES)) {
    app.get(path, hidden, (request, reply) => sendPage(request, reply, page, parts));
  }
  app.get<{ Params: { slug: string } }>(SERVICE, hidden, (request, reply) =>
    sendPage(request, reply, { page: 'service', slug: request.params.slug }, parts),
  );
  app.get(RECEIVED, hidden, (request, reply) => {
    const page = { page: 'contact-received' as const, replyBy: replyBy(parts) };
    const document = parts.pages.render(page, originFor(request, parts));
    return sendDocument(request, reply, document, { isShared: false });
  });
  app.get(LOGIN, hidden, (request, reply) => sendAdmin(request, reply, parts));
  app.get(DASHBOARD, hidden, async (request, reply) => {
    if (!(await findSession(request, parts))) return reply.redirect(LOGIN, 303);
    return sendAdmin(request, reply, parts);
  });
  for (const path of [...Object.keys(PAGES), RECEIVED, SERVICE, LOGIN, DASHBOARD]) {
    if (path !== '/') app.route({ method: ['GET', 'POST'], url: `${path}/`, ...hidden, handler: dropSlash });
  }
}

/**
 * Answers as early as it is known that no route takes the request, whatever its body: 405 for a wrong method, else
 * 404, a problem under /api and the page elsewhere.
 */
export function addNotFound(
  app: FastifyInstance,
  parts: Parts,
  findWrongMethod: (path: string) => ProblemError | undefined,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const wrongMethod = findWrongMethod(decodedPath(request.url));
    if (wrongMethod) throw wrongMethod;
    return sendNotFound(request, reply, parts);
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, parts));
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SharedPage,
  parts: Parts,
): FastifyReply {
  const document = parts.pages.find(page, originFor(request, parts));
  if (!document) return sendNotFound(request, reply, parts);
  if (isVisit(request)) parts.visits.add(page.page);
  return sendDocument(request, reply, document);
}

function sendAdmin(request: FastifyRequest, reply: FastifyReply, parts: Parts): FastifyReply {
  const document = parts.pages.find({ page: 'admin' }, originFor(request, parts));
  if (!document) throw new Error('The admin page is missing.');
  return sendDocument(request, reply, document, { isShared: false });
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply, parts: Parts): FastifyReply {
  if (/^\/api(?:\/|$)/.test(decodedPath(request.url))) {
    return sendError(new ProblemError(404, 'There is no such call.'), request, reply);
  }
  const document = parts.pages.find({ page: 'not-found' }, originFor(request, parts));
  if (!document) throw new Error('The page for unknown paths is missing.');
  return sendDocument(request, reply, document, { status: 404, isShared: false });
}

/** The page itself stands without the slash. */
function dropSlash(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.redirect(request.url.replace(/\/(?=\?|$)/, ''), 308);
}

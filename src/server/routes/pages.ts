// The site's pages, each at one path, and what is answered where there is none.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '../accounts/session.ts';
import type { AppContext } from '../app-context.ts';
import type { SharedPage } from '../pages/pages.ts';
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

export function addPageRoutes(app: FastifyInstance, context: AppContext): void {
  const hidden = { schema: { hide: true } };
  for (const [path, page] of Object.entries(PAGES)) {
    app.get(path, hidden, (request, reply) => sendPage(request, reply, page, context));
  }
  app.get<{ Params: { slug: string } }>(SERVICE, hidden, (request, reply) =>
    sendPage(request, reply, { page: 'service', slug: request.params.slug }, context),
  );
  app.get(RECEIVED, hidden, (request, reply) => {
    const page = { page: 'contact-received' as const, replyBy: replyBy(context) };
    const document = context.pages.render(page, originFor(request, context));
    return sendDocument(request, reply, document, { isShared: false });
  });
  app.get(LOGIN, hidden, (request, reply) => sendAdmin(request, reply, context));
  app.get(DASHBOARD, hidden, async (request, reply) => {
    if (!(await findSession(request, context))) return reply.redirect(LOGIN, 303);
    return sendAdmin(request, reply, context);
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
  context: AppContext,
  findWrongMethod: (path: string) => ProblemError | undefined,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const wrongMethod = findWrongMethod(decodedPath(request.url));
    if (wrongMethod) throw wrongMethod;
    return sendNotFound(request, reply, context);
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, context));
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SharedPage,
  context: AppContext,
): FastifyReply {
  const document = context.pages.find(page, originFor(request, context));
  if (!document) return sendNotFound(request, reply, context);
  if (isVisit(request)) context.visits.add(page.page);
  return sendDocument(request, reply, document);
}

function sendAdmin(request: FastifyRequest, reply: FastifyReply, context: AppContext): FastifyReply {
  const document = context.pages.find({ page: 'admin' }, originFor(request, context));
  if (!document) throw new Error('The admin page is missing.');
  return sendDocument(request, reply, document, { isShared: false });
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply, context: AppContext): FastifyReply {
  if (/^\/api(?:\/|$)/.test(decodedPath(request.url))) {
    return sendError(new ProblemError(404, 'There is no such call.'), request, reply);
  }
  const document = context.pages.find({ page: 'not-found' }, originFor(request, context));
  if (!document) throw new Error('The page for unknown paths is missing.');
  return sendDocument(request, reply, document, { status: 404, isShared: false });
}

/** The page itself stands without the slash. */
function dropSlash(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.redirect(request.url.replace(/\/(?=\?|$)/, ''), 308);
}

// The site's pages, each at one path, and what is answered where there is none.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGES, type PageName } from '../../schemas/pages.ts';
import { findSession } from '../accounts/session.ts';
import type { AppContext } from '../app-context.ts';
import { languageOfBrowser } from '../lead-language.ts';
import type { SharedPage } from '../pages/pages.ts';
import { decodedPath } from '../plugins/admin-guard.ts';
import { ProblemError, sendError } from '../plugins/problems.ts';
import { isVisit } from '../visits/is-visit.ts';
import { replyBy } from './reply-by.ts';
import { originFor, sendDocument } from './send-document.ts';

/** For whoever is signed in. */
const DESK = ['/admin/dashboard', '/admin/mail'];
const INVITATION = '/admin/invite/:token';

export function addPageRoutes(app: FastifyInstance, context: AppContext): void {
  const hidden = { schema: { hide: true } };
  for (const page of Object.keys(PAGES) as PageName[]) {
    if (page === 'not-found' || page === 'job') continue;
    app.get<{ Params: { slug?: string } }>(PAGES[page].path, hidden, (request, reply) => {
      if (page === 'contact-received') return sendReceived(request, reply, context);
      if (page === 'admin') return sendAdmin(request, reply, context);
      if (page === 'job-lost' || page === 'job-sent') return sendByLanguage(request, reply, page, context);
      if (page !== 'service') return sendPage(request, reply, { page }, context);
      return sendPage(request, reply, { page, slug: request.params.slug ?? '' }, context);
    });
  }
  for (const path of DESK)
    app.get(path, hidden, async (request, reply) => {
      if (!(await findSession(request, context))) return reply.redirect(PAGES.admin.path, 303);
      return sendAdmin(request, reply, context);
    });
  // Whose link it is, its script asks.
  app.get(INVITATION, hidden, (request, reply) => sendAdmin(request, reply, context));
  for (const path of [...Object.values(PAGES).map((page) => page.path), ...DESK]) {
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

/** In what the browser prefers: no job is known, and so no lead. */
function sendByLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: 'job-lost' | 'job-sent',
  context: AppContext,
): FastifyReply {
  const language = languageOfBrowser(request.headers['accept-language']);
  const document = context.pages.find({ page, language }, originFor(request, context));
  if (!document) throw new Error('A page for lost links is missing.');
  return sendDocument(request, reply, document, { isByLanguage: true });
}

function sendReceived(request: FastifyRequest, reply: FastifyReply, context: AppContext): FastifyReply {
  const page = { page: 'contact-received' as const, replyBy: replyBy(context) };
  const document = context.pages.render(page, originFor(request, context));
  return sendDocument(request, reply, document, { isShared: false });
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

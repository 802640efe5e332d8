// Nothing under /api/admin answers without a session: 401 comes before 404, 405, 413, 415 and 400, and 403 for what only
// owners may comes next.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAdminPath } from '../accounts/admin-path.ts';
import { deskCallOf } from '../accounts/desk-calls.ts';
import { findSession, type Session } from '../accounts/session.ts';
import type { AppContext } from '../app-context.ts';
import { ProblemError } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; set under /api/admin. */
    session: Session | null;
  }
}

/** Guards every path under /api/admin, unknown ones too. */
export function addAdminGuard(app: FastifyInstance, context: AppContext): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const path = request.routeOptions.url ?? decodedPath(request.url);
    const call = deskCallOf(request);
    if (!isAdminPath(path) || call?.may === 'anyone') return;
    const { role } = await requireSession(request, context);
    if (call?.may !== 'owner' || role === 'owner') return;
    request.isForbidden = true;
    throw new ProblemError(403, 'Only an owner of the shop may do this.');
  });
}

/** Puts the session on the request. Throws a ProblemError 401 if there is none. */
export async function requireSession(request: FastifyRequest, context: AppContext): Promise<Session> {
  const session = await findSession(request, context);
  if (!session) throw new ProblemError(401, 'Please sign in.');
  request.session = session;
  return session;
}

/** Who is signed in, for a handler under /api/admin. */
export function getSession({ session }: FastifyRequest): Session {
  if (!session) throw new Error('The guard let a request without a session through.');
  return session;
}

/** The path of a URL that no route takes, escapes read as the router reads them where that can be done. */
export function decodedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return path.replace(/%[2-7][\da-f]/gi, (escaped) =>
    String.fromCharCode(Number.parseInt(escaped.slice(1), 16)),
  );
}

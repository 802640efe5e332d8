// Admin sessions: a random id in a cookie, its digest in the database, 12 hours sliding, 7 days at most.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../../schemas/people.ts';
import type { Storage } from '../../storage/storage.ts';
import { isHttps } from '../plugins/origin.ts';
import { describeBrowser } from './describe-browser.ts';

const HOUR_MS = 3_600_000;
const IDLE_MS = 12 * HOUR_MS;
const LONGEST_MS = 7 * 24 * HOUR_MS;
/** A session's last use is written at most this often. */
const TOUCH_MS = 5 * 60_000;

export interface Session {
  tokenHash: string;
  userId: string;
  username: string;
  role: Role;
}

interface AppContext {
  storage: Pick<Storage, 'sessions'>;
  env: { publicUrl: string | null };
  now: () => Date;
}

/** The session that the request's cookie names, undefined if there is none or it has ended. */
export async function findSession(
  request: FastifyRequest,
  context: AppContext,
): Promise<Session | undefined> {
  const token = readToken(request, context);
  if (!token) return undefined;
  const tokenHash = digestOf(token);
  const session = await context.storage.sessions.find(tokenHash);
  const now = context.now().getTime();
  if (!session || now >= Date.parse(session.expiresAt)) return undefined;
  if (now - Date.parse(session.lastSeenAt) >= TOUCH_MS) {
    const expiresAt = Math.min(now + IDLE_MS, Date.parse(session.createdAt) + LONGEST_MS);
    await context.storage.sessions
      .touch(tokenHash, new Date(now), new Date(expiresAt))
      // On a full disk the owner can still read what there is.
      .catch((error) => request.log.warn({ err: error }, "a session's last use was not written"));
  }
  const { userId, username, role } = session;
  return { tokenHash, userId, username, role };
}

/** Starts a session under a new id, ends the one that the browser came with, and sets the cookie. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  context: AppContext,
): Promise<void> {
  const before = readToken(request, context);
  if (before) await context.storage.sessions.end(digestOf(before));
  const token = randomBytes(32).toString('base64url');
  const now = context.now();
  const browser = describeBrowser(request.headers['user-agent'] ?? '');
  await context.storage.sessions.start({
    tokenHash: digestOf(token),
    userId,
    now,
    browser,
    expiresAt: new Date(now.getTime() + IDLE_MS),
  });
  const cookie = cookieFor(request, context);
  // The browser may keep it as long as any session can last; when it ends is the server's to say.
  reply.setCookie(cookie.name, token, { ...cookie.options, maxAge: LONGEST_MS / 1000 });
}

/** Ends a session and takes the cookie back. */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
  context: AppContext,
): Promise<void> {
  await context.storage.sessions.end(session.tokenHash);
  const cookie = cookieFor(request, context);
  reply.clearCookie(cookie.name, cookie.options);
}

/** Read from the header itself: a malformed URL is answered before the cookie plugin has run. */
function readToken(request: FastifyRequest, context: AppContext): string | undefined {
  const header = request.headers.cookie;
  return header && request.server.parseCookie(header)[cookieFor(request, context).name];
}

/** Browsers take the `__Host-` prefix, which no other host or path can set, on https only. */
function cookieFor(request: FastifyRequest, { env }: AppContext) {
  const secure = isHttps(request, env.publicUrl);
  return {
    name: secure ? '__Host-session' : 'session',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
  };
}

/** Of a secret that nobody can guess: all that is stored of it. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

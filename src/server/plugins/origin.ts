// Where a request came from and went to: scheme, host, and whether a browser sent it from another site.

import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isHostName } from '../env/env-formats.ts';
import { ProblemError } from './problems.ts';

/** True where the visitor's browser speaks https, by PUBLIC_URL or by a trusted proxy's word. */
export function isHttps(request: FastifyRequest, publicUrl: string | null): boolean {
  return publicUrl?.startsWith('https:') || request.protocol === 'https';
}

/** Scheme and host for links: PUBLIC_URL, else the request's host if it is a valid one, else null. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string | null {
  if (publicUrl) return publicUrl;
  const host = request.host.toLowerCase();
  return isHost(host) ? `${isHttps(request, null) ? 'https' : 'http'}://${host}` : null;
}

/** Refuses state-changing calls that a browser sends from another site. */
export function addSameOriginRule(app: FastifyInstance, context: { publicUrl: string | null }): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOurs = isSameOrigin(request, context.publicUrl) || isOfJobPage(request);
    if (SAFE_METHODS.has(request.method) || isOurs) done();
    else done(new ProblemError(403, 'This call can be made from our own pages only.'));
  });
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** A page that tells no referrer sends its forms from `null`. The token that they name is their right, and no cookie. */
const isOfJobPage = ({ headers, routeOptions }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined &&
  headers.origin === 'null' &&
  /^(?:\/api)?\/job\//.test(routeOptions.url ?? '');

/** A request with neither header does not come from a browser, or from one too old to be told. */
function isSameOrigin({ headers, host }: FastifyRequest, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  const origin = URL.parse(headers.origin);
  if (!origin?.host) return false;
  const own = URL.parse(`${origin.protocol}//${host}`)?.host;
  return origin.host === own || (publicUrl !== null && origin.host === URL.parse(publicUrl)?.host);
}

/** True for a name or address, with a port or without, as a Host header may say it: a zone such as %eth0 is no part of one. */
export function isHost(host: string): boolean {
  const [, name = '', port] = /^(\[[^\]]*\]|[^:[\]]*)(?::(\d{1,5}))?$/.exec(host) ?? [];
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) return false;
  return name.startsWith('[')
    ? isIPv6(name.slice(1, -1)) && !name.includes('%')
    : isIPv4(name) || isHostName(name);
}

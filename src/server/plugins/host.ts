// Answers only for a host that a request names once, in a readable way, and that is ours.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isHost } from './origin.ts';
import { ProblemError } from './problems.ts';

/** Balancers and container hosts ask by whatever address they know. */
const ASKED_BY_ANY_NAME = ['/healthz', '/readyz'];

/**
 * Answers 400 for a Host that is missing, malformed or there twice (Node's own check would answer without a body), and 421
 * for one that is not PUBLIC_URL's, where that is set.
 */
export function addHostRule(app: FastifyInstance, { publicUrl }: { publicUrl: string | null }): void {
  const own = publicUrl === null ? null : new URL(publicUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    const fault = findFault(request);
    if (fault) done(new ProblemError(400, fault));
    else if (own && !isFor(own, request) && !ASKED_BY_ANY_NAME.includes(request.routeOptions.url ?? ''))
      done(new ProblemError(421, 'This server does not answer for that host.'));
    else done();
  });
}

function findFault({ raw }: FastifyRequest): string | undefined {
  const [host, another] = raw.rawHeaders.filter(
    (_, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === 'host',
  );
  if (another !== undefined) return 'The request names a host twice.';
  if (host === undefined) return raw.httpVersion === '1.1' ? 'The request names no host.' : undefined;
  return isHost(withoutDot(host)) ? undefined : 'The request names a host that cannot be one.';
}

/** By the Host header or, behind a trusted proxy, by X-Forwarded-Host; some proxies leave the port out. */
function isFor(own: URL, { host, headers }: FastifyRequest): boolean {
  return [host, headers.host ?? ''].some((name) => {
    const named = URL.parse(`${own.protocol}//${withoutDot(name)}`);
    return named?.hostname === own.hostname && (named.port === own.port || !/:\d+$/.test(name));
  });
}

/** 'shop.example.' is the same host, spelled in full. */
function withoutDot(host: string): string {
  return host.replace(/\.(?=:\d+$|$)/, '');
}

// Refuses a request that cannot be read in one way only: no host, malformed escapes, NUL, a parameter twice.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problems.ts';

/** Answers 400 before anything else reads the URL. Node's own check for the host would answer without a body. */
export function addReadableRequestRule(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const fault = findFault(request) ?? (isCall(request) ? findRepeated(request.url) : undefined);
    done(fault ? new ProblemError(400, fault) : undefined);
  });
}

function findFault({ url, headers, raw }: FastifyRequest): string | undefined {
  if (headers.host === undefined && raw.httpVersion === '1.1') return 'The request names no host.';
  if (!url.includes('%')) return undefined;
  if (!isDecodable(url)) return 'The URL holds an escape that is no UTF-8 text.';
  if (/%00/.test(url)) return 'The URL holds a NUL.';
  return undefined;
}

/** Links to pages may come with anything behind the question mark; calls are read one way only. */
function isCall(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/api/') ?? false;
}

function findRepeated(url: string): string | undefined {
  const start = url.indexOf('?');
  if (start < 0) return undefined;
  const names = [...new URLSearchParams(url.slice(start)).keys()];
  if (new Set(names).size < names.length) return 'The URL holds a parameter twice.';
  if (names.includes('__proto__')) return 'The URL holds a parameter that no call takes.';
  return undefined;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    // A URIError says no more than that.
    return false;
  }
}

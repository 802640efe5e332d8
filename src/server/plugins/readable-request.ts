// Refuses a request that cannot be read in one way only: codings, malformed escapes, NUL, a parameter twice.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problems.ts';

/** Answers 400, or 415 for a coding of the content, before anything else reads the URL or the body. */
export function addReadableRequestRule(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const fault = findFault(request) ?? (isCall(request) ? findRepeated(request.url) : undefined);
    if (fault) done(new ProblemError(400, fault));
    else done(isPlain(request.headers['content-encoding']) ? undefined : encodedContent());
  });
}

function findFault({ url, headers }: FastifyRequest): string | undefined {
  // Node takes any codings before a last 'chunked' and leaves them as they are.
  const transfer = headers['transfer-encoding'];
  if (transfer !== undefined && !/^chunked$/i.test(transfer))
    return 'The body has a transfer coding besides chunked.';
  if (!url.includes('%')) return undefined;
  if (!isDecodable(url)) return 'The URL holds an escape that is no UTF-8 text.';
  if (/%00/.test(url)) return 'The URL holds a NUL.';
  return undefined;
}

function isPlain(coding = 'identity'): boolean {
  return /^(?:identity)?$/i.test(coding);
}

function encodedContent(): ProblemError {
  return new ProblemError(415, 'The body is compressed or otherwise encoded; send it as it is.', {
    headers: { 'accept-encoding': 'identity' },
  });
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

// Sends a page: the smallest copy that the browser takes, or only the word that it has it already.
import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { Encoding, KeptDocument } from '../pages/kept-document.ts';
import { originOf } from '../plugins/origin.ts';

interface Options {
  status?: number;
  /** False for a page that is one visitor's own or the admin's: kept by nobody, found by no search engine. */
  isShared?: boolean;
  /** It is another one for browsers of another language. */
  isByLanguage?: boolean;
}

export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: KeptDocument,
  { status = 200, isShared = true, isByLanguage = false }: Options = {},
): FastifyReply {
  const encoding = chooseEncoding(request, document);
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', document.contentSecurityPolicy)
    .header('vary', isByLanguage ? 'accept-encoding, accept-language' : 'accept-encoding');
  if (isShared) {
    const etag = document.etag(encoding);
    reply.header('cache-control', 'no-cache').header('etag', etag).removeHeader('x-robots-tag');
    if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(document.copies.get(encoding));
}

/** Scheme and host for a page's own links; the address it listens on for a request that names no valid host. */
export function originFor(request: FastifyRequest, { env }: Pick<AppContext, 'env'>): string {
  const own = isIPv6(env.host) ? `[${env.host}]` : env.host;
  return originOf(request, env.publicUrl) ?? `http://${own}:${env.port}`;
}

function chooseEncoding(request: FastifyRequest, document: KeptDocument): Encoding {
  const accepted = (['br', 'gzip'] as const).find(
    (encoding) => document.copies.has(encoding) && request.encoding([encoding]) === encoding,
  );
  return accepted ?? 'identity';
}

/** Does If-None-Match (RFC 9110, 13.1.2) name the tag? A list of tags compared weakly, or any. */
export function hasTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

// Headers of every reply. They are strict: whatever may be kept or indexed says so itself (pages, assets).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './origin.ts';

/** The Content-Security-Policy, with the hashes of a document's own inline scripts and style. */
export function contentSecurityPolicy(hashes: { scripts?: string[]; style?: string } = {}): string {
  const source = (own: string[]) => ["'self'", ...own.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${source(hashes.scripts ?? [])}`,
    `style-src ${source(hashes.style ? [hashes.style] : [])}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const BASE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(self), midi=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
};

// This host alone for a year: the owner's other subdomains are not ours to bind.
const HSTS = 'max-age=31536000';

/** Puts the base headers on every reply that reaches a hook. */
export function addBaseHeaders(app: FastifyInstance, context: { publicUrl: string | null }): void {
  app.addHook('onRequest', (request, reply, done) => {
    setBaseHeaders(request, reply, context.publicUrl);
    done();
  });
}

/** The same for a reply that no hook reaches, such as that to a malformed URL. */
export function setBaseHeaders(request: FastifyRequest, reply: FastifyReply, publicUrl: string | null): void {
  reply.headers(BASE_HEADERS).header('x-request-id', request.id);
  // The address is the key.
  if (/^\/(?:api\/)?job\//.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  if (isHttps(request, publicUrl)) reply.header('strict-transport-security', HSTS);
}

/** The base headers as lines of a raw HTTP/1.1 reply, for errors below the router. */
export const baseHeaderLines: string[] = Object.entries(BASE_HEADERS).map(
  ([name, value]) => `${name}: ${value}`,
);

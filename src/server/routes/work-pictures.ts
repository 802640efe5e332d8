// The pictures of finished jobs, from the owner's folder: those that the facts name, as they were checked, and no others.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { WorkPicture } from '../../schemas/shop.ts';
import type { AppContext } from '../app-context.ts';
import { hasTag } from './send-document.ts';

const SVG = 'image/svg+xml';

export function addWorkPictures(app: FastifyInstance, { shop }: Pick<AppContext, 'shop'>): void {
  app.get<{ Params: { name: string }; Querystring: { v?: string } }>(
    '/work/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const picture = shop.current.pictures.get(request.params.name);
      if (!picture) return reply.callNotFound();
      const { type, bytes, version } = picture;
      const copy = type === SVG && request.encoding(['br']) === 'br' ? await brotliCopy(picture) : null;
      const etag = `"${version}${copy ? '-br' : ''}"`;
      reply
        .type(type)
        .header('content-security-policy', policyFor(picture))
        .header('cache-control', request.query.v === version ? FOR_A_YEAR : 'no-cache')
        .header('etag', etag)
        .header('vary', 'accept-encoding')
        .removeHeader('x-robots-tag');
      if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      if (copy) reply.header('content-encoding', 'br');
      return reply.send(copy ?? bytes);
    },
  );
}

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** A drawing that is opened by itself is a document: it may have its own style, and nothing else. */
function policyFor({ type, bytes }: WorkPicture): string {
  const styles = type === SVG ? [...Buffer.from(bytes).toString().matchAll(STYLE)] : [];
  const hashes = styles.map(
    ([, css = '']) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  return `default-src 'none'; style-src${hashes.join('') || " 'none'"}; frame-ancestors 'none'; sandbox`;
}

const STYLE = /<style[^>]*>([^<]*)<\/style>/g;

/** Made once for each picture, at its first use. */
function brotliCopy(picture: WorkPicture): Promise<Buffer> {
  const copy = copies.get(picture) ?? toBrotli(picture.bytes, { params: TEXT });
  copies.set(picture, copy);
  return copy;
}

const copies = new WeakMap<WorkPicture, Promise<Buffer>>();
const toBrotli = promisify<Uint8Array, { params: Record<number, number> }, Buffer>(brotliCompress);
const TEXT = {
  // Ten milliseconds for a drawing; the best would take half a second and spare a sixth.
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: 17,
};

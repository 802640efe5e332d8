// A document in memory with its compressed copies and a tag for each.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import type { ComposedDocument } from './compose-document.ts';

export type Encoding = 'identity' | 'gzip' | 'br';

export interface KeptDocument {
  contentSecurityPolicy: string;
  /** The plain and the gzip copy; the smaller brotli copy joins them when it is ready. */
  copies: Map<Encoding, Buffer>;
  /** The tag of a copy: strong, so another one for each encoding. */
  etag(encoding: Encoding): string;
  /** Starts the brotli copy at the first call; resolves when it is there. `isForOne`: in a fraction of the time, a little larger. */
  compress(options?: { isForOne: boolean }): Promise<void>;
}

export function keepDocument({ html, contentSecurityPolicy }: ComposedDocument): KeptDocument {
  const plain = Buffer.from(html);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const copies = new Map<Encoding, Buffer>([['identity', plain]]);
  let compressing: Promise<void> | undefined;
  return {
    contentSecurityPolicy,
    copies,
    etag: (encoding) => `"${digest}-${encoding}"`,
    compress: ({ isForOne } = { isForOne: false }) => {
      compressing ??= addCopies(plain, copies, isForOne);
      return compressing;
    },
  };
}

/** Gzip takes a millisecond; brotli at its best some fifty, so that the first visitors do not wait for it. */
async function addCopies(plain: Buffer, copies: Map<Encoding, Buffer>, isForOne: boolean): Promise<void> {
  if (!isForOne) copies.set('gzip', gzipSync(plain));
  copies.set('br', await toBrotli(plain, { params: isForOne ? QUICK : BEST }));
}

const BEST = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  // A window of 128 KiB holds a whole page, and takes a fraction of the memory of the default 4 MiB.
  [constants.BROTLI_PARAM_LGWIN]: 17,
};

const QUICK = { ...BEST, [constants.BROTLI_PARAM_QUALITY]: 5 };

const toBrotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress);

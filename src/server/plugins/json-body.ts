// The one body format of the calls: JSON in valid UTF-8 whose texts every database can hold.
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { isStorable } from '../../schemas/text.ts';
import { ProblemError } from './problems.ts';

/** Replaces Fastify's parsers, which let text/plain, broken UTF-8, NUL and lone surrogates through. */
export function addJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(new ProblemError(400, 'The body is not UTF-8.'));
    const text = bytes.toString('utf8');
    parse(request, text, (error, body) => {
      if (!error && mayHideUnstorable(text) && !isAllStorable(body)) {
        done(new ProblemError(400, 'The body holds a NUL or half a character, which cannot be stored.'));
      } else done(error, body);
    });
  });
}

/** JSON in valid UTF-8 can hold NUL and surrogates only as escapes. */
function mayHideUnstorable(text: string): boolean {
  return /\\u(?:0000|d[89a-f])/i.test(text);
}

/** Looks at every key and text, without recursion: 64 KiB can nest 30,000 deep. */
function isAllStorable(body: unknown): boolean {
  const left: unknown[] = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value)) left.push(key, item);
  }
  return true;
}

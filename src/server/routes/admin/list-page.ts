// How lists are paged: `limit` and an opaque `cursor`, and a Link header to the next page.
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Page } from '../../../storage/cursor.ts';

const LIMIT = 'limit is a whole number from 1 to 200.';

export const listQuerySchema = z.object({
  limit: z.pipe(
    z._default(z.string(LIMIT).check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/, LIMIT)), '50'),
    z.transform(Number),
  ),
  cursor: z.optional(z.string('cursor is text.')),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** What storage is asked for. */
export function pageRequest({ limit, cursor }: ListQuery): { limit: number; cursor?: string } {
  return { limit, ...(cursor !== undefined && { cursor }) };
}

/** Says where the next page is, unless this is the last; `filters` are what else the list was asked for. */
export function linkNext<T>(
  reply: FastifyReply,
  path: string,
  { limit, filters = {} }: { limit: number; filters?: Record<string, string> },
  page: Page<T>,
): T[] {
  if (page.nextCursor !== null) {
    const query = new URLSearchParams({ limit: String(limit), ...filters, cursor: page.nextCursor });
    reply.header('link', `<${path}?${query}>; rel="next"`);
  }
  return page.items;
}

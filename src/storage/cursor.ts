// Where a page of a newest-first list ended, as opaque text.
import { InvalidCursorError, type Page } from './storage.ts';
import { isUuid } from './uuid.ts';

/** The last row of a page. */
export interface Position {
  createdAt: string;
  id: string;
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export function encodeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

/** Undefined stays undefined; throws InvalidCursorError for anything that encodeCursor did not make. */
export function decodeCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [createdAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!ISO_TIME.test(createdAt) || !isUuid(id) || encodeCursor({ createdAt, id }) !== cursor) {
    throw new InvalidCursorError('That is not a cursor of this list.');
  }
  return { createdAt, id };
}

/** The first `limit` of `items`, and a cursor to go on from if there are more. */
export function cutPage<T extends Position>(items: T[], limit: number): Page<T> {
  const page = items.slice(0, limit);
  const last = page.at(-1);
  return { items: page, nextCursor: last && items.length > limit ? encodeCursor(last) : null };
}

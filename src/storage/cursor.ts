// Where a page of a list ended, as opaque text.

import { isUuid } from './uuid.ts';

export interface PageRequest {
  limit: number;
  /** Opaque; from the page before. A malformed one throws InvalidCursorError. */
  cursor?: string;
}

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

export class InvalidCursorError extends Error {
  override name = 'InvalidCursorError';
}

/** What a stretch of a list is sorted by; rows of one time by their id. A cursor belongs to one of them. */
export type Order = 'newest' | 'due' | 'answered';

/** The last row of a page: the ISO time that the list is sorted by, and the id. */
export interface Position {
  at: string;
  id: string;
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export function encodeCursor(order: Order, { at, id }: Position): string {
  return Buffer.from(`${order} ${at} ${id}`).toString('base64url');
}

/** Undefined stays undefined; throws InvalidCursorError for anything that encodeCursor did not make for one of `orders`. */
export function decodeCursor(
  orders: readonly Order[],
  cursor: string | undefined,
): (Position & { order: Order }) | undefined {
  if (cursor === undefined) return undefined;
  const [name, at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const order = orders.find((order) => order === name);
  if (!order || !ISO_TIME.test(at) || !isUuid(id) || encodeCursor(order, { at, id }) !== cursor) {
    throw new InvalidCursorError('That is not a cursor of this list.');
  }
  return { order, at, id };
}

/** The first `limit` of `items`, and a cursor to go on from if there are more. */
export function cutPage<T>(items: T[], limit: number, cursorOf: (item: T) => string): Page<T> {
  const page = items.slice(0, limit);
  const last = page.at(-1);
  const isMore = last !== undefined && items.length > limit;
  return { items: page, nextCursor: isMore ? cursorOf(last) : null };
}

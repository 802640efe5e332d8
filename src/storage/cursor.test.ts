// Cursors come back as they went out; anything else is refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPage, decodeCursor, encodeCursor, InvalidCursorError } from './cursor.ts';

const position = fc.record({
  at: fc
    .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  id: fc.uuid(),
});
const order = fc.constantFrom('newest', 'due', 'answered');

const place = { at: '2026-03-04T12:00:00.000Z', id: '3f2b8c1e-9d4a-4f6b-8a7c-5e1d2c3b4a59' };

describe('a cursor', () => {
  it('gives back the place it was made from', () => {
    fc.assert(
      fc.property(order, position, (order, place) => {
        expect(decodeCursor([order], encodeCursor(order, place))).toEqual({ order, ...place });
      }),
    );
  });

  it('is plain text for a URL', () => {
    fc.assert(
      fc.property(order, position, (order, place) => {
        expect(encodeCursor(order, place)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('is refused by a list in another order', () => {
    expect(() => decodeCursor(['newest'], encodeCursor('due', place))).toThrow(InvalidCursorError);
    expect(() => decodeCursor(['due', 'answered'], encodeCursor('newest', place))).toThrow(
      InvalidCursorError,
    );
  });

  it('says which of a list’s stretches it stands in', () => {
    expect(decodeCursor(['due', 'answered'], encodeCursor('answered', place))?.order).toBe('answered');
  });

  it('is refused when it is anything else', () => {
    const cursor = encodeCursor('newest', place);
    for (const wrong of [
      `${cursor}=`,
      `${cursor}.`,
      cursor.slice(0, -2),
      ` ${cursor}`,
      cursor.toUpperCase(),
    ]) {
      expect(() => decodeCursor(['newest'], wrong)).toThrow(InvalidCursorError);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => decodeCursor(['newest'], text)).toThrow(InvalidCursorError);
      }),
    );
  });

  it('is there only if more follows', () => {
    const items = [1, 2, 3].map((n) => ({
      dueAt: `2026-03-04T12:00:00.00${n}Z`,
      id: `3f2b8c1e-9d4a-4f6b-8a7c-5e1d2c3b4a5${n}`,
    }));
    const cut = <T extends (typeof items)[number]>(items: T[], limit: number) =>
      cutPage(items, limit, ({ dueAt, id }) => encodeCursor('due', { at: dueAt, id }));
    expect(cut(items, 3)).toEqual({ items, nextCursor: null });
    expect(cut([], 3)).toEqual({ items: [], nextCursor: null });
    const page = cut(items, 2);
    expect(page.items).toEqual(items.slice(0, 2));
    expect(decodeCursor(['due'], page.nextCursor ?? '')).toMatchObject({
      at: items[1]?.dueAt,
      id: items[1]?.id,
    });
  });
});

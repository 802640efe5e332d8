// Cursors come back as they went out; anything else is refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPage, decodeCursor, encodeCursor } from './cursor.ts';
import { InvalidCursorError } from './storage.ts';

const position = fc.record({
  createdAt: fc
    .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  id: fc.uuid(),
});

describe('a cursor', () => {
  it('gives back the place it was made from', () => {
    fc.assert(
      fc.property(position, (place) => {
        expect(decodeCursor(encodeCursor(place))).toEqual(place);
      }),
    );
  });

  it('is plain text for a URL', () => {
    fc.assert(
      fc.property(position, (place) => {
        expect(encodeCursor(place)).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('is refused when it is anything else', () => {
    const cursor = encodeCursor({
      createdAt: '2026-03-04T12:00:00.000Z',
      id: '3f2b8c1e-9d4a-4f6b-8a7c-5e1d2c3b4a59',
    });
    for (const wrong of [
      `${cursor}=`,
      `${cursor}.`,
      cursor.slice(0, -2),
      ` ${cursor}`,
      cursor.toUpperCase(),
    ]) {
      expect(() => decodeCursor(wrong)).toThrow(InvalidCursorError);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => decodeCursor(text)).toThrow(InvalidCursorError);
      }),
    );
  });

  it('is there only if more follows', () => {
    const items = [1, 2, 3].map((n) => ({
      createdAt: `2026-03-04T12:00:00.00${n}Z`,
      id: `3f2b8c1e-9d4a-4f6b-8a7c-5e1d2c3b4a5${n}`,
    }));
    expect(cutPage(items, 3)).toEqual({ items, nextCursor: null });
    expect(cutPage([], 3)).toEqual({ items: [], nextCursor: null });
    const page = cutPage(items, 2);
    expect(page.items).toEqual(items.slice(0, 2));
    expect(decodeCursor(page.nextCursor ?? '')).toEqual(items[1]);
  });
});

// Marks near a sheet's corners are moved onto them, and left alone where no sheet is seen.
import { describe, expect, it } from 'vitest';
import { type Corners, distance, type Point } from './corners.ts';
import { snapSheet } from './snap-sheet.ts';
import { drawGray } from './testing/draw-gray.ts';

const SHEET: Corners = [
  [61.3, 52.8],
  [203.1, 60.2],
  [197.6, 170.9],
  [66.4, 158.5],
];
const MARKS: Corners = [
  [66, 49],
  [199, 65],
  [201, 166],
  [61, 161],
];

describe('snapping to a sheet', () => {
  it('finds its corners within a third of a pixel, light on dark and dark on light', () => {
    for (const [light, dark] of [
      [235, 90],
      [40, 160],
    ] as const) {
      const gray = drawGray([260, 220], { corners: SHEET, light, dark, grain: 4 });
      expect(missesOf(snapSheet(gray, MARKS, 10)).every((off) => off < 0.33)).toBe(true);
    }
  });

  it('finds where the sides of a card with round corners would meet', () => {
    const gray = drawGray([260, 220], { corners: SHEET, light: 230, dark: 120, grain: 4, round: 9 });
    expect(missesOf(snapSheet(gray, MARKS, 10)).every((off) => off < 0.7)).toBe(true);
  });

  it('finds nothing on a wall that is all grain', () => {
    const gray = drawGray([260, 220], { corners: SHEET, light: 128, dark: 128, grain: 6 });
    expect(snapSheet(gray, MARKS, 10)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('leaves a mark alone that is out of reach, and those beside it', () => {
    const gray = drawGray([260, 220], { corners: SHEET, light: 235, dark: 90, grain: 4 });
    const astray = MARKS.with(0, [30, 20]) as unknown as Corners;
    expect(snapSheet(gray, astray, 10)[0]).toBeUndefined();
    expect(distance(snapSheet(gray, astray, 10)[2] as Point, SHEET[2])).toBeLessThan(0.5);
  });
});

function missesOf(found: readonly (Point | undefined)[]): number[] {
  return found.map((point, i) => (point ? distance(point, SHEET[i] as Point) : Number.POSITIVE_INFINITY));
}

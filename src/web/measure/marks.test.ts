// Marks on a photo: they stay in it, the sheet's snap once all four are placed, and what was put right by hand stays.
import { describe, expect, it } from 'vitest';
import { type Corners, distance, type Point } from '../../measure/corners.ts';
import { drawGray } from '../../measure/testing/draw-gray.ts';
import { isSnapped, type Mark, type Marks, moveMark, pointsOf, settleSheet, startMarks } from './marks.ts';

/** The gray picture is half as large as the photo. */
const SIZE = [520, 440] as const;
const SHEET: Corners = [
  [120, 104],
  [406, 120],
  [396, 342],
  [132, 318],
];
const HALF = SHEET.map(([x, y]): Point => [x / 2, y / 2]) as unknown as Corners;
const photo = { size: SIZE, gray: drawGray([260, 220], { corners: HALF, light: 235, dark: 90, grain: 4 }) };
const REACH = 24;

function place(marks: Marks, corners: readonly Point[], how: Mark['how'] = 'dragged'): Marks {
  return corners.reduce((all, to, index) => moveMark(all, { thing: 'sheet', index, to, how }, SIZE), marks);
}

const near = SHEET.map(([x, y]): Point => [x + 7, y - 6]);
const offs = (marks: Marks) => pointsOf(marks.sheet).map((point, i) => distance(point, SHEET[i] as Point));

it('keeps a mark within the photo', () => {
  const moved = moveMark(
    startMarks(SIZE),
    { thing: 'surface', index: 0, to: [-9, 900], how: 'dragged' },
    SIZE,
  );
  expect(moved.surface[0]?.at).toEqual([0, 440]);
});

describe("the sheet's marks", () => {
  it('snap once all four are placed', () => {
    const three = place(startMarks(SIZE), near.slice(0, 3));
    expect(settleSheet(three, photo, REACH)).toBe(three);
    const settled = settleSheet(place(startMarks(SIZE), near), photo, REACH);
    expect(Math.max(...offs(settled))).toBeLessThan(1);
    expect(isSnapped(settled.sheet)).toBe(true);
  });

  it('snap in whichever order they lie', () => {
    const turned = [2, 0, 3, 1].map((i) => near[i] as Point);
    const settled = settleSheet(place(startMarks(SIZE), turned), photo, REACH);
    expect(distance(pointsOf(settled.sheet)[0], SHEET[2])).toBeLessThan(1);
  });

  it('stay where arrow keys have put them', () => {
    const settled = settleSheet(place(startMarks(SIZE), near, 'byHand'), photo, REACH);
    expect(pointsOf(settled.sheet)).toEqual(near);
    expect(isSnapped(settled.sheet)).toBe(false);
  });

  it('stay when put right after they snapped, and snap again from farther away', () => {
    const settled = settleSheet(place(startMarks(SIZE), near), photo, REACH);
    const drop = (to: Point) =>
      settleSheet(moveMark(settled, { thing: 'sheet', index: 1, to, how: 'dragged' }, SIZE), photo, REACH)
        .sheet[1];
    expect(drop([400, 124])).toMatchObject({ at: [400, 124], how: 'byHand' });
    expect(drop([300, 300])?.how).toBe('dragged');
  });
});

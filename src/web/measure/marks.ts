// The eight marks on a photo: where they start, how they are moved, and the sheet's, which snap to its edges.
import { type Corners, distance, orderCorners, type Point } from '../../measure/corners.ts';
import type { Size } from '../../measure/photo.ts';
import { type Gray, snapSheet } from '../../measure/snap-sheet.ts';

export interface Mark {
  /** In the photo's own pixels. */
  at: Point;
  /** `byHand`: put there on purpose, so that it no longer snaps. */
  how: 'start' | 'dragged' | 'byHand';
  snappedAt?: Point;
}

export type MarkedThing = 'surface' | 'sheet';
export type Marks = Record<MarkedThing, readonly Mark[]>;

/** Two rectangles in the middle, the sheet's within the surface's. */
export function startMarks(size: Size): Marks {
  return { surface: rectangle(size, 0.25), sheet: rectangle(size, 0.42) };
}

function rectangle([width, height]: Size, from: number): Mark[] {
  const [left, top, right, bottom] = [from * width, from * height, (1 - from) * width, (1 - from) * height];
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return corners.map((at) => ({ at, how: 'start' }));
}

/** One mark somewhere else, never outside of the photo. */
export function moveMark(
  marks: Marks,
  { thing, index, to, how }: { thing: MarkedThing; index: number; to: Point; how: Mark['how'] },
  size: Size,
): Marks {
  const at: Point = [Math.min(size[0], Math.max(0, to[0])), Math.min(size[1], Math.max(0, to[1]))];
  return { ...marks, [thing]: marks[thing].with(index, { ...(marks[thing][index] as Mark), at, how }) };
}

export function pointsOf(marks: readonly Mark[]): Corners {
  return marks.map(({ at }) => at) as unknown as Corners;
}

export function countPlaced(marks: readonly Mark[]): number {
  return marks.filter(({ how }) => how !== 'start').length;
}

/** As long as every corner of the sheet was found in the photo. */
export function isSnapped(marks: readonly Mark[]): boolean {
  return marks.every(({ snappedAt, how }) => snappedAt && how === 'dragged');
}

/** Of the sheet's shorter side: what lies farther away is another edge. */
const REACH_OF_SIDE = 0.25;

/**
 * The sheet's marks once one was let go: with all four placed, each moves to the corner found near it. A mark that is
 * let go near the place it snapped to before was put right by hand, and stays.
 *
 * @param reach how far a mark may move, in the photo's pixels
 */
export function settleSheet(marks: Marks, { gray, size }: { gray: Gray; size: Size }, reach: number): Marks {
  const points = pointsOf(marks.sheet);
  const ordered = orderCorners(points);
  if (countPlaced(marks.sheet) < 4 || !ordered) return marks;
  const scale = gray.width / size[0];
  const side = Math.min(...ordered.map((point, i) => distance(point, ordered[(i + 1) % 4] as Point)));
  const within = Math.min(reach, REACH_OF_SIDE * side);
  const toGray = ordered.map(([x, y]): Point => [x * scale, y * scale]) as unknown as Corners;
  const found = snapSheet(gray, toGray, Math.max(4, within * scale));
  const sheet = marks.sheet.map((mark): Mark => {
    if (mark.how !== 'dragged') return mark;
    const { snappedAt } = mark;
    if (snappedAt && snappedAt !== mark.at && distance(snappedAt, mark.at) <= within)
      return { ...mark, how: 'byHand' };
    const corner = found[ordered.indexOf(mark.at)];
    if (!corner) return { at: mark.at, how: 'dragged' };
    const at: Point = [corner[0] / scale, corner[1] / scale];
    return { at, how: 'dragged', snappedAt: at };
  });
  return { ...marks, sheet };
}

import type { Pixels } from './pixels.ts';

/** Half-transparent areas thinner than this, in pixels of the working copy, are smoothing. */
const WIDE = 4;
/** So much of the canvas has to be half-transparent. */
const LEAST_SHARE = 0.002;

/** Whether there is a shadow or glow: half-transparent pixels, 4 wide and high or more. */
export function hasSoftEdges({ data, width, height }: Pixels): boolean {
  const runs = new Uint8Array(width * height);
  const isSoft = (at: number) => {
    const alpha = data[at * 4 + 3] ?? 0;
    return alpha > 25 && alpha < 230;
  };
  forEachRun(width, height, 1, width, isSoft, (at) => {
    runs[at] = 1;
  });
  let soft = 0;
  forEachRun(height, width, width, 1, isSoft, (at) => {
    soft += runs[at] ?? 0;
  });
  return soft > width * height * LEAST_SHARE;
}

/** Visits the pixels of every long enough run along lines that are `step` from pixel to pixel. */
function forEachRun(
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  isSoft: (at: number) => boolean,
  visit: (at: number) => void,
): void {
  for (let line = 0; line < lines; line++) {
    let run = 0;
    for (let place = 0; place <= length; place++) {
      const at = line * lineStep + place * step;
      if (place < length && isSoft(at)) run++;
      else {
        if (run >= WIDE) for (let back = 1; back <= run; back++) visit(at - back * step);
        run = 0;
      }
    }
  }
}

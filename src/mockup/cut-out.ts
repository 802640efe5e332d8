// Artwork as it would be printed: without the plain box behind it, and without the empty margin around it.
import type { Bitmap } from './warp.ts';

/** Distances between two colors, 0 to 442: as good as the same, and surely another. */
const ALIKE = 48;
const APART = 180;

/**
 * A copy without the plain color that fills it from its border inward; what the artwork encloses stays. The edge keeps its
 * softness. Artwork on a transparent ground comes back as it is.
 */
export function cutOut(bitmap: Bitmap): Bitmap {
  const { width, height } = bitmap;
  const data = bitmap.data.slice();
  const ground = [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0] as const;
  if ((data[3] ?? 0) < 128) return bitmap;
  const distance = (at: number): number =>
    Math.hypot(
      (data[at * 4] ?? 0) - ground[0],
      (data[at * 4 + 1] ?? 0) - ground[1],
      (data[at * 4 + 2] ?? 0) - ground[2],
    );
  const isSeen = new Uint8Array(width * height);
  const queue: number[] = [];
  const visit = (at: number) => {
    if (isSeen[at]) return;
    isSeen[at] = 1;
    const far = distance(at);
    if (far > ALIKE) {
      // The first pixel of the artwork is a mixture of both.
      data[at * 4 + 3] = Math.min(data[at * 4 + 3] ?? 0, Math.round((far / APART) * 255));
      return;
    }
    data[at * 4 + 3] = 0;
    queue.push(at);
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return { width, height, data };
}

/** The part of it that is visible; all of it where nothing is. */
export function trim({ width, height, data }: Bitmap): Bitmap {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 16) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (right < 0) return { width, height, data };
  const [wide, tall] = [right - left + 1, bottom - top + 1];
  const cut = new Uint8ClampedArray(wide * tall * 4);
  for (let y = 0; y < tall; y++) {
    const from = ((top + y) * width + left) * 4;
    cut.set(data.subarray(from, from + wide * 4), y * wide * 4);
  }
  return { width: wide, height: tall, data: cut };
}

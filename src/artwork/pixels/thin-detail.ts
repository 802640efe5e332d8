// The thinnest detail, by the distance of each color's ridge from its edge.
import type { Labels } from './colors.ts';

/** So much of all ridges has to be thin: corners and stray pixels stay below. */
const RIDGE_SHARE = 0.08;
const LEAST_RIDGE = 30;
const MOST_LABELS = 64;

/** Width in pixels of the thinnest lines of any ink, at most one pixel short; null without ridges. */
export function thinnestDetail(labelled: Labels, width: number, height: number): number | null {
  const { labels: settled } = settle(settle(labelled, width), width);
  const depth = depthOf(settled, width, height);
  const ridges = new Uint32Array(Math.max(width, height) + 2);
  let all = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const own = depth[at] ?? 0;
      if (own === 0 || !isRidge(settled, depth, at, width)) continue;
      ridges[own] = (ridges[own] ?? 0) + 1;
      all++;
    }
  }
  let seen = 0;
  for (const [own, count] of ridges.entries()) {
    seen += count;
    if (seen >= LEAST_RIDGE && seen >= all * RIDGE_SHARE) return 2 * own - 1;
  }
  return null;
}

/**
 * Gives each inked pixel the label that most of its inked neighbours have: smoothing between two inks is no third, and
 * between an ink and the box behind it no other.
 */
function settle({ labels, blends }: Labels, width: number): Labels {
  const settled = Uint8Array.from(labels);
  const unsettled = Uint8Array.from(blends);
  const votes = new Uint8Array(256);
  const steps = around(width);
  for (let at = width + 1; at < labels.length - width - 1; at++) {
    const own = labels[at] ?? 0;
    if (own === 0 || (blends[at] === 0 && isInside(labels, at, width))) continue;
    votes.fill(0, 0, MOST_LABELS);
    let best = own;
    for (const step of steps) {
      const label = labels[at + step] ?? 0;
      if (label === 0 || blends[at + step] === 1) continue;
      votes[label] = (votes[label] ?? 0) + 1;
      if ((votes[label] ?? 0) > (votes[best] ?? 0)) best = label;
    }
    settled[at] = best;
    if ((votes[best] ?? 0) > 0) unsettled[at] = 0;
  }
  return { labels: settled, blends: unsettled };
}

/** Steps to a pixel and its eight neighbours. */
const around = (width: number): readonly number[] => [
  -width - 1,
  -width,
  -width + 1,
  -1,
  0,
  1,
  width - 1,
  width,
  width + 1,
];

/** Most pixels lie among their own: nothing to count there. */
const isInside = (labels: Uint8Array, at: number, width: number): boolean =>
  labels[at] === labels[at - 1] &&
  labels[at] === labels[at + 1] &&
  labels[at] === labels[at - width] &&
  labels[at] === labels[at + width];

/** Steps from each inked pixel to the nearest pixel of another label, straight or across. */
function depthOf(labels: Uint8Array, width: number, height: number): Uint16Array {
  const depth = new Uint16Array(labels.length);
  for (let at = 0; at < labels.length; at++) depth[at] = labels[at] === 0 ? 0 : 1;
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      if (depth[at] !== 0) depth[at] = depthAfter(labels, depth, at, width, -1);
    }
  }
  for (let y = height - 2; y > 0; y--) {
    for (let at = (y + 1) * width - 2; at > y * width; at--) {
      const forward = depth[at] ?? 0;
      if (forward !== 0) depth[at] = Math.min(forward, depthAfter(labels, depth, at, width, 1));
    }
  }
  return depth;
}

/** One more than the least of the four neighbours that this pass has been at; `way` is -1 on the way down, 1 back up. */
function depthAfter(labels: Uint8Array, depth: Uint16Array, at: number, width: number, way: 1 | -1): number {
  const label = labels[at];
  const row = at + way * width;
  const of = (next: number): number => (labels[next] === label ? (depth[next] ?? 0) : 0);
  return 1 + Math.min(of(row - 1), of(row), of(row + 1), of(at + way));
}

function isRidge(labels: Uint8Array, depth: Uint16Array, at: number, width: number): boolean {
  const own = depth[at] ?? 0;
  for (const row of [at - width, at, at + width]) {
    for (let next = row - 1; next <= row + 1; next++) {
      if ((depth[next] ?? 0) > own && labels[next] === labels[at]) return false;
    }
  }
  return true;
}

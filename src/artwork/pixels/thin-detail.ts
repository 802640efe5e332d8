// The thinnest detail, by the distance of each color's ridge from its edge.

/** So much of all ridges has to be thin: corners and stray pixels stay below. */
const RIDGE_SHARE = 0.08;
const LEAST_RIDGE = 30;

/**
 * Width in pixels of the thinnest lines among the labels of `labelColors`, at most one pixel short; null without ridges.
 */
export function thinnestDetail(labels: Uint8Array, width: number, height: number): number | null {
  const settled = settle(settle(labels, width), width);
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

/** Gives each inked pixel the label that most of its inked neighbours have: smoothing between two inks is no third. */
function settle(labels: Uint8Array, width: number): Uint8Array {
  const settled = Uint8Array.from(labels);
  const votes = new Uint8Array(256);
  for (let at = width + 1; at < labels.length - width - 1; at++) {
    const own = labels[at] ?? 0;
    if (own === 0) continue;
    votes.fill(0);
    let best = own;
    for (const next of around(at, width)) {
      const label = labels[next] ?? 0;
      if (label === 0) continue;
      votes[label] = (votes[label] ?? 0) + 1;
      if ((votes[label] ?? 0) > (votes[best] ?? 0)) best = label;
    }
    settled[at] = best;
  }
  return settled;
}

const around = (at: number, width: number): readonly number[] => [
  at - width - 1,
  at - width,
  at - width + 1,
  at - 1,
  at,
  at + 1,
  at + width - 1,
  at + width,
  at + width + 1,
];

/** Steps from each inked pixel to the nearest pixel of another label, straight or across. */
function depthOf(labels: Uint8Array, width: number, height: number): Uint16Array {
  const depth = new Uint16Array(labels.length);
  const pull = (at: number, neighbours: readonly number[]) => {
    const label = labels[at];
    if (label === 0) return;
    let least = 65_534;
    for (const next of neighbours) least = Math.min(least, labels[next] === label ? (depth[next] ?? 0) : 0);
    depth[at] = least + 1;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) depth[at] = labels[at] === 0 ? 0 : 1;
      else pull(at, [at - width - 1, at - width, at - width + 1, at - 1]);
    }
  }
  for (let y = height - 2; y > 0; y--) {
    for (let x = width - 2; x > 0; x--) {
      const at = y * width + x;
      const forward = depth[at] ?? 0;
      pull(at, [at + width + 1, at + width, at + width - 1, at + 1]);
      depth[at] = Math.min(forward, depth[at] ?? 0);
    }
  }
  return depth;
}

const isRidge = (labels: Uint8Array, depth: Uint16Array, at: number, width: number): boolean =>
  around(at, width).every((next) => labels[next] !== labels[at] || (depth[next] ?? 0) <= (depth[at] ?? 0));

// The two ways tone is printed here: dots on a turned grid, and lines that swell. No blur, no grey.

/** Coverage at a point, 0 (paper) to 1 (solid ink). */
export type Tone = (x: number, y: number) => number;
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const RADIUS_STEPS = 14;

/**
 * A halftone screen as SVG: one path for each dot size, every dot a round-capped stroke of no length, which is a third
 * of the bytes that circles take.
 *
 * @param pitch distance between dots; `angle` of the grid in degrees
 */
export function dots(box: Box, { pitch, angle, tone }: { pitch: number; angle: number; tone: Tone }): string {
  const sizes = new Map<number, string[]>();
  const largest = pitch * 0.72;
  for (const [x, y] of grid(box, pitch, angle)) {
    const coverage = clamp(tone(x, y));
    if (coverage < 0.015) continue;
    const radius = radiusFor(coverage, pitch);
    const step = Math.max(1, Math.round((radius / largest) * RADIUS_STEPS));
    const size = sizes.get(step) ?? [];
    size.push(`M${short(x)} ${short(y)}h0`);
    sizes.set(step, size);
  }
  return [...sizes]
    .toSorted(([a], [b]) => a - b)
    .map(
      ([step, all]) =>
        `<path stroke-width="${short((2 * step * largest) / RADIUS_STEPS)}" d="${all.join('')}"/>`,
    )
    .join('');
}

/** Ribbons at an angle whose width is the tone: what shades folds and edges. One filled path. */
export function lines(
  box: Box,
  { pitch, angle, tone }: { pitch: number; angle: number; tone: Tone },
): string {
  const [cos, sin] = turn(angle);
  const reach = Math.hypot(box.width, box.height) / 2;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = (along: number, across: number): [number, number] => [
    cx + along * cos - across * sin,
    cy + along * sin + across * cos,
  ];
  const ribbons: string[] = [];
  for (let across = -reach; across <= reach; across += pitch) {
    let ribbon: { along: number; half: number }[] = [];
    const finish = () => {
      if (ribbon.length > 1) ribbons.push(outline(ribbon, (along, half) => at(along, across + half)));
      ribbon = [];
    };
    for (let along = -reach; along <= reach; along += pitch * 0.8) {
      const [x, y] = at(along, across);
      const isInside = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
      const half = isInside ? (clamp(tone(x, y)) * pitch) / 2 : 0;
      if (half > 0.12) ribbon.push({ along, half });
      else finish();
    }
    finish();
  }
  return ribbons.join('');
}

/** Up one side and back the other, ends drawn to a point. */
function outline(
  ribbon: { along: number; half: number }[],
  at: (along: number, half: number) => [number, number],
): string {
  const thinned = ribbon.filter((point, i) => {
    const [before, after] = [ribbon[i - 1], ribbon[i + 1]];
    return !before || !after || Math.abs(before.half + after.half - 2 * point.half) > 0.06;
  });
  const first = thinned[0];
  const last = thinned.at(-1);
  if (!first || !last) return '';
  const points = [
    at(first.along - 3, 0),
    ...thinned.map(({ along, half }) => at(along, half)),
    at(last.along + 3, 0),
    ...thinned.toReversed().map(({ along, half }) => at(along, -half)),
  ];
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

function* grid(box: Box, pitch: number, angle: number): Generator<[number, number]> {
  const [cos, sin] = turn(angle);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = Math.ceil(Math.hypot(box.width, box.height) / 2 / pitch);
  for (let row = -reach; row <= reach; row++)
    for (let column = -reach; column <= reach; column++) {
      const x = cx + (column * cos - row * sin) * pitch;
      const y = cy + (column * sin + row * cos) * pitch;
      if (x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height) yield [x, y];
    }
}

/** Dots touch at 0.785 and close up to solid above. */
const radiusFor = (coverage: number, pitch: number): number =>
  coverage < 0.78
    ? pitch * Math.sqrt(coverage / Math.PI)
    : pitch * (Math.sqrt(0.78 / Math.PI) + ((coverage - 0.78) / 0.22) * (0.72 - Math.sqrt(0.78 / Math.PI)));

const turn = (degrees: number): [number, number] => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
];

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** From 0 at `a` to 1 at `b`, without corners. */
export function smooth(a: number, b: number, value: number): number {
  const t = clamp((value - a) / (b - a));
  return t * t * (3 - 2 * t);
}

/** A coordinate to one decimal, as short as it can be written. */
export const short = (value: number): string => {
  const text = value.toFixed(1).replace(/\.0$/, '');
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
};

/** The same numbers in every run, 0 to 1: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Finds the scene whose eight corners come nearest to the marked ones: least squares, Levenberg and Marquardt's way.
import { solve } from './linear.ts';
import { FOCAL_SPREAD, project, type Scene, type Size } from './photo.ts';

/** What is seen, and how sure it is. */
export interface Seen {
  /** The eight corners' places, x and y in turn, in diagonals of the picture from its middle. */
  places: readonly number[];
  /** How far off each of them may be: one spread. */
  spreads: readonly number[];
  logFocal: number;
  sheet: Size;
}

export interface Fit {
  scene: Scene;
  /** Sum of the squared misses, in spreads. */
  misses: number;
}

const STEP = 1e-6;

/**
 * From a scene near to it. Ends when nothing is gained any more, or after `rounds`.
 *
 * @param kept the slopes to go by in all rounds, of a scene so near that new ones are not worth their time
 */
export function fitScene(seen: Seen, start: Scene, rounds: number, kept?: Slopes): Fit {
  let [scene, missed] = [start, missesOf(seen, start)];
  let misses = sumOfSquares(missed);
  let damping = 1e-4;
  for (let round = 0; round < rounds; round++) {
    const { slopes, normal } = kept ?? slopesAt(seen, scene);
    const right = slopes.map((p) => -dot(p, missed));
    const damped = normal.map((row, k) => row.with(k, (row[k] as number) * (1 + damping) + 1e-12));
    const change = solve(damped, right);
    if (!change) break;
    const next = scene.map((value, k) => value + (change[k] as number));
    const nextMissed = missesOf(seen, next);
    const nextMisses = sumOfSquares(nextMissed);
    if (nextMisses < misses) {
      const gain = misses - nextMisses;
      [scene, missed, misses] = [next, nextMissed, nextMisses];
      damping /= 10;
      if (gain < 1e-6 * (1 + misses)) break;
    } else damping = Math.max(damping, 1e-6) * 20;
  }
  return { scene, misses };
}

/** How each miss grows with each number of the scene, and the sums of their products. */
export interface Slopes {
  slopes: number[][];
  normal: number[][];
}

export function slopesAt(seen: Seen, scene: Scene): Slopes {
  const missed = missesOf(seen, scene);
  const slopes = scene.map((value, k) =>
    missesOf(seen, scene.with(k, value + STEP)).map((moved, i) => (moved - (missed[i] as number)) / STEP),
  );
  return { slopes, normal: slopes.map((p) => slopes.map((q) => dot(p, q))) };
}

function missesOf({ places, spreads, logFocal, sheet }: Seen, scene: Scene): number[] {
  const misses = project(scene, sheet).map(
    (place, i) => (place - (places[i] as number)) / (spreads[i] as number),
  );
  misses.push(((scene[0] as number) - logFocal) / FOCAL_SPREAD);
  return misses;
}

function sumOfSquares(values: readonly number[]): number {
  return dot(values, values);
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

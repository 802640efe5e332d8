// How far off measuring from a photo is, over simulated photos: `node scripts/measure-errors.ts [RUNS]`.
import { type Band, estimateSize } from '../src/measure/estimate-size.ts';
import { measureSurface } from '../src/measure/measure-surface.ts';
import { miss, PICTURE, takePhoto } from '../src/measure/testing/take-photo.ts';

const runs = Number(process.argv[2] ?? 300);
const SIZES = [
  [36, 24],
  [96, 36],
  [180, 60],
] as const;

console.log('sheet   size          off   median    p95    band   holds   holds as told');
for (const kind of ['letter', 'card'] as const)
  for (const off of [2, 6]) for (const size of SIZES) console.log(tryMany(kind, off, size));

function tryMany(kind: 'letter' | 'card', off: number, size: readonly [number, number]): string {
  const errors: number[] = [];
  const bands: number[] = [];
  let [held, heldAsTold] = [0, 0];
  for (let seed = 0; seed < runs; seed++) {
    const photo = miss(takePhoto(size, kind, seed), off, seed);
    const marked = { picture: PICTURE, ...photo, kind, pixelsOff: { surface: off, sheet: off } };
    const [found, told] = [estimateSize(marked), measureSurface(marked)];
    if (!found.ok || !told.ok) throw new Error(`Photo ${seed} was not measured`);
    errors.push(Math.abs(found.width / size[0] - 1), Math.abs(found.height / size[1] - 1));
    bands.push(half(found.widthBand) / size[0], half(found.heightBand) / size[1]);
    held += holds(found.widthBand, size[0]) + holds(found.heightBand, size[1]);
    heldAsTold += holds(told.widthBand, size[0]) + holds(told.heightBand, size[1]);
  }
  return [
    kind.padEnd(7),
    `${size.join(' x ')} in`.padEnd(12),
    `${off} px`,
    ...[
      at(errors, 0.5),
      at(errors, 0.95),
      at(bands, 0.5),
      held / errors.length,
      heldAsTold / errors.length,
    ].map((share) => `${(100 * share).toFixed(1)} %`.padStart(7)),
  ].join('  ');
}

function half([low, high]: Band): number {
  return (high - low) / 2;
}

function holds([low, high]: Band, size: number): number {
  return Number(low <= size && size <= high);
}

function at(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.round(share * (values.length - 1))] ?? Number.NaN;
}

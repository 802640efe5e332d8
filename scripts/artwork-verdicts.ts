// Measures a folder of files and compares what is judged with what should be:
// node scripts/artwork-verdicts.ts FIXTURES EXPECTED.json
// EXPECTED.json holds rows of 'FILE @ METHOD WIDTHin': ['code:figure'].
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge, spellVerdict } from '../src/artwork/judge.ts';
import { measureArtwork } from '../src/artwork/measure-artwork.ts';
import type { ArtworkFacts, PrintNeeds } from '../src/schemas/artwork.ts';

/** Figures may be off by so much, in parts. */
const TOLERANCE = 0.06;

const NEEDS: Record<string, Omit<PrintNeeds, 'id'>> = {
  screen: { dpi: 300, detailMm: 0.35, maxColors: 6, isStitched: false, isSign: false },
  embroidery: { dpi: 300, detailMm: 1, maxColors: 15, isStitched: true, isSign: false },
  sign: { dpi: 150, detailMm: 0.35, maxColors: null, isStitched: false, isSign: true },
};

const [fixtures = '', expectedFile = ''] = process.argv.slice(2);
const rows: [string, string[]][] = Object.entries(JSON.parse(readFileSync(expectedFile, 'utf8')));
const pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
const measured = new Map<string, ArtworkFacts | null>();
const times: number[] = [];
let agreeing = 0;
for (const [row, expected] of rows) {
  const [, file = '', method = '', width = ''] = /^(.*) @ (\w+) ([\d.]+)in$/.exec(row) ?? [];
  const needs = NEEDS[method];
  const facts = await measureOnce(file);
  const print = needs && { widthInches: Number(width), needs: { id: method, ...needs } };
  const got = facts && print ? judge(facts, print).map(spellVerdict) : ['(no such file or method)'];
  if (isAlike(expected, got)) agreeing++;
  else console.log(`${row}\n  expected ${expected.join(', ')}\n  got      ${got.join(', ')}`);
}
rmSync(pictures, { recursive: true });
times.sort((one, other) => one - other);
console.log(`${agreeing} of ${rows.length} rows agree`);
console.log(`median ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, longest ${quantile(1)} ms`);
console.log(`this process: ${Math.round(process.memoryUsage.rss() / 1024 ** 2)} MB`);

async function measureOnce(file: string): Promise<ArtworkFacts | null> {
  const known = measured.get(file);
  if (known !== undefined) return known;
  const startedAt = performance.now();
  const pictureFile = join(pictures, `${file}.png`);
  const options = { pictureFile, signal: AbortSignal.timeout(60_000) };
  const facts = await measureArtwork(join(fixtures, file), options).catch(() => null);
  if (facts) times.push(performance.now() - startedAt);
  measured.set(file, facts);
  return facts;
}

function quantile(part: number): number {
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
}

/** The same codes in any order, with figures that are near enough. */
function isAlike(expected: readonly string[], got: readonly string[]): boolean {
  const [one, other] = [[...expected].sort(), [...got].sort()];
  return one.length === other.length && one.every((spelled, index) => isNear(spelled, other[index] ?? ''));
}

function isNear(expected: string, got: string): boolean {
  const figures = /\d+(?:\.\d+)?/g;
  if (expected.replace(figures, '#') !== got.replace(figures, '#')) return false;
  const gotFigures = got.match(figures) ?? [];
  return (expected.match(figures) ?? []).every((figure, index) => {
    const difference = Math.abs(Number(figure) - Number(gotFigures[index]));
    return difference <= Math.abs(Number(figure)) * TOLERANCE;
  });
}

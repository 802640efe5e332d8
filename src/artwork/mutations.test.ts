import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { artworkFactsSchema } from '../schemas/artwork.ts';
import { judge } from './judge.ts';
import { measureArtwork } from './measure-artwork.ts';
import { SCREEN } from './testing/prints.ts';
import { dst, EPS, heic, logoPng, logoSvg, pdf, photo, psd, spotPdf } from './testing/tiny-artwork.ts';

const ROUNDS = 200;

it('survives whatever is done to a file', { tags: ['long'], timeout: 600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  const file = join(folder, 'mutated');
  const whole = await wholeFiles();
  const random = createRandom(20_261);
  for (let round = 0; round < ROUNDS; round++) {
    const source = whole[round % whole.length] ?? Buffer.alloc(0);
    writeFileSync(file, mutate(source, random));
    const facts = await measureArtwork(file, {
      pictureFile: join(folder, 'picture.png'),
      signal: AbortSignal.timeout(60_000),
    });
    expect(artworkFactsSchema.safeParse(facts).success, `round ${round}`).toBe(true);
    expect(judge(facts, SCREEN).length, `round ${round}: ${JSON.stringify(facts)}`).toBeGreaterThan(0);
  }
  rmSync(folder, { recursive: true });
});

const wholeFiles = async (): Promise<Buffer[]> => [
  await logoPng(120),
  await photo(90, 60).jpeg().toBuffer(),
  await photo(90, 60).tiff().toBuffer(),
  await photo(90, 60).webp().toBuffer(),
  Buffer.from(logoSvg('<text>NORTH FORK</text>')),
  spotPdf(),
  pdf({ content: '0.1 w 20 20 m 400 400 l S 1 0 0 rg 20 20 99 99 re f' }),
  Buffer.from(EPS),
  psd(800, 600),
  heic(400, 300),
  dst(3),
];

/** Bytes changed, cut out, repeated or cut off. */
function mutate(source: Buffer, random: () => number): Buffer {
  const place = () => Math.floor(random() * source.length);
  const bytes = Buffer.from(source);
  const changes = 1 + Math.floor(random() * 12);
  for (let change = 0; change < changes; change++) bytes[place()] = Math.floor(random() * 256);
  const [start, end] = [place(), place()].sort((one, other) => one - other);
  const way = random();
  if (way < 0.2) return bytes.subarray(0, end);
  if (way < 0.4) return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  if (way < 0.5) return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)]);
  return bytes;
}

/** The same numbers at each run, so that a failure can be looked at. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

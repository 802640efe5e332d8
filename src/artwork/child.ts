// Measures one file, alone and under limits: node --permission … child.ts KIND FILE PICTURE|-
// Each line on standard output is a piece of the facts as JSON: what ends this process ends with the facts so far.
import { writeSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ArtworkFacts, ArtworkKind } from '../schemas/artwork.ts';
import { DamagedFile } from './damaged-file.ts';
import { DONE } from './limits.ts';

const [kind, file = '', picture] = process.argv.slice(2);
const pictureFile = picture === '-' || picture === undefined ? null : picture;

setPriority(10);
new Worker(new URL('./watchdog.ts', import.meta.url)).unref();

try {
  await measure(kind as ArtworkKind);
} catch (error) {
  // A file that ends too soon is read past its end. Anything else is our own fault: a person looks at the file.
  const isDamaged = error instanceof DamagedFile || error instanceof RangeError;
  tell(isDamaged ? { trouble: 'damaged' } : { endedBy: 'crash' });
  // Read by nobody but whoever starts this by hand.
  if (!isDamaged) console.error(error);
}
writeSync(1, `${DONE}\n`);
process.exit(0);

function tell(facts: Partial<ArtworkFacts>): void {
  writeSync(1, `${JSON.stringify(facts)}\n`);
}

/** Each kind's module is loaded only for that kind: it is what takes the time. */
async function measure(measured: ArtworkKind): Promise<void> {
  switch (measured) {
    case 'svg':
      return (await import('./svg/measure-svg.ts')).measureSvg(file, pictureFile, tell);
    case 'pdf':
    case 'ai':
      return (await import('./pdf/measure-pdf.ts')).measurePdf(file, pictureFile, tell);
    case 'eps':
      return (await import('./headers/measure-eps.ts')).measureEps(file, pictureFile, tell);
    case 'psd':
      return (await import('./headers/measure-psd.ts')).measurePsd(file, pictureFile, tell);
    case 'heic':
      return (await import('./headers/measure-heic.ts')).measureHeic(file, tell);
    case 'dst':
      return (await import('./headers/measure-dst.ts')).measureDst(file, tell);
    case 'pes':
      return (await import('./headers/measure-pes.ts')).measurePes(file, tell);
    default:
      return (await import('./raster/measure-raster.ts')).measureRaster(file, pictureFile, tell);
  }
}

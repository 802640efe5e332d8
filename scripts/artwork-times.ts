// How long a visitor waits for a verdict once the last byte is there, beside opening the same file in its library alone:
// node scripts/artwork-times.ts FIXTURES
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { loadPdfium } from '../src/artwork/pdf/pdfium.ts';
import { renderPage } from '../src/artwork/pdf/render-page.ts';
import { startChat, startShop } from './drills/visitors.ts';

const RASTERS = /\.(?:png|jpe?g|tiff?|webp|avif|gif)$/;
const PAGES = /\.(?:pdf|ai)$/;
/** As large as our own pictures. */
const SIDE = 1_200;

const [fixtures = ''] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'artwork-times-'));
const server = await startShop({ DATA_DIR: dataDir });
const pdfium = await loadPdfium();
await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

const waits: number[] = [];
const alone: number[] = [];
const both: [wait: number, alone: number][] = [];
for (const name of readdirSync(fixtures).sort()) {
  const file = join(fixtures, name);
  const wait = await timeVerdict(readFileSync(file), name);
  const own = name.startsWith('x-') ? null : await timeAlone(file);
  waits.push(wait);
  if (own !== null) {
    alone.push(own);
    both.push([wait, own]);
  }
}
await server.stop();
rmSync(dataDir, { recursive: true });
console.log(
  `last byte to verdict, ${waits.length} files: median ${quantile(waits, 0.5)} ms, p95 ${quantile(waits, 0.95)} ms`,
);
console.log(
  `the ${both.length} that a library opens: median ${quantile(
    both.map(([wait]) => wait),
    0.5,
  )} ms, p95 ${quantile(
    both.map(([wait]) => wait),
    0.95,
  )} ms`,
);
console.log(`  in the library alone: median ${quantile(alone, 0.5)} ms, p95 ${quantile(alone, 0.95)} ms`);
process.exit(0);

async function timeVerdict(bytes: Buffer, name: string): Promise<number> {
  const headers = { 'x-conversation': await startChat(server.url) };
  const begun = await fetch(`${server.url}/api/artwork`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name, bytes: bytes.length }),
  });
  const { artworkId } = (await begun.json()) as { artworkId: string };
  const url = `${server.url}/api/artwork/${artworkId}`;
  const part = await fetch(url, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/partial-upload', 'upload-offset': '0' },
    body: new Uint8Array(bytes),
  });
  if (part.status !== 204) throw new Error(`${name} answered ${part.status}`);
  const startedAt = performance.now();
  for (;;) {
    const { state } = (await (await fetch(url, { headers })).json()) as { state: string };
    if (state !== 'checking') return performance.now() - startedAt;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Opened and drawn once, in a process that has the library already; null where no library opens it. */
async function timeAlone(file: string): Promise<number | null> {
  const startedAt = performance.now();
  try {
    if (RASTERS.test(file)) await sharp(file).resize(SIDE, SIDE, { fit: 'inside' }).raw().toBuffer();
    else if (PAGES.test(file)) drawPage(file);
    else if (file.endsWith('.svg'))
      new Resvg(readFileSync(file, 'utf8'), { fitTo: { mode: 'width', value: SIDE } }).render().free();
    else return null;
    return performance.now() - startedAt;
  } catch {
    return null;
  }
}

function drawPage(file: string): void {
  const document = pdfium.openDocument(file);
  if (document === 0) throw new Error('not opened');
  const page = pdfium.FPDF_LoadPage(document, 0);
  renderPage(pdfium, page, { bounds: null } as Parameters<typeof renderPage>[2]);
  pdfium.FPDF_ClosePage(page);
  pdfium.FPDF_CloseDocument(document);
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

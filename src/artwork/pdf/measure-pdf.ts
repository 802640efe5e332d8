// PDF, and the Illustrator files that hold one, through PDFium in WebAssembly. The first page is the artwork.
import { statSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { DamagedFile } from '../damaged-file.ts';
import { measureDrawing, type Structure } from '../drawing/measure-drawing.ts';
import { encodePng } from '../pixels/png.ts';
import { plainNames } from '../plain-names.ts';
import { measureBleed } from './measure-bleed.ts';
import { type PageInks, readPageInks } from './page-inks.ts';
import { type PageObjects, readPageObjects } from './page-objects.ts';
import { PdfObjects } from './pdf-objects.ts';
import { loadPdfium, PASSWORD_ERROR, type Pdfium } from './pdfium.ts';
import { areaOf, type PageRendering, renderPage } from './render-page.ts';

/** Copying a larger file would take more memory than there is, in bytes. */
const LARGEST_COPY = 60 * 1024 * 1024;
const REMOVE_SECURITY = 3;
const TAIL_BYTES = 4096;

/** Measures a page and writes its picture; `tell` gets each piece as soon as it is known. */
export async function measurePdf(
  file: string,
  pictureFile: string | null,
  tell: (facts: Partial<ArtworkFacts>) => void,
): Promise<void> {
  // PDFium would piece together what is left of a file that was cut off.
  if (!(await readTail(file)).includes('startxref')) throw new DamagedFile('no trailer');
  const pdfium = await loadPdfium();
  const document = pdfium.openDocument(file);
  if (!document && pdfium.FPDF_GetLastError() === PASSWORD_ERROR) return tell({ trouble: 'password' });
  if (!document) throw new DamagedFile('PDFium refuses it');
  const pages = pdfium.FPDF_GetPageCount(document);
  const [widthPt = null, heightPt = null] = pageSize(pdfium, document) ?? [];
  // Before the page is loaded: that may be what ends this process.
  tell({ pages, widthPt, heightPt });
  const page = pdfium.FPDF_LoadPage(document, 0);
  if (!page) throw new DamagedFile('no page');
  if (isPlaceholder(pdfium, page)) return tell({ trouble: 'no_pdf_inside' });
  await measurePage(pdfium, { file, document, page, pictureFile }, tell);
}

const pageSize = (pdfium: Pdfium, document: number) =>
  pdfium.floats((size) => pdfium.FPDF_GetPageSizeByIndexF(document, 0, size))?.slice(0, 2);

type Opened = { file: string; document: number; page: number; pictureFile: string | null };

async function measurePage(
  pdfium: Pdfium,
  { file, document, page, pictureFile }: Opened,
  tell: (facts: Partial<ArtworkFacts>) => void,
): Promise<void> {
  const found = readPageObjects(pdfium, page);
  tell({ fontsMissing: plainNames(found.fontsMissing), hasLiveText: found.letters > 0 });
  const inks =
    statSync(file).size <= LARGEST_COPY ? readPageInks(new PdfObjects(plainCopy(pdfium, document))) : null;
  tell(inks ?? { needsPerson: true });
  const rendering = renderPage(pdfium, page, found);
  tell(measureDrawing(structureOf(pdfium, page, found, inks, rendering), rendering));
  tell({ bleed: measureBleed(pdfium, page, rendering) });
  if (pictureFile) await writeFile(pictureFile, encodePng(rendering.pixels));
}

async function readTail(file: string): Promise<string> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const start = Math.max(0, size - TAIL_BYTES);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, start);
  return buffer.toString('latin1', 0, bytesRead);
}

/** Illustrator writes a page of its own words where it was told to leave the PDF out. */
function isPlaceholder(pdfium: Pdfium, page: number): boolean {
  const text = pdfium.FPDFText_LoadPage(page);
  const count = Math.min(2000, pdfium.FPDFText_CountChars(text));
  const buffer = pdfium.malloc(count * 2 + 2);
  pdfium.FPDFText_GetText(text, 0, count, buffer);
  const words = pdfium.pdfium.UTF16ToString(buffer);
  pdfium.free(buffer);
  pdfium.FPDFText_ClosePage(text);
  return /saved\s+without\s+PDF\s+Content/i.test(words);
}

/** The document as PDFium writes it: without encryption and object streams. */
function plainCopy(pdfium: Pdfium, document: number): Buffer {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  pdfium.FPDF_SaveAsCopy(document, writer, REMOVE_SECURITY);
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const buffer = pdfium.malloc(size);
  pdfium.PDFiumExt_GetFileWriterData(writer, buffer, size);
  const copy = Buffer.from(pdfium.heap().slice(buffer, buffer + size));
  pdfium.free(buffer);
  pdfium.PDFiumExt_CloseFileWriter(writer);
  return copy;
}

function structureOf(
  pdfium: Pdfium,
  page: number,
  found: PageObjects,
  inks: PageInks | null,
  rendering: PageRendering,
): Structure {
  return {
    shapes: found.shapes,
    colors: found.colors,
    isShaded: found.isShaded,
    isTransparent: found.isTransparent,
    thinnestStrokePt: thinnestStroke([...found.strokes.values()], inks?.cutLines.length ?? 0),
    pictures: found.pictures.map(({ bounds, pixelsPerPt }) => ({
      box: areaOf(pdfium, page, rendering.placing, bounds),
      pixelsPerPt,
    })),
  };
}

/** A cut line is thin on purpose: the thinnest color is then the cutter's. */
function thinnestStroke(widths: readonly number[], cutLines: number): number | null {
  const left = widths.toSorted((one, other) => one - other).slice(cutLines);
  return left[0] ?? null;
}

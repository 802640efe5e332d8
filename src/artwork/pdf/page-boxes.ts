// The sheets that a page names: what is shown, what runs past the cut, and what is left after it.
import type { Pdfium } from './pdfium.ts';

/** In points of the page, upwards. */
export type Edges = readonly [left: number, bottom: number, right: number, top: number];

/** Null where the page names no such box. */
export type PageBoxes = { sheet: Edges | null; bleed: Edges | null; trim: Edges | null };

/** Reads a page's boxes; one that does not lie on the sheet is none. */
export function readPageBoxes(pdfium: Pdfium, page: number): PageBoxes {
  const media = pdfium.floats((...slots) => pdfium.FPDFPage_GetMediaBox(page, ...slots));
  const sheet = pdfium.floats((...slots) => pdfium.FPDFPage_GetCropBox(page, ...slots)) ?? media;
  const onSheet = (box: Edges | null) => (box && sheet && isWithin(box, sheet) ? box : null);
  return {
    sheet,
    bleed: onSheet(pdfium.floats((...slots) => pdfium.FPDFPage_GetBleedBox(page, ...slots))),
    trim: onSheet(pdfium.floats((...slots) => pdfium.FPDFPage_GetTrimBox(page, ...slots))),
  };
}

/** Boxes are rounded by who writes them, in points. */
const SLACK = 1;

const isWithin = ([left, bottom, right, top]: Edges, sheet: Edges): boolean =>
  left < right &&
  bottom < top &&
  left >= sheet[0] - SLACK &&
  bottom >= sheet[1] - SLACK &&
  right <= sheet[2] + SLACK &&
  top <= sheet[3] + SLACK;

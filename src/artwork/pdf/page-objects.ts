// The objects of a page: paths, letters, pictures, shadings, and forms with more of them.

import { boundsWithin, IDENTITY, type Matrix, scaleOf, within } from '../drawing/matrix.ts';
import { toHex } from '../pixels/oklab.ts';
import { type Edges, readPageBoxes } from './page-boxes.ts';
import type { Pdfium } from './pdfium.ts';

const [TEXT, PATH, IMAGE, SHADING, FORM] = [1, 2, 3, 4, 5];
const INVISIBLE_TEXT = 3;
/** More objects than any artwork that prints. */
const MOST_OBJECTS = 300_000;

export type PageObjects = {
  shapes: number;
  letters: number;
  /** In points of the page, upwards; null without objects. */
  bounds: Edges | null;
  colors: Set<string>;
  /** Thinnest stroke in points by '#rrggbb'. */
  strokes: Map<string, number>;
  fontsMissing: Set<string>;
  isShaded: boolean;
  isTransparent: boolean;
  pictures: { bounds: Edges; pixelsPerPt: number }[];
};

/** Reads everything that is left of a page after the cut, in hidden layers too: printer's marks are not. */
export function readPageObjects(pdfium: Pdfium, page: number): PageObjects {
  const found: PageObjects = {
    shapes: 0,
    letters: 0,
    bounds: null,
    colors: new Set(),
    strokes: new Map(),
    fontsMissing: new Set(),
    isShaded: false,
    isTransparent: false,
    pictures: [],
  };
  const { sheet, trim } = readPageBoxes(pdfium, page);
  const kept = trim ?? sheet;
  let left = MOST_OBJECTS;
  const visit = (object: number, outer: Matrix) => {
    if (left-- <= 0) return;
    const type = pdfium.FPDFPageObj_GetType(object);
    if (pdfium.FPDFPageObj_HasTransparency(object)) found.isTransparent = true;
    if (type !== FORM) return readObject(pdfium, found, object, type, outer);
    const inner = within(matrixOf(pdfium, object), outer);
    const count = pdfium.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && left > 0; index++) {
      visit(pdfium.FPDFFormObj_GetObject(object, index), inner);
    }
  };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index++) {
    const object = pdfium.FPDFPage_GetObject(page, index);
    const bounds = pdfium.floats((...slots) => pdfium.FPDFPageObj_GetBounds(object, ...slots));
    if (bounds && kept && isBeside(bounds, kept)) continue;
    widen(found, bounds);
    visit(object, IDENTITY);
  }
  return found;
}

/** What was left lying beside the artboard is not printed. */
const isBeside = (bounds: Edges, sheet: Edges): boolean =>
  bounds[2] < sheet[0] || bounds[0] > sheet[2] || bounds[3] < sheet[1] || bounds[1] > sheet[3];

const matrixOf = (pdfium: Pdfium, object: number): Matrix =>
  pdfium.matrix((slots) => pdfium.FPDFPageObj_GetMatrix(object, slots)) ?? IDENTITY;

function widen(found: PageObjects, bounds: Edges | null): void {
  if (!bounds?.every(Number.isFinite)) return;
  const [left, bottom, right, top] = bounds;
  const [l, b, r, t] = found.bounds ?? bounds;
  found.bounds = [Math.min(l, left), Math.min(b, bottom), Math.max(r, right), Math.max(t, top)];
}

function readObject(pdfium: Pdfium, found: PageObjects, object: number, type: number, outer: Matrix): void {
  if (type === SHADING) {
    found.shapes++;
    found.isShaded = true;
  } else if (type === PATH) readPath(pdfium, found, object, outer);
  else if (type === TEXT) readText(pdfium, found, object);
  else if (type === IMAGE) readImage(pdfium, found, object, outer);
}

function readPath(pdfium: Pdfium, found: PageObjects, object: number, outer: Matrix): void {
  const mode = pdfium.ints((fill, stroke) => pdfium.FPDFPath_GetDrawMode(object, fill, stroke));
  const [isFilled = 0, isStroked = 0] = mode ?? [];
  if (!isFilled && !isStroked) return;
  found.shapes++;
  if (isFilled) addColor(found, colorOf(pdfium, object, 'fill'));
  if (!isStroked) return;
  const color = colorOf(pdfium, object, 'stroke');
  addColor(found, color);
  // A stroke of the fill's color only makes the shape fatter.
  if (isFilled && color === colorOf(pdfium, object, 'fill')) return;
  const width = pdfium.floats((slot) => pdfium.FPDFPageObj_GetStrokeWidth(object, slot))?.[0] ?? 1;
  const points = width * scaleOf(within(matrixOf(pdfium, object), outer));
  const key = color ?? 'pattern';
  found.strokes.set(key, Math.min(found.strokes.get(key) ?? points, points));
}

function readText(pdfium: Pdfium, found: PageObjects, object: number): void {
  if (pdfium.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE_TEXT) return;
  found.shapes++;
  found.letters++;
  addColor(found, colorOf(pdfium, object, 'fill'));
  const font = pdfium.FPDFTextObj_GetFont(object);
  if (!font || pdfium.FPDFFont_GetIsEmbedded(font) !== 0) return;
  const name = pdfium.bytes((buffer, length) => pdfium.FPDFFont_GetBaseFontName(font, buffer, length));
  const plain = name
    .toString('utf8')
    .replace(/\0+$/, '')
    .replace(/^[A-Z]{6}\+/, '');
  if (plain) found.fontsMissing.add(plain);
}

function readImage(pdfium: Pdfium, found: PageObjects, object: number, outer: Matrix): void {
  const matrix = within(matrixOf(pdfium, object), outer);
  const size = pdfium.ints((width, height) => pdfium.FPDFImageObj_GetImagePixelSize(object, width, height));
  const across = Math.hypot(matrix[0], matrix[1]);
  if (!size?.[0] || !across) return;
  found.pictures.push({ bounds: boundsWithin(matrix, [0, 0, 1, 1]), pixelsPerPt: size[0] / across });
}

function colorOf(pdfium: Pdfium, object: number, which: 'fill' | 'stroke'): string | null {
  const read = which === 'fill' ? pdfium.FPDFPageObj_GetFillColor : pdfium.FPDFPageObj_GetStrokeColor;
  const parts = pdfium.ints((...slots) => read(object, ...slots));
  return parts && toHex({ r: parts[0], g: parts[1], b: parts[2] });
}

/** No plain color means a pattern. */
function addColor(found: PageObjects, color: string | null): void {
  if (color === null) found.isShaded = true;
  else found.colors.add(color);
}

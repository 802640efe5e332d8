import type { Rendering } from '../drawing/measure-drawing.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { PICTURE_SIDE } from '../pixels/pixels.ts';
import { readPageBoxes } from './page-boxes.ts';
import type { PageObjects } from './page-objects.ts';
import type { Pdfium } from './pdfium.ts';

/** Channels as red, green, blue, opacity. */
const RGBA_FLAG = 0x10;
const BGRA_FORMAT = 4;
/** Ink that covers less of a huge page, in each direction, is drawn without the rest. */
const SMALL_INK = 0.2;
/** White around a close-up, in parts of its size. */
const MARGIN = 0.02;

type Area = { left: number; top: number; width: number; height: number };

/** Where the page's points land in a rendering's pixels. */
export type Placing = { scale: number; left: number; top: number; wide: number; tall: number };

export type PageRendering = Rendering & { placing: Placing };

/** Draws a page up to its bleed, or only its ink where that is small, on nothing: what has no color stays transparent. */
export function renderPage(pdfium: Pdfium, page: number, { bounds }: PageObjects): PageRendering {
  const [wide, tall] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const inPoints: Placing = { scale: 1, left: 0, top: 0, wide, tall };
  const { bleed } = readPageBoxes(pdfium, page);
  const whole: Area = bleed
    ? withoutRim(areaOf(pdfium, page, inPoints, bleed))
    : { left: 0, top: 0, width: wide, height: tall };
  const closeUp = bounds && smallInk(areaOf(pdfium, page, inPoints, bounds), whole);
  const area = closeUp ?? whole;
  const scale = PICTURE_SIDE / Math.max(area.width, area.height);
  const placing = { scale, left: area.left, top: area.top, wide, tall };
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  const pixels = draw(pdfium, page, placing, width, height);
  return { pixels, ptPerPixel: 1 / scale, left: area.left, top: area.top, isWholePage: !closeUp, placing };
}

/** Rounded to pixels, the outermost ones would be half beyond the bleed. */
function withoutRim({ left, top, width, height }: Area): Area {
  const rim = Math.max(width, height) / PICTURE_SIDE;
  if (Math.min(width, height) <= rim * 4) return { left, top, width, height };
  return { left: left + rim, top: top + rim, width: width - rim * 2, height: height - rim * 2 };
}

/** In points from the page's upper left; null where the whole page is as good. */
function smallInk(inked: Area, page: Area): Area | null {
  const left = Math.max(page.left, inked.left);
  const top = Math.max(page.top, inked.top);
  const width = Math.min(page.left + page.width, inked.left + inked.width) - left;
  const height = Math.min(page.top + page.height, inked.top + inked.height) - top;
  if (width <= 0 || height <= 0) return null;
  if (width > page.width * SMALL_INK || height > page.height * SMALL_INK) return null;
  const margin = Math.max(width, height) * MARGIN;
  return { left: left - margin, top: top - margin, width: width + margin * 2, height: height + margin * 2 };
}

/** Where a rectangle of the page, in its own points upwards, lies in pixels. */
export function areaOf(
  pdfium: Pdfium,
  page: number,
  { scale, left, top, wide, tall }: Placing,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): Area {
  // PDFium answers in whole pixels: asked on a canvas a thousand times finer.
  const finer = Math.min(1000, 1e9 / (Math.max(wide, tall) * scale));
  const size = [Math.round(wide * scale * finer), Math.round(tall * scale * finer)] as const;
  const corner = (x: number, y: number): [number, number] => {
    const place = pdfium.ints((across, down) =>
      pdfium.FPDF_PageToDevice(page, 0, 0, ...size, 0, x, y, across, down),
    );
    return [(place?.[0] ?? 0) / finer - left * scale, (place?.[1] ?? 0) / finer - top * scale];
  };
  const [one, other] = [corner(x1, y1), corner(x2, y2)];
  return {
    left: Math.min(one[0], other[0]),
    top: Math.min(one[1], other[1]),
    width: Math.abs(one[0] - other[0]),
    height: Math.abs(one[1] - other[1]),
  };
}

function draw(pdfium: Pdfium, page: number, placing: Placing, width: number, height: number): Pixels {
  const { scale, left, top, wide, tall } = placing;
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA_FORMAT, 0, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0);
  const [startX, startY] = [Math.round(-left * scale), Math.round(-top * scale)];
  const [sizeX, sizeY] = [Math.round(wide * scale), Math.round(tall * scale)];
  pdfium.FPDF_RenderPageBitmap(bitmap, page, startX, startY, sizeX, sizeY, 0, RGBA_FLAG);
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const data = pdfium.heap().slice(start, start + width * height * 4);
  pdfium.FPDFBitmap_Destroy(bitmap);
  return { data, width, height };
}

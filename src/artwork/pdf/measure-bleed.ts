import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { type Edges, readPageBoxes } from './page-boxes.ts';
import type { Pdfium } from './pdfium.ts';
import type { PageRendering } from './render-page.ts';
import { areaOf } from './render-page.ts';

/** A cutter strays by an eighth of an inch; a little less is still a bleed, in points. */
const LEAST_BLEED_PT = 7;
/** Color on less of the bleed is none. */
const LEAST_SHARE = 0.05;

/** Whether color runs past the trim: the boxes tell where, the rendering whether anything is there. */
export function measureBleed(pdfium: Pdfium, page: number, rendering: PageRendering): ArtworkFacts['bleed'] {
  const boxes = readPageBoxes(pdfium, page);
  // A page without a bleed box bleeds to its crop.
  const [trim, bleed] = [boxes.trim ?? boxes.sheet, boxes.bleed ?? boxes.sheet];
  if (!trim || !bleed) return 'none';
  const margins = [trim[0] - bleed[0], trim[1] - bleed[1], bleed[2] - trim[2], bleed[3] - trim[3]];
  if (Math.min(...margins) < LEAST_BLEED_PT) return 'none';
  return inkedShare(pdfium, page, rendering, trim, bleed) < LEAST_SHARE ? 'empty' : 'filled';
}

/** Part of the pixels between trim and bleed that have color. */
function inkedShare(
  pdfium: Pdfium,
  page: number,
  rendering: PageRendering,
  trim: Edges,
  bleed: Edges,
): number {
  const { data, width, height } = rendering.pixels;
  const inner = areaOf(pdfium, page, rendering.placing, trim);
  const outer = areaOf(pdfium, page, rendering.placing, bleed);
  const isIn = (area: typeof inner, x: number, y: number, slack: number) =>
    x >= area.left - slack &&
    x < area.left + area.width + slack &&
    y >= area.top - slack &&
    y < area.top + area.height + slack;
  let [inked, all] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isIn(inner, x, y, 1.5) || !isIn(outer, x, y, 0)) continue;
      all++;
      if ((data[(y * width + x) * 4 + 3] ?? 0) > 128) inked++;
    }
  }
  return all === 0 ? 0 : inked / all;
}

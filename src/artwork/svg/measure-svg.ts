// SVG, through resvg in WebAssembly: it gets the file's bytes without links, and reads no other file.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { DamagedFile } from '../damaged-file.ts';
import { measureDrawing } from '../drawing/measure-drawing.ts';
import { PICTURE_SIDE } from '../pixels/pixels.ts';
import { encodePng } from '../pixels/png.ts';
import { decodeMarkup } from '../recognize.ts';
import { readSvgSource, stripSvg } from './svg-source.ts';
import { readSvgTree, type SvgTree } from './svg-tree.ts';

const PT_PER_PX = 0.75;

/** Measures an SVG and writes its picture. Letters need fonts, and there are none: they are reported, not drawn. */
export async function measureSvg(
  file: string,
  pictureFile: string | null,
  tell: (facts: Partial<ArtworkFacts>) => void,
): Promise<void> {
  const text = decodeMarkup(await readFile(file));
  tell(readSvgSource(text));
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  const drawing = parse(stripSvg(text));
  const tree = readSvgTree(drawing.toString());
  const [widthPx, heightPx] = [drawing.width, drawing.height];
  tell({ widthPt: widthPx * PT_PER_PX, heightPt: heightPx * PT_PER_PX });
  const image = drawing.render();
  const pixels = { data: unmultiplied(image.pixels), width: image.width, height: image.height };
  const rendering = {
    pixels,
    ptPerPixel: (widthPx * PT_PER_PX) / pixels.width,
    left: 0,
    top: 0,
    isWholePage: true,
  };
  tell(measureDrawing(structureOf(tree, pixels.width), rendering));
  if (pictureFile) await writeFile(pictureFile, encodePng(pixels));
}

/** Fitted by its width; a tall drawing is read again, by its height. */
function parse(text: string): InstanceType<typeof Resvg> {
  const fitted = (mode: 'width' | 'height') =>
    new Resvg(text, { font: { loadSystemFonts: false }, fitTo: { mode, value: PICTURE_SIDE } });
  try {
    const drawing = fitted('width');
    return drawing.height > drawing.width ? fitted('height') : drawing;
  } catch (error) {
    throw new DamagedFile(String(error));
  }
}

function structureOf(tree: SvgTree, renderedWide: number) {
  const ptPerUnit = (tree.canvasWide * PT_PER_PX) / tree.unitsWide;
  const pixelsPerUnit = renderedWide / tree.unitsWide;
  return {
    ...tree,
    thinnestStrokePt: tree.thinnestStroke === null ? null : tree.thinnestStroke * ptPerUnit,
    pictures: tree.pictures.map(({ bounds: [left, top, right, bottom], pixelsPerUnit: own }) => ({
      box: {
        left: left * pixelsPerUnit,
        top: top * pixelsPerUnit,
        width: (right - left) * pixelsPerUnit,
        height: (bottom - top) * pixelsPerUnit,
      },
      pixelsPerPt: own / ptPerUnit,
    })),
  };
}

/** resvg gives colors multiplied with their opacity. */
function unmultiplied(data: Uint8Array): Uint8Array {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let part = at; part < at + 3; part++) data[part] = Math.min(255, ((data[part] ?? 0) * 255) / alpha);
  }
  return data;
}

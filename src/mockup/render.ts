// Mockups on the server: the layers are drawn by resvg, the artwork read and the picture written by sharp.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { colorDrawing } from './colors.ts';
import { composeMockup } from './compose.ts';
import { cutOut, trim } from './cut-out.ts';
import { type Goods, getPlacement } from './goods.ts';
import type { Bitmap } from './warp.ts';

const DRAWINGS = join(import.meta.dirname, 'drawings');
const WIDEST = 1200;
/** A pair of layers at 1,200 px takes 12 MB. */
const MOST_KEPT = 4;
/** Larger artwork is shrunk when it is read: nothing here shows more. */
const MOST_ARTWORK_PIXELS = 1600;

/**
 * A mockup as PNG, of what is visible of the artwork.
 *
 * @param artwork a file that sharp reads, such as a PNG
 * @param isCutOut without the plain box behind it
 * @param width of the picture in pixels, at most 1,200
 * @param ground #rrggbb behind the goods; transparent without one
 * @throws if the artwork cannot be read
 */
export async function renderMockup({
  artwork,
  goods,
  placement = goods.placements[0].id,
  widthInches,
  offset = { x: 0, y: 0 },
  isCutOut = false,
  color,
  width = WIDEST,
  ground,
}: {
  artwork: Uint8Array;
  goods: Goods;
  placement?: string;
  widthInches: number;
  offset?: { x: number; y: number };
  isCutOut?: boolean;
  color: string;
  width?: number;
  ground?: string;
}): Promise<Buffer> {
  const place = getPlacement(goods, placement);
  const [layers, bitmap] = await Promise.all([
    layersOf(place.drawing ?? goods.id, color, Math.min(width, WIDEST)),
    readArtwork(artwork),
  ]);
  const picture = composeMockup({
    ...layers,
    artwork: trim(isCutOut ? cutOut(bitmap) : bitmap),
    goods,
    placement: place,
    widthInches,
    offset,
    color,
  });
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
  const image = sharp(picture.data, { raw });
  return (ground ? image.flatten({ background: ground }) : image).png({ compressionLevel: 6 }).toBuffer();
}

/** RGBA of an artwork file, at most 1,600 px wide and high. */
async function readArtwork(file: Uint8Array): Promise<Bitmap> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({
      width: MOST_ARTWORK_PIXELS,
      height: MOST_ARTWORK_PIXELS,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

interface Layers {
  below: Bitmap;
  above: Bitmap;
}

const kept = new Map<string, Promise<Layers>>();

function layersOf(drawing: string, color: string, width: number): Promise<Layers> {
  const key = `${drawing} ${color} ${width}`;
  const layers = kept.get(key) ?? drawLayers(drawing, color, width);
  kept.delete(key);
  kept.set(key, layers);
  layers.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return layers;
}

async function drawLayers(drawing: string, color: string, width: number): Promise<Layers> {
  await ready();
  const [below, above] = await Promise.all(
    ['below', 'above'].map(async (layer) => {
      const svg = await readFile(join(DRAWINGS, `${drawing}-${layer}.svg`), 'utf8');
      return rasterize(colorDrawing(svg, color), width);
    }),
  );
  return { below: below as Bitmap, above: above as Bitmap };
}

let starting: Promise<void> | undefined;

function ready(): Promise<void> {
  starting ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(
    initWasm,
  );
  return starting;
}

function rasterize(svg: string, width: number): Bitmap {
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  try {
    const image = drawing.render();
    const bitmap = { width: image.width, height: image.height, data: divided(image.pixels) };
    image.free();
    return bitmap;
  } finally {
    drawing.free();
  }
}

/** Resvg's pixels have alpha multiplied in; a bitmap's have not. */
function divided(pixels: Uint8Array): Uint8ClampedArray {
  const data = new Uint8ClampedArray(pixels);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let k = i; k < i + 3; k++) data[k] = ((data[k] ?? 0) * 255) / alpha;
  }
  return data;
}

// PNG, JPEG, TIFF, WebP, AVIF and GIF, through sharp.
import type { Metadata } from 'sharp';
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { type Box, findInk } from '../pixels/ink.ts';
import { inventedFactor } from '../pixels/invented.ts';
import { measurePixels } from '../pixels/measure-pixels.ts';
import { type Pixels, WORKING_SIDE } from '../pixels/pixels.ts';
import {
  fromPixels,
  MOST_PIXELS,
  openHeader,
  openRaster,
  readPixels,
  refuse,
  toPixels,
  writePicture,
} from './open-raster.ts';

/** Side of the part that is looked at in its own size. */
const CLOSE_UP_SIDE = 1200;

/** Measures a raster file and writes its picture; `tell` gets what is known before the pixels are. */
export async function measureRaster(
  file: string,
  pictureFile: string | null,
  tell: (facts: Partial<ArtworkFacts>) => void,
): Promise<void> {
  const metadata = await openHeader(file).metadata().catch(refuse);
  const size = uprightSize(metadata);
  tell({
    structure: 'raster',
    widthPx: size.width,
    heightPx: size.height,
    usesCmyk: metadata.space === 'cmyk',
    usesRgb: metadata.space !== 'cmyk' && metadata.space !== 'b-w',
  });
  if (size.width * size.height > MOST_PIXELS) return tell({ endedBy: 'size' });
  const picture = await writePicture(file, pictureFile);
  const working = await toPixels(fromPixels(picture), WORKING_SIDE);
  const found = findInk(working);
  const scale = size.width / working.width;
  const ink = found.box && scaled(found.box, scale);
  const factor = ink && inventedFactor(await closeUp(file, size, ink));
  tell({ ink, pixelsAcrossInk: ink?.width ?? null, inventedFactor: factor });
  tell(measurePixels(working, found, Math.max(1, (factor ?? 1) / scale)));
}

const scaled = ({ left, top, width, height }: Box, scale: number): Box => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
});

/** EXIF's orientations from 5 on lie on their side. */
function uprightSize({ width, height, pageHeight, orientation = 1 }: Metadata) {
  const tall = pageHeight ?? height;
  return orientation >= 5 ? { width: tall, height: width } : { width, height: tall };
}

/** The middle of the ink in its own size. */
async function closeUp(file: string, size: { width: number; height: number }, ink: Box): Promise<Pixels> {
  const width = Math.min(CLOSE_UP_SIDE, size.width);
  const height = Math.min(CLOSE_UP_SIDE, size.height);
  const left = clamp(ink.left + ink.width / 2 - width / 2, size.width - width);
  const top = clamp(ink.top + ink.height / 2 - height / 2, size.height - height);
  return readPixels(openRaster(file).extract({ left, top, width, height })).catch(refuse);
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(Math.floor(value), most));

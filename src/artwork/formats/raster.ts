// PNG, JPEG, TIFF, WebP, AVIF and GIF, through sharp.
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { DamagedFile } from '../damaged-file.ts';
import { type Box, findInk } from '../pixels/ink.ts';
import { inventedFactor } from '../pixels/invented.ts';
import { measurePixels } from '../pixels/measure-pixels.ts';
import { PICTURE_SIDE, type Pixels, WORKING_SIDE } from '../pixels/pixels.ts';

/** Pixels of the largest picture that is opened. */
const MOST_PIXELS = 400_000_000;
/** Side of the part that is looked at in its own size. */
const CLOSE_UP_SIDE = 1200;

const LOADERS = ['Png', 'Jpeg', 'Tiff', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);

/** Measures a raster file and writes its picture; `tell` gets what is known before the pixels are. */
export async function measureRaster(
  file: string,
  pictureFile: string | null,
  tell: (facts: Partial<ArtworkFacts>) => void,
): Promise<void> {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  const metadata = await open(file, false).metadata().catch(refuse);
  const size = uprightSize(metadata);
  tell({
    structure: 'raster',
    widthPx: size.width,
    heightPx: size.height,
    usesCmyk: metadata.space === 'cmyk',
    usesRgb: metadata.space !== 'cmyk' && metadata.space !== 'b-w',
  });
  if (size.width * size.height > MOST_PIXELS) return tell({ endedBy: 'size' });
  const picture = await toPixels(upright(file), PICTURE_SIDE).catch(refuse);
  if (pictureFile) await fromPixels(picture).png().toFile(pictureFile);
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

/** What sharp cannot read to its end. */
function refuse(error: unknown): never {
  throw new DamagedFile(String(error));
}

const open = (file: string, isUpright = true): Sharp =>
  sharp(file, { limitInputPixels: isUpright && MOST_PIXELS, failOn: 'truncated', autoOrient: isUpright });

const upright = (file: string): Sharp => open(file).toColourspace('srgb').ensureAlpha();

/** EXIF's orientations from 5 on lie on their side. */
function uprightSize({ width, height, pageHeight, orientation = 1 }: Metadata) {
  const tall = pageHeight ?? height;
  return orientation >= 5 ? { width: tall, height: width } : { width, height: tall };
}

async function toPixels(picture: Sharp, side: number): Promise<Pixels> {
  const { data, info } = await picture
    // A kernel without overshoot: halos would be colors that the file does not have.
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const fromPixels = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** The middle of the ink in its own size. */
async function closeUp(file: string, size: { width: number; height: number }, ink: Box): Promise<Pixels> {
  const width = Math.min(CLOSE_UP_SIDE, size.width);
  const height = Math.min(CLOSE_UP_SIDE, size.height);
  const left = clamp(ink.left + ink.width / 2 - width / 2, size.width - width);
  const top = clamp(ink.top + ink.height / 2 - height / 2, size.height - height);
  const part = upright(file).extract({ left, top, width, height });
  const { data, info } = await part.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(Math.floor(value), most));

import sharp, { type Sharp } from 'sharp';
import { DamagedFile } from '../damaged-file.ts';
import { PICTURE_SIDE, type Pixels } from '../pixels/pixels.ts';

/** Pixels of the largest picture that is opened. */
export const MOST_PIXELS = 400_000_000;

sharp.cache(false);
sharp.concurrency(1);
// libvips reads more kinds than we let in.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Tiff', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
});

/** Opens a raster for its header, as it lies in the file and of any size. */
export const openHeader = (file: string): Sharp => sharp(file, { limitInputPixels: false });

/** Opens a raster for its pixels: upright, in sRGB with opacity. */
export const openRaster = (source: string | Buffer): Sharp =>
  sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', autoOrient: true })
    .toColourspace('srgb')
    .ensureAlpha();

/** For promises of sharp: what it cannot read to its end is damaged. */
export function refuse(error: unknown): never {
  throw new DamagedFile(String(error));
}

/** Pixels of a raster, shrunk so that no side is longer than `side`. */
export async function toPixels(raster: Sharp, side: number): Promise<Pixels> {
  // A kernel without overshoot: halos would be colors that the file does not have.
  return readPixels(
    raster.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true, kernel: 'linear' }),
  );
}

export async function readPixels(raster: Sharp): Promise<Pixels> {
  const { data, info } = await raster.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const fromPixels = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** Writes a raster's picture, and gives its pixels for measuring. */
export async function writePicture(source: string | Buffer, pictureFile: string | null): Promise<Pixels> {
  const picture = await toPixels(openRaster(source), PICTURE_SIDE).catch(refuse);
  if (pictureFile) await fromPixels(picture).png().toFile(pictureFile);
  return picture;
}

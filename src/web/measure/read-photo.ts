// Opens a photo in the browser, where it stays: to be drawn, and in gray to find edges in.
import type { Size } from '../../measure/photo.ts';
import type { Gray } from '../../measure/snap-sheet.ts';

export interface Photo {
  /** In its own pixels, turned upright; all marks are in these. */
  size: Size;
  /** At most 2,000 px long. */
  canvas: HTMLCanvasElement;
  /** Of the canvas. */
  gray: Gray;
}

export type ReadPhoto = { ok: true; photo: Photo } | { ok: false; problem: string };

const LONGEST_SIDE = 2_000;
const SHORTEST_SIDE = 200;

export async function readPhoto(file: File): Promise<ReadPhoto> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { ok: false, problem: isHeic(file) ? HEIC : UNREADABLE };
  }
  const { width, height } = bitmap;
  if (Math.min(width, height) < SHORTEST_SIDE) return { ok: false, problem: TOO_SMALL };
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { ok: false, problem: UNREADABLE };
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { ok: true, photo: { size: [width, height], canvas, gray: toGray(context, canvas) } };
}

const UNREADABLE = 'This file does not open as a photo. Choose another one.';
const HEIC = 'This browser cannot open HEIC photos. Choose a JPEG or a PNG, or take the photo here.';
const TOO_SMALL = 'This picture is too small to measure in. Choose the photo as the camera took it.';

function isHeic({ name, type }: File): boolean {
  return /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
}

function toGray(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): Gray {
  const { data: colors } = context.getImageData(0, 0, width, height);
  const data = new Uint8ClampedArray(width * height);
  for (let i = 0; i < data.length; i++) {
    const [red, green, blue] = [colors[4 * i], colors[4 * i + 1], colors[4 * i + 2]];
    data[i] = 0.3 * (red as number) + 0.59 * (green as number) + 0.11 * (blue as number);
  }
  return { width, height, data };
}

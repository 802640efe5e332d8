// Pixels onto a canvas, which becomes as large as they are.
import type { Bitmap } from '../../../mockup/warp.ts';

export function drawBitmap(canvas: HTMLCanvasElement, { width, height, data }: Bitmap): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const pixels = new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
}

/** RGBA of a picture, no wider and higher than `largest`. Throws where the browser draws nothing. */
export function pixelsOf(picture: ImageBitmap | HTMLImageElement, largest: number): Bitmap {
  const scale = Math.min(1, largest / picture.width, largest / Math.max(1, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, data };
}

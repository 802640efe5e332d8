// A photo to measure in, made by code: a sign on a wall, seen from one side, with a letter sheet on it.
import sharp from 'sharp';
import { type Photo, PICTURE, takePhoto } from '../src/measure/testing/take-photo.ts';

export interface MeasurePhoto extends Photo {
  jpeg: Buffer;
}

/** As a JPEG of 4,032 x 3,024 pixels, with the places of the corners in them. */
export async function renderPhoto(size: readonly [number, number]): Promise<MeasurePhoto> {
  const photo = takePhoto(size, 'letter', 3);
  const polygon = (points: Photo['surface'], fill: string) =>
    `<polygon points="${points.join(' ')}" fill="${fill}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE[0]}" height="${PICTURE[1]}">
    <defs><linearGradient id="wall"><stop stop-color="#8d8175"/><stop offset="1" stop-color="#b3a79a"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    ${polygon(photo.surface, '#24566b')}${polygon(photo.sheet, '#f4f2ec')}</svg>`;
  const jpeg = await sharp(Buffer.from(svg)).blur(1.2).jpeg({ quality: 88 }).toBuffer();
  return { ...photo, jpeg };
}

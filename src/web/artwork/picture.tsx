// Our rendering of a file, drawn on a canvas: it is read with a header, which no img element sends.
import { useEffect, useRef, useState } from 'react';
import { groundFor } from '../../mockup/colors.ts';
import { FileIcon } from '../ui/icons.tsx';
import type { Uploads } from './uploads.ts';

interface PictureProps {
  uploads: Uploads;
  fileKey: string;
  /** There is one to read. */
  isThere: boolean;
}

/** Fills its box, on a ground on which it is seen. */
export function Picture({ uploads, fileKey, isThere }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    let isWanted = true;
    uploads.picture(fileKey).then(
      (bitmap) => {
        if (!isWanted || !bitmap || !canvas.current) return;
        draw(canvas.current, bitmap);
        setIsDrawn(true);
      },
      (error: unknown) => console.warn('The picture of a file could not be read', error),
    );
    return () => {
      isWanted = false;
    };
  }, [uploads, fileKey, isThere]);
  return (
    <>
      <canvas ref={canvas} hidden={!isDrawn} />
      {!isDrawn && <FileIcon />}
    </>
  );
}

const WIDEST = 192;

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const scale = Math.min(1, WIDEST / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  canvas.style.backgroundColor = groundFor(context.getImageData(0, 0, canvas.width, canvas.height));
}

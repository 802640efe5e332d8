// What lies under a pin, four times as large, in a circle beside it.
import { useLayoutEffect, useRef } from 'react';
import type { Point } from '../../measure/corners.ts';
import type { Photo } from './read-photo.ts';

export interface LoupeProps {
  photo: Photo;
  at: Point;
  /** Of the photo as shown, in CSS pixels. */
  shownWidth: number;
  /** Of the board above the photo, in CSS pixels. */
  roomAbove: number;
}

const SIZE = 104;
const ZOOM = 4;
/** From the corner to the loupe's middle: clear of the finger. */
const AWAY = 108;

export function Loupe({ photo, at, shownWidth, roomAbove }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { size, canvas: source } = photo;

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const side = ((SIZE / ZOOM) * source.width) / shownWidth;
    const [x, y] = [(at[0] * source.width) / size[0], (at[1] * source.width) / size[0]];
    const { width, height } = context.canvas;
    context.clearRect(0, 0, width, height);
    context.drawImage(source, x - side / 2, y - side / 2, side, side, 0, 0, width, height);
  }, [at, size, source, shownWidth]);

  const [x, y] = placeOf(
    [(at[0] * shownWidth) / size[0], (at[1] * shownWidth) / size[0]],
    shownWidth,
    roomAbove,
  );
  return (
    <div
      className="pointer-events-none absolute z-3 size-[104px] -translate-1/2 overflow-clip rounded-full border-3 border-white bg-ink outline-2 outline-ink"
      style={{ left: x, top: y }}
      aria-hidden="true"
    >
      <canvas ref={canvas} className="block size-full" width={2 * SIZE} height={2 * SIZE} />
      <svg className="absolute inset-0 size-full" viewBox="-50 -50 100 100" fill="none" aria-hidden="true">
        <path className="stroke-white" strokeWidth="3.5" d="M-22 0H-5M5 0H22M0-22V-5M0 5V22" />
        <path className="stroke-ink" strokeWidth="1.5" d="M-22 0H-5M5 0H22M0-22V-5M0 5V22" />
      </svg>
    </div>
  );
}

/** Above the corner; where that leaves the board, beside it. */
function placeOf([x, y]: Point, shownWidth: number, roomAbove: number): Point {
  if (y + roomAbove > AWAY + SIZE / 2)
    return [Math.min(shownWidth - SIZE / 2, Math.max(SIZE / 2, x)), y - AWAY];
  return [x < shownWidth / 2 ? x + AWAY : x - AWAY, Math.max(SIZE / 2, y)];
}

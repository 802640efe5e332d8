// The artwork at its size on the board: a ruler tells how wide it prints sharp, and its handle is the picture's corner.
import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { Bitmap } from '../../../mockup/warp.ts';
import type { ArtworkAnswer } from '../../../schemas/artwork-upload.ts';
import { drawBitmap } from './draw-bitmap.ts';
import { lengthText, type PrintChoice, placeOf, stepOf, widestOf } from './print-choice.ts';

interface BoardProps {
  choice: PrintChoice;
  /** As it is printed; null before it was read. */
  printed: Bitmap | null;
  judged: ArtworkAnswer['judged'];
  onWidth(inches: number): void;
}

/** Inches that Shift and an arrow key move the handle. */
const LARGE_STEP = 1;

export function Board({ choice, printed, judged, onWidth }: BoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const place = placeOf(choice);
  const widest = widestOf(place);
  const ratio = printed ? printed.height / printed.width : 1;
  const share = (inches: number) => `${Math.min(100, (inches / widest) * 100)}%`;
  const dpi = judged?.pixels ? Math.round(judged.pixels.across / choice.widthInches) : null;
  const word = wordOf(choice.widthInches, judged);

  // As high as the board is, and the ruler as wide.
  useLayoutEffect(() => {
    box.current?.style.setProperty('--ratio', String(widest / place.inches.height));
  }, [widest, place.inches.height]);

  function drag({ clientX, buttons, currentTarget, pointerId }: PointerEvent) {
    const area = board.current?.getBoundingClientRect();
    if (!area || buttons === 0) return;
    currentTarget.setPointerCapture(pointerId);
    onWidth(((clientX - area.left) / area.width) * widest);
  }

  return (
    <div className="board" ref={box}>
      <div className="board-ink">
        <div className="board-place" ref={board}>
          <div
            className="board-picture"
            style={{ inlineSize: share(choice.widthInches), aspectRatio: `${1 / ratio}` }}
          >
            <Pixels printed={printed} />
            <span className="board-corner" onPointerDown={drag} onPointerMove={drag} />
            <span className="board-height">
              {lengthText(Math.round(choice.widthInches * ratio * 10) / 10)}
            </span>
          </div>
        </div>
      </div>
      <div className="ruler">
        <div className="ruler-zones" aria-hidden="true">
          <Zones judged={judged} widest={widest} />
        </div>
        <input
          type="range"
          min={stepOf(place)}
          max={widest}
          step={stepOf(place)}
          value={choice.widthInches}
          aria-label="Width of the print"
          aria-valuetext={[`${lengthText(choice.widthInches)} wide`, dpi && `${dpi} dots an inch`, word]
            .filter(Boolean)
            .join(', ')}
          onChange={({ currentTarget }) => onWidth(Number(currentTarget.value))}
          onKeyDown={(event) => {
            const by = event.shiftKey ? STEPS[event.key] : undefined;
            if (by === undefined) return;
            event.preventDefault();
            onWidth(choice.widthInches + by * LARGE_STEP);
          }}
        />
        <p className="ruler-words">
          <b>{lengthText(choice.widthInches)} wide</b>
          <span data-word={word}>{dpi === null ? 'sharp at any size' : `${dpi} dpi, ${word}`}</span>
        </p>
      </div>
    </div>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** 'sharp', 'soft' or 'blurry' at that width. */
export function wordOf(widthInches: number, judged: ArtworkAnswer['judged']): string {
  const { sharpInches = Number.POSITIVE_INFINITY, softInches = Number.POSITIVE_INFINITY } =
    judged?.pixels ?? {};
  return widthInches <= sharpInches ? 'sharp' : widthInches <= softInches ? 'soft' : 'blurry';
}

/** Solid where it prints sharp, lines where soft, dots where blurry. */
function Zones({ judged, widest }: { judged: ArtworkAnswer['judged']; widest: number }) {
  const { sharpInches = widest, softInches = widest } = judged?.pixels ?? {};
  const [sharp, soft] = [Math.min(sharpInches, widest), Math.min(softInches, widest)];
  const zones: [word: string, from: number, to: number][] = [
    ['sharp', 0, sharp],
    ['soft', sharp, soft],
    ['blurry', soft, widest],
  ];
  return zones
    .filter(([, from, to]) => to > from)
    .map(([word, from, to]) => (
      <span key={word} data-word={word} style={{ inlineSize: `${((to - from) / widest) * 100}%` }}>
        <i />
        {/* Where there is little room they say little. */}
        {(to - from) / widest > 0.14 && (
          <small>
            {word}
            {to < widest && (to - from) / widest > 0.34 && ` to ${lengthText(Math.floor(to * 10) / 10)}`}
          </small>
        )}
      </span>
    ));
}

/** In its own pixels: where there are few they are seen. */
function Pixels({ printed }: { printed: Bitmap | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (printed && canvas.current) drawBitmap(canvas.current, printed);
  }, [printed]);
  return <canvas ref={canvas} />;
}

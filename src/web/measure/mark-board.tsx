// The photo on the ink board, with the pins on the surface's corners and on the sheet's, and the loupe.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Loupe } from './loupe.tsx';
import { type MarkedThing, type Marks, pointsOf } from './marks.ts';
import { Pin, type PinProps } from './pin.tsx';
import type { Photo } from './read-photo.ts';

export interface MarkBoardProps {
  photo: Photo;
  marks: Marks;
  /** What has its pins out. */
  things: readonly MarkedThing[];
  /** Of the photo as shown, in CSS pixels; 0 until it is. */
  shownWidth: number;
  onShow(width: number): void;
  onMove(mark: {
    thing: MarkedThing;
    index: number;
    to: readonly [number, number];
    how: 'dragged' | 'byHand';
  }): void;
  onSettle(thing: MarkedThing): void;
}

const PLACES = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const;
/** The sheet's heads lie outside of it, where there is room for four; the surface's inside, to stay on the board. */
const OUTWARDS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
const COLORS = { surface: 'cyan', sheet: 'yellow' } as const;
const LINES = { surface: 'stroke-cyan', sheet: 'stroke-yellow' };

export function MarkBoard({ photo, marks, things, shownWidth, onShow, onMove, onSettle }: MarkBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [roomAbove, setRoomAbove] = useState(0);
  const [active, setActive] = useState<{ thing: MarkedThing; index: number }>();
  const { size } = photo;
  const aspect = size[0] / size[1];

  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(photo.canvas, 0, 0);
  }, [photo]);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const watcher = new ResizeObserver(() => {
      onShow(current.clientWidth);
      setRoomAbove(
        current.getBoundingClientRect().top - (current.parentElement?.getBoundingClientRect().top ?? 0),
      );
    });
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [onShow]);

  const loupe = active && marks[active.thing][active.index];
  return (
    <div className="grid min-h-0 flex-1 touch-none place-items-center overflow-clip bg-ink p-4 [@media(height<560px)]:p-2 [container-type:size] [forced-color-adjust:none]">
      <div
        ref={frame}
        className="relative"
        style={{ width: `min(100cqw, 100cqh * ${aspect})`, aspectRatio: aspect }}
      >
        <canvas
          ref={canvas}
          className="block size-full"
          width={photo.canvas.width}
          height={photo.canvas.height}
          role="img"
          aria-label="Your photo"
        />
        <svg
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
          viewBox={`0 0 ${size[0]} ${size[1]}`}
          fill="none"
          aria-hidden="true"
        >
          {things.map((thing) =>
            ['stroke-ink [stroke-width:5]', `${LINES[thing]} [stroke-width:2.5]`].map((look) => (
              <polygon
                key={thing + look}
                className={look}
                points={pointsOf(marks[thing]).join(' ')}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            )),
          )}
        </svg>
        {shownWidth > 0 &&
          things.flatMap((thing) =>
            PLACES.map((place, index) => {
              const isAt = (pin: typeof active) => pin?.thing === thing && pin.index === index;
              const pin: PinProps = {
                name: `${place} corner of the ${thing}`,
                label: String(index + 1),
                color: COLORS[thing],
                at: pointsOf(marks[thing])[index] ?? [0, 0],
                size,
                head: headOf(thing, index),
                scale: size[0] / shownWidth,
                onMove: (to, how) => onMove({ thing, index, to, how }),
                onSettle: () => onSettle(thing),
                onActive: (isActive) =>
                  setActive((now) => (isActive ? { thing, index } : isAt(now) ? undefined : now)),
              };
              return <Pin key={pin.name} {...pin} />;
            }),
          )}
        {loupe && shownWidth > 0 && (
          <Loupe photo={photo} at={loupe.at} shownWidth={shownWidth} roomAbove={roomAbove} />
        )}
      </div>
    </div>
  );
}

function headOf(thing: MarkedThing, index: number): PinProps['head'] {
  const [across, down] = OUTWARDS[index] ?? OUTWARDS[0];
  return thing === 'sheet' ? [across, down] : [across === 1 ? -1 : 1, down === 1 ? -1 : 1];
}

// All plates on one sheet, apart until the visitor pulls them into register: with the slider, or by moving over them.
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlateSet } from './plate-sets.ts';

/** From here on the plates snap into register. */
const CAUGHT = 94;
/** How much of the sheet's width the hand has to cross. */
const REACH = 0.8;

export function PlateStage({ set, code }: { set: PlateSet; code: string }) {
  const pile = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [pull, setPull] = useState(0);
  const isDone = pull >= CAUGHT;

  function move(to: number) {
    setPull(to);
    if (slider.current) slider.current.value = String(to);
    // Who wants no motion sees the plates apart or together, and nothing in between.
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const place = isStill ? Math.round(to / 100) : to >= CAUGHT ? 1 : to / 100;
    pile.current?.style.setProperty('--pull', String(place));
  }

  function follow({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    move(Math.round(Math.min(1, Math.max(0, (clientX - left) / (width * REACH))) * 100));
  }

  // What was pulled before this page woke.
  const catchUp = useEffectEvent(() => move(Number(slider.current?.value)));
  useEffect(() => catchUp(), []);

  return (
    <div className={`plate-stage ${SHEET}`}>
      <div
        ref={pile}
        className={`${PILE} cursor-ew-resize touch-pan-y`}
        onPointerDown={follow}
        onPointerMove={follow}
      >
        {set.plates.map(({ name, picture, overprints }) => (
          <img
            key={name}
            className={PLATE}
            src={picture}
            alt=""
            data-overprints={overprints}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        ))}
      </div>
      <div className={CAPTION}>
        <label className="needs-script flex flex-1 flex-wrap items-center gap-x-4">
          <b>{set.pull}</b>
          <input
            ref={slider}
            className="plate-pull m-0 h-target flex-[1_1_180px] cursor-ew-resize"
            type="range"
            min={0}
            max={100}
            step={5}
            defaultValue={0}
            aria-valuetext={isDone ? set.done : `${pull} percent`}
            onChange={(event) => move(Number(event.currentTarget.value))}
          />
        </label>
        <span className="code">{isDone ? set.done : code}</span>
      </div>
    </div>
  );
}

/** A part of the printed sheet: plates in a pile, and below them what they are. */
export const SHEET = 'flex flex-col outline outline-ink outline-offset-[-0.5px]';
export const PILE =
  'plate-pile relative isolate aspect-4/3 flex-1 overflow-hidden bg-(--ground) forced-color-adjust-none [print-color-adjust:exact]';
export const PLATE = 'absolute inset-0 size-full object-contain p-[4%]';
export const CAPTION =
  'flex min-h-12 items-center justify-between gap-4 border-t bg-white px-[clamp(8px,1.2vw,20px)] py-1.5 leading-[1.2]';

// A pin before it is sent: it is dragged, or moved with the arrow keys; Enter leads to its text, Escape takes it away.
import type { KeyboardEvent, PointerEvent } from 'react';
import { useWords } from '../words/use-words.ts';
import { PinMark } from './pin-mark.tsx';
import type { NewPin as Pin } from './use-answers.ts';

interface Props {
  id: string;
  number: number;
  pin: Pin;
  /** Of the pointer in the picture. */
  placeOf(event: { clientX: number; clientY: number }): { x: number; y: number };
  onPlace(pin: Pin): void;
  onTakeAway(): void;
}

const STEP = 0.01;
const BIG_STEP = 0.05;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function NewPin({ id, number, pin, placeOf, onPlace, onTakeAway }: Props) {
  const words = useWords().proofs.newPin;

  function press(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (event.key === 'Escape') onTakeAway();
    else if (event.key === 'Enter') document.getElementById(`${id}-comment`)?.focus();
    else if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    else {
      const step = event.shiftKey ? BIG_STEP : STEP;
      onPlace({ ...pin, x: within(pin.x + arrow[0] * step), y: within(pin.y + arrow[1] * step) });
    }
    event.preventDefault();
  }

  function drag(event: PointerEvent<SVGElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onPlace({ ...pin, ...placeOf(event) });
  }

  return (
    <svg role="presentation" className="overflow-visible" x={`${pin.x * 100}%`} y={`${pin.y * 100}%`}>
      <g
        ref={pin.isByKey ? focusOnce : undefined}
        className="group pointer-events-auto cursor-grab touch-none active:cursor-grabbing"
        role="slider"
        tabIndex={0}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(pin.x * 100)}
        aria-valuetext={words.at(percent(pin.x), percent(pin.y))}
        aria-label={words.label(number)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <PinMark number={number} look="unsent" />
      </g>
    </svg>
  );
}

const focusOnce = (element: SVGElement | null) => element?.focus();

/** Of the picture, four digits are a tenth of a pixel. */
export const within = (share: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

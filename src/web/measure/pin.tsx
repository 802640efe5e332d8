// A pin on the photo: its tip is the mark, its head lies beside it, so that neither finger nor head covers the corner.
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Point } from '../../measure/corners.ts';
import type { Size } from '../../measure/photo.ts';

export interface PinProps {
  name: string;
  label: string;
  color: 'cyan' | 'yellow';
  at: Point;
  size: Size;
  /** Where the head lies seen from the tip. */
  head: readonly [across: 1 | -1, down: 1 | -1];
  /** The photo's pixels to one CSS pixel. */
  scale: number;
  onMove(to: Point, how: 'dragged' | 'byHand'): void;
  /** Let go after a drag. */
  onSettle(): void;
  onActive(isActive: boolean): void;
}

/** From the tip to the middle of the head, across and down. */
const AWAY = 22;
const STEP = 1;
const BIG_STEP = 10;
const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FILLS = { cyan: 'fill-cyan', yellow: 'fill-yellow' };

export function Pin(props: PinProps) {
  const { name, label, color, at, size, head, scale, onMove, onSettle, onActive } = props;
  const grip = useRef<{ pointer: Point; at: Point; isMoved: boolean }>(undefined);

  function take(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { pointer: [event.clientX, event.clientY], at, isMoved: false };
    onActive(true);
  }

  function drag(event: PointerEvent<HTMLElement>) {
    const held = grip.current;
    if (!held) return;
    held.isMoved = true;
    const [x, y] = [event.clientX - held.pointer[0], event.clientY - held.pointer[1]];
    onMove([held.at[0] + x * scale, held.at[1] + y * scale], 'dragged');
  }

  function letGo() {
    const held = grip.current;
    grip.current = undefined;
    if (!held) return;
    onActive(false);
    if (held.isMoved) onSettle();
  }

  function press(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = (event.shiftKey ? BIG_STEP : STEP) * scale;
    onMove([at[0] + arrow[0] * step, at[1] + arrow[1] * step], 'byHand');
  }

  const [x, y] = [Math.round(at[0]), Math.round(at[1])];
  const tip = { x: 22 - head[0] * AWAY, y: 22 - head[1] * AWAY };
  return (
    <div
      className="absolute z-2 size-target rounded-full focus-visible:bg-ink focus-visible:outline-white focus-visible:outline-offset-0 -translate-1/2 cursor-grab touch-none select-none active:cursor-grabbing"
      style={{
        left: `calc(${(100 * at[0]) / size[0]}% + ${head[0] * AWAY}px)`,
        top: `calc(${(100 * at[1]) / size[1]}% + ${head[1] * AWAY}px)`,
      }}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={size[0]}
      aria-valuenow={x}
      aria-valuetext={`${x} across, ${y} down`}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={press}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onActive(true)}
      onBlur={() => onActive(false)}
    >
      <svg className="block size-full overflow-visible" viewBox="0 0 44 44" aria-hidden="true">
        <path className="stroke-white" strokeWidth="5" d={`M22 22 ${tip.x} ${tip.y}`} />
        <path className="stroke-ink" strokeWidth="2" d={`M22 22 ${tip.x} ${tip.y}`} />
        <circle className={`stroke-white ${FILLS[color]}`} strokeWidth="2.5" cx="22" cy="22" r="12.75" />
        <circle className="fill-none stroke-ink" cx="22" cy="22" r="14.5" />
        <text
          className="fill-ink font-bold font-text text-small"
          x="22"
          y="22"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {label}
        </text>
      </svg>
    </div>
  );
}

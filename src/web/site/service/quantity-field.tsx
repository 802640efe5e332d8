// How many: typed, or stepped with a button on each side.

import { useRef } from 'react';
import type { PublicService } from '../../../schemas/shop.ts';

export interface QuantityFieldProps {
  id: string;
  /** Where the field starts, and the buttons end. */
  minimum: number;
  unit: PublicService['unit'];
  error: string | undefined;
  onStep(quantity: number): void;
}

export function QuantityField({ id, minimum, unit, error, onStep }: QuantityFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Large runs are thought of by the dozen.
  const step = minimum >= 12 ? 12 : 1;

  function move(by: number) {
    const now = Number((input.current?.value ?? '').replaceAll(/[\s,]/g, ''));
    onStep(Math.max(minimum, (Number.isFinite(now) ? now : minimum) + by));
  }

  return (
    <div className="field col-span-full flex flex-wrap items-center gap-x-5 gap-y-1.5">
      <label className="field-label" htmlFor={id}>
        How many
      </label>
      <div className="flex w-max border-2 bg-white">
        <button type="button" className={STEP} aria-label={`${step} fewer`} onClick={() => move(-step)}>
          −
        </button>
        <input
          ref={input}
          className="field-control w-28 border-ink border-y-0 text-center font-black font-display text-[1.75rem] leading-none"
          id={id}
          name="quantity"
          type="text"
          inputMode="numeric"
          maxLength={11}
          defaultValue={minimum}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        />
        <button type="button" className={STEP} aria-label={`${step} more`} onClick={() => move(step)}>
          +
        </button>
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {minimum === 1 ? unit.many : `${unit.many}, ${minimum} at least`}
      </p>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

const STEP = 'w-12 border-0 bg-transparent font-medium font-mono text-[1.5rem] leading-none hover:bg-yellow';

// The fields of a saved reply that a person has to fill in; each is a way to it.
import type { RefObject } from 'react';
import { findMissing } from './missing-fields.ts';

interface Props {
  text: string;
  textRef: RefObject<HTMLTextAreaElement | null>;
}

export function FillIn({ text, textRef }: Props) {
  const missing = findMissing(text);
  if (missing.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-ink-quiet">Fill in:</span>
      {missing.map(({ written, start, end }) => (
        <button
          key={start}
          type="button"
          className="mono min-h-6 border border-ink bg-highlight px-1.5 text-ink touch:min-h-target touch:px-3"
          onClick={() => {
            textRef.current?.focus();
            textRef.current?.setSelectionRange(start, end);
          }}
        >
          {written}
        </button>
      ))}
    </p>
  );
}

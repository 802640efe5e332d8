// Two kinds of bars that are told apart without color: solid, and hatched.
import { useId } from 'react';

type Part = 'solid' | 'hatched';

interface Place {
  x: number | string;
  y: number;
  width: number | string;
  height: number;
}

/** `hatch`: id of the Hatch in the same picture. */
export const Block = ({ part, hatch, ...place }: Place & { part: Part; hatch?: string }) =>
  part === 'solid' ? (
    <rect fill="currentColor" {...place} />
  ) : (
    <rect stroke="currentColor" fill={`url(#${hatch})`} {...place} />
  );

export const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
    <path stroke="currentColor" strokeWidth="0.9" d="M-1,1 1,-1M0,4 4,0M3,5 5,3" />
  </pattern>
);

export function KeyMark({ part }: { part: Part }) {
  const hatch = useId();
  return (
    <svg className="ml-1.5 align-[-1px] text-ink" aria-hidden="true" width="11" height="11">
      {part === 'hatched' && <Hatch id={hatch} />}
      <Block part={part} hatch={hatch} x={0.5} y={0.5} width={10} height={10} />
    </svg>
  );
}

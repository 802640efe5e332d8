// The shop's name as a drawn wordmark: ultra-black letters, the O with a registration target for its counter.
import { setLetters } from '../../../art/letters.ts';

/** Draws `name` if every letter of it has an outline, and sets it in type otherwise. */
export function Wordmark({ name, className = 'h-[1em]' }: { name: string; className?: string }) {
  const set = setLetters(name);
  if (!set) return <span className={`wordmark-type display leading-none ${className}`}>{name}</span>;
  return (
    <svg
      className={`block fill-current ${className}`}
      role="img"
      aria-label={name}
      viewBox={`0 -4 ${set.width} 208`}
    >
      {set.letters.map(({ x, outline }) => (
        <path key={x} transform={`translate(${x} 0)`} fillRule="evenodd" d={outline} />
      ))}
    </svg>
  );
}

// The brand's mark, and Carl's face: a registration target, two opposite quarters of a disc; its plates a little out of
// register.

export const TargetMark = ({ className = '' }: { className?: string }) => (
  <svg
    aria-hidden="true"
    className={`target-mark flex-none overflow-visible ${className}`}
    viewBox="-22 -22 44 44"
    width="44"
    height="44"
  >
    <circle className="fill-cyan" r="20" cx="1.5" cy="-1" />
    <circle className="fill-magenta" r="20" cx="-1.5" />
    <circle className="fill-yellow" r="20" cx="1" cy="1.5" />
    <circle r="19.5" />
    <path className="fill-white" d="M0,0V-8A8,8 0 0 1 8,0ZM0,0V8A8,8 0 0 1 -8,0Z" />
  </svg>
);

// The brand's mark, and Carl's face: a registration target, two opposite quarters of a disc.

export const TargetMark = () => (
  <svg aria-hidden="true" className="target-mark" viewBox="-22 -22 44 44" width="44" height="44">
    <circle className="plate-cyan" r="20" cx="1.5" cy="-1" />
    <circle className="plate-magenta" r="20" cx="-1.5" />
    <circle className="plate-yellow" r="20" cx="1" cy="1.5" />
    <circle r="19.5" />
    <path className="paper" d="M0,0V-8A8,8 0 0 1 8,0ZM0,0V8A8,8 0 0 1 -8,0Z" />
  </svg>
);

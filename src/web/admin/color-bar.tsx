// The press's inks in four squares, before the shop's name.

export const ColorBar = () => (
  <svg className="color-bar" viewBox="0 0 40 10" aria-hidden="true">
    <path className="bar-cyan" d="M0 0H10V10H0Z" />
    <path className="bar-magenta" d="M10 0H20V10H10Z" />
    <path className="bar-yellow" d="M20 0H30V10H20Z" />
    <path className="bar-ink" d="M30 0H40V10H30Z" />
  </svg>
);

// A drawing of what the photo should show: the whole surface, its four corners, the sheet flat on it.

const PINS = [
  [104, 38],
  [456, 62],
  [456, 178],
  [104, 208],
] as const;
const SHEET_PINS = [
  [206, 108],
  [252, 110],
  [252, 144],
  [206, 146],
] as const;

export const WhatToPhotograph = () => (
  <svg
    className="block h-auto w-full bg-ink [forced-color-adjust:none]"
    viewBox="0 0 560 240"
    role="img"
    aria-label="A sign seen from one side, all four corners in the picture, and a sheet of paper flat on it"
  >
    <path className="fill-cyan" d="M104 38 456 62V178L104 208Z" />
    <path className="fill-none stroke-white" strokeWidth="2" strokeDasharray="7 6" d="M64 18H496V222H64Z" />
    <path className="fill-white stroke-ink" strokeWidth="2" d="M206 108 252 110V144L206 146Z" />
    <path className="stroke-ink" strokeWidth="9" d="M290 104 412 108M290 128 412 129M290 151 368 149" />
    {PINS.map(([x, y]) => (
      <circle key={`${x} ${y}`} className="fill-cyan stroke-white" strokeWidth="3" cx={x} cy={y} r="10" />
    ))}
    {SHEET_PINS.map(([x, y]) => (
      <circle key={`${x} ${y}`} className="fill-yellow stroke-ink" strokeWidth="2" cx={x} cy={y} r="6" />
    ))}
  </svg>
);

// The shop's initials as a two-plate print, very large: what hangs beside the admin login.
import { circle, path } from './drawing.ts';
import { CYAN, MAGENTA, PAPER } from './inks.ts';
import { setLetters } from './letters.ts';
import { rampTile } from './ramp.ts';
import { smooth } from './screens.ts';

const PITCH = 6.4;
/** Narrower than in the wordmark: both are to be read where there is room for one and a half. */
const NARROW = 0.7;
const STOCKS = {
  light: { paper: PAPER, cyan: CYAN, magenta: MAGENTA, cross: '#15110e' },
  dark: { paper: '#14100d', cyan: '#2fb4ea', magenta: '#ff4fa3', cross: '#7d7267' },
};

/** Cyan flat, magenta through a screen that grows downwards; they print over one another, never over the dark stock. */
export function drawInitials(name: string, stock: keyof typeof STOCKS): string {
  const { paper, cyan, magenta, cross } = STOCKS[stock];
  const initials = name
    .split(/\s+/)
    .map((word) => word[0])
    .join('');
  const set = setLetters(initials) ?? { width: 206, letters: [{ x: 0, outline: TARGET }] };
  const letters = set.letters
    .map(({ x, outline }) => path(outline, x ? `transform="translate(${x} 0)"` : ''))
    .join('');
  const width = Math.round(set.width * NARROW) + 44;
  const tile = rampTile({ pitch: PITCH, height: 232, coverage: (share) => 0.9 * smooth(0.02, 0.98, share) });
  const plate = (fill: string, dx: number, dy: number) =>
    `<g style="mix-blend-mode:multiply" fill="${fill}" fill-rule="evenodd" transform="matrix(${NARROW} 0 0 1 ${dx} ${dy})">${letters}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -32 ${width} 264"><defs><pattern id="p" width="${PITCH}" height="240" y="-16" patternUnits="userSpaceOnUse" patternTransform="scale(${(1 / NARROW).toFixed(4)} 1)">${path(tile, `fill="${magenta}"`)}</pattern></defs><rect x="-24" y="-32" width="${width}" height="264" fill="${paper}"/><g style="isolation:isolate">${plate(cyan, 0, 0)}${plate('url(#p)', 5, 3)}</g>${[-18, 218].map((y) => mark(width / 2 - 24, y, cross)).join('')}</svg>\n`;
}

const TARGET =
  'M0,100a103,103 0 1 0 206,0a103,103 0 1 0 -206,0ZM103,100V63A37,37 0 0 1 140,100ZM103,100V137A37,37 0 0 1 66,100Z';

const mark = (x: number, y: number, ink: string): string =>
  `<g fill="none" stroke="${ink}" stroke-width=".8">${circle(x, y, 4)}${path(`M${x - 7} ${y}H${x + 7}M${x} ${y - 7}V${y + 7}`)}</g>`;

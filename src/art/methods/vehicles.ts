// One van three times: how much of it the film covers.
import { circle, framed, path, plate } from '../drawing.ts';
import { CYAN, INK, KRAFT, MAGENTA, PAPER, WHITE, YELLOW } from '../inks.ts';
import { drawLetters } from '../letters.ts';
import { dots, smooth } from '../screens.ts';
import { bareVan, fittings, onFilm, shadow } from '../specimens/car-wraps.ts';
import { HEIGHT, HILLS, SUN, WATER, WIDTH } from './scene.ts';

/** Of the van's own sheet. */
const FRAME = { x: -106, y: 60, width: 544, height: (544 * HEIGHT) / WIDTH };
const ROAD = 282;

const scene = (film: string, over = ''): string =>
  framed(FRAME, [backdrop(), shadow(), bareVan(), onFilm(film), over, fittings()].join(''));

function backdrop(): string {
  const { x, y, width, height } = FRAME;
  const rising = dots(
    { x, y: 130, width, height: ROAD - 130 },
    { pitch: 8, angle: 45, tone: (_, at) => 0.5 * smooth(140, ROAD, at) },
  );
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${KRAFT}"/>`,
    plate(INK, rising),
    path(`M${x},${ROAD}H${x + width}V${y + height}H${x}Z`, `fill="${INK}"`),
    path(`M${x},289H${x + width}`, `fill="none" stroke="${PAPER}" stroke-width="1.6"`),
  ].join('');
}

/** Cut vinyl: flat shapes on the doors, and nothing else. */
export const drawVehicleLettering = (): string =>
  scene(
    '',
    [
      `<g fill="${INK}">${drawLetters('BOLD', { x: 187, y: 104, height: 24 })}</g>`,
      `<g fill="${MAGENTA}">${drawLetters('WORK', { x: 187, y: 133, height: 20 })}</g>`,
      circle(92, 118, 22, `fill="${YELLOW}"`),
      path(
        'M40 156C60 116 76 106 88 112C100 120 108 138 116 138C124 138 126 124 134 124C142 126 152 144 160 156Z',
        `fill="${MAGENTA}"`,
      ),
      path('M40 160H160V168H40Z', `fill="${CYAN}"`),
      path('M187 194H266M187 202H266', `fill="none" stroke="${INK}" stroke-width="4"`),
    ].join(''),
  );

/** The picture, as printed film. */
function printed(scale: number, x: number, y: number): string {
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    `<rect x="-80" y="-60" width="640" height="320" fill="${CYAN}"/>`,
    circle(SUN.x, SUN.y - 4, SUN.r, `fill="${YELLOW}"`),
    path(HILLS, `fill="${MAGENTA}"`),
    path(`M-80 134H4V178H-80ZM410 134H560V178H410Z`, `fill="${MAGENTA}"`),
    path(WATER, 'fill="#00006a"'),
    path('M-80 152H4V260H-80ZM410 154H560V260H410Z M0 176H414V260H0Z', 'fill="#00006a"'),
    '</g>',
  ].join('');
}

/** The back half, cut along a slope. */
export const drawPartialWrap = (): string =>
  scene(
    [
      '<clipPath id="half"><path d="M-20 40H262L196 300H-20Z"/></clipPath>',
      `<g clip-path="url(#half)">${printed(0.86, -34, 84)}</g>`,
      path('M266 40L200 300', `fill="none" stroke="${YELLOW}" stroke-width="14"`),
      path('M282 40L216 300', `fill="none" stroke="${INK}" stroke-width="5"`),
    ].join(''),
  );

/** From bumper to bumper. */
export const drawFullWrap = (): string =>
  scene(
    printed(1.06, -6, 74),
    `<g fill="${WHITE}">${drawLetters('BOLD WORK', { x: 50, y: 94, height: 27 })}</g>`,
  );

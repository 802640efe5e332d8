// CW-05: a van side-on, three vinyl stripes that overprint, and a dot sun behind it.
import { circle, clip, drawing, framed, ground, path, plate, type Separation } from '../drawing.ts';
import { CYAN, INK, KRAFT, MAGENTA, PAPER, WHITE, YELLOW } from '../inks.ts';
import { drawLetters } from '../letters.ts';
import { dots, lines, smooth } from '../screens.ts';

const VAN =
  'M22,250C18,244 18,236 20,226L24,104C25,88 34,80 50,79C120,75 220,75 276,78C296,79 310,88 322,104L348,142C372,148 396,154 408,164C418,174 422,200 422,226C422,240 420,250 412,252H22Z';
const STRIPE = 'M-10,232C90,232 150,206 206,152C246,112 290,84 380,70';
const WINDOW = 'M284,94C296,96 304,102 312,113L332,143H284Z';
const LAMP = 'M396,160C408,162 416,172 418,184L402,182C396,176 394,168 396,160Z';
const WHEELS = [102, 346];
const AXLE = 252;
const SUN = { x: 334, y: 62, r: 128 };
const ROAD = 282;

export const drawCarWraps = (): string =>
  drawing(440, 340, [ground(KRAFT), sun(MAGENTA), road(), van()].join(''));

/** The van under its sun, and the films that are laid on it. */
export function separateCarWraps(): Separation {
  const sheet = { x: 6, y: 24, width: 424, height: 318 };
  return {
    cutOut: framed({ x: 0, y: -68, width: 470, height: 364 }, [sun(YELLOW), shadow(), van()].join('')),
    plates: [shadow() + bareVan() + fittings(), onFilm(stripes()), onFilm(nose()), lettering()].map((part) =>
      framed(sheet, part),
    ),
  };
}

function sun(ink: string): string {
  const box = { x: 190, y: -68, width: 280, height: 298 };
  const marks = dots(box, {
    pitch: 9,
    angle: 22,
    tone: (x, y) => {
      const distance = Math.hypot(x - SUN.x, y - SUN.y);
      return distance > SUN.r ? 0 : 0.86 - 0.62 * smooth(20, 190, y) - 0.12 * smooth(60, SUN.r, distance);
    },
  });
  return plate(ink, marks);
}

function road(): string {
  const dust = dots(
    { x: 0, y: 246, width: 440, height: 40 },
    { pitch: 7, angle: 45, tone: (_, y) => 0.1 + 0.8 * smooth(246, 286, y) },
  );
  return [
    plate(INK, dust),
    path(`M0,${ROAD}H440V340H0Z`, `fill="${INK}"`),
    path(
      'M0,312H440',
      `fill="none" stroke="${YELLOW}" stroke-width="5" stroke-dasharray="58 42" stroke-dashoffset="30"`,
    ),
    path('M0,289H440', `fill="none" stroke="${PAPER}" stroke-width="1.6"`),
  ].join('');
}

const van = (): string => shadow() + bareVan() + onFilm(stripes() + nose()) + lettering() + fittings();

export const shadow = (): string => path('M30,262H430L452,290H60Z', `fill="${INK}"`);

export function bareVan(): string {
  const box = { x: 18, y: 70, width: 410, height: 186 };
  const rocker = lines(box, {
    pitch: 4.6,
    angle: 0,
    tone: (x, y) => 0.72 * smooth(214, 250, y) * (x > 20 ? 1 : 0),
  });
  const back = lines(box, { pitch: 5.2, angle: 90, tone: (x) => 0.6 * smooth(44, 18, x) });
  return [
    // Mirror and roof rack behind the body.
    path('M60,79V70H252V78M92,70V78M156,70V76M220,70V77', `fill="none" stroke="${INK}" stroke-width="3"`),
    path(VAN, `class="o" fill="${WHITE}"`),
    clip('van', VAN),
    `<g clip-path="url(#van)">${path(rocker + back, `fill="${INK}"`)}${path('M18,232H430', 'class="i"')}</g>`,
  ].join('');
}

/** Film is cut where the body ends: round the wheels, the window and the lamp. */
export const onFilm = (film: string): string => {
  const arches = WHEELS.map((x) => `M${x - 46},${AXLE}a46,46 0 0 1 92,0Z`).join('');
  const body = `<clipPath id="body"><path clip-rule="evenodd" d="${VAN}${arches}${WINDOW}${LAMP}"/></clipPath>`;
  return `${body}<g clip-path="url(#body)">${film}</g>`;
};

const stripes = (): string =>
  [
    [YELLOW, -34],
    [MAGENTA, -14],
    [CYAN, 8],
  ]
    .map(([ink, dy]) =>
      path(STRIPE, `class="m" fill="none" stroke="${ink}" stroke-width="30" transform="translate(0 ${dy})"`),
    )
    .join('');

const nose = (): string =>
  path('M352,140L300,256H430V140Z', `class="m" fill="${CYAN}"`) +
  path('M392,150L362,256H430V150Z', `class="m" fill="${MAGENTA}"`);

const lettering = (): string =>
  `<g fill="${INK}">${drawLetters('BOLD WORK', { x: 42, y: 100, height: 25 })}</g>`;

/** What stands over the vinyl: gaps between panels, handles, window, lamps, wheels. */
export const fittings = (): string =>
  [
    path(
      'M100,78C98,120 98,190 100,214M180,77V240M276,79V243M284,94V240M334,146C342,180 342,214 336,238',
      'class="i"',
    ),
    path('M100,164H270', `fill="none" stroke="${INK}" stroke-width="4.6" stroke-linecap="round"`),
    path('M100,164H270', `fill="none" stroke="${WHITE}" stroke-width="1"`),
    path('M190,180h20M292,168h20', `fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"`),
    circle(58, 186, 9, `fill="${WHITE}" stroke="${INK}" stroke-width="2"`),
    path('M58,177v18', `fill="none" stroke="${INK}" stroke-width="1.2"`),
    path(WINDOW, `class="o" fill="${INK}"`),
    path(
      'M292,132L306,104M302,137L318,120',
      `fill="none" stroke="${WHITE}" stroke-width="3.4" stroke-linecap="round"`,
    ),
    path('M318,104L344,141C350,144 340,147 334,143L312,113Z', `fill="${INK}"`),
    path('M326,108L349,140', `fill="none" stroke="${WHITE}" stroke-width="2"`),
    path(
      'M322,146c12,-4 20,0 20,8s-4,14 -12,14s-10,-6 -10,-12z',
      `fill="${INK}" stroke="${INK}" stroke-width="2"`,
    ),
    path(LAMP, `class="o" fill="${YELLOW}"`),
    path('M400,166L412,178', `fill="none" stroke="${WHITE}" stroke-width="2.6" stroke-linecap="round"`),
    path('M402,206H421M402,213H421', `fill="none" stroke="${INK}" stroke-width="4"`),
    path('M398,236H424C426,246 424,254 416,254H396Z', `class="o" fill="${INK}"`),
    path('M20,196h9v30h-9z', `class="o" fill="${MAGENTA}"`),
    path('M14,240h16v12h-12z', `class="o" fill="${INK}"`),
    path('M136,244h170', `fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"`),
    WHEELS.map(wheel).join(''),
  ].join('');

function wheel(x: number): string {
  const spokes = Array.from({ length: 6 }, (_, i) =>
    path('M-4.6,-4L-6.4,-19.5H6.4L4.6,-4Z', `transform="rotate(${i * 60})"`),
  ).join('');
  return [
    path(`M${x - 46},${AXLE}a46,46 0 0 1 92,0Z`, `fill="${INK}"`),
    `<g transform="translate(${x} ${AXLE})">`,
    circle(0, 0, 38, `class="o" fill="${INK}"`),
    circle(0, 0, 33, `fill="none" stroke="${WHITE}" stroke-width="1.2" stroke-dasharray="7 5"`),
    circle(0, 0, 23.5, `fill="${KRAFT}" stroke="${INK}" stroke-width="2"`),
    `<g fill="${INK}">${spokes}</g>`,
    circle(
      0,
      0,
      22,
      `fill="none" stroke="${WHITE}" stroke-width="2.4" stroke-dasharray="24 115" stroke-linecap="round" transform="rotate(200)"`,
    ),
    circle(0, 0, 6, `fill="${WHITE}" stroke="${INK}" stroke-width="2"`),
    '</g>',
  ].join('');
}

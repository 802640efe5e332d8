// The small pictures over the rules for artwork: an owner picks one by its name.
import { circle, framed, path } from '../drawing.ts';
import { CYAN, INK, KRAFT, MAGENTA, PAPER, WHITE, YELLOW } from '../inks.ts';
import { drawLetters } from '../letters.ts';
import { dots, short, smooth } from '../screens.ts';

const SIZE = { x: 0, y: 0, width: 280, height: 180 };
const RED = '#c22e05';

/** rule-NAME.svg for every name that the facts may use. */
export const rulePictures = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PICTURES).map(([name, draw]) => [`rule-${name}.svg`, framed(SIZE, draw())]),
  );

const PICTURES = {
  vector,
  inks,
  lines,
  base,
  lettering,
  size,
  sketch,
  shades,
  distance,
  margin,
  photos,
  words,
  answers,
  'one-color': oneColor,
};

const stroke = (d: string, width: number, more = ''): string =>
  path(
    d,
    `fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}`,
  );
const cross = (x: number, y: number): string =>
  path(`M${x - 9},${y - 9}l18,18m0,-18l-18,18`, `fill="none" stroke="${RED}" stroke-width="5"`);
const tick = (x: number, y: number): string =>
  path(`M${x - 10},${y}l7,8l14,-17`, 'fill="none" stroke="#007a00" stroke-width="5"');
/** A dimension between two places, drawn as on a plan. */
const across = (x1: number, x2: number, y: number): string =>
  stroke(`M${x1},${y}H${x2}M${x1},${y - 7}v14M${x2},${y - 7}v14`, 2) +
  path(`M${x1},${y}l9,-4v8zM${x2},${y}l-9,-4v8z`, `fill="${INK}"`);
const upright = (y1: number, y2: number, x: number): string =>
  `<g transform="matrix(0 1 1 0 ${x} 0)">${across(y1, y2, 0)}</g>`;

/** One half of a ring as an outline, the other in pixels. */
function vector(): string {
  const pixel = 12;
  const pixels: string[] = [];
  for (let x = 0; x < 76; x += pixel)
    for (let y = -78; y < 78; y += pixel) {
      const reach = Math.hypot((x + pixel / 2) * 1.15, y + pixel / 2);
      if (reach < 74 && reach > 33) pixels.push(`M${140 + x},${90 + y}h${pixel}v${pixel}h-${pixel}z`);
    }
  return (
    path('M140,16a64,74 0 0 0 0,148v-41a29,33 0 0 1 0,-66z', `fill="${INK}"`) +
    path(pixels.join(''), `fill="${MAGENTA}" stroke="${WHITE}" stroke-width=".8"`)
  );
}

function inks(): string {
  const discs = [
    [CYAN, 112, 70],
    [MAGENTA, 168, 70],
    [YELLOW, 140, 114],
  ] as const;
  return `<g class="g">${discs.map(([ink, x, y]) => `<g class="m" fill="${ink}">${circle(x, y, 50)}</g>`).join('')}</g>`;
}

function lines(): string {
  return [
    stroke('M40,38H186', 1.4, 'stroke-dasharray="12 5 2 6"'),
    stroke('M40,76H186', 3.4),
    stroke('M40,112H186', 6.5),
    stroke('M40,148H186', 11),
    cross(228, 38),
    tick(226, 78),
    tick(226, 114),
    tick(226, 150),
  ].join('');
}

/** The same ink on dark cloth, with white beneath it and without. */
function base(): string {
  return [
    path('M0,0H280V180H0Z', `fill="${INK}"`),
    circle(80, 92, 52, `fill="${WHITE}"`),
    circle(85, 90, 50, `fill="${YELLOW}"`),
    circle(204, 90, 50, 'fill="#4a3c0c"'),
  ].join('');
}

function lettering(): string {
  const small = drawLetters('BOLD', { x: 150, y: 137, height: 12 });
  return [
    `<g fill="${INK}">${drawLetters('BOLD', { x: 62, y: 24, height: 46 })}${drawLetters('BOLD', { x: 62, y: 96, height: 26 })}</g>`,
    `<g fill="${INK}" stroke="${INK}" stroke-width="30" stroke-linejoin="round" transform="translate(-88 6)">${small}</g>`,
    upright(24, 70, 40),
    upright(96, 122, 40),
    tick(240, 54),
    tick(240, 112),
    cross(240, 148),
  ].join('');
}

function size(): string {
  return [
    path('M86,52H236V130H86Z', `fill="${CYAN}" stroke="${INK}" stroke-width="3"`),
    `<g fill="${WHITE}">${drawLetters('WORK', { x: 104, y: 78, height: 27 })}</g>`,
    across(86, 236, 154),
    upright(52, 130, 60),
    stroke('M86,26V40M236,26V40M86,33H236', 1.2, 'stroke-dasharray="4 5"'),
  ].join('');
}

/** From the napkin to the print. */
function sketch(): string {
  return [
    '<g transform="rotate(-6 76 92)">',
    path('M18,36H128V148H18Z', `fill="${PAPER}" stroke="${INK}" stroke-width="2"`),
    path('M24,42H122V142H24Z', `fill="none" stroke="${KRAFT}" stroke-width="2" stroke-dasharray="3 4"`),
    stroke(
      'M52,112C38,96 44,70 66,64C92,58 108,80 98,100C90,116 66,124 54,112M58,78C70,86 84,96 96,92M74,64C72,54 80,48 90,50M50,110C60,92 76,74 84,70',
      2.2,
    ),
    '</g>',
    stroke('M146,92h28m-9,-9l9,9l-9,9', 3),
    circle(224, 96, 40, `fill="${YELLOW}" stroke="${INK}" stroke-width="3.4"`),
    path(
      'M224,56C222,40 238,30 254,36C254,50 240,60 224,56Z',
      `fill="#008500" stroke="${INK}" stroke-width="3"`,
    ),
    path('M224,96V72A24,24 0 0 1 248,96ZM224,96V120A24,24 0 0 1 200,96Z', `fill="${INK}"`),
  ].join('');
}

/** A run of tone, and the same in three threads. */
function shades(): string {
  const ramp = dots(
    { x: 22, y: 30, width: 104, height: 120 },
    { pitch: 7, angle: 45, tone: (_, y) => 0.92 * smooth(30, 150, y) },
  );
  const band = (top: number, ink: string): string => {
    const rows = Array.from({ length: 11 }, (_, i) => `M156,${short(top + 2 + i * 3.6)}l102,-2`).join('');
    return (
      path(`M154,${top}h106v40h-106z`, `fill="#5e4500"`) + path(rows, `stroke="${ink}" stroke-width="2.8"`)
    );
  };
  return [
    `<g class="d" stroke="${INK}">${ramp}</g>`,
    path('M22,30H126V150H22Z', `fill="none" stroke="${INK}" stroke-width="2"`),
    band(30, '#ffe873'),
    band(70, YELLOW),
    band(110, '#c79a00'),
    path('M154,30H260V150H154Z', `fill="none" stroke="${INK}" stroke-width="2"`),
  ].join('');
}

/** Lines of sight over a letter far away. */
function distance(): string {
  const ruler = Array.from({ length: 10 }, (_, i) => `M${34 + i * 21},148v${i % 5 ? 7 : 13}`).join('');
  return [
    path('M30,92L238,34V138Z', `fill="${YELLOW}"`),
    stroke('M30,92L238,34M30,92L238,138', 2),
    `<g fill="${INK}">${drawLetters('B', { x: 186, y: 36, height: 100 })}</g>`,
    path('M16,92C22,80 38,80 44,92C38,104 22,104 16,92Z', `fill="${WHITE}" stroke="${INK}" stroke-width="3"`),
    circle(30, 92, 6, `fill="${INK}"`),
    stroke(`M34,148H244${ruler}`, 2),
  ].join('');
}

/** Nothing of the design comes near hem and holes. */
function margin(): string {
  const holes = [30, 103, 177, 250].flatMap((x) => [
    [x, 38],
    [x, 142],
  ]);
  return [
    path('M18,26H262V154H18Z', `fill="${YELLOW}" stroke="${INK}" stroke-width="3.4"`),
    holes
      .map(([x = 0, y = 0]) => circle(x, y, 5.5, `fill="${WHITE}" stroke="${INK}" stroke-width="2.4"`))
      .join(''),
    path('M46,54H234V126H46Z', `fill="none" stroke="${RED}" stroke-width="2.4" stroke-dasharray="8 6"`),
    `<g fill="${INK}">${drawLetters('WORK', { x: 74, y: 74, height: 32 })}</g>`,
  ].join('');
}

function photos(): string {
  const print = (x: number, y: number, sky: string, hill: string) =>
    [
      path(`M${x},${y}h104v64h-104z`, `fill="${WHITE}" stroke="${INK}" stroke-width="2.6"`),
      path(`M${x + 7},${y + 7}h90v50h-90z`, `fill="${sky}"`),
      circle(x + 74, y + 24, 9, `fill="${WHITE}"`),
      path(`M${x + 7},${y + 57}v-14l24,-20l22,18l14,-11l30,24v3z`, `fill="${hill}"`),
    ].join('');
  return [
    print(28, 20, CYAN, INK),
    print(148, 20, YELLOW, MAGENTA),
    print(28, 96, MAGENTA, INK),
    print(148, 96, KRAFT, CYAN),
  ].join('');
}

/** A sheet of text with the corrector's marks. */
function words(): string {
  return [
    path('M70,16H210V164H70Z', `fill="${WHITE}" stroke="${INK}" stroke-width="2.6"`),
    stroke('M90,42H168', 8),
    stroke('M90,68H190M90,88H190M90,108H190M90,128H150', 3),
    path(
      'M118,82L160,94M118,94L160,82M196,62c14,4 14,22 0,30M150,120l8,16l8,-16',
      `fill="none" stroke="${MAGENTA}" stroke-width="3.4" stroke-linecap="round"`,
    ),
  ].join('');
}

/** What may be answered, ticked one by one. */
function answers(): string {
  const row = (y: number, width: number) =>
    path(`M52,${y}h30v30h-30z`, `fill="${WHITE}" stroke="${INK}" stroke-width="2.6"`) +
    tick(68, y + 15) +
    stroke(`M104,${y + 8}h${width}M104,${y + 22}h${width * 0.6}`, 4);
  return [
    path('M28,10H252V170H28Z', `fill="${YELLOW}" stroke="${INK}" stroke-width="2.6"`),
    row(26, 120),
    row(74, 96),
    row(122, 124),
  ].join('');
}

/** A mark in three plates, and in one. */
function oneColor(): string {
  const target = 'M0,-40a40,40 0 1 0 .1,0ZM0,0V-18A18,18 0 0 1 18,0ZM0,0V18A18,18 0 0 1 -18,0Z';
  const mark = (x: number, ink: string, more = '') =>
    path(target, `fill="${ink}" fill-rule="evenodd" transform="translate(${x} 90)"${more}`);
  return [
    `<g class="g">${mark(64, YELLOW, ' class="m"')}${mark(76, MAGENTA, ' class="m"')}${mark(70, CYAN, ' class="m"')}</g>`,
    stroke('M128,90h26m-9,-9l9,9l-9,9', 3),
    mark(212, MAGENTA),
  ].join('');
}

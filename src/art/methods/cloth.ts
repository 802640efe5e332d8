// What is printed and stitched on: black jersey, black twill, and film on top of it.
import { circle, clip, path, plate } from '../drawing.ts';
import { CYAN, INK, KRAFT, MAGENTA, PAPER, WHITE, YELLOW } from '../inks.ts';
import { dots, randomFrom, short, smooth } from '../screens.ts';
import { below, HEIGHT, HILLS, picture, ridge, SHEET, SUN, shore, WATER, WIDTH } from './scene.ts';

const CLOTH = '#241f1b';
const THREAD = '#352e28';
const RED = '#e40000';
const VIOLET = '#00006a';

const jersey = (): string =>
  `<pattern id="jersey" width="12" height="12" patternUnits="userSpaceOnUse">${path('M2 0V5M8 6V11M4 3H10M10 9H14M-2 9H4', `fill="none" stroke="${THREAD}" stroke-width="2.4" stroke-linecap="round"`)}</pattern>${sheet(CLOTH)}${sheet('url(#jersey)')}`;

const twill = (): string =>
  `<pattern id="twill" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-58)">${path('M0 2H7', `fill="none" stroke="${THREAD}" stroke-width="2.6"`)}</pattern>${sheet(CLOTH)}${sheet('url(#twill)')}`;

const sheet = (fill: string): string => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`;

/** Flat inks through coarse screens: dots one can count. */
export const drawScreenPrint = (): string =>
  picture(
    jersey(),
    circle(SUN.x, SUN.y, SUN.r + 2, `fill="${YELLOW}"`),
    opaque(
      MAGENTA,
      dots(SHEET, {
        pitch: 13.5,
        angle: 20,
        tone: (x, y) => {
          const depth = y - ridge(x);
          return 0.98 * smooth(-12, 3, depth) - 0.6 * smooth(4, 84, depth);
        },
      }),
    ),
    opaque(
      CYAN,
      dots(SHEET, { pitch: 13.5, angle: 52, tone: (x, y) => 0.96 * smooth(-10, 12, y - shore(x)) }),
    ),
  );

/** Ink on black cloth covers it. */
const opaque = (ink: string, marks: string): string => `<g class="d" stroke="${ink}">${marks}</g>`;

/** Fine dots on a film that lies on the cloth, a corner of it still to be pressed. */
export function drawTransfer(): string {
  const [left, top, right] = [34, 8, 382];
  const film = `M${left} ${top}H${right}V128L330 ${HEIGHT}H${left}Z`;
  const box = { x: left, y: top, width: right - left, height: HEIGHT - top };
  const fine = (ink: string, angle: number, tone: (x: number, y: number) => number): string =>
    `<g class="d" stroke="${ink}">${dots(box, { pitch: 5, angle, tone })}</g>`;
  return picture(
    jersey(),
    path(`M${left} ${top}H${right}V128L330 ${HEIGHT}H${left}Z`, `fill="#0b0907" transform="translate(7 6)"`),
    clip('film', film),
    `<g clip-path="url(#film)">${sheet(KRAFT)}`,
    path('M20 150L170 0H204L20 184ZM20 104L124 0H136L20 116Z', `fill="${PAPER}"`),
    circle(SUN.x, SUN.y + 10, SUN.r - 3, `fill="${YELLOW}"`),
    path(HILLS, `fill="${MAGENTA}"`),
    clip('hills', HILLS),
    '<g clip-path="url(#hills)">',
    fine(RED, 8, (x, y) => 0.74 * smooth(64, 4, y - ridge(x)) - 0.02 * (y / HEIGHT)),
    fine(VIOLET, 8, (_, y) => 0.62 * smooth(78, 170, y)),
    '</g>',
    path(WATER, `fill="${CYAN}"`),
    '</g>',
    path(film, `fill="none" stroke="${INK}" stroke-width="3"`),
    // The corner that is lifted, seen from behind.
    path('M382 128L330 178C326 160 330 146 340 140C354 134 370 138 382 128Z', `fill="${WHITE}"`),
    clip('corner', 'M382 128L330 178C326 160 330 146 340 140C354 134 370 138 382 128Z'),
    `<g clip-path="url(#corner)">${path(
      Array.from({ length: 12 }, (_, i) => `M${316 + i * 8} 184L${346 + i * 8} 124`).join(''),
      `fill="none" stroke="${INK}" stroke-width="3"`,
    )}</g>`,
    path('M382 128L330 178C326 160 330 146 340 140C354 134 370 138 382 128Z', 'class="o" fill="none"'),
  );
}

type Point = [x: number, y: number];

/** Filling stitches in rows, satin along the edge, and a sun of straight ones. */
export function drawStitches(): string {
  return picture(
    twill(),
    path(HILLS, 'fill="#6d003b" transform="translate(0 2)"'),
    clip('hills', HILLS),
    `<g clip-path="url(#hills)">${fill(11, ['#a80060', '#c9006f', MAGENTA, '#f02a95', '#f554aa'], -9)}</g>`,
    path(WATER, 'fill="#004a70"'),
    clip('water', WATER),
    `<g clip-path="url(#water)">${fill(23, ['#0077a8', '#008cc2', CYAN, '#3bb9e8', '#7fd3f2'], -5)}</g>`,
    sunOfThread(),
    satinAlong(ridge, 19),
  );
}

/** Rows of stitches at an angle, each in one of the thread's tones. */
function fill(seed: number, tones: readonly string[], angle: number): string {
  const random = randomFrom(seed);
  const layers = tones.map((): string[] => []);
  const slope = Math.tan((angle * Math.PI) / 180);
  for (let row = 30; row < HEIGHT + 76; row += 4.4)
    for (let x = -20 - random() * 24; x < WIDTH; ) {
      const length = 17 + random() * 15;
      const y = row + slope * x;
      const layer = layers[Math.min(tones.length - 1, Math.floor(random() ** 1.25 * tones.length))];
      layer?.push(`M${short(x)} ${short(y)}l${short(length)} ${short(slope * length)}`);
      x += length + 1.6;
    }
  return layers
    .map((all, i) =>
      path(all.join(''), `fill="none" stroke="${tones[i]}" stroke-width="3.9" stroke-linecap="round"`),
    )
    .join('');
}

const GOLD = ['#c79a00', '#e6b800', YELLOW, '#ffe04a'];

/** A column of satin stitches that follows a line. */
function satinAlong(line: (x: number) => number, width: number): string {
  const places: Point[] = [];
  for (let x = -6; x < WIDTH + 6; ) {
    places.push([x, line(x)]);
    const rise = line(x + 1) - line(x);
    x += 2.7 / Math.hypot(1, rise);
  }
  return satin(places, width);
}

/** A stitch across the line at every place; the line is a run of near points. */
function satin(
  places: readonly Point[],
  width: number,
  tones: readonly string[] = GOLD,
  under = '#4d3800',
): string {
  const random = randomFrom(places.length);
  const layers = tones.map((): string[] => []);
  const dark: string[] = [];
  const sheen: string[] = [];
  places.forEach(([x, y], i) => {
    const [ax, ay] = places[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = places[Math.min(places.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    const half = width / 2 + (random() - 0.5) * 1.6;
    const at = (share: number) => `${short(x + nx * half * share)} ${short(y + ny * half * share)}`;
    const caught = Math.abs(nx * -0.5 + ny * -0.86) + (random() - 0.5) * 0.3;
    dark.push(`M${at(-1.06)}L${at(1.06)}`);
    layers[Math.min(tones.length - 1, Math.max(0, Math.floor(caught * tones.length)))]?.push(
      `M${at(-1)}L${at(1)}`,
    );
    if (i % 3 === 0) sheen.push(`M${at(-0.5)}L${at(0.1)}`);
  });
  return [
    path(dark.join(''), `fill="none" stroke="${under}" stroke-width="3.4"`),
    ...layers.map((all, i) =>
      path(all.join(''), `fill="none" stroke="${tones[i]}" stroke-width="1.9" stroke-linecap="round"`),
    ),
    path(sheen.join(''), 'fill="none" stroke="#fff0a0" stroke-width=".9" stroke-opacity=".8"'),
  ].join('');
}

function sunOfThread(): string {
  const { x, y, r } = SUN;
  const random = randomFrom(7);
  const dark: string[] = [];
  const layers = GOLD.map((): string[] => []);
  for (let dy = -r; dy <= r; dy += 2.6) {
    const half = Math.sqrt(Math.max(0, r * r - dy * dy)) + (random() - 0.3) * 2.4;
    if (half < 4) continue;
    const stitch = `M${short(x - half)} ${short(y + dy + half * 0.05)}L${short(x + half)} ${short(y + dy - half * 0.05)}`;
    dark.push(stitch);
    layers[1 + Math.floor(random() * 3)]?.push(stitch);
  }
  return [
    path(dark.join(''), 'fill="none" stroke="#7a5a00" stroke-width="3.6" stroke-linecap="round"'),
    ...layers.map((all, i) =>
      path(all.join(''), `fill="none" stroke="${GOLD[i]}" stroke-width="1.8" stroke-linecap="round"`),
    ),
    path(
      `M${x - 24} ${y - 10}l44 -6M${x - 18} ${y + 8}l40 -5`,
      'fill="none" stroke="#fff6c2" stroke-width="2.2" stroke-linecap="round"',
    ),
  ].join('');
}

/** The picture burnt into a badge with a sewn edge. */
export function drawPatch(): string {
  const [left, top, right, bottom, r] = [92, 14, 322, 164, 20];
  const badge = `M${left + r} ${top}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${bottom - r}a${r} ${r} 0 0 1 ${-r} ${r}H${left + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
  const inside = { x: left, y: top, width: right - left, height: bottom - top };
  const small = (line: (x: number) => number, by: number) => (x: number) =>
    28 + line((x - left) * 1.8) * 0.72 + by;
  const burnt = '#5a3417';
  const contours = [0, 9, 18, 27, 36, 45, 54, 63]
    .map((by) =>
      below(small(ridge, by), inside)
        .replace(/^M[\d. ]+L/, 'M')
        .replace(/V[\d.]+Z$/, ''),
    )
    .join('');
  return picture(
    twill(),
    path(badge, 'fill="#0b0907" stroke="#0b0907" stroke-width="16" transform="translate(7 8)"'),
    path(badge, 'fill="#c68a4e"'),
    clip('badge', badge),
    '<g clip-path="url(#badge)">',
    path(grain(), 'fill="none" stroke="#a86f38" stroke-width="1.2" stroke-linecap="round"'),
    circle(270, 58, 21, `fill="none" stroke="${burnt}" stroke-width="5"`),
    circle(270, 58, 12, `fill="${burnt}"`),
    path(below(small(ridge, 0), inside), 'fill="#c68a4e"'),
    path(contours, `fill="none" stroke="${burnt}" stroke-width="3.4" stroke-linejoin="round"`),
    path(
      contours,
      'fill="none" stroke="#e2b27c" stroke-width="1" stroke-linejoin="round" transform="translate(0 2.4)"',
    ),
    '</g>',
    satin(
      roundAbout({ left, top, right, bottom, r }),
      15,
      ['#a80060', '#c9006f', MAGENTA, '#f554aa'],
      '#4d0029',
    ),
  );
}

/** Short scratches of leather. */
function grain(): string {
  const random = randomFrom(41);
  return Array.from({ length: 150 }, () => {
    const [x, y] = [92 + random() * 230, 14 + random() * 150];
    return `M${short(x)} ${short(y)}l${short(3 + random() * 6)} ${short((random() - 0.5) * 4)}`;
  }).join('');
}

/** Places along a rectangle with round corners. */
function roundAbout({
  left,
  top,
  right,
  bottom,
  r,
}: Record<'left' | 'top' | 'right' | 'bottom' | 'r', number>): Point[] {
  const step = 2.7;
  const places: Point[] = [];
  const run = (from: Point, to: Point) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (let at = 0; at < length; at += step)
      places.push([from[0] + ((to[0] - from[0]) * at) / length, from[1] + ((to[1] - from[1]) * at) / length]);
  };
  const turn = (x: number, y: number, from: number) => {
    for (let angle = from; angle < from + 90; angle += (step / r) * 57.3)
      places.push([x + r * Math.cos((angle * Math.PI) / 180), y + r * Math.sin((angle * Math.PI) / 180)]);
  };
  run([left + r, top], [right - r, top]);
  turn(right - r, top + r, -90);
  run([right, top + r], [right, bottom - r]);
  turn(right - r, bottom - r, 0);
  run([right - r, bottom], [left + r, bottom]);
  turn(left + r, bottom - r, 90);
  run([left, bottom - r], [left, top + r]);
  turn(left + r, top + r, 180);
  return places;
}

/** A press's head over the sheet: printed on its left, white on its right. */
export function drawWidePrint(): string {
  const head = 304;
  const fine = (ink: string, angle: number, tone: (x: number, y: number) => number): string =>
    plate(ink, dots(SHEET, { pitch: 7, angle, tone }));
  return picture(
    sheet(WHITE),
    clip('printed', `M0 0H${head + 10}V${HEIGHT}H0Z`),
    `<g clip-path="url(#printed)"><g class="g">`,
    sheet(WHITE),
    fine(CYAN, 15, (x, y) => (y < ridge(x) ? 0.42 - 0.36 * (y / 130) : 0)),
    `<g class="m">${circle(SUN.x - 44, SUN.y + 2, SUN.r - 4, `fill="${YELLOW}"`)}</g>`,
    fine(MAGENTA, 75, (x, y) => (y < ridge(x) ? 0 : 0.95 - 0.35 * smooth(10, 110, y - ridge(x)))),
    fine(YELLOW, 0, (x, y) => (y < ridge(x) ? 0 : 0.9 * smooth(70, 0, y - ridge(x)))),
    fine(CYAN, 15, (x, y) => (y < shore(x) ? (y < ridge(x) ? 0 : 0.5 * smooth(90, 160, y)) : 1)),
    '</g></g>',
    // The hem with its grommets.
    path(`M0 14H${WIDTH}`, `fill="none" stroke="${INK}" stroke-width="1.4" stroke-dasharray="6 4"`),
    [26, 146, 266, 386]
      .map(
        (x) =>
          circle(x, 14, 9, `fill="${KRAFT}" stroke="${INK}" stroke-width="2.6"`) +
          circle(x, 14, 3.6, `fill="${INK}"`),
      )
      .join(''),
    path(`M0 84H${WIDTH}M0 94H${WIDTH}`, `fill="none" stroke="${INK}" stroke-width="4"`),
    `<g transform="translate(${head} 48)">`,
    path('M8 8H88V92H8Z', 'fill="#0b0907"'),
    path('M0 0H80V84H0Z', `class="o" fill="${INK}"`),
    [CYAN, MAGENTA, YELLOW, '#8c8175']
      .map((ink, i) => path(`M${9 + i * 16} 12h13v44h-13z`, `fill="${ink}"`))
      .join(''),
    path('M9 66H71M9 73H71', `fill="none" stroke="${PAPER}" stroke-width="2"`),
    '</g>',
  );
}

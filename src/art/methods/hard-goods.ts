// Mugs, pens, glasses and steel: one ink from a pad, fired ink, a beam, and color all around.
import { circle, clip, path, plate } from '../drawing.ts';
import { CYAN, INK, KRAFT, MAGENTA, PAPER, WHITE, YELLOW } from '../inks.ts';
import { dots, lines, smooth } from '../screens.ts';
import { along, below, HEIGHT, HILLS, picture, ridge, SHEET, SUN, shore, WATER, WIDTH } from './scene.ts';

const sheet = (fill: string): string => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`;

/** One solid ink on a barrel, and the pad that brought it. */
export function drawImprint(): string {
  const barrel = { x: 0, y: 58, width: WIDTH, height: 112 };
  const shade = lines(barrel, {
    pitch: 5,
    angle: 0,
    tone: (_, y) => Math.max(0.85 * smooth(140, 170, y), 0.5 * smooth(72, 58, y)),
  });
  return picture(
    sheet(CYAN),
    path('M0 70H414V178H0Z', `fill="${INK}" transform="translate(0 8)"`),
    path('M0 58H414V170H0Z', `class="o" fill="${WHITE}"`),
    path(shade, `fill="${INK}"`),
    path('M372 58V170M384 58V170', 'class="i"'),
    // The print: no tone, no second color.
    clip('print', 'M44 61H232V162H44Z'),
    `<g clip-path="url(#print)"><g transform="translate(30 66) scale(.52)">`,
    circle(SUN.x, SUN.y - 2, SUN.r, `fill="${MAGENTA}"`),
    path(HILLS, `fill="${WHITE}" transform="translate(0 -9)"`),
    path(HILLS, `fill="${MAGENTA}"`),
    path(along(shore), `fill="none" stroke="${WHITE}" stroke-width="8"`),
    '</g></g>',
    // The pad, up again, its last ink on it.
    path(
      'M264 -8H404V8C404 46 372 92 334 92C296 92 264 46 264 8Z',
      `fill="${INK}" transform="translate(7 7)"`,
    ),
    path('M264 -8H404V8C404 46 372 92 334 92C296 92 264 46 264 8Z', `class="o" fill="#f08a6a"`),
    path(
      'M282 20C286 52 306 78 326 84',
      `fill="none" stroke="${WHITE}" stroke-width="5" stroke-linecap="round"`,
    ),
    path('M300 66C310 78 322 91 334 91C346 91 358 78 368 66C352 74 318 74 300 66Z', `fill="${MAGENTA}"`),
  );
}

/** On a pint glass in the kiln's light. */
export function drawGlassPrint(): string {
  const glass = 'M108 -14L132 196H282L306 -14Z';
  const heat = Array.from({ length: 7 }, (_, i) => `M0 ${172 - i * i * 2.6 - i * 3}H414`);
  return picture(
    sheet('#241f1b'),
    heat
      .map((d, i) => path(d, `fill="none" stroke="#e40000" stroke-width="${[7, 6, 5, 3.6, 2.6, 1.8, 1][i]}"`))
      .join(''),
    path(glass, `fill="#3a332d"`),
    clip('glass', glass),
    '<g clip-path="url(#glass)">',
    path('M100 150H320V200H100Z', 'fill="#4d453d"'),
    `<g transform="translate(66 22) scale(.68 .74)">`,
    circle(SUN.x - 60, SUN.y - 2, SUN.r - 8, `fill="${YELLOW}"`),
    path(below(ridge), `fill="${MAGENTA}"`),
    `<g class="d" stroke="#241f1b">${dots(SHEET, { pitch: 9, angle: 30, tone: (x, y) => (y > ridge(x) ? 0.34 * smooth(40, 120, y - ridge(x) + 30) : 0) })}</g>`,
    path(WATER, `fill="${CYAN}"`),
    '</g>',
    path('M122 -14L144 170', `fill="none" stroke="${PAPER}" stroke-width="7" stroke-opacity=".9"`),
    path('M136 -14L155 140', `fill="none" stroke="${PAPER}" stroke-width="2.4"`),
    path(
      'M288 -14L270 150',
      `fill="none" stroke="${PAPER}" stroke-width="3.4" stroke-dasharray="70 10 16 200"`,
    ),
    '</g>',
    path('M136 160H278', `fill="none" stroke="${PAPER}" stroke-width="2"`),
    path(glass, `fill="none" stroke="${PAPER}" stroke-width="4"`),
  );
}

/** Cut into a dark coating down to the steel. */
export function drawEngraving(): string {
  const steel = '#d9d4cb';
  const beam = { x: 254, y: 112 };
  const brushed = Array.from({ length: 30 }, (_, i) => {
    const y = 3 + i * 6;
    const from = (i * 97) % 200;
    return `M${from} ${y}h${90 + ((i * 53) % 120)}M${(from + 260) % 414} ${y + 2.6}h${60 + ((i * 31) % 90)}`;
  }).join('');
  const contours = Array.from({ length: 14 }, (_, i) =>
    along((x) => ridge(x) + i * 7.4, { ...SHEET, width: beam.x - i * 1.2 }),
  ).join('');
  const rings = [41, 34, 27, 20, 13, 6]
    .map((r) => circle(SUN.x - 6, SUN.y + 8, r, `fill="none" stroke="${steel}" stroke-width="3"`))
    .join('');
  const spark = Array.from({ length: 9 }, (_, i) => {
    const angle = (i * 40 * Math.PI) / 180;
    const [from, to] = [9, i % 2 ? 17 : 26];
    return `M${(beam.x + from * Math.cos(angle)).toFixed(1)} ${(beam.y + from * Math.sin(angle)).toFixed(1)}L${(beam.x + to * Math.cos(angle)).toFixed(1)} ${(beam.y + to * Math.sin(angle)).toFixed(1)}`;
  }).join('');
  return picture(
    sheet('#241f1b'),
    path(brushed, 'fill="none" stroke="#352e28" stroke-width="2" stroke-linecap="round"'),
    rings,
    path(
      below((x) => ridge(x) - 3),
      'fill="#241f1b"',
    ),
    path(
      along(ridge, { ...SHEET, x: beam.x, width: WIDTH - beam.x }),
      `fill="none" stroke="#8c8175" stroke-width="1.6" stroke-dasharray="5 5"`,
    ),
    path(contours, `fill="none" stroke="${steel}" stroke-width="3.2" stroke-linejoin="round"`),
    path(contours, `fill="none" stroke="#0b0907" stroke-width="1" transform="translate(0 2.3)"`),
    path(`M${beam.x} -4V${beam.y}`, `fill="none" stroke="${MAGENTA}" stroke-width="6"`),
    path(`M${beam.x} -4V${beam.y}`, `fill="none" stroke="#ffc2e2" stroke-width="1.6"`),
    path(spark, `fill="none" stroke="${YELLOW}" stroke-width="3" stroke-linecap="round"`),
    circle(beam.x, beam.y, 6, `fill="${WHITE}"`),
  );
}

/** Every color, from the handle all around to the handle. */
export function drawMugPrint(): string {
  const [left, right] = [62, 322];
  const body = `M${left} 18C${left} 18 ${left + 2} 150 ${left + 6} 196H${right - 6}C${right - 2} 150 ${right} 18 ${right} 18Z`;
  const handle =
    'M318 48C368 34 398 60 392 104C386 148 352 168 316 156L318 132C344 138 362 126 366 100C368 74 350 62 320 74Z';
  const box = { x: left, y: 10, width: right - left, height: HEIGHT - 10 };
  const fine = (ink: string, angle: number, tone: (x: number, y: number) => number): string =>
    plate(ink, dots(box, { pitch: 6, angle, tone }));
  return picture(
    sheet(YELLOW),
    path(handle, `fill="${INK}" transform="translate(8 8)"`),
    path(body, `fill="${INK}" transform="translate(8 8)"`),
    path(handle, `class="o" fill="${WHITE}"`),
    path(body, `fill="${WHITE}"`),
    clip('body', body),
    '<g clip-path="url(#body)"><g class="g">',
    `<rect x="${left}" y="0" width="${right - left}" height="${HEIGHT}" fill="${KRAFT}"/>`,
    `<g class="m">${circle(262, 62, 34, `fill="${YELLOW}"`)}</g>`,
    fine(MAGENTA, 75, (x, y) => (y < ridge(x) ? 0.12 : 0.96 - 0.3 * smooth(20, 110, y - ridge(x)))),
    fine(YELLOW, 0, (x, y) => (y < ridge(x) ? 0 : 0.95 * smooth(60, 0, y - ridge(x)))),
    fine(CYAN, 15, (x, y) => (y < shore(x) ? (y < ridge(x) ? 0 : 0.6 * smooth(100, 160, y)) : 1)),
    '</g>',
    path(
      lines(box, {
        pitch: 5,
        angle: 90,
        tone: (x) => Math.max(0.75 * smooth(286, 322, x), 0.45 * smooth(78, 62, x)),
      }),
      `fill="${INK}"`,
    ),
    path(`M${left + 22} 34V178`, `fill="none" stroke="${WHITE}" stroke-width="7"`),
    '</g>',
    path(body, 'class="o" fill="none"'),
    `<ellipse cx="192" cy="18" rx="130" ry="15" class="o" fill="${WHITE}"/>`,
    `<ellipse cx="192" cy="20" rx="114" ry="9" fill="${INK}"/>`,
  );
}

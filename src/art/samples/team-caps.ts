// A line of caps: a bolt in raised satin stitch, its border in a running stitch.
import { circle, clip, drawing, ground, path } from '../drawing.ts';
import { CYAN, INK, MAGENTA, WHITE, YELLOW } from '../inks.ts';
import { dots, lines, randomFrom, short, smooth } from '../screens.ts';

type Point = [x: number, y: number];

const CROWN = 'M-128,66C-134,-42 -78,-104 0,-108C78,-104 134,-42 128,66C60,46 -60,46 -128,66Z';
const BILL =
  'M-129,64C-62,42 62,42 129,64C160,84 170,112 158,128C142,116 74,92 0,92C-74,92 -142,116 -158,128C-170,112 -160,84 -129,64Z';
const UNDER =
  'M-158,128C-142,116 -74,92 0,92C74,92 142,116 158,128C120,120 60,104 0,104C-60,104 -120,120 -158,128Z';
const BOLT: Point[] = [
  [24, -78],
  [-44, -13],
  [-10, -9],
  [-22, 32],
  [46, -34],
  [10, -38],
];

export const drawTeamCaps = (): string =>
  drawing(
    480,
    360,
    [
      ground(CYAN, 480, 360),
      light(),
      shelf(),
      definitions(),
      '<use href="#cap" transform="translate(64 208) scale(.78)"/>',
      '<use href="#cap" transform="translate(416 208) scale(.78)"/>',
      '<use href="#cap" transform="translate(240 196) scale(1.08)"/>',
    ].join(''),
  );

/** Paper shows through where the lamp stands. */
const light = (): string =>
  `<g class="d" stroke="${WHITE}">${dots(
    { x: 0, y: 0, width: 480, height: 290 },
    { pitch: 10, angle: 15, tone: (x, y) => 0.8 * smooth(250, 40, Math.hypot(x - 240, (y - 60) * 1.25)) },
  )}</g>`;

const shelf = (): string =>
  path('M0,286H480V360H0Z', `fill="${YELLOW}"`) +
  path('M0,286H480', `stroke="${INK}" stroke-width="3.4"`) +
  path(
    lines(
      { x: 0, y: 290, width: 480, height: 70 },
      { pitch: 7, angle: 0, tone: (_, y) => 0.34 * smooth(290, 352, y) },
    ),
    `fill="${INK}"`,
  );

function definitions(): string {
  const box = { x: -134, y: -110, width: 268, height: 180 };
  const shade = lines(box, {
    pitch: 5,
    angle: 45,
    tone: (x, y) =>
      Math.max(0.6 * smooth(40, 132, x - y * 0.1), 0.5 * smooth(-96, -134, x) * smooth(-40, 60, y)),
  });
  return [
    '<defs><g id="cap">',
    path(
      `${CROWN}${BILL}${UNDER}`,
      `fill="${INK}" stroke="${INK}" stroke-width="3.4" transform="translate(11 11)"`,
    ),
    path(CROWN, `class="o" fill="${WHITE}"`),
    clip('crown', CROWN),
    `<g clip-path="url(#crown)">`,
    path(
      'M-60,-112C-104,-60 -112,0 -106,70H-140V-112ZM60,-112C104,-60 112,0 106,70H140V-112Z',
      `fill="${MAGENTA}"`,
    ),
    path(shade, `fill="${INK}"`),
    path('M-58,-94C-98,-50 -108,4 -103,66M58,-94C98,-50 108,4 103,66', 'class="i"'),
    path('M-65,-92C-105,-48 -115,4 -110,66M65,-92C105,-48 115,4 110,66', 'class="s"'),
    path('M0,-108V-92M0,52V60', 'class="i"'),
    '</g>',
    path(CROWN, 'class="o" fill="none"'),
    path('M-16,-107C-12,-117 12,-117 16,-107C8,-103 -8,-103 -16,-107Z', `class="o" fill="${MAGENTA}"`),
    circle(-84, -46, 3, `fill="${INK}"`),
    circle(84, -46, 3, `fill="${INK}"`),
    bolt(),
    path(BILL, `class="o" fill="${MAGENTA}"`),
    path(UNDER, `class="o" fill="#5c0033"`),
    [0, 1, 2, 3]
      .map((row) =>
        path(
          `M${-134 - row * 5},${72 + row * 9}C${-70},${49 + row * 8.4} ${70},${49 + row * 8.4} ${134 + row * 5},${72 + row * 9}`,
          `fill="none" stroke="#5c0033" stroke-width="1.3" stroke-dasharray="3.5 2.6"`,
        ),
      )
      .join(''),
    path(
      'M-150,104C-146,96 -138,88 -124,80',
      `fill="none" stroke="${WHITE}" stroke-width="2.6" stroke-linecap="round"`,
    ),
    '</g></defs>',
  ].join('');
}

function bolt(): string {
  const outline = `M${BOLT.map(String).join('L')}Z`;
  const border = `M${around(BOLT, 9)
    .map((point) => point.map(short))
    .join('L')}Z`;
  return [
    path(
      outline,
      `fill="${INK}" stroke="${INK}" stroke-width="9" stroke-linejoin="round" transform="translate(4 5)"`,
    ),
    path(outline, `fill="#5e4500" stroke="#5e4500" stroke-width="5" stroke-linejoin="round"`),
    satin(BOLT),
    path(
      border,
      `fill="none" stroke="#005f8c" stroke-width="4.4" stroke-dasharray="8 4" stroke-linecap="round"`,
    ),
    path(
      border,
      `fill="none" stroke="${CYAN}" stroke-width="3" stroke-dasharray="8 4" stroke-linecap="round"`,
    ),
  ].join('');
}

/** The same shape, its sides moved out; its points go round counterclockwise on the page. */
function around(shape: Point[], distance: number): Point[] {
  const sides = shape.map((from, i): [Point, Point] => {
    const to = shape[(i + 1) % shape.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return [
      [from[0] - uy * distance, from[1] + ux * distance],
      [ux, uy],
    ];
  });
  return sides.flatMap(([[bx, by], [vx, vy]], i): Point[] => {
    const [[ax, ay], [ux, uy]] = sides.at(i - 1) ?? [
      [bx, by],
      [vx, vy],
    ];
    const [px, py] = shape[i] ?? [bx, by];
    // At a sharp point the thread turns twice instead of running far ahead.
    if (ux * vx + uy * vy < -0.4) {
      return [
        [px - uy * distance + ux * distance * 0.7, py + ux * distance + uy * distance * 0.7],
        [px - vy * distance - vx * distance * 0.7, py + vx * distance - vy * distance * 0.7],
      ];
    }
    const along = ((bx - ax) * vy - (by - ay) * vx) / (ux * vy - uy * vx);
    return [[ax + ux * along, ay + uy * along]];
  });
}

/** Stitches side by side across a shape, in tones of one thread, with a sheen along their middles. */
function satin(shape: Point[]): string {
  const random = randomFrom(64);
  const slope = -0.42;
  const layers: Record<string, string> = {};
  const add = (layer: string, [ax, ay]: Point, [bx, by]: Point, from: number, to: number) => {
    const at = (share: number) => `${short(ax + (bx - ax) * share)} ${short(ay + (by - ay) * share)}`;
    layers[layer] = `${layers[layer] ?? ''}M${at(from)}L${at(to)}`;
  };
  for (let level = -110; level < 80; level += 1.7) {
    const crossings = shape
      .flatMap(([x, y], i): Point[] => {
        const [nx, ny] = shape[(i + 1) % shape.length] ?? [x, y];
        const [a, b] = [y - slope * x - level, ny - slope * nx - level];
        if (a < 0 === b < 0) return [];
        const t = a / (a - b);
        return [[x + (nx - x) * t, y + (ny - y) * t]];
      })
      .toSorted(([a], [b]) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [from, to] = [crossings[i], crossings[i + 1]];
      if (!from || !to || Math.hypot(to[0] - from[0], to[1] - from[1]) < 2) continue;
      const jitter = () => (random() - 0.5) * 0.05;
      const tone = ['#c79a00', '#e6b800', YELLOW, '#ffdf3d'][Math.floor(random() * 4)];
      add(`${tone} 1.9`, from, to, jitter(), 1 + jitter());
      add('#a87f00 1.4', from, to, 0, 0.07 + random() * 0.05);
      add('#a87f00 1.4', from, to, 0.9 + random() * 0.05, 1);
      if (random() < 0.6) add('#fff3a8 1', from, to, 0.3 + random() * 0.08, 0.55 + random() * 0.12);
    }
  }
  return Object.entries(layers)
    .toSorted(([a], [b]) => ORDER.indexOf(a.slice(0, 4)) - ORDER.indexOf(b.slice(0, 4)))
    .map(([layer, stitches]) => {
      const [ink, width] = layer.split(' ');
      return path(stitches, `fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"`);
    })
    .join('');
}

const ORDER = ['#c79', '#e6b', '#ffd', '#a87', '#fff'];

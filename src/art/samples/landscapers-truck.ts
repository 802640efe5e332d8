// A landscaper's pickup at work: leaves cut from cyan and yellow film, a tree and tools in its bed.
import { circle, clip, drawing, ground, path, plate } from '../drawing.ts';
import type { Type } from '../fonts.ts';
import { CYAN, INK, KRAFT, MAGENTA, PAPER, WHITE, YELLOW } from '../inks.ts';
import { dots, lines, smooth } from '../screens.ts';

const ROAD = 288;
const BODY =
  'M34,262C28,258 26,248 27,232L30,206C31,196 38,190 50,188L128,176L168,118C173,111 180,107 190,107H254C263,107 268,112 269,120L274,176H450C455,176 458,179 458,184L455,246C454,258 450,264 442,264Z';
const WINDOW = 'M150,174L182,126C185,122 188,120 193,120H212V174Z';
const REAR = 'M222,120H250C254,120 256,122 257,126L261,174H222Z';
const WHEELS = [112, 382];

export const drawLandscapersTruck = (display: Type): string =>
  drawing(
    480,
    360,
    [ground(KRAFT, 480, 360), sky(), hills(), road(), bed(), truck(display), WHEELS.map(wheel).join('')].join(
      '',
    ),
  );

function sky(): string {
  const sun = dots(
    { x: 20, y: 0, width: 200, height: 200 },
    {
      pitch: 9,
      angle: 22,
      tone: (x, y) => (Math.hypot(x - 104, y - 92) > 76 ? 0 : 0.3 + 0.66 * smooth(160, 20, y)),
    },
  );
  return `<g class="d" stroke="${MAGENTA}">${sun}</g>`;
}

/** Two mown hills: yellow beneath, cyan lines where the mower went. */
function hills(): string {
  const far = `M-4,212C70,170 170,166 250,196S420,226 484,176V${ROAD}H-4Z`;
  const near = `M-4,262C90,214 210,224 300,244S440,232 484,214V${ROAD}H-4Z`;
  return [
    path(far, `class="o" fill="${YELLOW}"`),
    clip('far', far),
    `<g clip-path="url(#far)">${path(far, `fill="${YELLOW}"`)}<g class="m">${path(lines({ x: 0, y: 150, width: 480, height: 150 }, { pitch: 11, angle: 14, tone: () => 0.5 }), `fill="${CYAN}"`)}</g></g>`,
    path(far, 'class="o" fill="none"'),
    path(near, `class="o" fill="#008500"`),
  ].join('');
}

const road = (): string =>
  path(`M0,${ROAD}H480V360H0Z`, `fill="${INK}"`) +
  path(`M0,${ROAD}H480`, `stroke="${WHITE}" stroke-width="2.4"`) +
  path('M-30,334H480', `stroke="${YELLOW}" stroke-width="7" stroke-dasharray="64 38"`);

/** What stands in the bed, behind its side. */
function bed(): string {
  const [x, y, r] = [384, 92, 56];
  const crown = `M${x - r},${y + 6}C${x - r - 8},${y - 26} ${x - 34},${y - r + 6} ${x - 22},${y - r + 10}C${x - 10},${y - r - 14} ${x + 26},${y - r - 10} ${x + 30},${y - r + 12}C${x + 56},${y - r + 14} ${x + r + 6},${y - 16} ${x + r - 4},${y + 10}C${x + r + 2},${y + 40} ${x + 24},${y + 52} ${x},${y + 40}C${x - 26},${y + 54} ${x - r - 6},${y + 36} ${x - r},${y + 6}Z`;
  const screen = dots(
    { x: x - 66, y: y - 76, width: 132, height: 136 },
    { pitch: 6.4, angle: 15, tone: (px, py) => 0.26 + 0.85 * smooth(-66, 46, (px - x) * 0.6 + (py - y)) },
  );
  const handle = (d: string, ink: string) =>
    path(d, `stroke="${INK}" stroke-width="9.4" stroke-linecap="round"`) +
    path(d, `stroke="${ink}" stroke-width="4.4" stroke-linecap="round"`);
  return [
    handle('M330,190L296,62', KRAFT),
    path('M284,64L306,58L304,36C302,26 296,20 290,20C286,26 282,34 281,44Z', `class="o" fill="${WHITE}"`),
    path('M293,52L291,28', 'class="i"'),
    handle('M352,190L334,74', KRAFT),
    path('M316,79L350,73', `stroke="${INK}" stroke-width="8" stroke-linecap="round"`),
    path(
      'M318,78V60M326,77V58M334,75V57M342,74V56M350,73V55',
      `stroke="${INK}" stroke-width="3" stroke-linecap="round"`,
    ),
    path('M384,120V180', `stroke="${INK}" stroke-width="11"`),
    path(crown, `fill="${INK}" transform="translate(8 8)"`),
    clip('tree', crown),
    `<g clip-path="url(#tree)">${path(crown, `fill="${YELLOW}"`)}${plate(CYAN, screen)}</g>`,
    path(crown, 'class="o" fill="none"'),
    // The root ball in its cloth.
    path('M352,182C352,160 366,152 384,152S416,160 416,182Z', `class="o" fill="${PAPER}"`),
    path('M356,172C372,178 396,178 412,172M366,156L376,180M402,156L392,180M384,152V180', 'class="s"'),
    path('M366,156C376,160 392,160 402,156', 'class="i"'),
  ].join('');
}

function truck(display: Type): string {
  const box = { x: 24, y: 104, width: 440, height: 164 };
  const rocker = lines(box, {
    pitch: 5.6,
    angle: 0,
    tone: (x, y) => 0.75 * smooth(226, 264, y) * smooth(20, 60, x),
  });
  const size = 28;
  const words = display.outline('LAWNS & TREES', {
    x: 360 - display.width('LAWNS & TREES', size) / 2,
    y: 212,
    size,
  });
  return [
    path('M40,276H466L452,300H52Z', `fill="#000"`),
    path(BODY, `class="o" fill="${WHITE}"`),
    clip('body', BODY),
    `<g clip-path="url(#body)" class="g">`,
    path(BODY, `fill="${WHITE}"`),
    film(),
    path(rocker, `fill="${INK}"`),
    '</g>',
    // Glass, and who sits behind it.
    path(WINDOW, `class="o" fill="${INK}"`),
    path(REAR, `class="o" fill="${INK}"`),
    path('M160,172L186,132M170,172L198,128', `stroke="${WHITE}" stroke-width="3"`),
    path('M232,172L252,132', `stroke="${WHITE}" stroke-width="3"`),
    // Seams, handles, mirror, lamp, bumpers.
    path('M140,178C136,206 137,236 143,262M217,112V258M268,176L266,262M128,176L274,176', 'class="i"'),
    path('M190,190h20M240,190h18', `stroke="${INK}" stroke-width="5.4" stroke-linecap="round"`),
    path('M146,168C136,164 130,156 133,149C143,147 150,154 153,162Z', `class="o" fill="${INK}"`),
    path('M30,208C40,202 54,202 60,206C60,214 56,220 48,222L29,222Z', `class="o" fill="${YELLOW}"`),
    path('M20,238H66C70,238 71,240 70,244L68,256H24C20,254 18,244 20,238Z', `class="o" fill="${KRAFT}"`),
    path('M446,186H458L457,212H446Z', `class="o" fill="${MAGENTA}"`),
    path('M428,252H466V264H430Z', `class="o" fill="${KRAFT}"`),
    path('M278,182H442', `stroke="${INK}" stroke-width="1.6"`),
    path(BODY, 'class="o" fill="none"'),
    path('M270,176H456', `stroke="${INK}" stroke-width="7" stroke-linecap="round"`),
    path(words, `fill="${INK}"`),
  ].join('');
}

/** A branch that grows from the nose to the door: leaves of cyan and of yellow film, green where they cross. */
function film(): string {
  const leaf = 'M0,0C14,-30 56,-34 92,-2C58,30 16,26 0,0Z';
  const at = ([x, y, turn, scale]: Leaf) =>
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`;
  const plateOf = (ink: string, leaves: Leaf[]) =>
    `<g class="m" fill="${ink}">${leaves.map((place) => path(leaf, at(place))).join('')}</g>`;
  return [
    plateOf(YELLOW, YELLOW_LEAVES),
    plateOf(CYAN, CYAN_LEAVES),
    [...YELLOW_LEAVES, ...CYAN_LEAVES]
      .map((place) =>
        path('M8,-1L70,-2', `${at(place)} stroke="${WHITE}" stroke-width="2.6" stroke-linecap="round"`),
      )
      .join(''),
  ].join('');
}

type Leaf = [x: number, y: number, turn: number, scale: number];
const YELLOW_LEAVES: Leaf[] = [
  [30, 264, -58, 0.9],
  [82, 236, 4, 1],
  [128, 224, -52, 0.92],
  [184, 212, 20, 0.9],
  [150, 262, -18, 0.8],
];
const CYAN_LEAVES: Leaf[] = [
  [52, 250, -34, 1.05],
  [108, 230, -26, 1.1],
  [152, 216, 34, 0.95],
  [176, 214, -22, 0.95],
  [206, 250, -8, 0.72],
];

function wheel(x: number): string {
  const y = 266;
  const spokes = Array.from({ length: 6 }, (_, i) =>
    path('M-4,-8L-5.6,-21H5.6L4,-8Z', `fill="${INK}" transform="rotate(${i * 60})"`),
  ).join('');
  return [
    path(`M${x - 47},264C${x - 47},210 ${x + 47},210 ${x + 47},264Z`, `fill="${INK}"`),
    circle(x, y, 38, `fill="${INK}" stroke="${INK}" stroke-width="3.4"`),
    circle(x, y, 33, `fill="none" stroke="${KRAFT}" stroke-width="1.4" stroke-dasharray="3.5 4"`),
    `<g transform="translate(${x} ${y})">${circle(0, 0, 24, `fill="${PAPER}"`)}${spokes}${circle(0, 0, 7, `fill="${PAPER}" stroke="${INK}" stroke-width="2.6"`)}</g>`,
  ].join('');
}

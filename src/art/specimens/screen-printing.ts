// SP-01: a white tee with two cherries in four plates, and a loupe that shows the dots.
import {
  circle,
  clip,
  drawing,
  framed,
  ground,
  hardShadow,
  path,
  plate,
  registrationCross,
  type Separation,
} from '../drawing.ts';
import { CYAN, INK, KRAFT, MAGENTA, WHITE, YELLOW } from '../inks.ts';
import { type Box, clamp, dots, lines, smooth, type Tone } from '../screens.ts';

const TEE =
  'M166,26C150,36 122,46 100,56C86,63 76,76 68,92L22,176C34,194 66,212 92,214L118,172C122,220 120,290 116,372H324C320,290 318,220 322,172L348,214C374,212 406,194 418,176L372,92C364,76 354,63 340,56C318,46 290,36 274,26C262,58 178,58 166,26Z';
const NECK = 'M166,26C178,58 262,58 274,26C262,17 178,17 166,26Z';
const CENTRE = { x: 206, y: 186 };
const CHERRIES = [
  { x: CENTRE.x - 34, y: CENTRE.y + 34, r: 46 },
  { x: CENTRE.x + 42, y: CENTRE.y + 46, r: 42 },
];
const LEAF = 'M206,124C222,90 270,88 293,118C270,143 226,147 206,124Z';
const LIGHT = { x: -0.5, y: -0.62, z: 0.6 };
const PITCH = 5.4;
const PRINT: Box = { x: 112, y: 84, width: 200, height: 202 };
const LOUPE = { x: 366, y: 282, r: 60, scale: 3.3, over: { x: 170, y: 196 } };

export const drawScreenPrinting = (): string => drawing(440, 340, ground(YELLOW) + tee());

/** The whole tee, and its print ink by ink, each with the crosses by which they are laid on one another. */
export function separateScreenPrinting(): Separation {
  const sheet: Box = { x: 71, y: 88, width: 280, height: 210 };
  return {
    cutOut: framed({ x: 14, y: 8, width: 426, height: 380 }, tee()),
    plates: Object.entries(PLATES).map(([ink, marks]) => framed(sheet, marks() + crosses(sheet, ink))),
  };
}

const crosses = ({ x, y, width, height }: Box, ink: string): string =>
  [
    [x + 18, y + 18],
    [x + width - 18, y + 18],
    [x + 18, y + height - 18],
    [x + width - 18, y + height - 18],
  ]
    .map(([cx = 0, cy = 0]) =>
      path(
        `M${cx - 8},${cy}h16M${cx},${cy - 8}v16M${cx - 5},${cy}a5,5 0 1 0 10,0a5,5 0 1 0 -10,0`,
        `fill="none" stroke="${ink}" stroke-width="1"`,
      ),
    )
    .join('');

const tee = (): string =>
  [
    hardShadow(TEE, 9),
    path(TEE, `class="o" fill="${WHITE}"`),
    clip('tee', TEE),
    `<g clip-path="url(#tee)">${shade()}</g>`,
    seams(),
    neck(),
    registrationCross(126, 104),
    registrationCross(314, 104),
    print(),
    loupe(),
  ].join('');

const SIDES: Tone = (x, y) =>
  Math.max(
    y > 150 && x < 300 && x > 112 ? 0.62 * smooth(150, 118, x) * smooth(160, 250, y) : 0,
    x > 220 && x < 330 ? 0.62 * smooth(290, 326, x) * smooth(150, 240, y) : 0,
    0.55 * smooth(286, 352, y) * smooth(330, 250, x) * smooth(150, 250, x),
  );
/** Under each sleeve, growing towards the hem. */
const SLEEVES: Tone = (x, y) => {
  const isLeft = x < 118 && y > 90;
  const isRight = x > 322 && y > 90;
  if (!isLeft && !isRight) return 0;
  const across = isLeft ? x : 440 - x;
  return 0.75 * smooth(150, 214, y + (across - 70) * 0.42);
};

function shade(): string {
  const box: Box = { x: 20, y: 20, width: 400, height: 330 };
  return (
    path(lines(box, { pitch: 5.5, angle: -45, tone: SIDES }), `fill="${INK}"`) +
    path(lines(box, { pitch: 5.5, angle: -45, tone: SLEEVES }), `fill="${INK}"`)
  );
}

const seams = (): string =>
  [
    path('M98,62C112,88 118,128 118,172', 'class="i"'),
    path('M342,62C328,88 322,128 322,172', 'class="i"'),
    // Twin needles along both hems.
    path('M116.6,360H323.4M116.4,364.5H323.6', 'class="s"'),
    path('M26,168C40,186 70,203 96,206', 'class="s"'),
    path('M29,163C43,181 73,198 99,201', 'class="s"'),
    path('M414,168C400,186 370,203 344,206', 'class="s"'),
    path('M411,163C397,181 367,198 341,201', 'class="s"'),
  ].join('');

function neck(): string {
  const ribs = Array.from({ length: 27 }, (_, i) => {
    const t = i / 26;
    const angle = Math.PI * (0.93 - 0.86 * t);
    const [x, y] = [220 + 57 * Math.cos(angle), 20 + 32 * Math.sin(angle)];
    const [outX, outY] = [220 + 64 * Math.cos(angle), 23 + 40 * Math.sin(angle)];
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${outX.toFixed(1)} ${outY.toFixed(1)}`;
  }).join('');
  return [
    path(NECK, `class="o" fill="${KRAFT}"`),
    clip('neck', NECK),
    `<g clip-path="url(#neck)">${path(
      lines(
        { x: 160, y: 14, width: 120, height: 40 },
        { pitch: 4.6, angle: 0, tone: (_, y) => 0.2 + 0.5 * smooth(40, 18, y) },
      ),
      `fill="${INK}"`,
    )}</g>`,
    `<rect x="207" y="30" width="26" height="13" fill="${MAGENTA}" stroke="${INK}" stroke-width="2"/>`,
    path('M211,35h18M213,39h14', `fill="none" stroke="${WHITE}" stroke-width="1.4"`),
    path('M153,32C168,77 272,77 287,32', 'class="i"'),
    path(ribs, `fill="none" stroke="${INK}" stroke-width="1"`),
    path('M149,37C165,84 275,84 291,37', 'class="s"'),
  ].join('');
}

/** How brightly a cherry is lit at a point: below 0 turned away, undefined beside it. */
function light(x: number, y: number): number | undefined {
  // The right one hangs in front.
  for (const cherry of CHERRIES.toReversed()) {
    const [nx, ny] = [(x - cherry.x) / cherry.r, (y - cherry.y) / cherry.r];
    const flat = nx * nx + ny * ny;
    if (flat > 1) continue;
    return nx * LIGHT.x + ny * LIGHT.y + Math.sqrt(1 - flat) * LIGHT.z;
  }
  return;
}
const onCherry =
  (tone: (lit: number) => number): Tone =>
  (x, y) => {
    const lit = light(x, y);
    return lit === undefined ? 0 : tone(lit);
  };
/** Where the leaf is: between two bows. */
const onLeaf = (x: number, y: number): boolean => {
  const t = (x - 206) / 87;
  if (t < 0 || t > 1) return false;
  const bow = Math.sin(Math.PI * t);
  return y > 125 - 4 * t - 24 * bow && y < 123 - 4 * t + 18 * bow;
};

const MAGENTA_TONE = onCherry((lit) => 0.3 * smooth(0.995, 0.93, lit) + 0.95 * (1 - clamp(lit)));
const CYAN_TONE: Tone = (x, y) =>
  onLeaf(x, y)
    ? 0.16 + 0.62 * smooth(-30, 20, y - 122 + (x - 250) * 0.24)
    : onCherry((lit) => 0.85 * smooth(0.42, -0.35, lit))(x, y);
const BLACK_TONE = onCherry((lit) => 0.9 * smooth(0.2, -0.5, lit));

/** The marks of each ink, a little out of register. */
const PLATES = {
  [YELLOW]: () =>
    `<g class="m" fill="${YELLOW}" transform="translate(1.4 1.2)">${CHERRIES.map(({ x, y, r }) => circle(x, y, r - 0.6)).join('')}${path(LEAF)}</g>`,
  [MAGENTA]: () => plate(MAGENTA, dots(PRINT, { pitch: PITCH, angle: 75, tone: MAGENTA_TONE }), [-1.2, 0.8]),
  [CYAN]: () => plate(CYAN, dots(PRINT, { pitch: PITCH, angle: 15, tone: CYAN_TONE }), [0.8, -1.2]),
  [INK]: () => plate(INK, dots(PRINT, { pitch: PITCH, angle: 45, tone: BLACK_TONE })) + lineWork(),
};

const print = (): string =>
  [
    ...Object.values(PLATES).map((marks) => marks()),
    path(
      'M142,206C146,194 154,188 162,186M222,222C225,212 231,207 238,205',
      `fill="none" stroke="${WHITE}" stroke-width="4.5" stroke-linecap="round"`,
    ),
  ].join('');

const lineWork = (): string =>
  [
    path(
      'M174,190C178,154 192,132 208,120M250,202C252,166 234,138 210,122',
      `fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"`,
    ),
    path(
      'M163,187C168,194 180,194 186,186M239,198C244,206 256,206 262,198',
      `fill="none" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"`,
    ),
    path('M200,118C204,113 210,112 217,114L214,125C209,127 204,125 200,118Z', `fill="${INK}"`),
    path(
      'M212,124C236,113 262,111 283,117',
      `fill="none" stroke="${INK}" stroke-width="1.6" stroke-linecap="round"`,
    ),
  ].join('');

/** The same tones, larger, and the rim of the glass. */
function loupe(): string {
  const { x, y, r, scale, over } = LOUPE;
  const seen =
    (tone: Tone): Tone =>
    (px, py) =>
      tone(over.x + (px - x) / scale, over.y + (py - y) / scale);
  const box: Box = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  const pitch = PITCH * scale;
  const disc = `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
  const yellow = CHERRIES.map((cherry) =>
    circle(x + (cherry.x - over.x) * scale, y + (cherry.y - over.y) * scale, cherry.r * scale),
  ).join('');
  return [
    circle(x + 7, y + 7, r + 9, `fill="${INK}"`),
    circle(x, y, r + 8, `fill="${INK}"`),
    circle(x, y, r + 4, `fill="none" stroke="${WHITE}" stroke-width="1.4"`),
    clip('loupe', disc),
    '<g clip-path="url(#loupe)">',
    path(disc, `fill="${WHITE}"`),
    `<g class="m" fill="${YELLOW}" transform="translate(4 3)">${yellow}</g>`,
    plate(MAGENTA, dots(box, { pitch, angle: 75, tone: seen(MAGENTA_TONE) }), [-3, 2]),
    plate(CYAN, dots(box, { pitch, angle: 15, tone: seen(CYAN_TONE) }), [2, -3]),
    plate(INK, dots(box, { pitch, angle: 45, tone: seen(BLACK_TONE) })),
    '</g>',
    path(
      `M${x - 44},${y - 20}A48 48 0 0 1 ${x - 14},${y - 46}`,
      `fill="none" stroke="${WHITE}" stroke-width="4" stroke-linecap="round"`,
    ),
  ].join('');
}

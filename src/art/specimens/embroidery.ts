// EM-03: a letter in satin stitch on black twill, in the hoop, its border half sewn.
import { circle, clip, drawing, framed, ground, path, type Separation } from '../drawing.ts';
import { CYAN, INK, KRAFT, MAGENTA, WHITE, YELLOW } from '../inks.ts';
import { clamp, randomFrom, short } from '../screens.ts';

type Point = [x: number, y: number];
/** A column of stitches runs between two rails; both are given as a point for each place from 0 to 1. */
interface Column {
  from: (t: number) => Point;
  to: (t: number) => Point;
  stitches: number;
}

const HOOP = { x: 214, y: 172, r: 186 };
const STEM = { left: 116, right: 184, top: 58, bottom: 286 };
const UPPER = { x: 230, y: 112, outer: 54, inner: 8 };
const LOWER = { x: 238, y: 226, outer: 60, inner: 9 };
const NEEDLE: Point = [312.5, 210];
const CHALK = '#a89f94';
/** Thread by how much of the light it catches. */
const BODY = ['#c79a00', '#e6b800', YELLOW, '#ffdf3d'];
const LIGHT: Point = [-0.5, -0.86];

export const drawEmbroidery = (): string =>
  drawing(
    440,
    340,
    [TWILL, ground(INK), ground('url(#twill)'), chalk(), letter(), border(), hoop(), needle()].join(''),
  );

/** The hoop with its cloth, and the passes of the needle in their order. */
export function separateEmbroidery(): Separation {
  const sheet = { x: 15, y: 32, width: 384, height: 288 };
  const cloth = `M${HOOP.x - HOOP.r},${HOOP.y}a${HOOP.r},${HOOP.r} 0 1 0 ${2 * HOOP.r},0a${HOOP.r},${HOOP.r} 0 1 0 ${-2 * HOOP.r},0Z`;
  return {
    cutOut: framed(
      { x: 12, y: -30, width: 448, height: 408 },
      [
        TWILL,
        path(cloth, 'fill="url(#twill)"'),
        clip('hoop', cloth),
        `<g clip-path="url(#hoop)">${chalk()}</g>`,
        letter(),
        border(),
        hoop(),
        needle(),
      ].join(''),
    ),
    plates: [
      chalk() + chalked(true),
      COLUMNS.map(underlay).join(''),
      COLUMNS.map(satin).join(''),
      border(true),
    ].map((pass) => framed(sheet, pass)),
  };
}

const TWILL = `<pattern id="twill" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-58)">${path('M0 2H7', 'fill="none" stroke="#332c26" stroke-width="3"')}${path('M0 4.4H7', 'fill="none" stroke="#1f1a16" stroke-width="1.4"')}</pattern>`;

const letter = (): string => letterShadow() + COLUMNS.map(satin).join('');

function bowl(
  { x, y, outer, inner }: { x: number; y: number; outer: number; inner: number },
  stitches: number,
): Column {
  const rail =
    (r: number) =>
    (t: number): Point => {
      const straight = x - STEM.right;
      // Both rails are divided alike: by the length of the middle line.
      const middle = (outer + inner) / 2;
      const whole = 2 * straight + Math.PI * middle;
      const at = t * whole;
      if (at < straight) return [STEM.right + at, y - r];
      if (at > whole - straight) return [STEM.right + (whole - at), y + r];
      const angle = -Math.PI / 2 + (at - straight) / middle;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    };
  return { from: rail(inner), to: rail(outer), stitches };
}

const stem = (): Column => {
  const side =
    (x: number) =>
    (t: number): Point => [x, STEM.top + t * (STEM.bottom - STEM.top)];
  return { from: side(STEM.left), to: side(STEM.right), stitches: 102 };
};

/** Bowls first, stem last. */
const COLUMNS = [bowl(UPPER, 104), bowl(LOWER, 118), stem()];

/** What holds the cloth flat beneath the satin: a run along the middle, then a zigzag back. */
function underlay({ from, to, stitches }: Column): string {
  const between = (t: number, share: number): string => {
    const [[ax, ay], [bx, by]] = [from(t), to(t)];
    return `${short(ax + (bx - ax) * share)} ${short(ay + (by - ay) * share)}`;
  };
  const count = Math.round(stitches / 3.4);
  const places = Array.from({ length: count + 1 }, (_, i) => i / count);
  const run = places.map((t) => between(t, 0.5)).join('L');
  const zigzag = places.map((t, i) => between(t, i % 2 ? 0.1 : 0.9)).join('L');
  return path(
    `M${run}M${zigzag}`,
    `fill="none" stroke="#c79a00" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"`,
  );
}

/** Every stitch once dark beneath, then in the tone it catches, darker at its ends, with a sheen along its middle. */
function satin({ from, to, stitches }: Column): string {
  const random = randomFrom(stitches);
  const jitter = () => (random() - 0.5) * 2.2;
  const layers = new Map<string, string[]>();
  const add = (layer: string, a: Point, b: Point) => {
    const all = layers.get(layer) ?? [];
    all.push(`M${a.map(short).join(' ')}L${b.map(short).join(' ')}`);
    layers.set(layer, all);
  };
  const under: string[] = [];
  for (let i = 0; i <= stitches; i++) {
    const t = i / stitches;
    const [ax, ay] = from(t);
    const [bx, by] = to(t);
    const length = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    const start = jitter();
    const end = length + jitter();
    const at = (share: number): Point => {
      const along = start + (end - start) * share;
      return [ax + ux * along, ay + uy * along];
    };
    under.push(`M${at(0).map(short).join(' ')}L${at(1).map(short).join(' ')}`);
    const caught = clamp(Math.abs(-uy * LIGHT[0] + ux * LIGHT[1]) + (random() - 0.5) * 0.25);
    add(`body ${BODY[Math.min(3, Math.floor(caught * 4))]} 2`, at(0), at(1));
    add('ends #a87f00 1.5', at(0), at(0.08 + random() * 0.06));
    add('ends #a87f00 1.5', at(0.9 + random() * 0.04), at(0.99));
    if (i % 2 === 0) add('sheen #ffec85 1.1', at(0.26 + random() * 0.08), at(0.54 + random() * 0.12));
    if (random() < 0.16) add('spark #fffbe0 1.2', at(0.36), at(0.44 + random() * 0.06));
  }
  const order = ['body', 'ends', 'sheen', 'spark'];
  return (
    path(under.join(''), 'fill="none" stroke="#5e4500" stroke-width="3.7"') +
    [...layers]
      .toSorted(([a], [b]) => order.indexOf(a.split(' ')[0] ?? '') - order.indexOf(b.split(' ')[0] ?? ''))
      .map(([layer, all]) => {
        const [, ink, width] = layer.split(' ');
        return path(
          all.join(''),
          `fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"`,
        );
      })
      .join('')
  );
}

/** The cloth is pulled down beside the thread. */
function letterShadow(): string {
  const [x, y] = rightCrossing([UPPER.x, UPPER.y], UPPER.outer, [LOWER.x, LOWER.y], LOWER.outer);
  return path(
    `M${STEM.left},${STEM.top}H${UPPER.x}A${UPPER.outer},${UPPER.outer} 0 0 1 ${short(x)},${short(y)}A${LOWER.outer},${LOWER.outer} 0 0 1 ${LOWER.x},${STEM.bottom}H${STEM.left}Z`,
    `fill="#0b0907" stroke="#0b0907" stroke-width="5" stroke-linejoin="round" transform="translate(5 6)"`,
  );
}

const chalk = (): string =>
  path(
    `M${HOOP.x},22V46M${HOOP.x},298V322M66,${HOOP.y}H100M330,${HOOP.y}H362`,
    `fill="none" stroke="${CHALK}" stroke-width="2" stroke-dasharray="9 4"`,
  );

/** Twelve beside the letter's edge: sewn as far as the needle, chalked from there. */
function border(isWhole = false): string {
  const { sewn, rest } = outlines();
  const d = isWhole ? sewn + rest.replace(/^M[^A]+/, '') : sewn;
  return [
    isWhole ? '' : chalked(),
    path(d, `fill="none" stroke="#5c0033" stroke-width="5" stroke-dasharray="10 4.5" stroke-linecap="round"`),
    path(
      d,
      `fill="none" stroke="${MAGENTA}" stroke-width="3.6" stroke-dasharray="10 4.5" stroke-linecap="round"`,
    ),
    path(d, `fill="none" stroke="#ff8ac6" stroke-width="1" stroke-dasharray="5 9.5" stroke-dashoffset="-2"`),
  ].join('');
}

const chalked = (isWhole = false): string => {
  const { sewn, rest } = outlines();
  return path(
    isWhole ? sewn + rest : rest,
    `fill="none" stroke="${WHITE}" stroke-width="2.2" stroke-linecap="round" stroke-dasharray=".1 6.4"`,
  );
};

function outlines(): { sewn: string; rest: string } {
  const by = 13;
  const upper = UPPER.outer + by;
  const lower = LOWER.outer + by;
  const left = STEM.left - by;
  const top = STEM.top - by;
  const bottom = STEM.bottom + by;
  const [mx, my] = rightCrossing([UPPER.x, UPPER.y], upper, [LOWER.x, LOWER.y], lower);
  const sewn = `M${left},${bottom}V${top}H${UPPER.x}A${upper},${upper} 0 0 1 ${short(mx)},${short(my)}A${lower},${lower} 0 0 1 ${short(LOWER.x + lower)},${LOWER.y - 14}`;
  const rest = `M${short(LOWER.x + lower)},${LOWER.y - 14}A${lower},${lower} 0 0 1 ${LOWER.x},${bottom}H${left}`;
  return { sewn, rest };
}

/** Where two circles meet, the point further right. */
function rightCrossing([ax, ay]: Point, ar: number, [bx, by]: Point, br: number): Point {
  const distance = Math.hypot(bx - ax, by - ay);
  const along = (ar * ar - br * br + distance * distance) / (2 * distance);
  const height = Math.sqrt(ar * ar - along * along);
  const [ux, uy] = [(bx - ax) / distance, (by - ay) / distance];
  return [ax + ux * along + uy * height, ay + uy * along - ux * height];
}

function hoop(): string {
  const { x, y, r } = HOOP;
  const ring = (width: number, ink: string, more = '') =>
    circle(x, y, r, `fill="none" stroke="${ink}" stroke-width="${width}"${more && ` ${more}`}`);
  return [
    circle(x + 6, y + 7, r, `fill="none" stroke="#0b0907" stroke-width="22"`),
    ring(22, INK),
    ring(15.4, CYAN),
    circle(
      x,
      y,
      r - 3.4,
      `fill="none" stroke="${WHITE}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="46 14 9 71"`,
    ),
    circle(x, y, r + 5, `fill="none" stroke="#005f8c" stroke-width="2.6" stroke-dasharray="120 23"`),
    `<g transform="translate(372 140)">`,
    path('M7,9h78v64H7z', `fill="#0b0907"`),
    path('M0,0h80v62H0z', `class="o" fill="${CYAN}"`),
    path('M0,31h80', 'class="i"'),
    path('M3,4h74', `fill="none" stroke="${WHITE}" stroke-width="2"`),
    circle(40, 31, 15, `class="o" fill="${WHITE}"`),
    circle(40, 31, 9.5, `fill="${KRAFT}" stroke="${INK}" stroke-width="1.6"`),
    path('M34.6,36.4L45.4,25.6', `fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"`),
    '</g>',
  ].join('');
}

function needle(): string {
  const [x, y] = NEEDLE;
  const blade =
    'M-9,-320V-118L-4.5,-100L-4.5,-22C-4.5,-10 -1.5,-2 0,3C1.5,-2 4.5,-10 4.5,-22L4.5,-100L9,-118V-320Z';
  return [
    // From the eye behind the blade and away over the cloth.
    path(
      `M${x},${y - 30}C${x + 34},${y - 20} ${x + 44},${y - 60} ${x + 40},${y - 120}S${x + 36},20 ${x + 42},-6`,
      `fill="none" stroke="#5c0033" stroke-width="4.6"`,
    ),
    path(
      `M${x},${y - 30}C${x + 34},${y - 20} ${x + 44},${y - 60} ${x + 40},${y - 120}S${x + 36},20 ${x + 42},-6`,
      `fill="none" stroke="${MAGENTA}" stroke-width="3"`,
    ),
    `<g transform="translate(${x} ${y})">`,
    path(blade, `fill="#0b0907" transform="translate(6 4)"`),
    path(blade, `fill="${WHITE}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`),
    path('M5.4,-320V-118L2.2,-99V-24', `fill="none" stroke="${KRAFT}" stroke-width="3.4"`),
    path('M-4,-320V-117L-1.6,-98V-46', `fill="none" stroke="${INK}" stroke-width="1.2"`),
    path('M-1.5,-36h3v14h-3z', `fill="${INK}"`),
    path('M-2.4,-29h4.8', `fill="none" stroke="${MAGENTA}" stroke-width="3"`),
    '</g>',
  ].join('');
}

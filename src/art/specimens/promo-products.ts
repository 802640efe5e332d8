// PP-06: tote, mug and pen in one ink: all the tone is line screen of the ground's own magenta.
import { clip, drawing, framed, ground, path, type Separation } from '../drawing.ts';
import { MAGENTA, WHITE } from '../inks.ts';
import { drawLetters } from '../letters.ts';
import { lines, smooth, type Tone } from '../screens.ts';

const TOTE = 'M40,96L48,306H232L242,96Z';
const MUG = 'M250,172C250,172 252,262 256,284C262,300 352,300 358,284C362,262 364,172 364,172Z';
const HANDLE =
  'M362,196C396,186 412,206 408,232C404,258 384,272 358,266L359,250C378,254 390,244 392,226C394,210 382,206 362,213Z';
const TABLE = 300;

export const drawPromoProducts = (): string =>
  drawing(440, 340, [ground(MAGENTA), table(), things(), imprint()].join(''));

/** The three as they come, and the one ink that goes on all of them. */
export function separatePromoProducts(): Separation {
  const sheet = { x: 24, y: -2, width: 424, height: 318 };
  return {
    cutOut: framed({ x: 28, y: -4, width: 420, height: 320 }, things() + imprint()),
    plates: [tote(), mug(), pen(), imprint()].map((part) => framed(sheet, part)),
  };
}

const things = (): string => tote() + mug() + pen();

/** The wordmark on the tote, the target and its bands on the mug, a line on the pen. */
const imprint = (): string =>
  [
    `<g fill="${MAGENTA}">${drawLetters('BOLD', { x: 72, y: 148, height: 37 })}${drawLetters('WORK', { x: 72, y: 190, height: 31 })}</g>`,
    line('M72,232H203', 4),
    line('M72,240H203', 1.6),
    `${clip('imprint', MUG)}<g clip-path="url(#imprint)">`,
    line('M246,208C282,220 332,220 368,208M246,276C282,290 332,290 366,276', 5),
    line('M246,216C282,228 332,228 368,216M246,268C282,282 332,282 366,268', 1.6),
    '</g>',
    // The press's target: two quarters stay open.
    path(
      'M277,243a27,27 0 1 0 54,0a27,27 0 1 0 -54,0ZM304,243V227A16,16 0 0 1 320,243ZM304,243V259A16,16 0 0 1 288,243Z',
      `fill="${MAGENTA}" fill-rule="evenodd"`,
    ),
    `${ON_PEN}<g fill="${MAGENTA}">${drawLetters('BOLD WORK', { x: 53, y: -4.6, height: 7.6 })}</g></g>`,
  ].join('');

const ON_PEN = '<g transform="translate(252 136) rotate(-33) scale(1.2)">';

/** Shade on something white: the ground showing through. */
function shade(
  id: string,
  d: string,
  box: [number, number, number, number],
  angle: number,
  tone: Tone,
): string {
  const [x, y, width, height] = box;
  const ribbons = lines({ x, y, width, height }, { pitch: 5.2, angle, tone });
  return `${clip(id, d)}<g clip-path="url(#${id})">${path(ribbons, `fill="${MAGENTA}"`)}</g>`;
}

const line = (d: string, width: number, more = ''): string =>
  path(
    d,
    `fill="none" stroke="${MAGENTA}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${more && ` ${more}`}`,
  );

function table(): string {
  const rows = Array.from({ length: 6 }, (_, i) => `M0,${TABLE + 2 + i * 7}H440`).join('');
  return path(rows, `stroke="${WHITE}" stroke-width="2.6"`);
}

function tote(): string {
  const strap = (d: string) =>
    path(d, `fill="none" stroke="${MAGENTA}" stroke-width="19"`) +
    path(d, `fill="none" stroke="${WHITE}" stroke-width="14.5"`) +
    line(d, 1.1, 'stroke-dasharray="3.5 2.6"');
  const box = (x: number, y: number) =>
    line(`M${x},${y}h22v22h-22zM${x},${y}l22,22M${x + 22},${y}l-22,22`, 1.7);
  return [
    strap('M78,118C74,60 88,14 112,14C138,14 150,56 152,116'),
    path(TOTE, `fill="${WHITE}" stroke="${WHITE}" stroke-width="2" stroke-linejoin="round"`),
    shade('tote', TOTE, [36, 90, 210, 222], -45, (x, y) =>
      Math.max(
        0.86 * smooth(206, 240, x) * smooth(110, 190, y),
        0.7 * smooth(262, 306, y) * smooth(60, 130, x),
        0.5 * smooth(112, 98, y),
      ),
    ),
    line('M41,116H241', 1.3, 'stroke-dasharray="3.5 2.6"'),
    line('M224,98C218,170 220,240 226,304', 2.2),
    line('M56,300C58,262 62,240 58,222', 2.2),
    strap('M126,122C124,76 136,40 158,40C182,40 192,78 194,122'),
    box(115, 110),
    box(183, 110),
  ].join('');
}

function mug(): string {
  return [
    path(MUG, `fill="${MAGENTA}" stroke="${MAGENTA}" stroke-width="12"`),
    path(HANDLE, `fill="${WHITE}" stroke="${MAGENTA}" stroke-width="4" stroke-linejoin="round"`),
    shade(
      'handle',
      HANDLE,
      [356, 184, 60, 90],
      45,
      (x, y) => 0.7 * smooth(222, 268, y) * smooth(360, 376, x),
    ),
    path(MUG, `fill="${WHITE}"`),
    shade('side', MUG, [248, 168, 120, 130], -45, (x) =>
      Math.max(0.9 * smooth(326, 364, x), 0.55 * smooth(266, 250, x)),
    ),
    `<ellipse cx="307" cy="172" rx="57" ry="15" fill="${WHITE}" stroke="${MAGENTA}" stroke-width="3.4"/>`,
    `<ellipse cx="307" cy="174" rx="48" ry="10" fill="${MAGENTA}"/>`,
    path('M268,177C286,170 328,170 346,177', `fill="none" stroke="${WHITE}" stroke-width="2"`),
    // Steam.
    path(
      'M290,150C282,138 298,130 290,116M314,150C306,136 322,126 314,108',
      `fill="none" stroke="${WHITE}" stroke-width="4" stroke-linecap="round"`,
    ),
  ].join('');
}

const pen = (): string =>
  [
    ON_PEN,
    path('M0,0L26,-9H150C158,-9 162,-6 162,0C162,6 158,9 150,9H26Z', `fill="${WHITE}"`),
    path('M162,-4.5h11v9h-11z', `fill="${WHITE}"`),
    path('M0,0L9,-3V3Z', `fill="${MAGENTA}"`),
    line('M26,-9V9M46,-9V9M112,-9V9M117,-9V9', 1.8),
    path('M120,-9h40v-6.5c-14,-1 -30,0 -40,3z', `fill="${WHITE}" stroke="${MAGENTA}" stroke-width="1.4"`),
    line('M29,-7V7M33,-7.5V7.5M37,-8V8M41,-8V8', 1.4),
    line('M120,5.4H157M118,3H158', 1.2),
    '</g>',
  ].join('');

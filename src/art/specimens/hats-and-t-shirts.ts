// HT-02: a folded tee in overprint, and a trucker cap in front of it.
import { circle, clip, drawing, framed, ground, path, type Separation } from '../drawing.ts';
import { CYAN, INK, KRAFT, MAGENTA, PAPER, WHITE, YELLOW } from '../inks.ts';
import { drawLetters } from '../letters.ts';
import { lines, smooth } from '../screens.ts';

const FOLDED =
  'M74,40C92,34 120,28 138,22C150,48 206,48 218,22C236,28 264,34 282,40C290,44 294,52 294,62L300,318H56L62,62C62,52 66,44 74,40Z';
const CROWN = 'M26,128C22,74 52,18 112,12C172,8 214,44 222,112L224,126C160,118 92,120 26,128Z';
const FRONT = 'M112,12C172,8 214,44 222,112L224,126C190,121 160,119.5 128,120C124,84 122,40 112,12Z';
const BILL =
  'M140,121.5C168,119.5 200,121 224,126L222,112C262,108 308,122 322,150C324,160 316,165 306,161C276,150 206,143 140,121.5Z';
const TABLE = 262;

export const drawHatsAndTShirts = (): string =>
  drawing(440, 340, [ground(WHITE), table(), tee(CYAN), print(MAGENTA), cap(), patch()].join(''));

/** The pair on a white tee, and what each is made of. */
export function separateHatsAndTShirts(): Separation {
  const sheet = { x: -6, y: 4, width: 440, height: 330 };
  return {
    cutOut: framed(
      { x: 28, y: 0, width: 412, height: 350 },
      [tee(WHITE), print(CYAN), cap(), patch()].join(''),
    ),
    plates: [tee(CYAN), print(MAGENTA), cap(), patch()].map((part) => framed(sheet, part)),
  };
}

const table = (): string =>
  path(`M0,${TABLE}H440V340H0Z`, `fill="${PAPER}"`) +
  path(`M0,${TABLE}H440`, `stroke="${INK}" stroke-width="3.4"`);

const ON_TABLE = '<g transform="rotate(-5 178 170) translate(-10 8)">';

function tee(cloth: string): string {
  const box = { x: 50, y: 16, width: 256, height: 310 };
  const shade = lines(box, {
    pitch: 5.6,
    angle: -45,
    tone: (x, y) =>
      Math.max(
        0.7 * smooth(262, 304, x) * smooth(90, 220, y),
        0.6 * smooth(276, 330, y) * smooth(60, 130, x + y * 0.1),
        0.6 * smooth(96, 56, x) * smooth(170, 330, y),
        0.55 * smooth(84, 40, y) * smooth(120, 70, x),
      ),
  });
  return [
    ON_TABLE,
    path(
      FOLDED,
      `fill="${INK}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round" transform="translate(9 9)"`,
    ),
    path(FOLDED, `class="o" fill="${cloth}"`),
    clip('tee', FOLDED),
    // The back of the neck, its label, and the collar's rib.
    path(
      'M138,22C150,48 206,48 218,22C206,12 150,12 138,22Z',
      `class="o" fill="${cloth === CYAN ? '#005f8c' : KRAFT}"`,
    ),
    `<rect x="167" y="22" width="22" height="13" fill="${WHITE}" stroke="${INK}" stroke-width="1.8"/>`,
    path('M128,25C144,62 212,62 228,25', 'class="i"'),
    path('M124,27C142,68 214,68 232,27', 'class="s"'),
    `<g clip-path="url(#tee)">${path(shade, `fill="${INK}"`)}</g>`,
    // Folded sleeves beneath, and the fold across.
    path('M88,36C82,90 80,190 76,318M268,36C274,90 276,190 280,318', 'class="i"'),
    path('M60,262C130,254 226,254 298,262', 'class="i"'),
    path('M60,267C130,259 226,259 298,267', `fill="none" stroke="${WHITE}" stroke-width="1.6"`),
    '</g>',
  ].join('');
}

const print = (ink: string): string =>
  `${ON_TABLE}<g class="m" fill="${ink}">${drawLetters('BOLD', { x: 94, y: 92, height: 47 })}${drawLetters('WORK', { x: 94, y: 144, height: 39.6 })}</g></g>`;

const ON_TEE = '<g transform="translate(100 150) scale(.99)">';

function cap(): string {
  const box = { x: 20, y: 8, width: 210, height: 124 };
  const mesh = [38, -38]
    .map((angle) => path(lines(box, { pitch: 6.4, angle, tone: () => 0.19 }), `fill="${WHITE}"`))
    .join('');
  const foam = lines(box, {
    pitch: 4.8,
    angle: 45,
    tone: (x, y) => 0.72 * smooth(186, 226, x + (y - 60) * 0.25),
  });
  const rows = [0, 1, 2, 3]
    .map((row) => {
      return `M${154 + row * 15},${122.4 - row * 0.2}C${206 + row * 10},${135 - row * 4} ${264 + row * 7},${141 - row * 6.5} ${306 + row * 1.5},${154 - row * 8}`;
    })
    .join('');
  const snaps = [0, 1, 2, 3]
    .map((i) => circle(37 + i * 9.5, 117.4 - i * 0.9, 2.2, `fill="${WHITE}"`))
    .join('');
  return [
    ON_TEE,
    path(CROWN, `fill="${INK}" stroke="${INK}" stroke-width="3.4" transform="translate(9 9)"`),
    path(
      BILL,
      `fill="${INK}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round" transform="translate(8 9)"`,
    ),
    path(CROWN, `class="o" fill="${INK}"`),
    clip('crown', CROWN),
    clip('front', FRONT),
    `<g clip-path="url(#crown)">${mesh}</g>`,
    // The opening at the back with its strap.
    path('M28,126C30,98 60,90 78,120Z', `fill="${CYAN}" stroke="${INK}" stroke-width="3"`),
    path(
      'M26,128L25,114C42,109 62,107 80,108L84,122C62,123 44,125 26,128Z',
      `fill="${INK}" stroke="${WHITE}" stroke-width="1.4"`,
    ),
    snaps,
    path(
      'M112,12C92,40 84,80 84,122',
      `fill="none" stroke="${WHITE}" stroke-width="1.4" stroke-dasharray="3.5 2.6"`,
    ),
    path(CROWN, `class="o" fill="none"`),
    path(FRONT, `class="o" fill="${YELLOW}"`),
    `<g clip-path="url(#front)">${path(foam, `fill="${INK}"`)}</g>`,
    path('M117,14C126,42 130,84 134,119', 'class="s"'),
    path('M112,12C150,36 166,76 168,119', 'class="i"'),
    path('M117,14C154,38 170,78 172,119', 'class="s"'),
    circle(148, 40, 2.6, `fill="${INK}"`),
    circle(188, 48, 2.6, `fill="${INK}"`),
    path('M98,14C102,6 122,4 127,11C124,17 104,19 98,14Z', `class="o" fill="${YELLOW}"`),
    path(BILL, `class="o" fill="${MAGENTA}"`),
    path(rows, `fill="none" stroke="#5c0033" stroke-width="1.3" stroke-dasharray="3.5 2.6"`),
    path(
      'M226,116C262,113 296,124 312,142',
      `fill="none" stroke="${WHITE}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="40 8 9 200"`,
    ),
    path('M140,121.5C168,119.5 200,121 224,126', `fill="none" stroke="${INK}" stroke-width="3.4"`),
    '</g>',
  ].join('');
}

/** Sewn on. */
const patch = (): string =>
  [
    ON_TEE,
    '<g transform="rotate(3 166 82)">',
    path('M142,56h46v50h-46z', `class="o" fill="${INK}"`),
    path(
      'M145.5,59.5h39v43h-39z',
      `fill="none" stroke="${WHITE}" stroke-width="1.3" stroke-dasharray="3.5 2.6"`,
    ),
    `<g fill="${WHITE}">${drawLetters('B', { x: 151, y: 64, height: 34 })}</g>`,
    '</g></g>',
  ].join('');

// The proof of a badge: crop marks, a dimension, three pins, and APPROVED stamped over its corner.
import { circle, clip, drawing, path, plate } from './drawing.ts';
import type { Type } from './fonts.ts';
import { CYAN, INK, MAGENTA, WHITE, YELLOW } from './inks.ts';
import { drawLetters } from './letters.ts';
import { dots, randomFrom, short, smooth } from './screens.ts';

const SHEET = { x: 20, y: 18, width: 396, height: 344 };
const BADGE = { x: 202, y: 168, r: 120, hole: 80 };
const RED = '#e40000';
const GREEN = '#007a00';
const PIN_DONE = '#9fd8a5';

export interface Faces {
  display: Type;
  mono: Type;
}

export function drawProof(name: string, { display, mono }: Faces): string {
  const sheet = [paper(), cropMarks(), words(mono), dimension(mono), chips(), badge(name, display)].join('');
  const pins = [
    pin(mono, '1', 88, 196, YELLOW),
    pin(mono, '2', 250, 230, YELLOW),
    pin(mono, '3', 322, 150, PIN_DONE),
  ].join('');
  return drawing(
    450,
    400,
    `<g transform="rotate(2.2 218 190)">${sheet}${pins}</g>${stamp({ display, mono }, { word: 'APPROVED', note: 'PROOF 3 · PRINT IT', ink: GREEN, x: 322, y: 318, turn: -9 })}`,
  );
}

export interface Stamp {
  word: string;
  note?: string;
  ink: string;
  /** Its middle. */
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

/** A rubber stamp: a frame in a frame round a word, with the specks where no ink came off. */
export function stamp({ display, mono }: Faces, { word, note, ink, x, y, turn }: Stamp): string {
  const [width, height] = [224, 84];
  const size = note ? 54 : 62;
  const baseline = note ? 10 : size * 0.335;
  const frame =
    `<g fill="none" stroke="#fff"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" stroke-width="6"/>` +
    `<rect x="${-width / 2 + 9}" y="${-height / 2 + 9}" width="${width - 18}" height="${height - 18}" stroke-width="2"/></g>`;
  const text =
    path(display.outline(word, { x: -display.width(word, size) / 2, y: baseline, size }), 'fill="#fff"') +
    (note ? path(mono.outline(note, { x: -mono.width(note, 12) / 2, y: 27, size: 12 }), 'fill="#fff"') : '');
  const id = word.toLowerCase();
  return (
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="-130" y="-60" width="260" height="120">${frame}${text}${specks(width, height)}</mask>` +
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-130" y="-60" width="260" height="120" fill="${ink}" mask="url(#${id})"/></g>`
  );
}

/** Where the rubber was dry: black in the mask, thicker towards two of its corners. */
function specks(width: number, height: number): string {
  const random = randomFrom(417);
  const marks = Array.from({ length: 260 }, () => {
    const [x, y] = [(random() - 0.5) * width * 1.04, (random() - 0.5) * height * 1.1];
    const dry = Math.max(0, x / width + y / height + 0.25) + Math.max(0, -x / width - y / height - 0.3);
    return random() < 0.25 + dry ? circle(x, y, 0.5 + random() * random() * 2.1) : '';
  });
  return `<g fill="#000">${marks.join('')}</g>`;
}

const rect = ({ x, y, width, height }: typeof SHEET, more: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

const paper = (): string =>
  rect({ ...SHEET, x: SHEET.x + 8, y: SHEET.y + 8 }, `fill="${INK}"`) +
  rect(SHEET, `fill="${WHITE}" stroke="${INK}" stroke-width="2.4"`);

function cropMarks(): string {
  const { x, y, width, height } = SHEET;
  const corner = (cx: number, cy: number, dx: number, dy: number) =>
    `M${cx - dx * 14},${cy + dy * 20}H${cx + dx * 14}M${cx + dx * 20},${cy - dy * 14}V${cy + dy * 14}`;
  const all = [
    corner(x, y, 1, 1),
    corner(x + width, y, -1, 1),
    corner(x, y + height, 1, -1),
    corner(x + width, y + height, -1, -1),
  ].join('');
  return path(all, `fill="none" stroke="${INK}" stroke-width="1.4"`);
}

const words = (mono: Type): string =>
  path(mono.outline('Proof 3', { x: 48, y: 44, size: 13.5 }), `fill="${INK}"`) +
  path(
    mono.outline('C + M + Y', { x: 392 - mono.width('C + M + Y', 13.5), y: 44, size: 13.5 }),
    `fill="${INK}"`,
  );

function dimension(mono: Type): string {
  const [x, top, bottom, middle] = [52, 56, 288, 172];
  const label = '10.5 in';
  const arrow = (y: number, dy: number) => `M${x},${y}l-4,${dy * 9}h8z`;
  return (
    path(
      `M${x},${top}V${middle - 36}M${x},${middle + 36}V${bottom}M${x - 7},${top}h14M${x - 7},${bottom}h14`,
      `stroke="${INK}" stroke-width="1.4"`,
    ) +
    path(arrow(top, 1) + arrow(bottom, -1), `fill="${INK}"`) +
    `<g transform="translate(${x + 4.5} ${middle + mono.width(label, 13.5) / 2}) rotate(-90)">${path(mono.outline(label, { x: 0, y: 0, size: 13.5 }), `fill="${INK}"`)}</g>`
  );
}

const chips = (): string =>
  [CYAN, MAGENTA, YELLOW, INK]
    .map((ink, i) => `<rect x="380" y="${92 + i * 22}" width="17" height="17" fill="${ink}"/>`)
    .join('');

/** A ring of magenta over yellow, a shade of dots in cyan over yellow, the name, and words that run round. */
function badge(name: string, display: Type): string {
  const { x, y, r, hole } = BADGE;
  const ring = (by: number) =>
    `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0ZM${x - hole + by},${y}a${hole - by},${hole - by} 0 1 1 ${2 * (hole - by)},0a${hole - by},${hole - by} 0 1 1 ${-2 * (hole - by)},0Z`;
  const shade = dots(
    { x: x - hole, y: y - hole, width: 2 * hole, height: 2 * hole },
    {
      pitch: 6.6,
      angle: 15,
      tone: (px, py) =>
        Math.hypot(px - x, py - y) > hole + 3
          ? 0
          : 0.95 * smooth(y - hole * 0.75, y + hole * 0.75, py + (px - x) * 0.2),
    },
  );
  const stacked = name.split(' ').slice(0, 2);
  const height = 36;
  return [
    `<g class="m" fill="${YELLOW}" transform="translate(3 2.4)">${circle(x, y, r)}</g>`,
    `<g class="m" fill="${RED}" fill-rule="evenodd">${path(ring(0))}</g>`,
    `<g class="m" fill="none" stroke="${MAGENTA}" stroke-width="3">${path(`M${x - r - 1.5},${y}a${r + 1.5},${r + 1.5} 0 0 1 ${r + 1.5},${-r - 1.5}`)}</g>`,
    `${clip('hole', `M${x - hole - 2},${y}a${hole + 2},${hole + 2} 0 1 0 ${2 * hole + 4},0a${hole + 2},${hole + 2} 0 1 0 ${-2 * hole - 4},0Z`)}<g class="m" clip-path="url(#hole)">${plate(CYAN, shade)}</g>`,
    `<g fill="${INK}">${stacked.map((word, i) => drawLetters(word, { x: x - widthOf(word, height) / 2, y: y - 40 + i * (height + 5), height })).join('')}</g>`,
    `<g fill="${WHITE}">${around(display, 'BIGGER BRAND', 30, r - 29, 'top')}${around(display, 'PULLED BY HAND', 25, r - 11, 'bottom')}</g>`,
  ].join('');
}

const widthOf = (word: string, height: number): number => {
  const drawn = drawLetters(word, { x: 0, y: 0, height: 200 });
  const last = [...drawn.matchAll(/translate\(([\d.]+) 0\)/g)].at(-1)?.[1] ?? '0';
  return ((Number(last) + 185) * height) / 200;
};

/** Words along a circle, each letter turned to stand on it; `radius` is that of the baseline. */
function around(type: Type, text: string, size: number, radius: number, side: 'top' | 'bottom'): string {
  const { x, y } = BADGE;
  const tracking = size * 0.05;
  const advances = [...text].map((character) => type.width(character, size) + tracking);
  const total = advances.reduce((sum, advance) => sum + advance, 0);
  const sign = side === 'top' ? 1 : -1;
  let along = -total / 2;
  return [...text]
    .map((character, i) => {
      const advance = advances[i] ?? 0;
      const middle = (along + advance / 2) / radius;
      along += advance;
      const angle = sign * middle;
      const [px, py] = [x + radius * Math.sin(middle), y - sign * radius * Math.cos(angle)];
      const outline = type.outline(character, { x: -(advance - tracking) / 2, y: 0, size });
      return (
        outline &&
        path(
          outline,
          `transform="translate(${short(px)} ${short(py)}) rotate(${short((angle * 180) / Math.PI)})"`,
        )
      );
    })
    .join('');
}

/** A map pin whose point stands at (x, y). */
function pin(mono: Type, digit: string, x: number, y: number, ink: string): string {
  const drop = 'M0,0C-3,-8 -15,-14 -15,-26A15,15 0 0 1 15,-26C15,-14 3,-8 0,0Z';
  return `<g transform="translate(${x} ${y})">${path(drop, `fill="${INK}" transform="translate(3 3)"`)}${path(drop, `fill="${ink}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"`)}${path(mono.outline(digit, { x: -mono.width(digit, 16) / 2, y: -20.5, size: 16 }), `fill="${INK}"`)}</g>`;
}

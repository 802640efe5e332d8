// WA-07: a site at night, its shop still lit, and the ticket of a chat that is being answered.
import { circle, clip, drawing, framed, ground, path, plate, type Separation } from '../drawing.ts';
import type { Type } from '../fonts.ts';
import { CYAN, INK, MAGENTA, WHITE, YELLOW } from '../inks.ts';
import { dots, lines, smooth } from '../screens.ts';

const VIOLET = '#00006a';
const PAGE = { x: 26, y: 24, width: 348, height: 282 };
const BAR = 30;
const PICTURE = { x: PAGE.x, y: PAGE.y + BAR, width: PAGE.width, height: 142 };
const TICKET = { x: 222, y: 138, width: 196, height: 172 };

/** The faces that the page and the ticket are set in. */
export interface Faces {
  display: Type;
  mono: Type;
}

export const drawWebsitesAndAi = (faces: Faces): string =>
  drawing(440, 340, [ground(VIOLET), night(), site(faces)].join(''));

/** The page with its ticket, and what lies over what on it. */
export function separateWebsitesAndAi(faces: Faces): Separation {
  const sheet = { x: 12, y: 8, width: 424, height: 318 };
  return {
    cutOut: framed({ x: 16, y: 14, width: 424, height: 324 }, site(faces)),
    plates: [frame(faces), picture(), headline(faces.display), ticket(faces) + hand()].map((layer) =>
      framed(sheet, layer),
    ),
  };
}

const site = (faces: Faces): string =>
  [frame(faces), picture(), headline(faces.display), ticket(faces), hand()].join('');

const box = ({ x, y, width, height }: typeof PAGE, more: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

/** What glows in the dark behind it. */
function night(): string {
  const screen = dots(
    { x: 0, y: 0, width: 440, height: 340 },
    { pitch: 9, angle: 45, tone: (x, y) => 0.62 * smooth(150, 470, x * 0.6 + y) },
  );
  return `<g class="d" stroke="${CYAN}">${screen}</g>`;
}

/** The browser's window, and the page's small print. */
function frame({ mono }: Faces): string {
  const { x, y, width, height } = PAGE;
  const address = 'your-shop.example';
  return [
    box({ x: x + 9, y: y + 9, width, height }, `fill="${INK}" stroke="${INK}" stroke-width="3.4"`),
    box(PAGE, `class="o" fill="${WHITE}"`),
    box({ x, y, width, height: BAR }, `class="o" fill="${WHITE}"`),
    [CYAN, MAGENTA, YELLOW]
      .map((ink, i) =>
        circle(x + 17 + i * 16, y + 15, 5.4, `fill="${ink}" stroke="${INK}" stroke-width="1.8"`),
      )
      .join(''),
    box(
      { x: x + 66, y: y + 7, width: width - 80, height: 16 },
      `fill="${WHITE}" stroke="${INK}" stroke-width="1.8"`,
    ),
    path(mono.outline(address, { x: x + 74, y: y + 19, size: 11.5 }), `fill="${INK}"`),
    path('M43,274H196M43,284H164', `stroke="${INK}" stroke-width="3"`),
  ].join('');
}

/** Two plates out of register, as on the front page. */
function headline(display: Type): string {
  const words = display.outline('OPEN LATE', { x: 42, y: 256, size: 53 });
  return (
    `<g class="m" fill="${CYAN}" transform="translate(-2.6 2.4)">${path(words)}</g>` +
    `<g class="m" fill="${MAGENTA}">${path(words)}</g>`
  );
}

/** A street at dusk in two plates: cyan flat, magenta in dots that thicken upwards. */
function picture(): string {
  const { x, y, width, height } = PICTURE;
  const dusk = dots(PICTURE, {
    pitch: 5.4,
    angle: 75,
    tone: (_, py) => 0.94 * smooth(y + height, y + 6, py),
  });
  return [
    `${clip('picture', `M${x},${y}h${width}v${height}h${-width}Z`)}<g clip-path="url(#picture)">`,
    `<g class="m">${box(PICTURE, `fill="${CYAN}"`)}</g>`,
    plate(MAGENTA, dusk, [0.8, -0.6]),
    // A moon with a bite taken out.
    path(
      'M250,70A27,27 0 1 0 277,106A23,23 0 0 1 250,70Z',
      `fill="${YELLOW}" stroke="${INK}" stroke-width="2.4"`,
    ),
    shop(),
    '</g>',
    path(`M${x},${y + height}h${width}`, `stroke="${INK}" stroke-width="3.4"`),
  ].join('');
}

function shop(): string {
  const awning = Array.from({ length: 6 }, (_, i) => {
    const [top, bottom] = [70 + i * 20, 58 + i * 24];
    return path(
      `M${top},92h20L${bottom + 24},124a12,9 0 0 1 -24,0Z`,
      `class="o" fill="${i % 2 ? WHITE : MAGENTA}"`,
    );
  }).join('');
  const wall = 'M66,80H194V200H66Z';
  const brick = lines(
    { x: 66, y: 120, width: 128, height: 80 },
    { pitch: 6, angle: 0, tone: (x) => 0.45 * smooth(150, 196, x) + 0.12 },
  );
  return [
    path(wall, `class="o" fill="${WHITE}"`),
    path(brick, `fill="${INK}"`),
    // Lit windows, and the door.
    path('M76,128H140V178H76Z', `class="o" fill="${YELLOW}"`),
    path('M108,128V178M76,150H140', 'class="i"'),
    path('M150,128H184V200H150Z', `class="o" fill="${YELLOW}"`),
    path('M156,134H178V166H156Z', `fill="${WHITE}" stroke="${INK}" stroke-width="2"`),
    circle(155, 172, 2.6, `fill="${INK}"`),
    path('M66,66H194V94H66Z', `class="o" fill="${INK}"`),
    path('M84,80h24M114,80h40M160,80h16', `stroke="${WHITE}" stroke-width="5"`),
    awning,
    path('M26,198H374', `stroke="${INK}" stroke-width="5"`),
  ].join('');
}

/** Torn along its top, as every ticket of the house. */
function ticket({ display, mono }: Faces): string {
  const { x, y, width, height } = TICKET;
  const bite = 14;
  const count = width / bite;
  const edge = Array.from({ length: count }, () => `h2.6a4.4,4.4 0 0 0 8.8,0h2.6`).join('');
  const outline = `M${x},${y}${edge}V${y + height}H${x}Z`;
  const small = (text: string, dx: number, dy: number, size = 12.5) =>
    path(mono.outline(text, { x: x + dx, y: y + dy, size }), `fill="${INK}"`);
  return [
    path(outline, `fill="${INK}" stroke="${INK}" stroke-width="3.4" transform="translate(8 8)"`),
    path(outline, `class="o" fill="${WHITE}"`),
    mark(x + 26, y + 32),
    path(display.outline('CARL', { x: x + 50, y: y + 32, size: 25 }), `fill="${INK}"`),
    small('an AI', 50, 47, 11),
    path(`M${x},${y + 58}h${width}`, `stroke="${INK}" stroke-width="2.4"`),
    box(
      { x: x + 54, y: y + 68, width: 128, height: 28 },
      `fill="${YELLOW}" stroke="${INK}" stroke-width="2"`,
    ),
    small('Table at nine?', 62, 86.5),
    small('Yes, by the', 14, 116),
    small('window.', 14, 132),
    box(
      { x: x + 14, y: y + 141, width: 140, height: 22 },
      `fill="${WHITE}" stroke="${INK}" stroke-width="2"`,
    ),
    box({ x: x + 154, y: y + 141, width: 28, height: 22 }, `fill="#ff4a1c" stroke="${INK}" stroke-width="2"`),
    path(`M${x + 21},${y + 146}v12`, `stroke="${INK}" stroke-width="1.8"`),
    path(`M${x + 161},${y + 152}h13m-5.5,-5l5.5,5l-5.5,5`, 'class="i"'),
  ].join('');
}

const mark = (x: number, y: number): string =>
  `<g class="m" fill="${CYAN}">${circle(x + 1.4, y - 1, 14.5)}</g><g class="m" fill="${MAGENTA}">${circle(x - 1.4, y, 14.5)}</g>` +
  circle(x, y, 14, `fill="${INK}"`) +
  path(`M${x},${y}v-6a6,6 0 0 1 6,6ZM${x},${y}v6a6,6 0 0 1 -6,-6Z`, `fill="${WHITE}"`);

/** The pointer, about to ask the next thing. */
const hand = (): string =>
  `<g transform="translate(376 296)">${path('M0,0V30L7.4,23.4L12,34.5L18.2,31.8L13.6,21.2H23.4Z', `fill="${WHITE}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`)}</g>`;

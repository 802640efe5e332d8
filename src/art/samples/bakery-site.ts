// A bakery's site on a screen and on a phone, where its assistant is answering before the shop opens.
import { circle, clip, drawing, ground, path, plate } from '../drawing.ts';
import type { Type } from '../fonts.ts';
import { CYAN, INK, KRAFT, MAGENTA, PAPER, WHITE, YELLOW } from '../inks.ts';
import { dots, smooth } from '../screens.ts';

const VIOLET = '#00006a';
const SCREEN = { x: 30, y: 34, width: 340, height: 250 };
const PHONE = { x: 316, y: 78, width: 132, height: 258 };

interface Faces {
  display: Type;
  mono: Type;
}

export const drawBakerySite = (faces: Faces): string =>
  drawing(480, 360, [ground(VIOLET, 480, 360), dawn(), desk(), screen(faces), phone(faces)].join(''));

const rect = ({ x, y, width, height }: typeof SCREEN, more: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

function dawn(): string {
  const screen = dots(
    { x: 0, y: 0, width: 480, height: 320 },
    { pitch: 10, angle: 75, tone: (x, y) => 0.8 * smooth(40, 330, y + (x - 240) * 0.1) },
  );
  return `<g class="d" stroke="${MAGENTA}">${screen}</g>`;
}

const desk = (): string =>
  path('M0,314H480V360H0Z', `class="o" fill="${KRAFT}"`) +
  path('M150,284H252L262,318H140Z', `class="o" fill="${WHITE}"`) +
  path('M112,316H292V328H112Z', `class="o" fill="${WHITE}"`);

function screen({ display, mono }: Faces): string {
  const { x, y, width } = SCREEN;
  const bar = y + 26;
  return [
    rect({ ...SCREEN, x: x + 9, y: y + 9 }, `fill="${INK}" stroke="${INK}" stroke-width="3.4"`),
    rect(SCREEN, `class="o" fill="${PAPER}"`),
    path(`M${x},${bar}H${x + width}`, 'class="i"'),
    [CYAN, MAGENTA, YELLOW]
      .map((ink, i) =>
        circle(x + 17 + i * 17, y + 13, 4.6, `fill="${ink}" stroke="${INK}" stroke-width="1.6"`),
      )
      .join(''),
    `<rect x="${x + 74}" y="${y + 6}" width="190" height="14" fill="${WHITE}" stroke="${INK}" stroke-width="1.6"/>`,
    path(mono.outline('your-bakery.example', { x: x + 82, y: y + 17, size: 10.5 }), `fill="${INK}"`),
    path(`M${x},${bar}H${x + width}V${y + 156}H${x}Z`, `class="o" fill="${CYAN}"`),
    path(display.outline('FRESH', { x: x + 18, y: y + 84, size: 66 }), `fill="${INK}"`),
    path(display.outline('AT SIX', { x: x + 18, y: y + 138, size: 66 }), `fill="${INK}"`),
    croissant(),
    [0, 1, 2].map(goods).join(''),
  ].join('');
}

/** Yellow, with magenta dots where it is baked darkest. */
function croissant(): string {
  const outline =
    'M190,146C178,136 180,122 188,112C190,92 206,78 224,74C238,62 268,60 282,70C300,74 314,88 314,106C322,118 322,134 310,144C306,136 298,126 286,122C276,112 232,112 220,122C208,126 198,138 190,146Z';
  const shade = dots(
    { x: 176, y: 56, width: 146, height: 96 },
    {
      pitch: 4.8,
      angle: 75,
      tone: (x, y) => 0.06 + 0.62 * smooth(18, 58, Math.hypot((x - 251) * 0.66, y - 72)),
    },
  );
  return [
    '<g transform="translate(25 12) scale(.9)">',
    path(
      outline,
      `fill="${INK}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round" transform="translate(6 6)"`,
    ),
    clip('baked', outline),
    `<g clip-path="url(#baked)">${path(outline, `fill="${YELLOW}"`)}${plate(MAGENTA, shade, [1, -0.8])}</g>`,
    path(outline, 'class="o" fill="none"'),
    path(
      'M188,112C198,116 206,124 208,132M224,74C218,92 224,112 232,117M282,70C288,90 282,110 274,116M314,106C306,112 300,120 298,128M206,82C206,100 210,114 218,122M300,82C302,98 298,112 290,122',
      'class="i"',
    ),
    path(
      'M240,72C250,67 260,67 268,70',
      `fill="none" stroke="${WHITE}" stroke-width="3" stroke-linecap="round"`,
    ),
    '</g>',
  ].join('');
}

/** What else there is: a loaf, a roll, a pretzel, each on its card. */
function goods(place: number): string {
  const [x, y] = [48 + place * 88, 204];
  const loaf = 'M14,44V26C8,20 12,10 24,10H52C64,10 68,20 62,26V44Z';
  const roll = 'M12,44C8,24 22,10 38,10S68,24 64,44Z';
  const ring =
    'M38,46C18,46 12,30 16,20C20,8 36,10 40,24L54,46M38,46C58,46 64,30 60,20C56,8 40,10 36,24L22,46';
  const body = place === 2 ? '' : path(place ? roll : loaf, `class="o" fill="${place ? WHITE : YELLOW}"`);
  const marks = ['M24,20L30,14M36,20L42,14M48,20L54,14M14,34H62', 'M24,22C32,18 44,18 52,22M38,14V44', ''][
    place
  ];
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect width="76" height="68" class="o" fill="${WHITE}"/>`,
    `<path d="M0,0H76V52H0Z" fill="${[MAGENTA, YELLOW, CYAN][place]}" stroke="${INK}" stroke-width="2"/>`,
    body,
    marks && path(marks, 'class="i"'),
    place === 2
      ? path(ring, `fill="none" stroke="${INK}" stroke-width="11" stroke-linecap="round"`) +
        path(ring, `fill="none" stroke="${YELLOW}" stroke-width="5.6" stroke-linecap="round"`)
      : '',
    path('M8,60H44M54,60H68', `stroke="${INK}" stroke-width="3"`),
    '</g>',
  ].join('');
}

function phone({ display, mono }: Faces): string {
  const { x, y, width, height } = PHONE;
  const inner = { x: x + 9, y: y + 20, width: width - 18, height: height - 42 };
  const says = (words: string[], top: number, ink: string, left: number) => {
    const wide = Math.max(...words.map((word) => mono.width(word, 9.6))) + 12;
    return [
      `<rect x="${left < 0 ? inner.x + inner.width - 6 - wide : left}" y="${top}" width="${wide}" height="${words.length * 13 + 8}" fill="${ink}" stroke="${INK}" stroke-width="1.8"/>`,
      words
        .map((word, i) =>
          path(
            mono.outline(word, {
              x: (left < 0 ? inner.x + inner.width - 6 - wide : left) + 6,
              y: top + 13 + i * 13,
              size: 9.6,
            }),
            `fill="${INK}"`,
          ),
        )
        .join(''),
    ].join('');
  };
  return [
    rect({ ...PHONE, x: x + 9, y: y + 9 }, `rx="14" fill="${INK}"`),
    rect(PHONE, `class="o" rx="14" fill="${INK}"`),
    path(`M${x + 50},${y + 10.5}h32`, `stroke="${WHITE}" stroke-width="3" stroke-linecap="round"`),
    circle(x + width / 2, y + height - 11, 5.6, `fill="none" stroke="${WHITE}" stroke-width="2"`),
    rect(inner, `fill="${PAPER}"`),
    `<rect x="${inner.x}" y="${inner.y}" width="${inner.width}" height="30" fill="${YELLOW}"/>`,
    path(`M${inner.x},${inner.y + 30}h${inner.width}`, 'class="i"'),
    path(display.outline('ASK US', { x: inner.x + 8, y: inner.y + 23, size: 24 }), `fill="${INK}"`),
    path(mono.outline('5:12', { x: inner.x + 80, y: inner.y + 20, size: 10.5 }), `fill="${INK}"`),
    says(['Any rye left', 'for Saturday?'], inner.y + 40, YELLOW, -1),
    says(["I'm an AI, and", 'yes: order by', 'Friday noon.'], inner.y + 84, WHITE, inner.x + 6),
    says(['Two, sliced.'], inner.y + 141, YELLOW, -1),
    `<rect x="${inner.x + 6}" y="${inner.y + 178}" width="${inner.width - 12}" height="28" fill="${MAGENTA}" stroke="${INK}" stroke-width="2.4"/>`,
    path(
      display.outline('SEND', {
        x: inner.x + inner.width / 2 - display.width('SEND', 22) / 2,
        y: inner.y + 199.6,
        size: 22,
      }),
      `fill="${WHITE}"`,
    ),
  ].join('');
}

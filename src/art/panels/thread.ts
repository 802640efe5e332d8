// Five threads out of five inboxes that tangle, ply into one rope and run off the card.
import { drawing, path } from '../drawing.ts';
import type { Type } from '../fonts.ts';
import { CYAN, INK, MAGENTA, WHITE } from '../inks.ts';
import { short } from '../screens.ts';

const THREADS = [
  {
    ink: MAGENTA,
    d: 'M108,34C150,40 132,210 196,212C262,214 262,118 206,112C150,106 128,196 176,222C226,246 276,210 294,172',
  },
  {
    ink: CYAN,
    d: 'M108,92C140,92 158,44 214,44C268,46 262,120 214,140C172,156 132,182 134,142C136,100 262,112 294,164',
  },
  {
    ink: WHITE,
    d: 'M108,150C128,168 150,212 192,212C246,212 270,150 236,116C206,88 160,66 150,84C142,104 236,112 258,142C268,158 280,168 294,166',
  },
  {
    ink: '#f7a8cf',
    d: 'M108,208C124,206 134,166 142,126C154,60 176,40 204,40C246,40 262,98 246,146C232,190 182,250 160,244C142,236 176,150 294,148',
  },
  {
    ink: '#00a651',
    d: 'M108,266C124,264 140,222 168,180C196,138 232,118 248,140C262,162 234,208 184,226C140,242 118,226 128,188C142,140 210,106 294,152',
  },
];
const LABELS = ['Email', 'Texts', 'Voicemail', 'DMs', 'Sticky notes'];
const ROPE = { from: 290, to: 700, y: 162, thick: 17 };

export function drawThread(mono: Type): string {
  const body = [
    THREADS.map(({ ink, d }) => strand(ink, d)).join(''),
    rope(),
    LABELS.map((label, i) => tag(label, 18 + i * 58, mono)).join(''),
  ].join('');
  return drawing(520, 300, `<g transform="translate(2)">${body}</g>`);
}

const strand = (ink: string, d: string): string =>
  path(d, `fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round"`) +
  path(d, `fill="none" stroke="${ink}" stroke-width="5.6" stroke-linecap="round"`) +
  path(
    d,
    `fill="none" stroke="${WHITE}" stroke-width="1" stroke-linecap="round" stroke-dasharray="7 9" transform="translate(-.8 -1.2)"`,
  );

/** Where a thread leaves its inbox. */
const tag = (label: string, y: number, mono: Type): string =>
  path(`M4,${y + 4}H112V${y + 36}H4Z`, `fill="${INK}"`) +
  path(`M0,${y}H108V${y + 32}H0Z`, `fill="${WHITE}" stroke="${INK}" stroke-width="2"`) +
  path(mono.outline(label, { x: 9, y: y + 20.5, size: 13 }), `fill="${INK}"`);

/** Strands side by side, each a slanted lens. */
function rope(): string {
  const step = 11.5;
  const { from, to, y, thick } = ROPE;
  const lens = (x: number) =>
    `M${short(x)} ${y + thick}C${short(x + 2)} ${y + 6} ${short(x + 10)} ${y - 6} ${short(x + 14)} ${y - thick}H${short(x + 14 + step)}C${short(x + 10 + step)} ${y - 6} ${short(x + 2 + step)} ${y + 6} ${short(x + step)} ${y + thick}Z`;
  const lenses: string[] = [];
  for (let i = 0; from + i * step < to; i++)
    lenses.push(path(lens(from - 14 + i * step), `fill="${THREADS[i % THREADS.length]?.ink}"`));
  return (
    path(`M${from - 6},${y + thick + 4}H${to}`, `fill="none" stroke="${INK}" stroke-width="7"`) +
    `<g stroke="${INK}" stroke-width="2" stroke-linejoin="round">${lenses.join('')}</g>` +
    path(
      `M${from - 8},${y - thick}H${to}M${from - 14},${y + thick}H${to}`,
      `fill="none" stroke="${INK}" stroke-width="3"`,
    )
  );
}

// A folding sign in front of a cafe, printed in two inks whose overlap makes the third.
import { circle, clip, drawing, ground, path, plate } from '../drawing.ts';
import type { Type } from '../fonts.ts';
import { CYAN, INK, KRAFT, MAGENTA, PAPER, WHITE, YELLOW } from '../inks.ts';
import { dots, lines, short, smooth } from '../screens.ts';

const STREET = 268;
const FRAME = 'M148,100L300,88L328,322L150,338Z';
const BOARD = 'M158,111L291,100.4L316,309L161,323Z';
const BACK = 'M300,88L312,90L380,302L368,308L328,322Z';

export const drawSidewalkSign = (display: Type): string =>
  drawing(480, 360, [ground(YELLOW, 480, 360), wall(), street(), plant(), sign(display), awning()].join(''));

function wall(): string {
  const shade = lines(
    { x: 0, y: 60, width: 480, height: STREET - 60 },
    { pitch: 6, angle: -45, tone: (_, y) => 0.7 * smooth(150, 64, y) },
  );
  return [
    // The door, with light behind its glass.
    path(`M378,66H470V${STREET}H378Z`, `class="o" fill="${CYAN}"`),
    path('M392,84H456V214H392Z', `class="o" fill="${INK}"`),
    clip('glass', 'M392,84H456V214H392Z'),
    `<g clip-path="url(#glass)" class="d" stroke="${YELLOW}">${dots({ x: 392, y: 84, width: 64, height: 130 }, { pitch: 7, angle: 45, tone: (x, y) => 0.85 * smooth(90, 10, Math.hypot(x - 424, y - 120)) })}</g>`,
    path('M400,236H448', 'class="i"'),
    path('M386,150V188', `stroke="${INK}" stroke-width="9" stroke-linecap="round"`),
    path('M386,151V187', `stroke="${WHITE}" stroke-width="4" stroke-linecap="round"`),
    path(shade, `fill="${INK}"`),
  ].join('');
}

function street(): string {
  const joints = [-420, -200, -60, 60, 170, 290, 420, 580, 800]
    .map((x) => `M${short(240 + (x - 240) * 0.62)},${STREET}L${x},360`)
    .join('');
  return [
    path(`M0,${STREET}H480V360H0Z`, `fill="${PAPER}"`),
    path(joints, `fill="none" stroke="${INK}" stroke-width="1.6"`),
    path(`M0,292H480M0,330H480`, `fill="none" stroke="${INK}" stroke-width="1.6"`),
    path(`M0,${STREET}H480`, `stroke="${INK}" stroke-width="3.4"`),
    path(`M0,${STREET - 16}H376`, `stroke="${INK}" stroke-width="2"`),
  ].join('');
}

/** A bush in a pot: cyan dots over yellow make its green. */
function plant(): string {
  const [x, y, r] = [64, 176, 54];
  return [
    path('M64,212V250', `stroke="${INK}" stroke-width="8"`),
    circle(x + 8, y + 8, r, `fill="${INK}"`),
    clip('bush', `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`),
    `<g clip-path="url(#bush)">${circle(x, y, r, `fill="${YELLOW}"`)}${plate(CYAN, dots({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, { pitch: 6.4, angle: 15, tone: (px, py) => 0.3 + 0.8 * smooth(-60, 50, (px - x) * 0.7 + (py - y)) }))}</g>`,
    circle(x, y, r, 'class="o" fill="none"'),
    path('M32,246H112L103,308H56Z', `fill="${INK}"`),
    path('M24,240H104L95,302H33Z', `class="o" fill="${MAGENTA}"`),
    path('M20,232H108V246H20Z', `class="o" fill="${MAGENTA}"`),
    path(
      lines(
        { x: 24, y: 246, width: 80, height: 58 },
        { pitch: 5, angle: 90, tone: (px) => 0.7 * smooth(58, 100, px) },
      ),
      `fill="${INK}"`,
    ),
  ].join('');
}

function sign(display: Type): string {
  const words = ['COFFEE', 'IS ON'];
  const size = [66, 78];
  const set = words
    .map((word, i) => {
      const em = size[i] ?? 0;
      return display.outline(word, { x: 70 - display.width(word, em) / 2, y: i === 0 ? 52 : 216, size: em });
    })
    .join('');
  // The board's plane: a square of 140 by 228 laid on its four corners, near enough for so small a turn.
  const plane = 'matrix(.965 -.076 .062 .93 158 112)';
  return [
    path('M150,340L330,322L378,304L452,318L330,352Z', `fill="${INK}"`),
    path(BACK, `class="o" fill="${KRAFT}"`),
    clip('back', BACK),
    `<g clip-path="url(#back)">${path(lines({ x: 296, y: 86, width: 90, height: 240 }, { pitch: 5.4, angle: -45, tone: (x, y) => 0.35 + 0.6 * smooth(40, 0, x - 300 - (y - 88) * 0.12) }), `fill="${INK}"`)}</g>`,
    path('M312,90L380,302L368,308L300,88Z', `class="o" fill="${INK}"`),
    path('M318,238L352,229', `stroke="${INK}" stroke-width="4.6"`),
    path(FRAME, `class="o" fill="${INK}"`),
    path('M154,104L296,93', `stroke="${WHITE}" stroke-width="1.8" stroke-linecap="round"`),
    path(BOARD, `fill="${WHITE}"`),
    clip('board', BOARD),
    `<g clip-path="url(#board)" class="g">`,
    path(BOARD, `fill="${WHITE}"`),
    `<g transform="${plane}" class="g">`,
    plates(set),
    cup(),
    '</g>',
    path(
      lines(
        { x: 150, y: 80, width: 180, height: 250 },
        { pitch: 6, angle: -52, tone: (x, y) => 0.42 * smooth(285, 330, x - (y - 200) * 0.06) },
      ),
      `fill="${INK}"`,
    ),
    '</g>',
    // The handle and the hinges.
    path(
      'M206,95.4C206,80 244,77 246,92.3',
      `fill="none" stroke="${INK}" stroke-width="8" stroke-linecap="round"`,
    ),
    path('M166,102.4l14,-1.1M272,94l14,-1.1', `stroke="${KRAFT}" stroke-width="5"`),
  ].join('');
}

const plates = (d: string): string =>
  `<g class="m" fill="${CYAN}" transform="translate(-1.8 1.6)">${path(d)}</g><g class="m" fill="${MAGENTA}" transform="translate(1.4 -1.2)">${path(d)}</g>`;

/** A cup and its saucer, with steam of dots. */
function cup(): string {
  const body = 'M26,94H108C108,128 98,140 80,142H54C36,140 26,128 26,94Z';
  const heart =
    'M67,132C54,122 50,114 54,108C58,102 65,104 67,109C69,104 76,102 80,108C84,114 80,122 67,132Z';
  const ear =
    'M106,100C126,94 132,114 120,124C112,129 104,127 100,125L104,117C112,120 118,114 114,109C112,106 108,107 106,108Z';
  const saucer = 'M16,147H120C116,154 102,157 68,157C34,157 20,154 16,147Z';
  const steam = dots(
    { x: 30, y: 54, width: 76, height: 40 },
    {
      pitch: 4.6,
      angle: 45,
      tone: (x, y) =>
        0.75 * smooth(0.1, 0.9, Math.sin((x - 30) / 9 + Math.sin(y / 9) * 1.3)) * smooth(52, 70, y),
    },
  );
  return [
    `<g class="m" fill="${CYAN}" transform="translate(-1.8 1.6)">${path(body)}${path(saucer)}${path(ear)}</g>`,
    `<g class="m" fill="${MAGENTA}" transform="translate(1.4 -1.2)" fill-rule="evenodd">${path(body + heart)}</g>`,
    plate(MAGENTA, steam),
  ].join('');
}

function awning(): string {
  const stripes = 10;
  const width = 480 / stripes;
  const all = Array.from({ length: stripes + 1 }, (_, i) => {
    const x = (i - 0.5) * width;
    const d = `M${x},-4H${x + width}V52A${width / 2},${width / 2.4} 0 0 1 ${x},52Z`;
    return path(d, `class="o" fill="${i % 2 ? WHITE : MAGENTA}"`);
  });
  return [
    `<g transform="translate(0 7)" fill="${INK}">${all.join('').replaceAll(/ class="o" fill="[^"]*"/g, '')}</g>`,
    all.join(''),
    path('M0,46H480', 'class="s"'),
    path(
      lines(
        { x: 0, y: 0, width: 480, height: 46 },
        { pitch: 5, angle: 0, tone: (_, y) => 0.6 * smooth(24, 0, y) },
      ),
      `fill="${INK}"`,
    ),
  ].join('');
}

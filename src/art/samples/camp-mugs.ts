// A pile of enamel mugs, printed on both sides in one ink; everything else is that ink too, or none.
import { circle, clip, drawing, ground, path } from '../drawing.ts';
import { WHITE } from '../inks.ts';
import { dots, lines, short, smooth } from '../screens.ts';

const GREEN = '#00704a';
const BODY = 'M-54,0C-54,0 -53,68 -51,84C-49,96 49,96 51,84C53,68 54,0 54,0Z';
const HANDLE = 'M51,16C80,8 96,26 88,50C82,68 64,76 50,76L50,64C62,63 72,56 76,44C80,28 70,22 52,29Z';
/** Where each mug stands, and where its badge has come to. */
const MUGS: [x: number, y: number, turned: number][] = [
  [84, 232, -14],
  [232, 232, 0],
  [380, 232, 26],
  [158, 136, -34],
  [306, 136, 8],
  [232, 40, -4],
];

export const drawCampMugs = (): string =>
  drawing(
    480,
    360,
    [ground(GREEN, 480, 360), night(), table(), definitions(), MUGS.map(mug).join('')].join(''),
  );

function night(): string {
  const screen = dots(
    { x: 0, y: 0, width: 480, height: 300 },
    {
      pitch: 10,
      angle: 45,
      tone: (x, y) => 0.5 * smooth(60, 300, y) * smooth(10, 250, Math.abs(x - 240) + 60),
    },
  );
  const star = (x: number, y: number, r: number) =>
    path(
      `M${x},${y - r}L${x + r * 0.24},${y - r * 0.24}L${x + r},${y}L${x + r * 0.24},${y + r * 0.24}L${x},${y + r}L${x - r * 0.24},${y + r * 0.24}L${x - r},${y}L${x - r * 0.24},${y - r * 0.24}Z`,
      `fill="${WHITE}"`,
    );
  return [
    `<g class="d" stroke="${WHITE}">${screen}</g>`,
    star(70, 62, 15),
    star(126, 26, 7),
    star(414, 52, 12),
    star(364, 22, 6),
    star(452, 112, 7),
    star(30, 128, 8),
  ].join('');
}

function table(): string {
  const screen = lines(
    { x: -10, y: 312, width: 500, height: 60 },
    { pitch: 7, angle: 0, tone: (_, y) => 0.7 - 0.5 * smooth(316, 360, y) },
  );
  return (
    path(`M0,312H480V360H0Z`, `fill="${GREEN}"`) +
    path(screen, `fill="${WHITE}"`) +
    path('M0,312H480', `stroke="${WHITE}" stroke-width="3"`)
  );
}

function definitions(): string {
  const shade = lines(
    { x: -58, y: 0, width: 116, height: 100 },
    { pitch: 4.4, angle: -45, tone: (x) => Math.max(0.85 * smooth(14, 56, x), 0.5 * smooth(-40, -56, x)) },
  );
  return `<defs>${clip('body', BODY)}<g id="print">${print()}</g><g id="shade">${path(shade, `fill="${GREEN}"`)}</g></defs>`;
}

/** A badge: mountains, a moon, and trees in front of them. */
function print(): string {
  const tree = (x: number, y: number, scale: number) =>
    path(
      'M0,-40L11,-20H6L16,-4H8L18,10H4V18H-4V10H-18L-8,-4H-16L-6,-20H-11Z',
      `transform="translate(${x} ${y}) scale(${scale})"`,
    );
  return [
    circle(0, 0, 38, `fill="${GREEN}"`),
    clip('badge', 'M-33,0A33,33 0 1 0 33,0A33,33 0 1 0 -33,0Z'),
    circle(0, 0, 34.4, `fill="none" stroke="${WHITE}" stroke-width="2"`),
    '<g clip-path="url(#badge)">',
    circle(13, -15, 7.4, `fill="${WHITE}"`),
    path('M-40,26L-12,-20L4,6L16,-6L44,26Z', `fill="${WHITE}"`),
    path('M-12,-20L-2,-4L-7,-7L-12,0L-17,-7L-22,-4Z', `fill="${GREEN}"`),
    `<g fill="${GREEN}" stroke="${WHITE}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">`,
    tree(-22, 22, 0.62),
    tree(24, 24, 0.6),
    tree(1, 22, 0.84),
    '</g>',
    path('M-40,29H40V40H-40Z', `fill="${WHITE}"`),
    '</g>',
  ].join('');
}

function mug([x, y, turned]: (typeof MUGS)[number]): string {
  // Round a mug the badge narrows towards the edge.
  const badge = (at: number) =>
    `<use href="#print" transform="translate(${short(54 * Math.sin(at / 54))} 53) scale(${short(Math.cos(at / 62))} 1)"/>`;
  const line = `stroke="${GREEN}" stroke-width="3.4" stroke-linejoin="round"`;
  return [
    `<g transform="translate(${x} ${y})">`,
    path(`${HANDLE}`, `fill="${WHITE}" ${line}`),
    path(BODY, `fill="${WHITE}" ${line}`),
    `<g clip-path="url(#body)">${badge(turned)}<use href="#shade"/></g>`,
    path(BODY, `fill="none" ${line}`),
    `<ellipse rx="55" ry="13" fill="${WHITE}" ${line}/>`,
    `<ellipse rx="47" ry="9" cy="1" fill="${GREEN}"/>`,
    path(
      'M-40,4C-24,10 24,10 40,4',
      `fill="none" stroke="${WHITE}" stroke-width="1.6" stroke-linecap="round"`,
    ),
    '</g>',
  ].join('');
}

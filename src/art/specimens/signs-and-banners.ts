// SB-04: a vinyl banner on a chain-link fence, tied at its grommets, one corner loose.
import { circle, clip, drawing, framed, ground, hardShadow, path, type Separation } from '../drawing.ts';
import { CYAN, INK, KRAFT, MAGENTA, WHITE, YELLOW } from '../inks.ts';
import { lines, short, smooth } from '../screens.ts';

const BANNER = 'M34,92C110,112 320,104 410,74L404,222C396,232 372,246 350,262C330,250 130,262 40,238Z';
const CORNER = 'M406,220C398,232 372,246 350,262C344,246 346,214 358,190C376,196 394,208 406,220Z';
const HEM = 'M42,103C116,121 318,114 401,86M402,96L398,196M348,252C320,242 140,250 49,229M43,104L48,228';
const TIED: [number, number][] = [
  [50, 108],
  [132, 116],
  [218, 114],
  [304, 105],
  [393, 90],
];
const LOWER: [number, number][] = [
  [54, 224],
  [136, 237],
  [222, 239],
  [306, 236],
];
const RAIL = 44;

export const drawSignsAndBanners = (): string =>
  drawing(440, 340, [ground(CYAN), fence(), post(), banner()].join(''));

/** The banner with as much fence as a slab may show of it, and what it is made of. */
export function separateSignsAndBanners(): Separation {
  const sheet = { x: 18, y: 26, width: 404, height: 303 };
  return {
    cutOut: framed(
      { x: -240, y: -2, width: 680, height: 404 },
      [
        fence(-14, 20, 1.2),
        path(`M-250,${RAIL - 8}H440v16H-250z`, `class="o" fill="${KRAFT}"`),
        path('M12,28H30V412H12z', `class="o" fill="${KRAFT}"`),
        post(),
        banner(),
      ].join(''),
    ),
    plates: [
      hardShadow(BANNER, 10) + vinyl() + corner(),
      plateOf(CYAN),
      plateOf(MAGENTA),
      finish() + TIED.map(([x, y]) => tie(x, y)).join(''),
    ].map((part) => framed(sheet, part)),
  };
}

/** Wire in two directions, each with its glint. */
function fence(first = -8, last = 18, reach = 1): string {
  const step = 44;
  const wires: string[] = [];
  for (let i = first; i <= last; i++)
    wires.push(
      `M${i * step - 340},-6l${short(340 * reach)},${short(352 * reach)}`,
      `M${i * step},-6l${short(-352 * reach)},${short(352 * reach)}`,
    );
  const d = wires.join('');
  return (
    path(d, `fill="none" stroke="${INK}" stroke-width="3.2"`) +
    path(d, `fill="none" stroke="${WHITE}" stroke-width="1.1" transform="translate(-.5 -.7)"`)
  );
}

const post = (): string =>
  [
    path(`M0,${RAIL - 8}H440v16H0z`, `class="o" fill="${KRAFT}"`),
    path(`M0,${RAIL - 3}H440`, `stroke="${WHITE}" stroke-width="3"`),
    path(`M0,${RAIL + 5.4}H440`, `stroke="${INK}" stroke-width="2.4"`),
    path('M12,28H30V346H12z', `class="o" fill="${KRAFT}"`),
    path('M17,30V344', `stroke="${WHITE}" stroke-width="3.4"`),
    path('M27,30V344', `stroke="${INK}" stroke-width="2.4"`),
    path('M8,28C8,4 34,4 34,28Z', `class="o" fill="${KRAFT}"`),
    path(
      'M14,22C15,14 20,11 24,11',
      `fill="none" stroke="${WHITE}" stroke-width="2.6" stroke-linecap="round"`,
    ),
    path(`M7,${RAIL - 12}H35v24H7z`, `class="o" fill="${KRAFT}"`),
    circle(21, RAIL, 3.4, `fill="${INK}"`),
  ].join('');

function vinyl(): string {
  const box = { x: 30, y: 70, width: 384, height: 196 };
  // Tension pulls folds down from each tie.
  const folds = lines(box, {
    pitch: 4.6,
    angle: 80,
    tone: (x, y) => {
      const creases = [96, 178, 262, 352].map((at) => {
        const lean = at - (y - 110) * 0.18;
        return 0.5 * smooth(13, 0, Math.abs(x - lean)) * smooth(96, 150, y) * smooth(262, 200, y);
      });
      return Math.max(...creases, 0.7 * smooth(226, 256, y) * smooth(60, 120, x) * smooth(348, 300, x));
    },
  });
  return [
    path(BANNER, `class="o" fill="${YELLOW}"`),
    clip('banner', BANNER),
    `<g clip-path="url(#banner)">${path(folds, `fill="${INK}"`)}</g>`,
  ].join('');
}

const banner = (): string =>
  [
    path(
      BANNER,
      `fill="${INK}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round" transform="translate(10 12)"`,
    ),
    TIED.map(([x, y]) => tie(x, y)).join(''),
    path('M54,224C40,228 34,226 24,222', `fill="none" stroke="${INK}" stroke-width="3.4"`),
    vinyl(),
    // Cut from opaque vinyl: the two lie over each other, not over the banner's yellow.
    `<g class="g">${plateOf(CYAN)}${plateOf(MAGENTA)}</g>`,
    finish(),
    corner(),
    grommet(374, 214),
  ].join('');

/** Hemmed, and grommets in the hem. */
const finish = (): string =>
  path(HEM, 'class="s"') + [...TIED, ...LOWER].map(([x, y]) => grommet(x, y)).join('');

/** It came loose and shows its back. */
const corner = (): string =>
  [
    path(CORNER, `class="o" fill="${WHITE}"`),
    clip('corner', CORNER),
    `<g clip-path="url(#corner)">${path(
      lines(
        { x: 340, y: 186, width: 70, height: 80 },
        { pitch: 5, angle: 60, tone: (x, y) => 0.7 * smooth(372, 350, x + (y - 220) * 0.3) },
      ),
      `fill="${INK}"`,
    )}</g>`,
  ].join('');

const tie = (x: number, y: number): string =>
  path(
    `M${x - 1},${y}C${x - 9},${y - 30} ${x - 8},${RAIL + 26} ${x - 4},${RAIL - 10}C${x},${RAIL - 18} ${x + 8},${RAIL - 14} ${x + 7},${RAIL - 4}C${x + 6},${RAIL + 24} ${x + 7},${y - 34} ${x + 1},${y}M${x + 4},${RAIL - 14}L${x + 15},${RAIL - 25}`,
    `fill="none" stroke="${INK}" stroke-width="3.6" stroke-linecap="round"`,
  );

const grommet = (x: number, y: number): string =>
  circle(x, y, 8.5, `fill="${KRAFT}" stroke="${INK}" stroke-width="2.4"`) +
  path(
    `M${x - 5},${y - 2.4}A5.6 5.6 0 0 1 ${x - 1},${short(y - 5.6)}`,
    `fill="none" stroke="${WHITE}" stroke-width="1.8" stroke-linecap="round"`,
  ) +
  circle(x, y, 4.2, `fill="${INK}"`);

/** Where each ink of the words lies: out of register. */
const REGISTER: Record<string, string> = { [CYAN]: '3.4 2.8', [MAGENTA]: '-2.4 -2' };

const plateOf = (ink: string): string =>
  `<g class="m" fill="${ink}" stroke="${ink}" stroke-width="1.8" transform="translate(${REGISTER[ink]})">${words()}</g>`;

/** NOW OPEN in the display face's slit capitals, drawn, hung along the sag. */
function words(): string {
  const letters: Record<string, [width: number, d: string]> = {
    N: [30, 'M0,0H11.5L18.5,38V0H30V78H18.5L11.5,38V78H0Z'],
    O: [30, 'M7,0H23L30,8V70L23,78H7L0,70V8ZM13,12V66H17V12Z'],
    W: [44, 'M0,0H12L15,50L18,8H26L29,50L32,0H44L36.5,78H24.5L22,44L19.5,78H7.5Z'],
    P: [30, 'M0,0H22L30,8V40L22,48H12.5V78H0ZM12.5,12V36H17V12Z'],
    E: [25, 'M0,0H25V13H12.5V31H23V44H12.5V65H25V78H0Z'],
  };
  let x = 76;
  const marks: string[] = [];
  for (const character of 'NOW OPEN') {
    const letter = letters[character];
    if (!letter) {
      x += 17;
      continue;
    }
    const middle = x + letter[0] / 2;
    const sag = 136 + 7 * Math.sin(((middle - 60) / 320) * Math.PI) - 0.055 * (middle - 60);
    marks.push(
      path(
        letter[1],
        `transform="translate(${short(x)} ${short(sag)}) rotate(${short(-(middle - 200) * 0.022)})"`,
      ),
    );
    x += letter[0] + 3;
  }
  return `<g fill-rule="evenodd">${marks.join('')}</g>`;
}

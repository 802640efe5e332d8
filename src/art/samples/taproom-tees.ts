// Three of a run of gold tees on a rail: the hop prints in cyan, which turns green on the cloth, and in black.
import { clip, drawing, ground, path, plate } from '../drawing.ts';
import type { Type } from '../fonts.ts';
import { CYAN, INK, KRAFT, MAGENTA, WHITE, YELLOW } from '../inks.ts';
import { dots, lines, short, smooth } from '../screens.ts';

const TEE =
  'M-46,0C-70,12 -96,20 -116,30C-132,38 -140,52 -146,70L-172,158C-160,172 -136,181 -112,179L-99,124C-97,180 -101,250 -105,340H105C101,250 97,180 99,124L112,179C136,181 160,172 172,158L146,70C140,52 132,38 116,30C96,20 70,12 46,0C30,34 -30,34 -46,0Z';
const NECK = 'M-46,0C-30,34 30,34 46,0C30,-7 -30,-7 -46,0Z';
const RAIL = 34;
/** Leaves in each row of the hop. */
const ROWS = [1, 2, 3, 2, 3, 2, 1];

export const drawTaproomTees = (display: Type): string =>
  drawing(
    480,
    360,
    [
      ground(MAGENTA, 480, 360),
      wall(),
      rail(),
      definitions(display),
      ...[
        [70, 80, 4],
        [412, 80, -4],
        [240, 88, 0],
      ].map(([x, y, turn]) => `<use href="#tee" transform="translate(${x} ${y}) rotate(${turn})"/>`),
    ].join(''),
  );

/** Yellow over magenta makes the red that comes up from the floor. */
const wall = (): string =>
  plate(
    YELLOW,
    dots(
      { x: -8, y: -8, width: 496, height: 260 },
      { pitch: 10, angle: 30, tone: (x, y) => 0.74 * smooth(175, 0, y + Math.abs(x - 240) * 0.12) },
    ),
  );

const rail = (): string =>
  path(`M-6,${RAIL + 8}H486`, `stroke="${INK}" stroke-width="13"`) +
  path(`M-6,${RAIL}H486`, `stroke="${INK}" stroke-width="15"`) +
  path(`M-6,${RAIL}H486`, `stroke="${WHITE}" stroke-width="8.4"`) +
  path(`M-6,${RAIL + 2.4}H486`, `stroke="${KRAFT}" stroke-width="3.4"`);

function definitions(display: Type): string {
  const box = { x: -176, y: -10, width: 352, height: 352 };
  const shade = lines(box, {
    pitch: 5.8,
    angle: -45,
    tone: (x, y) =>
      Math.max(
        0.72 * smooth(58, 108, x + (y - 130) * 0.06) * smooth(96, 210, y),
        0.6 * smooth(-84, -108, x) * smooth(170, 320, y),
        0.7 * smooth(116, 172, y) * smooth(118, 170, Math.abs(x)),
        0.5 * smooth(40, 22, y) * smooth(50, 90, Math.abs(x)),
      ),
  });
  const word = 'TAPROOM';
  const size = 58;
  const letters = display.outline(word, { x: -display.width(word, size) / 2, y: 250, size });
  return [
    '<defs><g id="tee">',
    hanger(),
    path(NECK, `class="o" fill="#a87f00"`),
    `<path d="M-11,9h22v13h-22z" fill="${WHITE}" stroke="${INK}" stroke-width="1.8"/>`,
    path(
      TEE,
      `fill="${INK}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round" transform="translate(10 10)"`,
    ),
    path(TEE, `class="o" fill="${YELLOW}"`),
    clip('cloth', TEE),
    `<g clip-path="url(#cloth)" class="g">${path('M-200,-20H200V360H-200Z', `fill="${YELLOW}"`)}${path(shade, `fill="${INK}"`)}${hop()}${path(letters, `fill="${INK}"`)}</g>`,
    path('M-57,5C-38,45 38,45 57,5', 'class="i"'),
    path('M-61,7C-41,51 41,51 61,7', 'class="s"'),
    path('M-117,31C-106,62 -100,96 -99,124M117,31C106,62 100,96 99,124', 'class="i"'),
    path('M-168,150C-152,163 -134,170 -110,171M168,150C152,163 134,170 110,171', 'class="s"'),
    path(TEE, 'class="o" fill="none"'),
    '</g></defs>',
  ].join('');
}

const hanger = (): string => {
  const hook = `M0,2V-22C0,-34 14,-32 14,-45A12.5,12.5 0 0 0 -11,-48`;
  return (
    path(hook, `fill="none" stroke="${INK}" stroke-width="7.5" stroke-linecap="round"`) +
    path(hook, `fill="none" stroke="${WHITE}" stroke-width="2.8" stroke-linecap="round"`) +
    path('M-78,25C-50,6 -20,-6 0,-8C20,-6 50,6 78,25L70,36H-70Z', `class="o" fill="${KRAFT}"`)
  );
};

/** A cone of leaves that overlap downwards. */
function hop(): string {
  const leaf = 'M0,-27C21,-21 27,4 0,35C-27,4 -21,-21 0,-27Z';
  const veins = 'M0,-10V22M-6,-4C-8,4 -7,9 -5,14M6,-4C8,4 7,9 5,14';
  const places = ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => {
      const aside = i - (count - 1) / 2;
      const turn = `translate(${short(aside * 33)} ${row * 20}) rotate(${aside * -15})`;
      return `transform="${turn}${row === 0 || row === ROWS.length - 1 ? ' scale(.86)' : ''}"`;
    }),
  ).toReversed();
  const screen = dots(
    { x: -70, y: -40, width: 140, height: 210 },
    { pitch: 5.6, angle: 15, tone: (x, y) => 0.34 + 0.72 * smooth(-66, 40, x + (y - 60) * 0.34) },
  );
  return [
    '<g transform="translate(0 82) scale(.82)">',
    `<clipPath id="cone">${places.map((place) => path(leaf, place)).join('')}</clipPath>`,
    path('M0,-22C-2,-32 3,-38 12,-44', `fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"`),
    places
      .map(
        (place) => `<g ${place}>${path(leaf, `class="o" fill="${YELLOW}"`)}${path(veins, 'class="i"')}</g>`,
      )
      .join(''),
    `<g class="m" transform="translate(2.6 -2)"><g clip-path="url(#cone)">${plate(CYAN, screen)}</g></g>`,
    '</g>',
  ].join('');
}

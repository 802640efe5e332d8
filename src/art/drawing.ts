// What every drawing shares: its frame, its classes, and the small parts that come again.
import { CYAN, INK, MAGENTA } from './inks.ts';
import { type Box, short } from './screens.ts';

/** A whole SVG document. Its classes: .o outline, .i inner line, .s stitches, .m prints over, .g keeps that to itself, .d dots. */
export const drawing = (width: number, height: number, body: string): string =>
  framed({ x: 0, y: 0, width, height }, body);

/** The same, of a part of the sheet. */
export const framed = ({ x, y, width, height }: Box, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><style>${STYLE}</style>${body}</svg>\n`;

/** What the page of a service takes from its specimen. */
export interface Separation {
  /** The thing alone, to stand on a slab of ink. */
  cutOut: string;
  /** What it is made of, in the order in which it comes together: sheets of one size, to be laid on one another. */
  plates: readonly string[];
}

const STYLE = [
  `.o{stroke:${INK};stroke-width:3.4;stroke-linejoin:round;stroke-linecap:round}`,
  `.i{fill:none;stroke:${INK};stroke-width:2;stroke-linejoin:round;stroke-linecap:round}`,
  `.s{fill:none;stroke:${INK};stroke-width:1.2;stroke-dasharray:3.5 2.6}`,
  '.m{mix-blend-mode:multiply}',
  '.g{isolation:isolate}',
  '.d{fill:none;stroke-linecap:round}',
].join('');

/** One plate of a print: dots or shapes in one ink, moved out of register by (dx, dy). */
export const plate = (ink: string, marks: string, [dx, dy]: [number, number] = [0, 0]): string =>
  `<g class="m d" stroke="${ink}"${dx || dy ? ` transform="translate(${short(dx)} ${short(dy)})"` : ''}>${marks}</g>`;

export const circle = (x: number, y: number, r: number, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${more && ` ${more}`}/>`;

export const path = (d: string, more = ''): string => `<path${more && ` ${more}`} d="${d}"/>`;

/** The cross by which plates are laid on one another. */
export function registrationCross(x: number, y: number, r = 6): string {
  const arm = r * 1.55;
  const cross = `M${short(x - arm)} ${short(y)}H${short(x + arm)}M${short(x)} ${short(y - arm)}V${short(y + arm)}`;
  const one = (ink: string, dx: number, dy: number) =>
    `<g class="m" fill="none" stroke="${ink}" stroke-width="1.5" transform="translate(${dx} ${dy})">${circle(x, y, r)}${path(cross)}</g>`;
  return one(CYAN, 0.9, -0.8) + one(MAGENTA, -0.8, 0.7);
}

/** A hard shadow, as from a second plate. */
export const hardShadow = (d: string, by: number): string =>
  path(
    d,
    `fill="${INK}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round" transform="translate(${by} ${by})"`,
  );

export const ground = (ink: string, width = 440, height = 340): string =>
  `<rect width="${width}" height="${height}" fill="${ink}"/>`;

export const clip = (id: string, d: string): string => `<clipPath id="${id}">${path(d)}</clipPath>`;

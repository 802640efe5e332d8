// The registration target: the brand's mark, in tabs, on home screens and beside Carl's name.
import { circle, path } from './drawing.ts';
import { CYAN, INK, MAGENTA, PAPER, YELLOW } from './inks.ts';

const QUARTERS = 'M50,50V28A22,22 0 0 1 72,50ZM50,50V72A22,22 0 0 1 28,50Z';

/** The mark on a box of 100, its three plates a little out of register; `ground` fills the box behind it. */
export function drawMark({ ground }: { ground?: string } = {}): string {
  const radius = ground ? 32 : 45;
  const plate = (ink: string, dx: number, dy: number) =>
    `<g class="m" fill="${ink}" transform="translate(${dx} ${dy})">${circle(50, 50, radius)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><style>.m{mix-blend-mode:multiply}</style>${
    ground ? `<rect width="100" height="100" fill="${ground}"/>` : ''
  }${plate(CYAN, 3, -3)}${plate(MAGENTA, -3, 1)}${plate(YELLOW, 2, 3)}<circle cx="50" cy="50" r="${radius - 1.5}" fill="${INK}"/>${path(
    QUARTERS,
    `fill="${PAPER}"${ground ? ' transform="translate(13 13) scale(.74)"' : ''}`,
  )}</svg>\n`;
}

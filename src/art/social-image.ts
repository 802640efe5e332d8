// The picture that goes out with a shared link, 1200 by 630: logo, headline on its disc, the six inks.
import { drawing } from './drawing.ts';
import type { Type } from './fonts.ts';
import { CYAN, INK, MAGENTA, PAPER, YELLOW } from './inks.ts';
import { drawLogoPlates } from './logo.ts';
import { HEADLINE_SCREEN, rampTile } from './ramp.ts';
import { short } from './screens.ts';

export interface SocialImage {
  name: string;
  /** Two sentences: the first in ink, the second in magenta over cyan. */
  headline: string;
  lede: string;
}

export function drawSocialImage(
  { name, headline, lede }: SocialImage,
  faces: { display: Type; text: Type },
): string {
  const { display, text } = faces;
  const lines = headline.toUpperCase().split(/(?<=[.!?])\s+/, 2);
  const size = Math.min(206, ...lines.map((line) => (206 * 1080) / display.width(line, 206)));
  const line = (words: string, y: number, ink: string, [dx, dy] = [0, 0]) =>
    `<path class="m" fill="${ink}" transform="translate(${dx} ${dy})" d="${display.outline(words, { x: 56, y, size })}"/>`;
  const capital = size * 0.675;
  const first = 262 + capital;
  const second = first + size * 0.77;
  const ledeSize = Math.min(30, (30 * 1080) / text.width(lede, 30));
  return drawing(
    1200,
    630,
    [
      `<rect width="1200" height="630" fill="${PAPER}"/>`,
      `<circle class="m" cx="860" cy="452" r="262" fill="${YELLOW}"/>`,
      drawLogoPlates(name, { pitch: 9, x: 58, y: 64, width: 1084 }),
      line(lines[0] ?? '', first, INK),
      `<pattern id="screen" width="9" height="${short(capital + 12)}" y="${short(second - capital)}" patternUnits="userSpaceOnUse"><path fill="${CYAN}" d="${rampTile({ pitch: 9, height: capital, coverage: HEADLINE_SCREEN })}"/></pattern>`,
      line(lines[1] ?? '', second, 'url(#screen)', [-size * 0.028, size * 0.024]),
      line(lines[1] ?? '', second, MAGENTA),
      `<path fill="${INK}" d="${text.outline(lede, { x: 58, y: 604, size: ledeSize })}"/>`,
      colorBar(58, 24),
    ].join(''),
  );
}

const colorBar = (x: number, y: number): string =>
  [CYAN, MAGENTA, YELLOW, INK, '#00006a', '#e40000', '#008500']
    .map((ink, i) => `<rect x="${short(x + i * 18)}" y="${y}" width="18" height="11" fill="${ink}"/>`)
    .join('');

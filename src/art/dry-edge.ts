// The lower edge of a slab of ink where the squeegee ran dry: a mask, as wide as the slab and stretched with it.
import { randomFrom, short } from './screens.ts';

const WIDTH = 1600;
const HEIGHT = 150;
const SCRATCHES = 220;

export function drawDryEdge(): string {
  const random = randomFrom(1885);
  const lengths: number[] = [];
  const steps: string[] = [];
  let walk = 0.5;
  for (let x = 0; x < WIDTH; ) {
    const width = 1 + random() * 5;
    walk = Math.min(1, Math.max(0, walk + (random() - 0.5) * 0.34));
    const envelope = 0.5 + 0.3 * Math.sin(x / 150 + 0.6) + 0.2 * Math.sin(x / 61);
    const drip = random() < 0.045 ? 0.1 + random() * 0.28 : 0;
    const length = Math.min(HEIGHT, HEIGHT * (0.16 + 0.36 * envelope + 0.24 * walk + drip));
    for (let at = Math.floor(x); at < x + width; at++) lengths[at] = length;
    steps.push(`V${short(length)}H${short(Math.min(WIDTH, x + width))}`);
    x += width;
  }
  // Hairlines of bare stock, scratched up into the ink.
  const scratches = Array.from({ length: SCRATCHES }, () => {
    const x = Math.floor(random() * WIDTH);
    const bottom = lengths[x] ?? 0;
    const half = 0.4 + random();
    return `M${short(x - half)} ${short(bottom)}L${x} ${short(bottom * (1 - random() * 0.95))}L${short(x + half)} ${short(bottom)}Z`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"><path fill-rule="evenodd" d="M0 0${steps.join('')}V0Z${scratches.join('')}"/></svg>\n`;
}

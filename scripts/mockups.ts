// Draws all mockups as PNG files, to look at: node scripts/mockups.ts FOLDER [ARTWORK.png]
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isDarkColor } from '../src/mockup/colors.ts';
import { GOODS, type Goods } from '../src/mockup/goods.ts';
import { renderMockup } from '../src/mockup/render.ts';

const COLORS = { light: '#fffdf8', dark: '#221d19' };

const [folder, file] = process.argv.slice(2);
if (!folder) throw new Error('Say where to put the pictures: node scripts/mockups.ts FOLDER [ARTWORK.png]');
await mkdir(folder, { recursive: true });
const artworks = file
  ? { yours: await readFile(file) }
  : { badge: await drawBadge('none'), box: await drawBadge('#ffffff') };
for (const goods of GOODS)
  for (const [shade, color] of Object.entries(COLORS))
    for (const [name, artwork] of Object.entries(artworks))
      await draw(goods, { shade, color, name, artwork });

async function draw(
  goods: Goods,
  { shade, color, name, artwork }: { shade: string; color: string; name: string; artwork: Buffer },
): Promise<void> {
  for (const { id, inches } of goods.placements) {
    const startedAt = performance.now();
    const ground = goods.grounds[isDarkColor(color) ? 'dark' : 'light'];
    const widthInches = Math.min(inches.width, inches.height) * 0.85;
    const png = await renderMockup({ artwork, goods, placement: id, widthInches, color, ground });
    const path = join(folder ?? '', `${goods.id}-${id}-${shade}-${name}.png`);
    await writeFile(path, png);
    console.log(`${path}  ${Math.round(performance.now() - startedAt)} ms`);
  }
}

/** A badge of three inks: a sun over hills in a ring, 900 px wide. */
function drawBadge(box: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="900" height="900">
    <rect width="300" height="300" fill="${box}"/>
    <circle cx="150" cy="150" r="142" fill="#e4007c"/><circle cx="150" cy="150" r="124" fill="#ffd500"/>
    <clipPath id="c"><circle cx="150" cy="150" r="124"/></clipPath>
    <g clip-path="url(#c)"><circle cx="150" cy="132" r="56" fill="#e4007c"/>
    <path fill="#009fda" d="M0 190L84 128L128 168L196 104L300 196V300H0Z"/>
    <path fill="#ffd500" d="M20 236C80 204 130 252 180 226C220 206 250 226 290 218V236C240 244 220 230 184 246C130 270 80 226 20 256Z"/></g>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

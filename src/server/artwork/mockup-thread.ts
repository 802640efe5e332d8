// The thread that draws: artwork on goods, or alone on its ground.
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { groundFor, isDarkColor } from '../../mockup/colors.ts';
import { getGoods } from '../../mockup/goods.ts';
import { renderMockup } from '../../mockup/render.ts';
import type { Drawing, Drawn } from './mockups.ts';

parentPort?.on('message', async (drawing: Drawing) => {
  const drawn: Drawn = await draw(drawing).then(
    (picture) => ({ picture }),
    (error) => ({ error: String(error) }),
  );
  parentPort?.postMessage(drawn);
});

async function draw({ artwork, width, on }: Drawing): Promise<Uint8Array> {
  if (!on) return drawAlone(artwork, width);
  const goods = getGoods(on.goods);
  const ground = goods.grounds[isDarkColor(on.color) ? 'dark' : 'light'];
  return renderMockup({ ...on, artwork, goods, width, ground });
}

async function drawAlone(artwork: Uint8Array, width: number): Promise<Uint8Array> {
  const { data, info } = await sharp(artwork)
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const background = groundFor({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  return sharp(data, { raw }).flatten({ background }).png().toBuffer();
}

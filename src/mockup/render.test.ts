import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GOODS, getGoods } from './goods.ts';
import { renderMockup } from './render.ts';

const magenta = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#e4007c' } })
  .png()
  .toBuffer();

describe('a mockup as PNG', () => {
  it.each(GOODS.flatMap((goods) => goods.placements.map(({ id }) => [goods.id, id] as const)))(
    '%s, %s: has the artwork on it',
    async (id, placement) => {
      const goods = getGoods(id);
      const [plain, printed] = await Promise.all(
        [0.001, 400].map(async (widthInches) => {
          const png = await renderMockup({
            artwork: magenta,
            goods,
            placement,
            widthInches,
            color: '#fffdf8',
            width: 200,
          });
          return sharp(png).raw().toBuffer({ resolveWithObject: true });
        }),
      );
      expect(printed?.info.width).toBe(200);
      expect(printed?.info.height).toBe(Math.round((200 * goods.height) / goods.width));
      expect(pixelsOf(printed?.data)).toBeGreaterThan(pixelsOf(plain?.data) + 60);
    },
  );

  it('is never wider than 1,200 px, and stands on the ground that is asked for', async () => {
    const png = await renderMockup({
      artwork: magenta,
      goods: getGoods('mug'),
      widthInches: 2,
      color: '#000000',
      width: 5000,
      ground: '#009fda',
    });
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.channels]).toEqual([1200, 3]);
    expect([...data.slice(0, 3)]).toEqual([0, 159, 218]);
  });

  it('is refused for what is no picture', async () => {
    const artwork = new TextEncoder().encode('no picture');
    const goods = getGoods('tee');
    await expect(renderMockup({ artwork, goods, widthInches: 2, color: '#000000' })).rejects.toThrow();
  });
});

/** How many are magenta. */
function pixelsOf(data: Buffer = Buffer.alloc(0)): number {
  let count = 0;
  for (let i = 0; i < data.length; i += 4)
    if ((data[i] ?? 0) > 200 && (data[i + 1] ?? 0) < 40 && (data[i + 2] ?? 0) > 90) count++;
  return count;
}

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findInk } from './ink.ts';
import { measurePixels } from './measure-pixels.ts';

/** A sun over a bar, on a background. */
const sunOn = (background: string, sun = '#ffd166', bar = '#e63946') =>
  `${background}<circle cx="380" cy="300" r="220" fill="${sun}"/><rect x="150" y="560" width="460" height="70" fill="${bar}"/>`;
const plain = (color: string) => `<rect width="760" height="700" fill="${color}"/>`;

const draw = (body: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="760" height="700">${body}</svg>`),
  ).flatten({ background: '#fff' });

async function measure(bytes: Buffer) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const ink = findInk(pixels);
  const facts = measurePixels(pixels, ink, 1);
  return { ...facts, box: facts.boxBehind?.name ?? null, inks: facts.colors.length, inkBox: ink.box };
}

describe('the pixels of a flat logo', () => {
  it.each([
    ['white', '#ffffff', '#0b5fa5'],
    ['gray', '#d9d9d9', '#1c1c1c'],
    ['black', '#000000', '#ffffff'],
  ])('on a %s box have its inks, whatever a JPEG or smoothing made of the edges', async (box, color, bar) => {
    const picture = draw(sunOn(plain(color), '#7a1f2b', bar));
    for (const bytes of [
      await picture.clone().png().toBuffer(),
      await picture.clone().jpeg({ quality: 75 }).toBuffer(),
    ]) {
      const found = await measure(bytes);
      expect(found).toMatchObject({ box, inks: 2, hasManyShades: false });
      // The bar is its thinnest part: 70 of 460 pixels.
      expect(found.thinnestDetail).toBeGreaterThan(0.1);
    }
  });

  it('are told apart from a gradient, even of a small part', async () => {
    const fade =
      '<linearGradient id="fade"><stop stop-color="#ffd60a"/><stop offset="1" stop-color="#d00000"/></linearGradient>';
    const flat = draw(sunOn(plain('#fff')));
    expect(await measure(await flat.jpeg({ quality: 30 }).toBuffer())).toMatchObject({
      hasManyShades: false,
      inks: 2,
    });
    const faded = draw(sunOn(fade + plain('#fff'), '#14213d', 'url(#fade)'));
    expect(await measure(await faded.png().toBuffer())).toMatchObject({ hasManyShades: true });
    const gray =
      '<linearGradient id="gray"><stop stop-color="#111"/><stop offset="1" stop-color="#eee"/></linearGradient>';
    const photo = draw(`${gray}${plain('url(#gray)')}`);
    expect(await measure(await photo.png().toBuffer())).toMatchObject({ hasManyShades: true });
  });

  it('lie on a checkerboard where that was saved for transparency', async () => {
    let squares = plain('#fff');
    for (let at = 0; at < 38 * 35; at++) {
      const [x, y] = [at % 38, Math.floor(at / 38)];
      if ((x + y) % 2) squares += `<rect x="${x * 20}" y="${y * 20}" width="20" height="20" fill="#ccc"/>`;
    }
    const found = await measure(await draw(sunOn(squares)).png().toBuffer());
    expect(found).toMatchObject({ box: 'checkered', inks: 2, hasManyShades: false });
    expect(found.inkBox?.width).toBeLessThan(480);
    const flag = squares.replaceAll('#ccc', '#000');
    expect(await measure(await draw(sunOn(flag)).png().toBuffer())).toMatchObject({ box: null });
  });

  it('of fine lines are one ink, though smoothing makes grays of most', async () => {
    let lines = plain('#fff');
    for (let at = 0; at < 30; at++)
      lines += `<path d="M60 ${60 + at * 20}L700 ${80 + at * 19}" stroke="#111" stroke-width="1.5"/>`;
    const found = await measure(await draw(lines).png().toBuffer());
    expect(found).toMatchObject({ inks: 1, hasManyShades: false });
    expect(found.thinnestDetail).toBeLessThan(0.003);
  });
});

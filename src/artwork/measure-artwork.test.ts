import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Print } from '../schemas/artwork.ts';
import { judge, spellVerdict } from './judge.ts';
import { measureArtwork } from './measure-artwork.ts';
import { EMBROIDERY, SCREEN, SIGN } from './testing/prints.ts';
import {
  dst,
  EPS,
  formBomb,
  halftonePng,
  heic,
  logoPng,
  logoSvg,
  packedRed,
  pdf,
  photo,
  psd,
  spotPdf,
  WHITE_BOX,
} from './testing/tiny-artwork.ts';

const folder = mkdtempSync(join(tmpdir(), 'artwork-'));
afterAll(() => rmSync(folder, { recursive: true }));
const signal = new AbortController().signal;

function write(bytes: Buffer | string): string {
  const file = join(folder, crypto.randomUUID());
  writeFileSync(file, bytes);
  return file;
}

async function verdictsOf(bytes: Buffer | string, print: Print): Promise<string[]> {
  const facts = await measureArtwork(write(bytes), { pictureFile: null, signal });
  return judge(facts, print).map(spellVerdict);
}

describe('a picture', () => {
  it('is measured by its ink, not by its canvas', async () => {
    expect(await verdictsOf(await logoPng(500), SCREEN)).toEqual(['dpi_blurry:45', 'colours:2']);
    expect(await verdictsOf(await logoPng(1000), EMBROIDERY)).toEqual([
      'dpi_ok:300',
      'colours:2',
      'stitches:7100-11300',
    ]);
  });

  it('has a box behind it where one color reaches the border all around, but not as a sign', {
    tags: ['long'],
  }, async () => {
    const boxed = await logoPng(500, WHITE_BOX);
    expect(await verdictsOf(boxed, SCREEN)).toEqual(['dpi_blurry:45', 'box_behind:white', 'colours:2']);
    expect(await verdictsOf(boxed, SIGN)).not.toContain('box_behind:white');
  });

  it('tells what was blown up, smoothly or in blocks', { tags: ['long'] }, async () => {
    const { default: sharp } = await import('sharp');
    const small = await logoPng(200);
    for (const kernel of ['cubic', 'nearest'] as const) {
      const large = await sharp(small).resize(1600, 1600, { kernel }).png().toBuffer();
      const facts = await measureArtwork(write(large), { pictureFile: null, signal });
      expect(facts.inventedFactor).toBeGreaterThan(7);
      expect(facts.inventedFactor).toBeLessThan(9);
    }
  });

  it('of a photo has many shades, and its own side up', { tags: ['long'] }, async () => {
    const lying = await photo(240, 160).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await verdictsOf(lying, SCREEN)).toEqual(['dpi_blurry:16', 'many_shades']);
    const inks = await photo(240, 160).toColourspace('cmyk').withMetadata({ icc: 'cmyk' }).tiff().toBuffer();
    expect(await verdictsOf(inks, SCREEN)).toContain('cmyk');
  });

  it('of dots is a halftone', { tags: ['long'] }, async () => {
    expect(await verdictsOf(await halftonePng(), SCREEN)).toEqual(['dpi_blurry:59', 'colours:1', 'halftone']);
  });

  it('cut short is damaged', async () => {
    const whole = await photo(240, 160).jpeg().toBuffer();
    expect(await verdictsOf(whole.subarray(0, whole.length / 2), SCREEN)).toEqual(['damaged']);
  });
});

describe('a drawing', () => {
  it('of SVG is a vector with its inks', async () => {
    expect(await verdictsOf(logoSvg(), SCREEN)).toEqual(['vector', 'colours:2']);
    expect(await verdictsOf(logoSvg(WHITE_BOX), SCREEN)).toEqual(['vector', 'box_behind:white', 'colours:2']);
  });

  it('runs nothing, fetches nothing and says so', async () => {
    const wild = logoSvg(
      '<script>alert(1)</script><image href="file:///etc/hostname" width="9" height="9"/><text>NORTH FORK</text>',
    );
    const found = await verdictsOf(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wild}`, SCREEN);
    expect(found).toEqual([
      'active_content_ignored',
      'linked_picture_missing',
      'text_live',
      'vector',
      'colours:2',
    ]);
  });

  it('of PDF names its spots, without unused swatches', async () => {
    expect(await verdictsOf(spotPdf(), SCREEN)).toEqual(['vector', 'spots:PANTONE 185 C', 'colours:1']);
  });

  it('has its lines measured at the print', { tags: ['long'] }, async () => {
    const lines = pdf({ content: '0.2 w 16 100 m 416 100 l S 0 0 1 rg 16 200 400 50 re f' });
    expect(await verdictsOf(lines, SCREEN)).toEqual(['vector', 'hairline:0.36pt', 'colours:2']);
    expect(await verdictsOf(lines, { ...SCREEN, widthInches: 40 })).toEqual(['vector', 'colours:2']);
  });

  it('needs fonts that it does not bring', { tags: ['long'] }, async () => {
    const letters = pdf({
      content: 'BT /F0 36 Tf 60 200 Td (NORTH FORK) Tj ET',
      resources: '/Font<</F0<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>>>',
    });
    expect(await verdictsOf(letters, SCREEN)).toEqual(['vector', 'font_missing:Helvetica-Bold', 'colours:1']);
  });

  it('of a sign needs a bleed with something in it', { tags: ['long'] }, async () => {
    const boxes = '/MediaBox[0 0 450 450]/TrimBox[9 9 441 441]';
    const full = pdf({ content: '0 0 0 1 k 0 0 450 450 re f 1 0 0 0 k 100 100 99 99 re f', boxes });
    expect(await verdictsOf(full, SIGN)).toEqual(['vector', 'colours:2']);
    const short = pdf({ content: '0 0 0 1 k 9 9 432 432 re f', boxes });
    expect(await verdictsOf(short, SIGN)).toEqual(['vector', 'bleed_empty', 'colours:1']);
    const none = pdf({ content: '1 0 0 rg 0 0 432 400 re f' });
    expect(await verdictsOf(none, SIGN)).toEqual(['vector', 'rgb', 'no_bleed', 'colours:1']);
  });

  it('ends at its bleed: printer’s marks are no part of it', async () => {
    const boxes = '/MediaBox[0 0 432 432]/BleedBox[18 18 414 414]/TrimBox[27 27 405 405]';
    const marked = (marks: string) =>
      pdf({ content: `0 1 0 0 k 18 18 396 396 re f 0 g 100 150 232 99 re f 0 G .1 w ${marks}`, boxes });
    const marks = '0 27 m 15 27 l S 417 405 m 432 405 l S 27 0 m 27 15 l S';
    expect(await verdictsOf(marked(marks), SIGN)).toEqual(['vector', 'colours:2']);
    expect(await verdictsOf(marked(marks), SCREEN)).toEqual(['vector', 'box_behind:pink', 'colours:1']);
    expect(await verdictsOf(marked('60 60 m 99 60 l S'), { ...SIGN, widthInches: 5 })).toContain(
      'hairline:0.08pt',
    );
  });

  it('is drawn as a PNG of our own, 1,200 px long and transparent', async () => {
    const { default: sharp } = await import('sharp');
    const pictureFile = join(folder, 'picture.png');
    await measureArtwork(write(pdf({ content: '0 g 16 16 400 100 re f', boxes: '/MediaBox[0 0 432 216]' })), {
      pictureFile,
      signal,
    });
    const { width, height, hasAlpha } = await sharp(readFileSync(pictureFile)).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 1200, height: 600, hasAlpha: true });
    expect((await sharp(readFileSync(pictureFile)).raw().toBuffer()).subarray(0, 4)).toEqual(Buffer.alloc(4));
  });
});

describe('a file known by its header', () => {
  it.each([
    ['EPS', EPS, ['eps_vector', 'spots:PANTONE 185 C+Gold', 'font_missing:Helvetica-Bold', 'person_looks']],
    ['Photoshop', psd(2000, 1000), ['psd:CMYK', 'dpi_soft:200', 'person_looks']],
    ['an iPhone', heic(4000, 3000), ['dpi_ok:300', 'person_looks']],
    ['a stitch file', dst(2), ['stitch_file:50st 2c 3.94x0.00in']],
    ['a stitch file that lies', dst(2, 9), ['stitch_file:50st 2c 3.94x0.00in', 'header_differs']],
  ])('%s', async (_, bytes, expected) => {
    expect(await verdictsOf(bytes, SCREEN)).toEqual(expected);
  });
});

it('draws the flat picture of a Photoshop file', { tags: ['long'] }, async () => {
  const { default: sharp } = await import('sharp');
  const pictureFile = join(folder, 'flat.png');
  await measureArtwork(write(psd(100, 40, packedRed(100, 40))), { pictureFile, signal });
  const { data, info } = await sharp(readFileSync(pictureFile)).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 100, height: 40 });
  expect([...data.subarray(-4)]).toEqual([255, 0, 0, 255]);
});

describe('what is no artwork, or too much of it', () => {
  it('is told at once', async () => {
    expect(await verdictsOf('', SCREEN)).toEqual(['empty']);
    expect(await verdictsOf(Buffer.from('MZ\x90\0'), SCREEN)).toEqual(['not_artwork:exe']);
    expect(await verdictsOf(spotPdf().subarray(0, 400), SCREEN)).toEqual(['damaged']);
    expect(await verdictsOf(pdf({ content: '' }), SCREEN)).toEqual(['nothing_visible']);
  });

  it('is ended at its limits and kept for a person', async () => {
    const facts = await measureArtwork(write(formBomb()), { pictureFile: null, signal });
    expect(facts).toMatchObject({ kind: 'pdf', endedBy: 'memory', widthPt: 432 });
    expect(judge(facts, SCREEN).map(spellVerdict)).toEqual(['person_looks']);
  });

  it('is left when the caller gives up', async () => {
    const gone = measureArtwork(write(logoSvg()), { pictureFile: null, signal: AbortSignal.timeout(5) });
    await expect(gone).rejects.toThrow(/timeout/i);
  });
});

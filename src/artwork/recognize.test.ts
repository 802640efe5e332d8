import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';
import { dst, EPS, heic, logoPng, logoSvg, photo, psd, spotPdf } from './testing/tiny-artwork.ts';

const kindOf = (bytes: Buffer | string): string => {
  const { kind, otherKind } = recognize(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  return otherKind ? `${kind}:${otherKind}` : kind;
};

describe('recognize', () => {
  it('tells each kind by its content', async () => {
    const picture = photo(30, 20);
    const kinds = [
      await logoPng(40),
      await picture.clone().jpeg().toBuffer(),
      await picture.clone().tiff().toBuffer(),
      await picture.clone().webp().toBuffer(),
      await picture.clone().avif().toBuffer(),
      await picture.clone().gif().toBuffer(),
      logoSvg(),
      spotPdf(),
      EPS,
      psd(30, 20),
      heic(30, 20),
      dst(2),
      '#PES0060\x10\0\0\0',
      '\xc5\xd0\xd3\xc6\x1e\0\0\0',
    ].map(kindOf);
    expect(kinds).toEqual('png jpeg tiff webp avif gif svg pdf eps psd heic dst pes eps'.split(' '));
  });

  it('looks behind a comment, a mark and a type declaration for an SVG, and behind a mail header for a PDF', () => {
    expect(kindOf(`\xef\xbb\xbf<?xml version="1.0"?><!-- by hand --><!DOCTYPE svg>${logoSvg()}`)).toBe('svg');
    expect(kindOf(Buffer.from(`\ufeff${logoSvg()}`, 'utf16le'))).toBe('svg');
    expect(kindOf(`X-Attachment: 1\r\n\r\n${spotPdf().toString('latin1')}`)).toBe('pdf');
    expect(kindOf('%PDF-1.6\n<</PieceInfo<</Illustrator 1 0 R>>>>')).toBe('ai');
  });

  it('does not take a page, a program or an archive for artwork', () => {
    expect(kindOf('')).toBe('empty');
    expect(kindOf('MZ\x90\0')).toBe('other:exe');
    expect(kindOf('PK\x03\x04')).toBe('other:zip');
    expect(kindOf(`GIF89a/*${'\0'.repeat(6)}<html><script>alert(1)</script>`)).toBe('other:html');
    expect(kindOf('<html><body><svg></svg></body></html>')).toBe('other:html');
    expect(kindOf('a letter about my logo')).toBe('other:unknown');
  });
});

import { describe, expect, it } from 'vitest';
import { FINDING_CODES, type FindingCode, findingSchema } from '../schemas/artwork.ts';
import { blankFacts } from './blank-facts.ts';
import { EMBROIDERY, SCREEN, SIGN } from './testing/prints.ts';
import { wordFinding } from './word-findings.ts';

const told = {
  facts: { ...blankFacts('pdf'), pixelsAcrossInk: 600 },
  print: { ...SCREEN, widthInches: 11 },
  fees: { redrawCents: 4500, cutOutCents: 1500, digitizingCents: null },
  goods: 'T-shirt',
};

/** What judging gives where it is not the number 3. */
const FIGURES: Partial<Record<FindingCode, string>> = {
  box_behind: 'white',
  cut_line: 'CutContour',
  font_missing: 'Gotham Black',
  hairline: '0.31pt',
  not_artwork: 'exe',
  psd: 'RGB',
  spots: 'PANTONE 185 C',
  stitch_file: '1560st 2c 3.94x0.94in',
  stitches: '9600-15400',
  thin_lines: '0.3mm',
};

describe('wordFinding', () => {
  it.each(FINDING_CODES)('has plain words for %s', (code) => {
    const finding = wordFinding({ code, figure: FIGURES[code] ?? '3' }, told);
    expect(findingSchema.parse(finding)).toEqual(finding);
    expect(finding.message).toMatch(/^[A-Z0-9].*\.$/);
    expect(finding.fix ?? 'None.').toMatch(/^[A-Z].*\.$/);
    expect(`${finding.message} ${finding.fix}`).not.toMatch(/undefined|NaN| {2}|cannot order|reject/);
  });

  it.each(FINDING_CODES)('has plain Spanish words for %s', (code) => {
    const verdict = { code, figure: FIGURES[code] ?? '3' };
    const [english, spanish] = [wordFinding(verdict, told), wordFinding(verdict, told, 'es')];
    expect(spanish).toMatchObject({ severity: english.severity, feeCents: english.feeCents });
    expect(spanish.message).not.toBe(english.message);
    expect(spanish.message).toMatch(/^[\p{Lu}0-9].*\.$/u);
    expect(spanish.fix === null).toBe(english.fix === null);
    expect(spanish.fix ?? 'Nada.').toMatch(/^\p{Lu}.*\.$/u);
    expect(`${spanish.message} ${spanish.fix}`).not.toMatch(
      /undefined|NaN| {2}|\b(?:the|and|or|of|it|at)\b/i,
    );
  });

  it('tells the size, the reason, the way out and its price', () => {
    expect(wordFinding({ code: 'dpi_soft', figure: '182' }, told)).toEqual({
      code: 'dpi_soft',
      severity: 'notice',
      message: 'At 11 in wide this prints at 182 dpi: soft edges.',
      fix: 'Send the vector file, or we redraw it for $45.',
      feeCents: 4500,
    });
    expect(wordFinding({ code: 'only_picture_inside', figure: null }, told).message).toBe(
      'This file only holds a picture of the artwork (55 dpi at 11 in), no vectors.',
    );
  });

  it('leaves out a price that nobody has set', () => {
    const fees = { ...told.fees, redrawCents: null };
    expect(wordFinding({ code: 'dpi_blurry', figure: '40' }, { ...told, fees })).toMatchObject({
      fix: 'Send the vector file, or we redraw it.',
      feeCents: null,
    });
  });

  it('lists names as people do', () => {
    expect(wordFinding({ code: 'font_missing', figure: 'Gotham Black' }, told).message).toBe(
      'The letters need the font Gotham Black, and it is not in the file.',
    );
    expect(wordFinding({ code: 'spots', figure: 'PANTONE 185 C+Gold' }, told).message).toBe(
      'It names its inks: PANTONE 185 C and Gold.',
    );
  });

  it('counts colors by the method, and says where there are too many', () => {
    const colors = (figure: string, print = told.print) =>
      wordFinding({ code: 'colours', figure }, { ...told, print });
    expect(colors('3').message).toBe('3 ink colors plus the T-shirt.');
    expect(wordFinding({ code: 'colours', figure: '1' }, { ...told, goods: null }).message).toBe(
      '1 ink color.',
    );
    expect(colors('1', EMBROIDERY).message).toBe('1 thread color.');
    expect(colors('9', SIGN).message).toBe('9 colors.');
    expect(colors('9')).toMatchObject({ severity: 'notice', message: '9 colors, and this method prints 6.' });
  });

  it('reads stitches out', () => {
    expect(wordFinding({ code: 'stitch_file', figure: '1560st 2c 3.94x0.94in' }, told).message).toBe(
      'A stitch file, ready to sew: 1,560 stitches, 2 colors, 3.94 x 0.94 in.',
    );
    expect(wordFinding({ code: 'stitches', figure: '9600-15400' }, told).message).toBe(
      'About 9,600 to 15,400 stitches at this size, as a first guess.',
    );
  });
});

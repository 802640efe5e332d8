import { describe, expect, it } from 'vitest';
import type { ArtworkFacts, ArtworkKind } from '../schemas/artwork.ts';
import { blankFacts } from './blank-facts.ts';
import { judge, spellVerdict } from './judge.ts';
import { EMBROIDERY, SCREEN, SIGN } from './testing/prints.ts';

const INK = { left: 0, top: 0, width: 2400, height: 1200 };

const factsOf = (kind: ArtworkKind, known: Partial<ArtworkFacts>): ArtworkFacts => ({
  ...blankFacts(kind),
  structure: kind === 'pdf' ? 'vector' : 'raster',
  ink: INK,
  ...known,
});
const spelled = (facts: ArtworkFacts, print = SCREEN): string[] => judge(facts, print).map(spellVerdict);

describe('judge', () => {
  it('calls 80 % of the best fine, half of it soft, and less blurry', () => {
    const facts = factsOf('png', { pixelsAcrossInk: 2400 });
    const at = (widthInches: number) => spelled(facts, { ...SCREEN, widthInches });
    expect(at(10)).toEqual(['dpi_ok:240']);
    expect(at(11)).toEqual(['dpi_soft:218']);
    expect(at(16)).toEqual(['dpi_soft:150']);
    expect(at(17)).toEqual(['dpi_blurry:141']);
    expect(spelled(facts, { ...SIGN, widthInches: 20 })).toEqual(['dpi_ok:120']);
  });

  it('needs no measuring again for another width', () => {
    const facts = factsOf('pdf', { thinnestStroke: 0.001, colors: [{ hex: '#000000', share: 1 }] });
    expect(spelled(facts, { ...SCREEN, widthInches: 4 })).toEqual(['vector', 'hairline:0.29pt', 'colours:1']);
    expect(spelled(facts, { ...SCREEN, widthInches: 40 })).toEqual(['vector', 'colours:1']);
  });

  it('guesses stitches for embroidery alone', () => {
    const facts = factsOf('png', { inkArea: 0.5 });
    expect(spelled(facts, EMBROIDERY)).toEqual(['stitches:4500-7200']);
    expect(spelled(facts)).toEqual([]);
  });

  it('does not call a photo blown up that is only out of focus', () => {
    const facts = factsOf('jpeg', { pixelsAcrossInk: 2400, inventedFactor: 4 });
    expect(spelled(facts)).toEqual(['dpi_ok:240', 'invented_pixels:60']);
    expect(spelled({ ...facts, hasManyShades: true })).toEqual(['dpi_ok:240', 'many_shades']);
  });

  it('counts a sign’s background as a color, and gives its canvas the width', () => {
    const facts = factsOf('png', {
      widthPx: 4800,
      pixelsAcrossInk: 2400,
      boxBehind: { name: 'red', hex: '#cc0000' },
      colors: [{ hex: '#ffffff', share: 1 }],
    });
    expect(spelled(facts, SIGN)).toEqual(['dpi_soft:100', 'colours:2']);
    expect(spelled(facts)).toEqual(['dpi_ok:240', 'box_behind:red', 'colours:1']);
  });

  it('measures the lines of a sign on its canvas', () => {
    const facts = factsOf('pdf', { thinnestStroke: 0.001, widthPt: 4800 });
    const narrow = { ...SIGN, widthInches: 20 };
    expect(spelled(facts, narrow)).toEqual(['vector']);
    expect(spelled({ ...facts, boxBehind: { name: 'white', hex: '#ffffff' } }, narrow)).toEqual([
      'vector',
      'hairline:0.72pt',
    ]);
  });

  it('does not call letters without their font nothing', () => {
    const facts = factsOf('svg', { structure: 'vector', ink: null, hasLiveText: true });
    expect(spelled(facts)).toEqual(['text_live', 'vector']);
  });

  it('leaves to a person what could not be measured to its end', () => {
    expect(spelled({ ...blankFacts('pdf'), endedBy: 'time' })).toEqual(['person_looks']);
    expect(spelled(factsOf('png', { endedBy: 'size', ink: null }))).toEqual(['person_looks']);
    expect(spelled(blankFacts('unreadable'))).toEqual(['person_looks']);
  });

  it('says of trouble nothing but that', () => {
    for (const trouble of ['damaged', 'password', 'no_pdf_inside'] as const) {
      expect(spelled(factsOf('pdf', { trouble }))).toEqual([trouble]);
    }
    expect(spelled(factsOf('pdf', { ink: null }))).toEqual(['nothing_visible']);
  });
});

// What the facts mean for one print: pure, so that another width is only this again.
import type { ArtworkFacts, FindingCode, Print, PrintNeeds } from '../schemas/artwork.ts';

/** `figure` is what was measured, as it is told: '182', '0.31pt', 'PANTONE 185 C'; null where nothing was. */
export type Verdict = { code: FindingCode; figure: string | null };

const MM_PER_INCH = 25.4;
const PT_PER_INCH = 72;
/** Of what the shop prints at its best: from here on nobody sees the difference, and below there is a blur. */
const FINE_SHARE = 0.8;
const SOFT_SHARE = 0.5;
/** Stitches to a square inch, loose and dense. */
const STITCHES = [1000, 1600] as const;
/** A photo may be out of focus without being blown up. */
const BLOWN_UP_PHOTO = 6;

/** Judges what was measured for a print of this width and method. */
export function judge(facts: ArtworkFacts, print: Print): Verdict[] {
  if (facts.kind === 'empty') return [verdict('empty')];
  if (facts.kind === 'other') return [verdict('not_artwork', facts.otherKind)];
  const found = [...judgeSource(facts), ...judgeTrouble(facts)];
  if (facts.trouble) return found;
  return [
    ...found,
    ...judgeStitchFile(facts),
    ...judgeStructure(facts),
    ...judgePixels(facts, print),
    ...judgeNames(facts),
    ...judgeSign(facts, print),
    ...judgeStrokes(facts, print),
    ...judgeLooks(facts, print),
    ...judgeStitches(facts, print),
    ...when(facts.needsPerson || facts.endedBy !== null || facts.kind === 'unreadable', 'person_looks'),
  ];
}

/** 'dpi_soft:182', or the code alone. */
export const spellVerdict = ({ code, figure }: Verdict): string =>
  figure === null ? code : `${code}:${figure}`;

const verdict = (code: FindingCode, figure: string | null = null): Verdict => ({ code, figure });

const when = (isSo: boolean, code: FindingCode, figure: string | null = null): Verdict[] =>
  isSo ? [verdict(code, figure)] : [];

const judgeSource = (facts: ArtworkFacts): Verdict[] => [
  ...when(facts.hasActiveContent, 'active_content_ignored'),
  ...when(facts.hasMissingPicture, 'linked_picture_missing'),
  ...when(
    facts.hasLiveText && facts.fontsMissing.length === 0 && facts.trouble !== 'no_pdf_inside',
    'text_live',
  ),
];

const judgeTrouble = ({ trouble }: ArtworkFacts): Verdict[] => when(trouble !== null, trouble ?? 'damaged');

function judgeStitchFile({ stitchFile }: ArtworkFacts): Verdict[] {
  if (!stitchFile) return [];
  const { stitches, colors, widthInches, heightInches } = stitchFile;
  const size = `${colors}c ${widthInches.toFixed(2)}x${heightInches.toFixed(2)}in`;
  return [
    verdict('stitch_file', stitches === null ? size : `${stitches}st ${size}`),
    ...when(!stitchFile.isHeaderTrue, 'header_differs'),
  ];
}

function judgeStructure(facts: ArtworkFacts): Verdict[] {
  if (facts.kind === 'eps') return [verdict('eps_vector')];
  const isMeasured = facts.structure !== null && facts.endedBy === null && !facts.needsPerson;
  // Letters without their font are not drawn.
  if (isMeasured && !facts.ink && !facts.hasLiveText) return [verdict('nothing_visible')];
  return [
    ...when(facts.structure === 'vector', 'vector'),
    ...when(facts.structure === 'picture', 'only_picture_inside'),
    ...when(facts.kind === 'psd', 'psd', facts.colorMode),
  ];
}

function judgePixels(facts: ArtworkFacts, { widthInches, needs }: Print): Verdict[] {
  const across = pixelsAcross(facts, needs.isSign);
  if (across === null) return [];
  const dpi = across / widthInches;
  const share = Math.round(dpi) / needs.dpi;
  const code = share >= FINE_SHARE ? 'dpi_ok' : share >= SOFT_SHARE ? 'dpi_soft' : 'dpi_blurry';
  const factor = facts.inventedFactor;
  const isInvented = factor !== null && (!facts.hasManyShades || factor >= BLOWN_UP_PHOTO);
  return [
    verdict(code, `${Math.round(dpi)}`),
    ...when(isInvented, 'invented_pixels', `${Math.round(dpi / (factor ?? 1))}`),
    ...when(facts.usesCmyk && facts.structure === 'raster' && facts.kind !== 'psd' && !needs.isSign, 'cmyk'),
  ];
}

/** How many inches wide it prints sharp, and soft but readable; beyond that there is a blur. */
export const reachOf = (
  pixels: number,
  { dpi }: PrintNeeds,
): { sharpInches: number; softInches: number } => ({
  sharpInches: pixels / (dpi * FINE_SHARE),
  softInches: pixels / (dpi * SOFT_SHARE),
});

/** Pixels across the print; null of vectors. */
export const pixelsAcross = (facts: ArtworkFacts, isSign: boolean): number | null =>
  facts.pixelsAcrossInk === null ? null : facts.pixelsAcrossInk / inkShare(facts, isSign);

/** Part of the print's width that the ink has: a sign is printed with its background, and that gets the width. */
function inkShare({ ink, boxBehind, widthPx, widthPt }: ArtworkFacts, isSign: boolean): number {
  const canvas = widthPx ?? widthPt;
  return isSign && boxBehind && ink && canvas ? ink.width / canvas : 1;
}

const judgeNames = (facts: ArtworkFacts): Verdict[] => [
  ...when(facts.spots.length > 0, 'spots', facts.spots.join('+')),
  ...when(facts.cutLines.length > 0, 'cut_line', facts.cutLines.join('+')),
  ...when(facts.fontsMissing.length > 0, 'font_missing', facts.fontsMissing.join('+')),
  ...when(facts.hasOverprint, 'overprint_check'),
];

/** RGB and bleed are told of pages alone: a picture is what it is. */
function judgeSign(facts: ArtworkFacts, { needs }: Print): Verdict[] {
  if (!needs.isSign || facts.bleed === null) return [];
  return [
    ...when(facts.usesRgb, 'rgb'),
    ...when(facts.bleed === 'none', 'no_bleed'),
    ...when(facts.bleed === 'empty', 'bleed_empty'),
  ];
}

function judgeStrokes(facts: ArtworkFacts, { widthInches, needs }: Print): Verdict[] {
  if (facts.thinnestStroke === null) return [];
  const inches = facts.thinnestStroke * widthInches * inkShare(facts, needs.isSign);
  const figure = `${(inches * PT_PER_INCH).toFixed(2)}pt`;
  return when(inches * MM_PER_INCH < needs.detailMm, 'hairline', figure);
}

function judgeLooks(facts: ArtworkFacts, print: Print): Verdict[] {
  const { widthInches, needs } = print;
  const inkMm = widthInches * inkShare(facts, needs.isSign) * MM_PER_INCH;
  const thinMm = (facts.thinnestDetail ?? Number.POSITIVE_INFINITY) * inkMm;
  return [
    ...when(facts.hasSoftEdges, 'soft_edges'),
    ...when(
      facts.boxBehind !== null && facts.ink !== null && !needs.isSign,
      'box_behind',
      facts.boxBehind?.name,
    ),
    ...judgeColors(facts, needs.isSign),
    ...when(facts.isHalftone, 'halftone'),
    ...when(thinMm < needs.detailMm, 'thin_lines', `${thinMm.toFixed(1)}mm`),
  ];
}

/** A sign's background is printed too, unless it is the white of the sheet. */
function judgeColors({ colors, hasManyShades, boxBehind }: ArtworkFacts, isSign: boolean): Verdict[] {
  if (hasManyShades) return [verdict('many_shades')];
  const count = colors.length + (isSign && boxBehind && boxBehind.name !== 'white' ? 1 : 0);
  return when(count > 0, 'colours', `${count}`);
}

/** A hint for the embroiderer, to the hundred. */
function judgeStitches(facts: ArtworkFacts, { widthInches, needs }: Print): Verdict[] {
  if (!needs.isStitched || facts.inkArea === null) return [];
  const squareInches = facts.inkArea * widthInches ** 2;
  const [least, most] = STITCHES.map((each) => Math.round((squareInches * each) / 100) * 100);
  return [verdict('stitches', `${least}-${most}`)];
}

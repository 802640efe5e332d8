// What SVG and PDF have in common: a structure that tells the colors and strokes, and a rendering that tells the rest.
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { countColors, labelColors } from '../pixels/colors.ts';
import { type Box, findInk, type Ink } from '../pixels/ink.ts';
import { fromHex, labDistance, toLab } from '../pixels/oklab.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { softWidth } from '../pixels/soft-edges.ts';

export type PlacedPicture = {
  /** In pixels of the rendering. */
  box: Box;
  /** Its own pixels to a point of the page, across. */
  pixelsPerPt: number;
};

export type Structure = {
  /** Paths and letters. */
  shapes: number;
  /** '#rrggbb' of fills and strokes. */
  colors: ReadonlySet<string>;
  /** A gradient, a pattern or a shading. */
  isShaded: boolean;
  isTransparent: boolean;
  thinnestStrokePt: number | null;
  pictures: readonly PlacedPicture[];
};

export type Rendering = {
  pixels: Pixels;
  ptPerPixel: number;
  /** Where the rendering lies on the page, in points from its upper left. */
  left: number;
  top: number;
  /** Only a whole page has a border that a box behind could reach. */
  isWholePage: boolean;
};

/** Hairlines come out pale. */
const PALE_INK = 20;
/** Colors nearer than this, in OKLab, were meant to be one. */
const SAME_COLOR = 0.02;
const SAME_AS_BOX = 0.05;
const MOST_INKS = 12;
/** Of more pictures the smaller ones are not looked into. */
const MOST_PICTURES = 20;
/** A fade on an empty page at least so wide, in pixels of the rendering. */
const SOFT_PIXELS = 5;

type DrawingFacts = Pick<
  ArtworkFacts,
  | 'structure'
  | 'ink'
  | 'boxBehind'
  | 'colors'
  | 'hasManyShades'
  | 'hasSoftEdges'
  | 'thinnestStroke'
  | 'pixelsAcrossInk'
  | 'inkArea'
>;

/** Measures a drawing by both. */
export function measureDrawing(structure: Structure, rendering: Rendering): DrawingFacts {
  const found = findInk(rendering.pixels, PALE_INK);
  const ink: Ink = rendering.isWholePage ? found : { ...found, boxBehind: null };
  const box = onPage(ink.box, rendering);
  const inks = inksOf(structure, rendering.pixels, ink);
  const { boxBehind } = ink;
  return {
    structure: kindOf(structure, inks.drawn),
    ink: box,
    boxBehind: boxBehind && { name: boxBehind.name, hex: boxBehind.hex },
    colors: inks.colors,
    hasManyShades: inks.hasManyShades,
    hasSoftEdges: structure.isTransparent || softWidth(rendering.pixels) >= SOFT_PIXELS,
    thinnestStroke:
      box && structure.thinnestStrokePt !== null ? structure.thinnestStrokePt / box.width : null,
    pixelsAcrossInk: box && coarsest(structure.pictures, box.width),
    inkArea: ink.box && ink.mask.reduce((sum, pixel) => sum + pixel, 0) / ink.box.width ** 2,
  };
}

/** A picture on a plain background is still nothing but a picture. */
const kindOf = ({ shapes, pictures, isShaded }: Structure, drawn: number): ArtworkFacts['structure'] => {
  if (pictures.length === 0) return 'vector';
  return shapes === 0 || (drawn === 0 && !isShaded) ? 'picture' : 'mixed';
};

const onPage = (box: Box | null, { ptPerPixel, left, top }: Rendering): Box | null =>
  box && {
    left: left + box.left * ptPerPixel,
    top: top + box.top * ptPerPixel,
    width: box.width * ptPerPixel,
    height: box.height * ptPerPixel,
  };

const coarsest = (pictures: readonly PlacedPicture[], inkPt: number): number | null =>
  pictures.length === 0 ? null : Math.min(...pictures.map(({ pixelsPerPt }) => pixelsPerPt)) * inkPt;

type Inks = Pick<ArtworkFacts, 'colors' | 'hasManyShades'> & {
  /** Colors of shapes and letters alone. */
  drawn: number;
};

function inksOf(structure: Structure, pixels: Pixels, ink: Ink): Inks {
  const area = ({ box }: PlacedPicture) => box.width * box.height;
  const largest = structure.pictures
    .toSorted((one, other) => area(other) - area(one))
    .slice(0, MOST_PICTURES);
  const inPictures = largest.map(({ box }) => countColors(...cropTo(box, pixels, ink)));
  const drawn = distinct([...structure.colors], ink);
  const pictured = inPictures.flatMap(({ colors }) => colors.map(({ hex }) => hex));
  const all = structure.pictures.length === 0 ? drawn : distinctBy([...drawn, ...pictured], 0.1);
  const hasManyShades =
    structure.isShaded || all.length > MOST_INKS || inPictures.some((picture) => picture.hasManyShades);
  return { colors: withShares(all.slice(0, MOST_INKS), pixels, ink), hasManyShades, drawn: drawn.length };
}

/** The colors that differ; the box's own is the shirt's. */
function distinct(hexes: readonly string[], { boxBehind }: Ink): string[] {
  const boxes = boxBehind?.colors.map(toLab) ?? [];
  const isBox = (hex: string) => boxes.some((box) => labDistance(toLab(fromHex(hex)), box) < SAME_AS_BOX);
  const inked = hexes.filter((hex) => !isBox(hex));
  return distinctBy(inked, SAME_COLOR);
}

function distinctBy(hexes: readonly string[], within: number): string[] {
  const kept: string[] = [];
  for (const hex of hexes) {
    const lab = toLab(fromHex(hex));
    if (kept.every((other) => labDistance(toLab(fromHex(other)), lab) >= within)) kept.push(hex);
    // A page of many colors is many shades, whatever the rest is.
    if (kept.length > MOST_INKS * 4) break;
  }
  return kept;
}

function withShares(hexes: readonly string[], pixels: Pixels, ink: Ink): ArtworkFacts['colors'] {
  const colors = hexes.map((hex) => ({ hex, share: 0 }));
  const counts = new Float64Array(hexes.length + 1);
  for (const label of labelColors(pixels, ink, colors).labels) counts[label] = (counts[label] ?? 0) + 1;
  const total = counts.subarray(1).reduce((sum, count) => sum + count, 0) || 1;
  return hexes.map((hex, index) => ({ hex, share: (counts[index + 1] ?? 0) / total }));
}

/** The part of the rendering that a picture fills. */
function cropTo(box: Box, pixels: Pixels, ink: Ink): [Pixels, Ink] {
  const left = clamp(box.left, pixels.width);
  const top = clamp(box.top, pixels.height);
  const width = clamp(box.left + box.width, pixels.width) - left;
  const height = clamp(box.top + box.height, pixels.height) - top;
  const data = new Uint8Array(width * height * 4);
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * pixels.width + left;
    data.set(pixels.data.subarray(from * 4, (from + width) * 4), y * width * 4);
    mask.set(ink.mask.subarray(from, from + width), y * width);
  }
  return [
    { data, width, height },
    { ...ink, mask },
  ];
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(Math.round(value), most));

// What the check of a file finds: measured once, judged for each print size and method.
import * as z from 'zod/mini';

/** Every code that a finding may have. */
export const FINDING_CODES = [
  'active_content_ignored',
  'bleed_empty',
  'box_behind',
  'cmyk',
  'colours',
  'cut_line',
  'damaged',
  'dpi_blurry',
  'dpi_ok',
  'dpi_soft',
  'empty',
  'eps_vector',
  'font_missing',
  'hairline',
  'halftone',
  'header_differs',
  'invented_pixels',
  'linked_picture_missing',
  'many_shades',
  'no_bleed',
  'no_pdf_inside',
  'not_artwork',
  'nothing_visible',
  'only_picture_inside',
  'overprint_check',
  'password',
  'person_looks',
  'psd',
  'rgb',
  'soft_edges',
  'spots',
  'stitch_file',
  'stitches',
  'text_live',
  'thin_lines',
  'vector',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export const findingSchema = z.object({
  code: z.enum(FINDING_CODES),
  severity: z.enum(['fine', 'notice', 'problem']),
  /** What was found and why it matters, in one sentence. */
  message: z.string(),
  /** The way out; null where there is nothing to do. */
  fix: z.nullable(z.string()),
  /** What the shop asks for doing it; null where it is free or nobody can tell. */
  feeCents: z.nullable(z.number()),
});
export type Finding = z.infer<typeof findingSchema>;

/** The kinds that are measured, and what else a file may be; `unreadable` is what no fact could be had of. */
export const ARTWORK_KINDS = [
  'png',
  'jpeg',
  'tiff',
  'webp',
  'avif',
  'gif',
  'svg',
  'pdf',
  'ai',
  'eps',
  'psd',
  'heic',
  'dst',
  'pes',
  'empty',
  'other',
  'unreadable',
] as const;
export type ArtworkKind = (typeof ARTWORK_KINDS)[number];

const boxSchema = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** '#rrggbb', and its part of the ink from 0 to 1. */
const inkColorSchema = z.object({ hex: z.string(), share: z.number() });

const stitchFileSchema = z.object({
  /** Null where only the header was read. */
  stitches: z.nullable(z.number()),
  colors: z.number(),
  widthInches: z.number(),
  heightInches: z.number(),
  /** Whether the header's count is what was counted. */
  isHeaderTrue: z.boolean(),
});

/** What was measured of a file: nothing in it depends on the print's size or method. */
export const artworkFactsSchema = z.object({
  kind: z.enum(ARTWORK_KINDS),
  /** What a file of kind `other` is: 'exe', 'html', 'zip', 'unknown'. */
  otherKind: z.nullable(z.string()),
  /** Why nothing could be measured. */
  trouble: z.nullable(z.enum(['damaged', 'password', 'no_pdf_inside'])),
  /** What stopped the measuring: the facts are then those known so far. */
  endedBy: z.nullable(z.enum(['memory', 'time', 'size', 'crash'])),
  /** Only the header was read: a person opens the file. */
  needsPerson: z.boolean(),
  /** Upright, in pixels; null for vectors and stitches. */
  widthPx: z.nullable(z.number()),
  heightPx: z.nullable(z.number()),
  /** The page or canvas in points of 1/72 inch; null for pixels. */
  widthPt: z.nullable(z.number()),
  heightPt: z.nullable(z.number()),
  pages: z.nullable(z.number()),
  /** 'picture' is a vector file that holds nothing but a picture. */
  structure: z.nullable(z.enum(['raster', 'vector', 'picture', 'mixed'])),
  /** Where the ink is, in pixels of a raster and in points of a page; null where nothing is visible. */
  ink: z.nullable(boxSchema),
  /** Pixels from the ink's left to its right end; of pictures inside, as many as the coarsest would have there. */
  pixelsAcrossInk: z.nullable(z.number()),
  /** How many pixels of the file stand for one true pixel; null where none are invented. */
  inventedFactor: z.nullable(z.number()),
  /** The plain color that fills the canvas behind the artwork. */
  boxBehind: z.nullable(z.object({ name: z.string(), hex: z.string() })),
  colors: z.array(inkColorSchema),
  hasManyShades: z.boolean(),
  isHalftone: z.boolean(),
  hasSoftEdges: z.boolean(),
  /** The thinnest stroke's width in parts of the ink's width; null without strokes. */
  thinnestStroke: z.nullable(z.number()),
  /** The thinnest drawn detail's width in parts of the ink's width; null where none was measured. */
  thinnestDetail: z.nullable(z.number()),
  /** Area of the ink in squares of the ink's width. */
  inkArea: z.nullable(z.number()),
  spots: z.array(z.string()),
  cutLines: z.array(z.string()),
  fontsMissing: z.array(z.string()),
  hasLiveText: z.boolean(),
  hasActiveContent: z.boolean(),
  hasMissingPicture: z.boolean(),
  hasOverprint: z.boolean(),
  usesRgb: z.boolean(),
  usesCmyk: z.boolean(),
  /** Of a page: whether color runs past its trim; null where that means nothing. */
  bleed: z.nullable(z.enum(['none', 'empty', 'filled'])),
  /** Photoshop's name of the color mode: 'RGB', 'CMYK'. */
  colorMode: z.nullable(z.string()),
  stitchFile: z.nullable(stitchFileSchema),
});
export type ArtworkFacts = z.infer<typeof artworkFactsSchema>;

/** Goods that a mockup can show; each has its drawings. */
export const MOCKUP_GOODS = [
  'tee',
  'hoodie',
  'polo',
  'cap',
  'tote',
  'mug',
  'banner',
  'yard-sign',
  'van-side',
  'window',
] as const;
export type MockupGoods = (typeof MOCKUP_GOODS)[number];

/** Of these the shop prints the whole, from a sheet. */
const SIGNS: ReadonlySet<MockupGoods> = new Set(['banner', 'yard-sign', 'van-side', 'window']);

/** The goods that a product's mockup shows, as near as there are: a window is made as other signs are. */
export const isShownAs = (shown: MockupGoods | undefined, goods: MockupGoods): boolean =>
  shown === goods || (shown !== undefined && SIGNS.has(shown) && goods === 'window');

/** What a method asks of artwork. */
export type PrintNeeds = {
  /** Id of the method. */
  id: string;
  /** What the shop prints at its best. */
  dpi: number;
  /** The thinnest line that holds, in millimetres. */
  detailMm: number;
  /** Inks in one print; null where it prints any number. */
  maxColors: number | null;
  isStitched: boolean;
  /** Cut from a printed sheet: bleed and CMYK matter, a filled background does not. */
  isSign: boolean;
};

export type Print = { widthInches: number; needs: PrintNeeds };

// The calls of a file of the visitor's own: POST /api/artwork begins to send it, PATCH brings what is missing, GET tells what
// the check found for a print.
import * as z from 'zod/mini';
import { ARTWORK_KINDS, findingSchema, MOCKUP_GOODS } from './artwork.ts';
import { LONGEST } from './longest.ts';
import { requiredText } from './text.ts';

const WHOLE = 'bytes must be how long the file is, a whole number.';

export const uploadRequestSchema = z.object({
  /** As the visitor's device calls it; only its last part is kept, and nothing in it that cannot be seen. */
  name: z.pipe(
    requiredText(LONGEST.fileName, 'The name of the file'),
    z.transform((name: string) => {
      const seen = name.replace(/[\p{Cc}\p{Cf}]/gu, '');
      return seen.split(/[\\/]/).at(-1)?.trim() || 'artwork';
    }),
  ),
  bytes: z.int(WHOLE).check(z.minimum(0, WHOLE)),
  /** Of the whole file, hexadecimal: what arrives is then compared with it. */
  sha256: z.optional(
    z
      .string('sha256 must be 64 hexadecimal digits.')
      .check(z.toLowerCase(), z.regex(/^[0-9a-f]{64}$/, 'sha256 must be 64 hexadecimal digits.')),
  ),
});
export type UploadRequest = z.infer<typeof uploadRequestSchema>;

export const uploadAnswerSchema = z.object({
  artworkId: z.string(),
  offset: z.number(),
  /** Bytes that a part should have at most. */
  partBytes: z.number(),
  /** Reads it where there is no conversation; sent as X-Artwork-Key. Told this once. */
  key: z.optional(z.string()),
});
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;

const WIDTH = 'widthInches must be how wide the print is, from 0.1 to 1000.';

/** The print that is judged for; without them what the visitor chose or asks for, else what the shop usually prints. */
export const artworkQuerySchema = z.object({
  product: z.optional(z.string()),
  method: z.optional(z.string()),
  /** Another thing than was asked for, by what a mockup shows. */
  goods: z.optional(z.enum(MOCKUP_GOODS, `goods must be one of ${MOCKUP_GOODS.join(', ')}.`)),
  widthInches: z.optional(z.coerce.number(WIDTH).check(z.minimum(0.1, WIDTH), z.maximum(1000, WIDTH))),
});
export type ArtworkQuery = z.infer<typeof artworkQuerySchema>;

const OFFSET = 'offset must be x and y in inches, each from -1000 to 1000.';
const inches = z.number(OFFSET).check(z.minimum(-1000, OFFSET), z.maximum(1000, OFFSET));
const NAME = `A choice must be a text of at most ${LONGEST.choice} characters.`;
const name = z.nullable(z.string(NAME).check(z.maxLength(LONGEST.choice, NAME)));

/** How the visitor wants it printed, as chosen on the light table: PUT /api/artwork/:id/print. */
export const artworkPrintSchema = z.object({
  product: name,
  method: name,
  widthInches: z.number(WIDTH).check(z.minimum(0.1, WIDTH), z.maximum(1000, WIDTH)),
  /** What the mockup shows it on, and where. */
  goods: z.nullable(z.enum(MOCKUP_GOODS, `goods must be one of ${MOCKUP_GOODS.join(', ')}.`)),
  placement: name,
  /** Of the goods, '#rrggbb'. */
  color: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'color must be like #15110e.'))),
  /** Inches from the middle of the place, right and down. */
  offset: z.object({ x: inches, y: inches }, OFFSET),
  /** The plain box behind it is to be cut out. */
  isCutOut: z.boolean('isCutOut must be true or false.'),
});
export type ArtworkPrint = z.infer<typeof artworkPrintSchema>;

/** What the findings are for. */
const judgedSchema = z.object({
  product: z.nullable(z.string()),
  method: z.string(),
  widthInches: z.number(),
  /** What a mockup shows it on, and in what color, '#rrggbb'; null where nobody said or no drawing would do. */
  goods: z.nullable(z.enum(MOCKUP_GOODS)),
  color: z.nullable(z.string()),
  /** Null where there are no pixels to count: it prints sharp at any width. */
  pixels: z.nullable(
    z.object({
      across: z.number(),
      /** As wide as that it prints sharp, and soft but readable. */
      sharpInches: z.number(),
      softInches: z.number(),
    }),
  ),
});

export const artworkAnswerSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** What it is by its content; null before the check. */
  kind: z.nullable(z.enum(ARTWORK_KINDS)),
  state: z.enum(['uploading', 'checking', 'checked', 'unreadable']),
  widthPx: z.nullable(z.number()),
  heightPx: z.nullable(z.number()),
  /** '#rrggbb', the most used first. */
  colors: z.array(z.string()),
  findings: z.array(findingSchema),
  /** Null before the check, and where files are no question. */
  judged: z.nullable(judgedSchema),
  /** Null before anything was chosen. */
  print: z.nullable(artworkPrintSchema),
  /** Our own rendering, fetched with the same headers; null where there is none. */
  pictureUrl: z.nullable(z.string()),
});
export type ArtworkAnswer = z.infer<typeof artworkAnswerSchema>;

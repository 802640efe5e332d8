// The calls that send a file of the visitor's own, in parts: POST /api/artwork begins, PATCH brings what is missing.
import * as z from 'zod/mini';
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

// Artwork as the desk reads it: with the lead that it belongs to, or the conversation.
import * as z from 'zod/mini';
import { artworkAnswerSchema } from './artwork-upload.ts';

export const deskArtworkSchema = z.extend(artworkAnswerSchema, {
  createdAt: z.string(),
  /** How much of it is there; null where its file is gone from its folder. */
  bytesThere: z.nullable(z.number()),
  /** '1,240 x 1,290 px', 'vector'; null where it has neither, or before the check. */
  size: z.nullable(z.string()),
  /** What the findings are for: '11 in wide, screen printing'. */
  checkedFor: z.nullable(z.string()),
  /** What the visitor chose: 'Tote bag, front, 11 in wide, screen printing, cut out the white box'. */
  chosen: z.nullable(z.string()),
  /** A PNG of it on the goods; null where it is not known on which, or no drawing shows them. */
  mockupUrl: z.nullable(z.string()),
  /** What the mockup shows: 'Tote bag, front'. */
  mockupOf: z.nullable(z.string()),
});
export type DeskArtwork = z.infer<typeof deskArtworkSchema>;

// What quotes and proofs have in common: a version that is named, and a name typed under it.
import * as z from 'zod/mini';
import { LONGEST } from './longest.ts';
import { requiredText } from './text.ts';

/** A number from 1 on. */
export function versionIn(field: string) {
  const message = `${field} must be a whole number from 1 on.`;
  // Of a form it comes as text.
  return z.coerce.number(message).check(z.int(message), z.minimum(1, message));
}

export const typedNameSchema = requiredText(LONGEST.name, 'Your name').check(
  z.refine((name) => (name.match(/\p{L}/gu) ?? []).length >= 2, 'Type your full name.'),
);

/** POST /api/job/:token/seen: one of them. */
export const seenSchema = z
  .object({
    quoteVersion: z.optional(versionIn('quoteVersion')),
    proofVersion: z.optional(versionIn('proofVersion')),
    /** The number of the last message of the shop's that was in view. */
    messageSeq: z.optional(versionIn('messageSeq')),
  })
  .check(
    z.refine((seen) => Object.values(seen).filter((value) => value !== undefined).length === 1, {
      path: ['quoteVersion'],
      message: 'Name the version of a quote or of a proof, or a message.',
    }),
  );

// The Idempotency-Key header of calls that may be sent again.
import * as z from 'zod/mini';

const WANTED = 'An Idempotency-Key is 1 to 255 visible characters.';

/** The headers of such a call; the others pass as they are. */
export const idempotentHeaders = z.looseObject({
  'idempotency-key': z.optional(z.string(WANTED).check(z.regex(/^[!-~]{1,255}$/, WANTED))),
});

// What every text that crosses a boundary has in common: trimmed, whole Unicode, no NUL.
import * as z from 'zod/mini';

/** True for text that every database and every JSON reader can hold: no NUL, no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** A trimmed text of 1 to `max` characters; `what` opens the messages, e.g. 'Your name'. */
export const requiredText = (max: number, what: string) =>
  z
    .string(`${what} is missing.`)
    .check(
      z.trim(),
      z.minLength(1, `${what} is missing.`),
      z.maxLength(max, `${what} can be ${max} characters at most.`),
      z.refine(isStorable, `${what} holds characters that cannot be stored.`),
    );

/** A trimmed text of at most `max` characters, or nothing; blank and null count as nothing. */
export const optionalText = (max: number, what: string) =>
  z.pipe(
    z.optional(
      z.nullable(
        z
          .string(`${what} must be text.`)
          .check(
            z.trim(),
            z.maxLength(max, `${what} can be ${max} characters at most.`),
            z.refine(isStorable, `${what} holds characters that cannot be stored.`),
          ),
      ),
    ),
    z.transform((value: string | null | undefined) => value || undefined),
  );

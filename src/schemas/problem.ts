// RFC 9457 problem details: the shape of every error answer.
import * as z from 'zod/mini';

export const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(fieldErrorSchema)),
});
export type Problem = z.infer<typeof problemSchema>;

// The admin's calls: signing in, and the counters.
import * as z from 'zod/mini';

export const loginRequestSchema = z.object({
  username: z
    .string('Enter your username.')
    .check(z.minLength(1, 'Enter your username.'), z.maxLength(200, 'That username is too long.')),
  password: z
    .string('Enter your password.')
    .check(z.minLength(1, 'Enter your password.'), z.maxLength(1000, 'That password is too long.')),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const sessionAnswerSchema = z.object({ username: z.string() });
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;

export const summarySchema = z.object({
  conversations: z.number(),
  leads: z.number(),
  conversationsToday: z.number(),
  announcements: z.object({
    /** Who is told of new leads on this server; empty: nobody. */
    channels: z.array(z.enum(['email', 'webhook'])),
    /** Leads that the shop was not told of, though it was tried for ten minutes or given up. */
    failing: z.number(),
  }),
  /** What is wrong with the shop's facts since they were edited, a line each; left out while nothing is. */
  shopMistakes: z.optional(z.array(z.string())),
});
export type Summary = z.infer<typeof summarySchema>;

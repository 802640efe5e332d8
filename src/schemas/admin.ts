// The admin's calls: signing in, the counters and the numbers.
import * as z from 'zod/mini';
import { alertsSummarySchema } from './alerts.ts';
import { LEAD_SOURCES, NOTIFICATION_CHANNELS } from './lead.ts';
import { ROLES } from './people.ts';

const count = z.number();

export const loginRequestSchema = z.object({
  username: z
    .string('Enter your username.')
    .check(z.minLength(1, 'Enter your username.'), z.maxLength(200, 'That username is too long.')),
  password: z
    .string('Enter your password.')
    .check(z.minLength(1, 'Enter your password.'), z.maxLength(1000, 'That password is too long.')),
  /** Of an authenticator app, or a recovery code; where a second step is asked for. */
  code: z.optional(z.string('The code is text.').check(z.maxLength(40, 'That is no code.'))),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const loginAnswerSchema = z.object({ username: z.string() });

export const sessionAnswerSchema = z.extend(loginAnswerSchema, { role: z.enum(ROLES) });
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;

export const summarySchema = z.object({
  conversations: z.number(),
  leads: z.number(),
  conversationsToday: z.number(),
  /** Conversations whose visitor asked for a person, and none has come yet. */
  askedForPerson: z.number(),
  /** Usernames: who can have a lead. */
  people: z.array(z.string()),
  /** Of the shop's mailbox; left out where none is read. */
  mail: z.optional(
    z.object({
      /** Mails of people that belong to no job. */
      open: count,
      /** Since when it cannot be read, an ISO time, and why; null while it can. */
      trouble: z.nullable(z.object({ since: z.string(), detail: z.string() })),
    }),
  ),
  notifications: z.object({
    /** By which the shop is told of new leads on this server; empty: by none. */
    channels: z.array(z.enum(NOTIFICATION_CHANNELS)),
    /** Leads that the shop was not told of, though it was tried for ten minutes or given up. */
    failing: z.number(),
  }),
  alerts: alertsSummarySchema,
  /** What is wrong with the shop's facts since they were edited, a line each; left out while nothing is. */
  shopMistakes: z.optional(z.array(z.string())),
  /** How the database is doing, and the room for artwork: `since` is an ISO time, `detail` a sentence for the owner; all null while it is well. */
  storage: z.object({
    state: z.enum(['ok', 'failing', 'damaged', 'no_room', 'nearly_full']),
    fault: z.nullable(z.enum(['away', 'full', 'unwritable', 'damaged', 'gone', 'busy'])),
    since: z.nullable(z.string()),
    detail: z.nullable(z.string()),
  }),
});
export type Summary = z.infer<typeof summarySchema>;

const outcome = { won: count, lost: count };

/** The last thirty days of the shop's calendar, today among them. */
export const statsSchema = z.object({
  /** Leads that came on each ISO day, the oldest first; `chat` those that asked Carl to be called too, `quoteForm` those that were ordered again or came by mail. */
  days: z.array(z.object({ day: z.string(), chat: count, quoteForm: count })),
  /** Leads by service, most first: all that the shop has, and 'Other' where there are any. */
  services: z.array(z.object({ service: z.string(), leads: count })),
  funnel: z.object({
    /** Roughly: times that a person's browser opened a page from outside the site. */
    visits: count,
    /** ISO day from which visits were ever counted; null for none yet. */
    visitsSince: z.nullable(z.string()),
    /** Conversations in which the visitor wrote. */
    chats: count,
    chatLeads: count,
    /** By the quote form or by mail, or ordered again. */
    formLeads: count,
  }),
  /** How many of these leads were answered by when they were promised to be, and how many were not; `late` of those are open still. */
  promises: z.object({ kept: count, missed: count, late: count }),
  /** Leads by the site or campaign that their visits came from, most first; null for those of whom it is not known, and the last. */
  sites: z.array(z.object({ site: z.nullable(z.string()), leads: count })),
  /** Won and lost in the last twelve months of the shop's calendar, this one among them. */
  outcomes: z.object({
    /** '2026-03', the oldest first. */
    months: z.array(z.object({ month: z.string(), ...outcome })),
    /** Most won first. */
    services: z.array(z.object({ service: z.string(), ...outcome })),
    sources: z.array(z.object({ source: z.enum(LEAD_SOURCES), ...outcome })),
  }),
  /** From the moment a lead came to the moment a person answered it, nights and weekends included. */
  handling: z.object({
    handled: count,
    open: count,
    medianMinutes: z.nullable(z.number()),
    /** How many took less than so many minutes, and not less than the ones before; null for longer. */
    spread: z.array(z.object({ upToMinutes: z.nullable(z.number()), leads: count })),
  }),
});
export type Stats = z.infer<typeof statsSchema>;

// The page of a job, as whoever holds its link reads it: in words, so that page and polling say the same.
import * as z from 'zod/mini';
import { priceRangeSchema } from './item.ts';
import { LANGUAGES } from './language.ts';
import { LONGEST } from './longest.ts';
import { deskProofsSchema, toldProofsSchema } from './proof.ts';
import { deskQuotesSchema, toldQuoteSchema } from './quote.ts';
import { attachmentSchema, REPLY_CHANNELS, replyBlockSchema, replyDeliverySchema } from './reply.ts';
import { requiredText } from './text.ts';

/** The press run, in its order. */
export const JOB_STAGES = ['asked', 'quoted', 'approved', 'on_press', 'ready'] as const;
export type JobStage = (typeof JOB_STAGES)[number];

export const STAGE_LABELS: Record<JobStage, string> = {
  asked: 'Asked',
  quoted: 'Quoted',
  approved: 'Approved',
  on_press: 'On press',
  ready: 'Ready',
};

/** Whose link is the lead's own contact's; other people have ids. */
export const CONTACT = 'customer';

/** POST /api/job/:token/language. */
export const jobLanguageSchema = z.object({ language: z.enum(LANGUAGES, 'language is en or es.') });

/** What is written on the page or on the desk. */
export const jobMessageSchema = z.object({ text: requiredText(LONGEST.message, 'Your message') });

/** Who is let in, on the page or on the desk. */
export const addPersonSchema = z.object({
  name: requiredText(LONGEST.name, 'The name').check(
    z.refine((name) => /\p{L}/u.test(name), 'Type a name, so that everybody knows who it is.'),
  ),
});

/** Who was let in; `url` opens the page for them. */
export const addedPersonSchema = z.object({ person: z.string(), name: z.string(), url: z.string() });
export type AddedPerson = z.infer<typeof addedPersonSchema>;

const personSchema = z.object({
  person: z.string(),
  name: z.string(),
  /** 'let in by Dana Ruiz'. */
  note: z.string(),
  /** Of their link; null for whoever may not read it: on the page those alone who let them in. */
  url: z.nullable(z.string()),
});
export type JobPerson = z.infer<typeof personSchema>;

const sayingSchema = z.object({
  /** Unique in its job. */
  id: z.string(),
  who: z.enum(['customer', 'shop', 'carl']),
  /** Of the customer's side: whose link it was written by. */
  person: z.nullable(z.string()),
  name: z.nullable(z.string()),
  text: z.string(),
  /** 'today, 2:05 pm' on the page. */
  at: z.string(),
  /** Of what went or came by mail or chat; left out of what was written on the page. */
  carried: z.optional(
    z.object({
      by: z.enum(REPLY_CHANNELS),
      blocks: z.array(replyBlockSchema),
      attachments: z.array(attachmentSchema),
      /** Of a mail: what it quotes, and its signature; '' without. */
      folded: z.string(),
      /** Of a mail from another address than the lead's; the desk alone is told. */
      from: z.nullable(z.string()),
      /** Of the shop's: how it fares; the desk alone is told. */
      delivery: z.nullable(replyDeliverySchema),
    }),
  ),
});
export type JobSaying = z.infer<typeof sayingSchema>;

/** Another job of the same customer. */
const otherJobSchema = z.object({ leadId: z.string(), number: z.string() });

/** A job as the desk reads it. */
export const deskJobSchema = z.object({
  /** As its customer sees it. */
  number: z.string(),
  stage: z.enum(JOB_STAGES),
  /** Of the page; a path where PUBLIC_URL is not set, and then no mail names it. */
  url: z.string(),
  /** Who has a link, the contact first. */
  people: z.array(personSchema),
  quotes: deskQuotesSchema,
  proofs: z.array(deskProofsSchema),
  /** The job that it repeats, and those that repeat it; `at` ISO times. */
  again: z.object({
    of: z.nullable(otherJobSchema),
    as: z.array(z.extend(otherJobSchema, { at: z.string() })),
  }),
  /** What was written on it; `at` an ISO time. */
  sayings: z.array(sayingSchema),
});
export type DeskJob = z.infer<typeof deskJobSchema>;

const dayMarks = ['open', 'last', 'press', 'closed', 'hands'] as const;

/** The day it is needed by, and the days until then. */
const deadlineSchema = z.object({
  /** ISO. */
  day: z.string(),
  /** 'Friday, March 27'. */
  words: z.string(),
  /** The last day to approve, 'Wed, Mar 18'; null where it is not known, late or approved. */
  approveBy: z.nullable(z.string()),
  /** Of the press; null as above. */
  workingDays: z.nullable(z.number()),
  /** 'Mon, Mar 30' where the usual time does not lead there. */
  earliest: z.nullable(z.string()),
  days: z.array(z.object({ day: z.string(), mark: z.enum(dayMarks), isToday: z.boolean() })),
});
export type JobDeadline = z.infer<typeof deadlineSchema>;

const jobArtworkSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** 'PNG, 1,056 x 1,056 px, from you'. */
  note: z.string(),
  isUnderWay: z.boolean(),
  findings: z.array(z.object({ severity: z.enum(['fine', 'notice', 'problem']), message: z.string() })),
  /** Findings that are not told here. */
  others: z.number(),
  hasPicture: z.boolean(),
  /** 'T-shirt, full front': there is a picture of it on these. */
  mockupOf: z.nullable(z.string()),
});
export type JobArtwork = z.infer<typeof jobArtworkSchema>;

export const jobSchema = z.object({
  /** What all of it is told in, but what people typed. */
  language: z.enum(LANGUAGES),
  /** Under which the shop finds it: the beginning of the lead's id. */
  number: z.string(),
  /** 'March 10, 2026', where the shop is. */
  today: z.string(),
  /** 'Dana Ruiz, Old Brook'. */
  contact: z.string(),
  /** Whose link opened it; `name` null where nobody knows it. */
  you: z.object({ person: z.string(), name: z.nullable(z.string()) }),
  /** Who has a link, the contact first. */
  people: z.array(personSchema),
  /** '24 pint glasses and a banner, in hands on Friday, March 27.' */
  summary: z.string(),
  stage: z.enum(JOB_STAGES),
  /** All five; `at` in words: when it was, or by when it comes; '' where nobody knows. */
  stages: z.array(z.object({ stage: z.enum(JOB_STAGES), at: z.string() })),
  /** What is needed next; `href` leads there. */
  moves: z.array(
    z.object({
      title: z.string(),
      note: z.string(),
      link: z.nullable(z.object({ href: z.string(), label: z.string() })),
    }),
  ),
  items: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** 'Screen printing, 2 ink colors, front'; empty where nothing else is known. */
      line: z.string(),
      /** Slug. */
      service: z.nullable(z.string()),
      estimate: z.nullable(priceRangeSchema),
      each: z.nullable(z.string()),
    }),
  ),
  /** What the items come to; null unless every one has a price. */
  total: z.nullable(priceRangeSchema),
  /** 'Thu, Apr 9'. */
  validUntil: z.nullable(z.string()),
  /** What all of the estimates hold, and what they were made on. */
  includes: z.array(z.string()),
  assumptions: z.array(z.string()),
  /** The visitor's own words of the quote form, or what was said as it was ordered again. */
  details: z.nullable(z.string()),
  /** Numbers of the job that it repeats, and of those that repeat it; `at` in words. */
  again: z.object({
    of: z.nullable(z.string()),
    as: z.array(z.object({ number: z.string(), at: z.string() })),
  }),
  /** The newest version; null before one was sent. */
  quote: z.nullable(toldQuoteSchema),
  proofs: z.array(toldProofsSchema),
  deadline: z.nullable(deadlineSchema),
  artwork: z.array(jobArtworkSchema),
  sayings: z.array(sayingSchema),
  /** Number of the shop's last message, where nobody had it before them yet: what the page tells of once it was in view. */
  unseenMessage: z.nullable(z.number()),
});
export type Job = z.infer<typeof jobSchema>;

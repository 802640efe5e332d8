// The quote form: POST /api/contact and POST /contact.
import * as z from 'zod/mini';
import { emailSchema } from './contact-details.ts';
import { sentFirstTouchSchema } from './first-touch.ts';
import { FORM_FILES, LONGEST } from './longest.ts';
import { optionalText, requiredText } from './text.ts';

const FILE = 'One of your files cannot be told apart. Please add it again.';
const TOO_MANY = `A request can bring ${FORM_FILES.most} files at most.`;

/** What the quote form sends; `services` are the names it offers (the shop's facts know them). */
export const contactSchema = (services: readonly string[]) =>
  z.object({
    name: requiredText(LONGEST.name, 'Your name'),
    email: emailSchema,
    service: z
      .string('Choose a service.')
      .check(z.refine((service) => services.includes(service), 'Choose a service from the list.')),
    details: optionalText(LONGEST.details, 'Project details'),
    firstTouch: sentFirstTouchSchema,
    /** Files sent before by POST /api/artwork, each with the key that it answered; they may be under way still. */
    artwork: z.optional(
      z
        .array(z.object({ id: z.string(FILE), key: z.string(FILE) }), 'artwork must be a list of files.')
        .check(z.maxLength(FORM_FILES.most, TOO_MANY)),
    ),
  });
export type Contact = z.infer<ReturnType<typeof contactSchema>>;

export const contactAnswerSchema = z.object({
  id: z.string(),
  /** By when a person answers, in words: 'tomorrow, Tuesday, March 10, by 10:30 am'. */
  replyBy: z.string(),
  /** Of the job's page; left out where it cannot be told now. */
  jobUrl: z.optional(z.string()),
});
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;

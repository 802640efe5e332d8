// The quote form: POST /api/contact and POST /contact.
import * as z from 'zod/mini';
import { emailSchema } from './contact-details.ts';
import { LONGEST } from './longest.ts';
import { optionalText, requiredText } from './text.ts';

/** What the quote form sends; `services` are the names it offers (the shop's facts know them). */
export const contactSchema = (services: readonly string[]) =>
  z.object({
    name: requiredText(LONGEST.name, 'Your name'),
    email: emailSchema,
    service: z
      .string('Choose a service.')
      .check(z.refine((service) => services.includes(service), 'Choose a service from the list.')),
    details: optionalText(LONGEST.details, 'Project details'),
  });
export type Contact = z.infer<ReturnType<typeof contactSchema>>;

export const contactAnswerSchema = z.object({
  id: z.string(),
  /** By when a person answers, in words: 'tomorrow, Tuesday, March 10, by 10:30 am'. */
  replyBy: z.string(),
});
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;

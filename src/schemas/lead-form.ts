// The lead form in the chat: its field definitions and what it sends to POST /api/chat/lead.
import * as z from 'zod/mini';
import { emailSchema, phoneSchema } from './contact-details.ts';
import { LONGEST } from './longest.ts';
import { optionalText, requiredText } from './text.ts';

/** A field definition as SPEC section 3 has it, plus `value`: what Carl already knows. */
export const leadFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'email', 'tel', 'number', 'select', 'textarea']),
  required: z.boolean(),
  placeholder: z.optional(z.string()),
  options: z.optional(z.array(z.string())),
  value: z.nullable(z.string()),
});
export type LeadField = z.infer<typeof leadFieldSchema>;

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Runs `schema` unless the value is missing, null or blank: that reads as undefined. */
const orNothing = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.transform((value: unknown): unknown =>
      value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
    ),
    z.optional(schema),
  );

/** '1,200' and ' 48 ' read as numbers; anything else is left for the check that follows. */
const digitsToNumber = z.transform((value: unknown): unknown =>
  typeof value === 'string' && /^\s*(?:\d{1,3}(?:,\d{3})+|\d+)\s*$/.test(value)
    ? Number(value.replaceAll(',', ''))
    : value,
);

const QUANTITY_MESSAGE = 'Quantity must be a whole number, like 48.';

/** Lead values keyed by field name. Email may be left out once a phone is there. */
export const leadFormSchema = z
  .object({
    name: requiredText(LONGEST.name, 'Your name'),
    email: orNothing(emailSchema),
    phone: orNothing(phoneSchema),
    company: optionalText(LONGEST.company, 'Company'),
    service: requiredText(LONGEST.service, 'The service'),
    quantity: orNothing(
      z.pipe(
        digitsToNumber,
        z
          .int(QUANTITY_MESSAGE)
          .check(z.positive(QUANTITY_MESSAGE), z.maximum(1_000_000, 'Quantity can be 1,000,000 at most.')),
      ),
    ),
    dueDate: optionalText(LONGEST.dueDate, 'The date'),
    details: requiredText(LONGEST.details, 'A line about the job'),
  })
  .check(
    z.refine((lead) => lead.email !== undefined || lead.phone !== undefined, {
      path: ['email'],
      message: 'Leave an email or a phone number, so that we can reach you.',
      // Also when other fields are at fault, so that everything wrong is said at once.
      when: ({ value, issues }) =>
        isRecord(value) &&
        !issues.some((issue) => issue.path?.[0] === 'email' || issue.path?.[0] === 'phone'),
    }),
  );
export type LeadForm = z.infer<typeof leadFormSchema>;

export const leadAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  leadId: z.string(),
  /** Of the job's page; left out where it cannot be told now. */
  jobUrl: z.optional(z.string()),
  /** The name of the person of the shop who has the conversation: the message is then not Carl's. */
  heldBy: z.optional(z.string()),
});
export type LeadAnswer = z.infer<typeof leadAnswerSchema>;

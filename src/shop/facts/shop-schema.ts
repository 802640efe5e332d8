// What shop.yaml may say: who the shop is, when it is open, what it offers and how its page greets.
import * as z from 'zod';
import { isEmail, isPhone } from '../../schemas/contact-details.ts';
import { FLOWS } from '../../schemas/conversation.ts';
import type { RulePicture, Shop } from '../../schemas/shop.ts';
import { oneOf } from './explain-issue.ts';
import {
  fraction,
  isoDay,
  isPathOrHttps,
  section,
  slug,
  someOf,
  text,
  visitorWords,
  wholeNumber,
} from './fields.ts';

const HOURS = 'times such as 09:00-18:00 (or 09:00-12:00, 13:00-17:00), opening before closing, or closed';

/** '09:00-12:00, 13:00-17:00' as its spans; 'closed' as none. */
const dayHours = z
  .string(HOURS)
  .refine((written) => readSpans(written) !== undefined, HOURS)
  .transform((written) => readSpans(written) ?? []);

const openingHours = section({
  monday: dayHours,
  tuesday: dayHours,
  wednesday: dayHours,
  thursday: dayHours,
  friday: dayHours,
  saturday: dayHours,
  sunday: dayHours,
})
  .refine(
    (week) => Object.values(week).some((spans) => spans.length > 0),
    'at least one day with opening hours',
  )
  .transform((week): Shop['opening_hours'] => ({
    1: week.monday,
    2: week.tuesday,
    3: week.wednesday,
    4: week.thursday,
    5: week.friday,
    6: week.saturday,
    7: week.sunday,
  }));

const brand = section({
  name: text,
  headline: text,
  tagline: text,
  lede: text,
  phone: text.refine(isPhone, 'a phone number such as (816) 555-0170'),
  email: text.refine(isEmail, 'an e-mail address such as hello@example.com'),
  address: section({ street: text, city: text, region: text, postal_code: text, country: text }),
});

const RULE_PICTURES = [
  'vector',
  'inks',
  'lines',
  'base',
  'lettering',
  'size',
  'sketch',
  'shades',
  'distance',
  'margin',
  'photos',
  'words',
  'answers',
  'one-color',
] as const satisfies RulePicture[];

const service = section({
  slug,
  name: text,
  name_es: text.optional(),
  code: text,
  on_grid: z.boolean(),
  in_quote_form: z.boolean(),
  blurb: text,
  good_for: text,
  ink: z.enum(['cyan', 'magenta', 'yellow', 'black', 'red', 'green', 'violet']),
  words: visitorWords,
  artwork_tip: text,
  artwork_rules: z
    .array(section({ title: text, text, picture: z.enum(RULE_PICTURES) }))
    .max(4, 'at most four rules')
    .default([]),
  questions: z.array(section({ question: text, answer: text })),
}).transform(({ name_es, ...rest }) => ({ ...rest, ...(name_es !== undefined && { name_es }) }));

const heroButton = section({
  label: text,
  action_type: z.enum(['start_conversation', 'navigate']),
  action_value: text,
  style: z.enum(['primary', 'secondary']),
  order: wholeNumber(1, 100),
}).superRefine(({ action_type, action_value }, context) => {
  const isRight =
    action_type === 'navigate' ? isPathOrHttps(action_value) : FLOWS.some((flow) => flow === action_value);
  if (isRight) return;
  const isPath = action_type === 'navigate';
  context.addIssue({
    code: 'custom',
    path: ['action_value'],
    message: isPath ? 'a path such as /services or an https address' : oneOf(FLOWS),
    params: { candidates: isPath ? [] : [...FLOWS] },
    input: action_value,
  });
});

const greeting = section({
  enabled: z.boolean(),
  delay_seconds: z.number().min(0).max(60),
  voice_intro: section({ enabled: z.boolean(), text, volume: fraction }),
  text_intro: section({
    // The law wants visitors told (EU AI Act, Article 50, and several US states).
    message: text.refine(
      (message) => /\bAI\b/.test(message),
      'a greeting in which Carl says that he is an AI',
    ),
  }),
});

const voice = section({
  auto_request_permission: z.boolean(),
  continuous_listening: z.boolean(),
  interim_results: z.boolean(),
  language: z.string().refine(isLanguage, 'a language tag such as en-US'),
});

const DAYS_KEPT = 'a whole number of days from 1 to 36500, or null for no end';
const daysKept = z.number(DAYS_KEPT).int(DAYS_KEPT).min(1, DAYS_KEPT).max(36_500, DAYS_KEPT).nullable();

/** Left empty it is as left out. */
const retention = z.preprocess(
  (written) => written ?? {},
  section({ conversations_days: daysKept.default(365), leads_days: daysKept.default(null) }),
);

const card = section({ kicker: text, title: text, text });

const marketing = section({
  services_kicker: text,
  services_title: text,
  services_note: text,
  platform: card,
  stream: card,
  blurbs: someOf(section({ title: text, text })),
  cta: section({ title: text, text, button: text }),
  contact: section({ kicker: text, title: text, text, promise: text }),
});

/** '21:00-07:00': over midnight where it ends before it begins. */
const quietHours = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'hours such as 21:00-07:00')
  .transform((written): [from: string, until: string] => [written.slice(0, 5), written.slice(6)])
  .refine(([from, until]) => from !== until, 'hours such as 21:00-07:00')
  .nullable()
  .default(null);

export const shopSchema = section({
  brand,
  security_contact: text
    .refine(
      (contact) => isEmail(contact) || /^https:\/\/\S+$/.test(contact),
      'an e-mail address or an https address',
    )
    .nullable()
    .default(null),
  time_zone: z.string().refine(isTimeZone, {
    error: 'an IANA time zone such as America/Chicago',
    params: { candidates: Intl.supportedValuesOf('timeZone') },
  }),
  opening_hours: openingHours,
  quiet_hours: quietHours,
  holidays: z.array(section({ date: isoDay, name: text })),
  reply_business_days: wholeNumber(1, 30),
  estimate_valid_days: wholeNumber(1, 365),
  retention,
  services: someOf(service),
  hero_buttons: someOf(heroButton).transform((buttons) => buttons.toSorted((a, b) => a.order - b.order)),
  greeting,
  voice,
  marketing,
});

/** The spans of a day in order, or undefined where one is no pair of times or does not open before it closes. */
function readSpans(written: string): [opens: string, closes: string][] | undefined {
  if (written.trim() === 'closed') return [];
  const spans: [string, string][] = [];
  for (const part of written.split(',')) {
    const [, opens, closes] =
      /^\s*([01]\d:[0-5]\d|2[0-3]:[0-5]\d)\s*-\s*([01]\d:[0-5]\d|2[0-3]:[0-5]\d)\s*$/.exec(part) ?? [];
    if (opens === undefined || closes === undefined || opens >= closes || opens <= (spans.at(-1)?.[1] ?? ''))
      return;
    spans.push([opens, closes]);
  }
  return spans;
}

function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$|^UTC$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

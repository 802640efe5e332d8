// What Carl remembers between two messages: its beginning, and its reading back from storage.
import * as z from 'zod/mini';
import { LEAD_SOURCES } from '../schemas/lead.ts';
import { slotsSchema } from '../schemas/reading.ts';
import { type ConversationState, FLOW_NAMES, LANGUAGES, QUESTIONS } from './turn.ts';

/** The state of a conversation in which nothing was said. */
export const initialState = (): ConversationState => ({
  language: 'en',
  introducedInSpanish: false,
  condoled: false,
  placeTold: false,
  slots: {},
  options: {},
  inkColors: null,
  inksByPlace: {},
  wayTold: null,
  colorRoles: {},
  thing: null,
  serviceWording: null,
  job: 1,
  jobs: [],
  flow: null,
  asked: null,
  askedOption: null,
  reach: { by: null, when: null },
  tries: 0,
  stored: false,
  source: 'chat',
  capturing: false,
  orderNumber: null,
  said: [],
  described: false,
  written: null,
  declined: [],
  optionsAsked: [],
  explained: null,
  askedAbout: null,
  askedThing: null,
  settled: null,
  supposed: null,
  former: null,
  formerGoods: null,
  abuses: 0,
  lastReply: '',
  turns: 0,
});

/** The state as storage gives it back; the initial one for anything that is not a whole state. */
export function parseState(stored: unknown): ConversationState {
  const parsed = stateSchema.safeParse(stored);
  return parsed.success ? parsed.data : initialState();
}

const text = z.string().check(z.maxLength(6000));
const options = z.record(z.string(), z.string());
const colorRoles = z.record(z.string(), z.enum(['cloth', 'print']));

const stateSchema: z.ZodMiniType<ConversationState> = z.object({
  language: z._default(z.enum(LANGUAGES), 'en'),
  introducedInSpanish: z._default(z.boolean(), false),
  condoled: z._default(z.boolean(), false),
  placeTold: z._default(z.boolean(), false),
  slots: slotsSchema,
  options,
  inkColors: z.nullable(z.int()),
  inksByPlace: z._default(z.record(z.string(), z.int()), {}),
  wayTold: z._default(z.nullable(text), null),
  colorRoles: z._default(colorRoles, {}),
  thing: z.nullable(text),
  serviceWording: z.nullable(text),
  job: z.int(),
  jobs: z.array(
    z.object({
      job: z.int(),
      slots: slotsSchema,
      options: z._default(options, {}),
      inkColors: z._default(z.nullable(z.int()), null),
      thing: z.nullable(text),
      stored: z.boolean(),
    }),
  ),
  flow: z.nullable(z.enum(FLOW_NAMES)),
  asked: z.nullable(z.enum(QUESTIONS)),
  askedOption: z.nullable(text),
  reach: z._default(
    z.object({
      by: z.nullable(z.enum(['text', 'call', 'whatsapp', 'email', 'no_calls'])),
      when: z.nullable(text),
    }),
    { by: null, when: null },
  ),
  tries: z.int(),
  stored: z.boolean(),
  source: z.enum(LEAD_SOURCES),
  capturing: z.boolean(),
  orderNumber: z.nullable(text),
  said: z.array(text),
  described: z.boolean(),
  written: z.nullable(text),
  declined: z.array(z.enum(QUESTIONS)),
  optionsAsked: z.array(text),
  explained: z._default(z.nullable(text), null),
  askedAbout: z._default(z.nullable(text), null),
  askedThing: z._default(z.nullable(text), null),
  settled: z._default(z.nullable(slotsSchema), null),
  supposed: z._default(
    z.nullable(
      z.object({
        slots: slotsSchema,
        options,
        inkColors: z.nullable(z.int()),
        inksByPlace: z.record(z.string(), z.int()),
        colorRoles,
        thing: z.nullable(text),
        isBeside: z.optional(z.literal(true)),
        drops: z.optional(text),
      }),
    ),
    null,
  ),
  former: z._default(z.nullable(z.object({ slots: slotsSchema, turn: z.int() })), null),
  formerGoods: z._default(
    z.nullable(z.object({ slots: slotsSchema, options, thing: z.nullable(text) })),
    null,
  ),
  abuses: z.int(),
  lastReply: text,
  turns: z.int(),
});

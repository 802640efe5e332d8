// What Carl remembers between two messages: one request with its items, and where the talk stands.
import * as z from 'zod/mini';
import {
  commandSchema,
  goodsSchema,
  itemSlotsSchema,
  QUESTIONS,
  requestSlotsSchema,
} from '../../schemas/commands.ts';
import { LANGUAGES, type Language } from '../../schemas/language.ts';
import { LEAD_SOURCES } from '../../schemas/lead.ts';
import { type Slots, slotsSchema } from '../../schemas/reading.ts';

export const FLOW_NAMES = ['quote', 'design', 'human', 'order_status'] as const;
export type FlowName = (typeof FLOW_NAMES)[number];

export { LANGUAGES, type Language };

const text = z.string().check(z.maxLength(6000));

const itemSchema = z.object({
  id: z.int(),
  goods: goodsSchema,
  slots: itemSlotsSchema,
  /** Options that were asked for already. */
  optionsAsked: z.array(text),
  /** The figures that were told last, as they read; null before any were. */
  priceTold: z.nullable(text),
});
/** One line of the request. */
export type ItemState = z.infer<typeof itemSchema>;

const stateSchema = z.object({
  language: z.enum(LANGUAGES),
  /** Has he said in Spanish who he is? */
  introducedInSpanish: z.boolean(),
  /** The request talked about, from 1; each becomes one lead. */
  request: z.int(),
  items: z.array(itemSchema),
  /** The item talked about. */
  active: z.nullable(z.int()),
  slots: requestSlotsSchema,
  flow: z.nullable(z.enum(FLOW_NAMES)),
  /** What Carl asked last and waits for. */
  asked: z.nullable(z.enum(QUESTIONS)),
  askedOption: z.nullable(text),
  /** How often without an answer. */
  tries: z.int(),
  /** What the visitor would rather not say; not asked again. */
  declined: z.array(z.enum(QUESTIONS)),
  /** Has a lead been stored for this request? */
  stored: z.boolean(),
  source: z.enum(LEAD_SOURCES),
  /** shouldCaptureLead: the lead form is on offer. */
  capturing: z.boolean(),
  /** What they said of the job in their own words, for the shop's person. */
  said: z.array(text),
  /** Details as the visitor sent them by the form. */
  written: z.nullable(text),
  /** A service in the form's words that is none of the shop's. */
  serviceWording: z.nullable(text),
  /** A supposition whose price was told: a yes takes it. */
  supposed: z.nullable(z.array(commandSchema)),
  /** Items and day before the last change, for "leave it as it was". */
  former: z.nullable(
    z.object({ items: z.array(itemSchema), active: z.nullable(z.int()), slots: requestSlotsSchema }),
  ),
  /** Something was told in answer to these: they are not told word for word again. */
  explained: z.array(text),
  abuses: z.int(),
  lastReply: text,
  turns: z.int(),
  /** Files that were spoken of, by their ids, with the request talked about then. */
  filesTold: z._default(z.record(text, z.int()), {}),
  /** Was the visitor told how to send one? */
  isFileOffered: z._default(z.boolean(), false),
  /** Inks that were counted in a file where nobody had said how many, by the item's id. */
  inksCounted: z._default(z.record(z.string(), z.int()), {}),
});
export type ConversationState = z.infer<typeof stateSchema>;

/** The state of a conversation in which nothing was said. */
export const initialState = (): ConversationState => ({
  language: 'en',
  introducedInSpanish: false,
  request: 1,
  items: [],
  active: null,
  slots: {},
  flow: null,
  asked: null,
  askedOption: null,
  tries: 0,
  declined: [],
  stored: false,
  source: 'chat',
  capturing: false,
  said: [],
  written: null,
  serviceWording: null,
  supposed: null,
  former: null,
  explained: [],
  abuses: 0,
  lastReply: '',
  turns: 0,
  filesTold: {},
  isFileOffered: false,
  inksCounted: {},
});

/** The item that is talked about. */
export const activeItem = ({
  items,
  active,
}: Pick<ConversationState, 'items' | 'active'>): ItemState | undefined =>
  items.find(({ id }) => id === active);

/** The contact's slots and those of the item now talked about, in the contract's words. */
export function slotsOf(state: ConversationState): Slots {
  const { orderNumber: _, reachBy: __, reachWhen: ___, apart: p, ...request } = state.slots;
  const item = activeItem(state);
  if (!item) return request;
  const {
    inkColors: ____,
    inksByPlace: i,
    colorRoles: c,
    method: _____,
    options: ______,
    dueDate = request.dueDate,
    ...own
  } = item.slots;
  return {
    ...request,
    ...own,
    ...(dueDate && { dueDate }),
    ...(item.goods.service !== null && { service: item.goods.service }),
  };
}

/** What storage keeps of it: what is known in the contract's words, and the whole of it. */
export const stateToStore = <T>(
  state: ConversationState,
  items: T,
): { slots: Slots; items: T; dialogue: ConversationState } => ({
  slots: slotsOf(state),
  items,
  dialogue: state,
});

/** The state as storage gives it back; one of an earlier release keeps its request; the initial one for anything else. */
export function parseState(stored: unknown): ConversationState {
  if (typeof stored !== 'object' || stored === null) return initialState();
  const parsed = stateSchema.safeParse('dialogue' in stored ? stored.dialogue : stored);
  return parsed.success ? parsed.data : fromFirstState(stored);
}

const firstSchema = z.object({
  slots: slotsSchema,
  thing: z.nullable(text),
  stored: z.boolean(),
  source: z.enum(LEAD_SOURCES),
  job: z.int(),
  said: z.array(text),
  lastReply: text,
  turns: z.int(),
});

/** Of a conversation begun before requests had items: who it is and what they want. */
function fromFirstState(stored: unknown): ConversationState {
  const parsed = firstSchema.safeParse(stored);
  if (!parsed.success) return initialState();
  const { slots, thing, job, ...kept } = parsed.data;
  const { service, name, email, phone, company, budgetCents, dueDate, ...own } = slots;
  const hasItem = service !== undefined || thing !== null || Object.keys(own).length > 0;
  const item: ItemState = {
    id: 1,
    goods: { product: null, service: service ?? null, wording: thing },
    slots: own,
    optionsAsked: [],
    priceTold: null,
  };
  return {
    ...initialState(),
    ...kept,
    request: job,
    flow: 'quote',
    items: hasItem ? [item] : [],
    active: hasItem ? 1 : null,
    slots: Object.fromEntries(
      Object.entries({ name, email, phone, company, budgetCents, dueDate }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
  };
}

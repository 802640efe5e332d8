// What a message asks the dialogue to do. The reader gives these, and so may the language model: one schema for both.
// The words are Rasa CALM's.
import * as z from 'zod/mini';
import { dueDateSchema } from './reading.ts';

const text = z.string().check(z.maxLength(2000));
const count = z.int().check(z.minimum(1), z.maximum(100_000_000));

/** What is known of one item; by the words of the contract, `method` and `options` by those of the catalog. */
export const itemSlotsSchema = z.partial(
  z.object({
    quantity: count,
    quantityMax: count,
    sizes: z.record(z.string(), z.int()),
    colors: z.array(text),
    imprintLocations: z.array(text),
    /** How many inks; 0 is full color. */
    inkColors: z.int().check(z.minimum(0), z.maximum(100)),
    /** Those of each place, where they are told apart. */
    inksByPlace: z.record(z.string(), z.int()),
    /** Of `colors` those that are known to be the cloth's or the print's. */
    colorRoles: z.record(z.string(), z.enum(['cloth', 'print'])),
    dimensions: text,
    artwork: text,
    /** Only where it differs from the request's. */
    dueDate: dueDateSchema,
    method: text,
    options: z.record(z.string(), text),
  }),
);
export type ItemSlots = z.infer<typeof itemSlotsSchema>;

/** What is known of the request as a whole. */
export const requestSlotsSchema = z.partial(
  z.object({
    dueDate: dueDateSchema,
    budgetCents: z.int(),
    name: text,
    email: text,
    phone: text,
    company: text,
    orderNumber: text,
    reachBy: z.enum(['text', 'call', 'whatsapp', 'email', 'no_calls']),
    reachWhen: text,
    /** The items are to be quoted and billed one by one. */
    apart: z.boolean(),
  }),
);
export type RequestSlots = z.infer<typeof requestSlotsSchema>;

/** Goods as they are named: a product of the catalog, a service's page, or only the visitor's words. */
export const goodsSchema = z.object({
  product: z.nullable(text),
  service: z.nullable(text),
  wording: z.nullable(text),
  /** Spoken of as one, "a banner", where nobody said how many. */
  isOne: z.optional(z.boolean()),
});
export type Goods = z.infer<typeof goodsSchema>;

export const TOPICS = [
  'price',
  'total',
  'next_break',
  'includes',
  'discount',
  'budget',
  'methods',
  'cheapest',
  'deadline',
  'turnaround',
  'rush',
  'minimum',
  'artwork',
  /** A file that the visitor sent. */
  'file',
  'send_file',
  'measure',
  'hours',
  'place',
  'reach',
  'order_status',
  'remedy',
  'services',
  'goods',
  'how_to_order',
  'recommend',
  'known',
  'promised',
  'are_you_a_person',
  'article',
  'privacy',
  /** "so is that a no?", of what was answered before. */
  'a_no',
  'a_yes',
  'neither',
  'unknown',
] as const;
export type Topic = (typeof TOPICS)[number];

const CHATS = [
  'greeting',
  'thanks',
  'goodbye',
  'how_are_you',
  'apology',
  'complaint',
  'condolence',
  'abuse',
  'nonsense',
  'language',
  'repeat',
  'frustrated',
  'more',
] as const;

/** What may be asked of a visitor. */
export const QUESTIONS = [
  'service',
  'goods',
  'quantity',
  'dueDate',
  'name',
  'email',
  'phone',
  'company',
  'sizes',
  'colors',
  'imprintLocations',
  'dimensions',
  'artwork',
  'details',
  'contact',
  'confirm',
  'person',
  'order_number',
  'option',
  'change',
  'take_it',
] as const;
export type Question = (typeof QUESTIONS)[number];

const questionSchema = z.enum(QUESTIONS);

/** What is asked of a file that was sent: is it good, at what width in inches, which of several (from 1; 0 the newest). */
const fileQuestionSchema = z.object({
  about: z.enum(['verdict', 'fix', 'background', 'colors', 'largest']),
  widthInches: z.optional(z.number()),
  which: z.optional(z.int()),
});
export type FileQuestion = z.infer<typeof fileQuestionSchema>;

const simple = [
  z.object({ do: z.literal('AddItem'), goods: goodsSchema }),
  z.object({ do: z.literal('SelectItem'), item: z.int() }),
  /** Without an item all of them go. */
  z.object({ do: z.literal('RemoveItem'), item: z.optional(z.int()) }),
  /** Its goods are others, or better named. */
  z.object({ do: z.literal('RenameItem'), goods: goodsSchema }),
  /** It becomes several, each with what differs. */
  z.object({ do: z.literal('SplitItem'), parts: z.array(itemSlotsSchema).check(z.minLength(2)) }),
  z.object({ do: z.literal('Set'), slots: itemSlotsSchema }),
  z.object({ do: z.literal('SetRequest'), slots: requestSlotsSchema }),
  z.object({ do: z.literal('Adjust'), add: z.optional(z.int()), times: z.optional(z.number()) }),
  z.object({ do: z.literal('Clear'), slots: z.array(text) }),
  z.object({ do: z.literal('Note'), text }),
  z.object({
    do: z.literal('Ask'),
    topic: z.enum(TOPICS),
    /** What it is asked of: other goods, a section of an article, a day. */
    goods: z.optional(goodsSchema),
    section: z.optional(z.object({ article: text, heading: text, line: z.int() })),
    isOfArtwork: z.optional(z.boolean()),
    day: z.optional(text),
    slots: z.optional(itemSlotsSchema),
    file: z.optional(fileQuestionSchema),
  }),
  z.object({ do: z.literal('Affirm') }),
  z.object({ do: z.literal('Deny') }),
  z.object({ do: z.literal('Skip'), question: z.optional(questionSchema) }),
  z.object({ do: z.literal('Undo') }),
  z.object({ do: z.literal('Cancel') }),
  z.object({ do: z.literal('StartOver') }),
  z.object({ do: z.literal('AnotherRequest') }),
  z.object({ do: z.literal('StartFlow'), flow: z.enum(['quote', 'design', 'human', 'order_status']) }),
  z.object({ do: z.literal('HandOff') }),
  z.object({ do: z.literal('OpenForm') }),
  z.object({ do: z.literal('Change') }),
  z.object({ do: z.literal('Chat'), kind: z.enum(CHATS) }),
  z.object({ do: z.literal('Attack') }),
  z.object({ do: z.literal('OffTopic') }),
  z.object({ do: z.literal('Unclear') }),
] as const;

const simpleSchema = z.discriminatedUnion('do', simple);
type Simple = z.infer<typeof simpleSchema>;

export const commandSchema = z.discriminatedUnion('do', [
  ...simple,
  /** A supposition: priced, and only taken when the visitor says so. */
  z.object({ do: z.literal('WhatIf'), changes: z.array(simpleSchema) }),
]);
export type Command = Simple | { do: 'WhatIf'; changes: Simple[] };
export type CommandOf<K extends Command['do']> = Extract<Command, { do: K }>;

// Words to a reading, with the model's help where the engine alone cannot tell what a message is about.
import { read } from '../../assistant/read.ts';
import type { ConversationState, Question } from '../../assistant/turn.ts';
import { JOB_SLOTS, type JobSlot, type ModelReading } from '../../model/model.ts';
import type { Intent, Reading } from '../../schemas/reading.ts';
import type { Shop } from '../../schemas/shop.ts';
import { maskContact } from './mask-contact.ts';
import type { Talk } from './talk.ts';

interface Heard {
  message: string;
  state: ConversationState;
  shop: Shop;
  now: Date;
}

/**
 * The engine's own reading. Where that is unclear the model points out words; what they mean is read by the engine's
 * parsers, and only if they stand in the message.
 */
export async function readMessage(talk: Talk, { message, state, shop, now }: Heard): Promise<Reading> {
  const own = read(message, state, shop, now);
  if (!talk.model.isThere || !isUnclear(own, message, state.asked)) return own;
  const masked = maskContact(message, { state, shop, now });
  talk.reading ??= await talk.model.read({ message: masked, asked: state.asked });
  return withWords(own, talk.reading, { message, state, shop, now });
}

/** Nothing was understood, or an answer was awaited and nothing but that it is none: of words, not of noise. */
function isUnclear({ intents, slots }: Reading, message: string, asked: Question | null): boolean {
  if (intents.length > 0 || (message.match(/\p{L}{2,}/gu) ?? []).length < 2) return false;
  return isJobSlot(asked) ? slots[asked] === undefined : Object.keys(slots).length === 0;
}

const isJobSlot = (asked: Question | null): asked is JobSlot => JOB_SLOTS.some((slot) => slot === asked);

function withWords(
  own: Reading,
  { intents, words }: ModelReading,
  { message, state, shop, now }: Heard,
): Reading {
  const said = squeezed(message);
  const slots = { ...own.slots };
  for (const slot of JOB_SLOTS) {
    const told = squeezed(words[slot] ?? '');
    if (told === '' || slots[slot] !== undefined || !said.includes(told)) continue;
    Object.assign(slots, pick(read(told, { ...state, asked: slot }, shop, now).slots, slot));
  }
  return {
    intents: own.intents.length > 0 ? own.intents : intents.filter((intent) => HARMLESS.has(intent)),
    slots,
  };
}

/** The slot's value, and with a quantity the upper end of its range. */
function pick(slots: Reading['slots'], slot: JobSlot): Reading['slots'] {
  const { quantityMax } = slots;
  return {
    ...(slots[slot] !== undefined && { [slot]: slots[slot] }),
    ...(slot === 'quantity' && quantityMax !== undefined && { quantityMax }),
  };
}

const squeezed = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** What a model may take a message for: nothing that agrees, accuses or hands over to a person. */
const HARMLESS: ReadonlySet<Intent> = new Set([
  'quote',
  'services',
  'pricing',
  'turnaround',
  'minimum_order',
  'artwork',
  'location_hours',
  'design',
]);

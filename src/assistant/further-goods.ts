// Several goods in one message: "50 shirts and 2 banners". The first are the job; the others wait as jobs of their own.
import type { Slots } from '../schemas/reading.ts';
import type { Moment } from './moment.ts';
import { readSlots } from './read.ts';
import { findServices, type ServiceMention, thingOf } from './reading/service.ts';
import { splitWords } from './reading/words/words.ts';
import { initialState } from './state.ts';

export interface Goods {
  slots: Slots;
  thing: string | null;
}

/** The goods after the first, each with a number of its own; none in a correction, a choice or talk of an old order. */
export function furtherGoods(moment: Moment): Goods[] {
  const { mentions, words, reading, cues, message, state } = moment;
  const { intents, slots } = reading;
  if (mentions.length < 2 || slots.service === undefined || slots.quantity === undefined) return [];
  if (intents.some((intent) => NO_WISH.has(intent)) || cues.has('change')) return [];
  if (NO_SUM.test(words.plain)) return [];
  const clauses = message.slice(0, LONGEST_READ).split(JOINTS).slice(0, MOST_CLAUSES);
  if (clauses.length < 2) return [];
  const goods: Goods[] = [];
  for (const clause of clauses) {
    goods.push(...goodsIn(clause, moment));
    // The others are read only where the first are the job.
    const { service, quantity } = goods[0]?.slots ?? slots;
    if (service !== slots.service || quantity !== slots.quantity) return [];
  }
  const [first, ...others] = goods;
  if (!first) return [];
  return others
    .filter(({ slots: other, thing }) => other.service !== first.slots.service || thing !== first.thing)
    .filter(({ slots: other }) => other.service !== state.slots.service || other.quantity !== slots.quantity)
    .map(({ slots: other, thing }) => ({
      slots: { ...(slots.dueDate && { dueDate: slots.dueDate }), ...other },
      thing,
    }));
}

const LONGEST_READ = 600;
const MOST_CLAUSES = 8;
const JOINTS = /\s*(?:[,;+&\n]|\b(?:and|plus|also|as well as|y|más|mas|además|ademas)\b)\s*/iu;
const NO_WISH: ReadonlySet<string> = new Set(['order_status', 'injection', 'abusive', 'deny', 'off_topic']);
/** Corrections, and goods to choose between. */
const NO_SUM =
  / (?:actually|instead|rather|or|either|versus|vs|change|changed|meant|wait|sorry|correction|per|each day) /;

/** "a 4x8 ft banner"; "for a banner company" and "have a website" ask for none. */
function isOnePiece(clause: string, [mention]: readonly ServiceMention[]): boolean {
  if (!mention || thingOf([mention], mention.slug) === null) return false;
  return /^(?:\W*(?:separate\w*|from|that|then|maybe|get|need|want|we|i|oh|por|aparte)\s)*(?:a|an|one|una?)\s(?:\S+\s){0,4}$/i.test(
    clause.slice(0, mention.span.start).trimStart(),
  );
}

function goodsIn(clause: string, { shop, now, today }: Moment): Goods[] {
  const words = splitWords(clause, shop);
  const mentions = findServices({ words, numbers: [], taken: [], asked: null, shop, today });
  if (mentions.length === 0) return [];
  const { service, quantityMax, dimensions, ...slotsRead } = readSlots(clause, initialState(), shop, now);
  const quantity = slotsRead.quantity ?? (isOnePiece(clause, mentions) ? 1 : undefined);
  if (service === undefined || quantity === undefined) return [];
  const slots: Slots = {
    service,
    quantity,
    ...(quantityMax !== undefined && { quantityMax }),
    ...(dimensions !== undefined && { dimensions }),
  };
  return [{ slots, thing: thingOf(mentions, service) }];
}

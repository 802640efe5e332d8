// The goods that a question put others in place of: "40 tees", "what about hoodies?", "maybe later, just the tees for now".
import type { Slots } from '../schemas/reading.ts';
import { kindIn, nounOf } from './change-goods.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';
import { thingOf } from './reading/service.ts';
import { worded } from './reading/words/triggers.ts';

/** Takes the former goods up again, with their number and what was chosen of them, where the message names them alone. */
export function takeBackGoods({ state, before, mentions, words }: Moment): void {
  const { formerGoods } = before;
  if (!formerGoods || before.stored || state.job !== before.job) return;
  const kinds = new Set(mentions.flatMap((mention) => kindIn(thingOf([mention], mention.slug)) ?? []));
  const kind = kindIn(formerGoods.thing);
  const isBack = RETURNS.test(words.plain);
  // "nah, stick with the glasses", of pint glasses
  const isByNoun =
    kinds.size === 0 && isBack && words.all.some(({ stem }) => stem === nounOf(formerGoods.thing));
  if (kind === null || !(isByNoun || (kinds.size === 1 && kinds.has(kind)))) return;
  // "the shirts in navy" may be said of polos too.
  if ((kind === 'shirt' && !isBack) || ADDS.test(words.plain)) return;
  for (const slot of OF_THE_GOODS) delete state.slots[slot];
  Object.assign(state.slots, formerGoods.slots);
  Object.assign(state, { thing: formerGoods.thing, options: { ...formerGoods.options }, formerGoods: null });
}

/** Keeps the goods that a question has just put others in place of, until these are decided on. */
export function keepFormerGoods({ state, before, words, mentions }: Moment): void {
  if (state.job !== before.job) state.formerGoods = null;
  if (state.job !== before.job || before.thing === null || state.stored) return;
  const isOther = state.thing !== null && kindIn(state.thing) !== kindIn(before.thing);
  if (!isQuestion(words)) {
    const isNamed = mentions.some((mention) => thingOf([mention], mention.slug) !== null);
    if (isOther || isNamed) state.formerGoods = null;
    return;
  }
  // Of goods asked about one after another the first were the visitor's own.
  if (!isOther || state.formerGoods) return;
  const { thing, options, slots } = before;
  state.formerGoods = {
    thing,
    options,
    slots: Object.fromEntries(
      OF_THE_GOODS.flatMap((slot) => (slots[slot] === undefined ? [] : [[slot, slots[slot]]])),
    ),
  };
}

const OF_THE_GOODS = [
  'service',
  'quantity',
  'quantityMax',
  'sizes',
  'dimensions',
  'colors',
] as const satisfies readonly (keyof Slots)[];

const RETURNS = worded(
  / (?:just|only|back|stick|sticking|stay|staying|keep|original|first|rather|later|forget|never mind|go with|going with|skip|regular|plain|normal) /,
);
const ADDS = worded(/ (?:also|plus|as well|both|in addition|and the) | too (?:$|[.,!?])/);

// What belongs to one request: told after it was sent it is of that one still, or of another; its items may be quoted apart.
import type { Command } from '../../schemas/commands.ts';
import { activeItem, type ConversationState } from '../state/state.ts';
import type { Moment } from './context/moment.ts';
import { headsOf } from './heads.ts';
import { itemNamed } from './named-items.ts';
import { worded } from './reading/words/triggers.ts';

/** "also my email is …", "36 instead of 30", "add 10 caps to it": the request that was sent is still the one talked about. */
export function isOfSent(whole: Moment, state: ConversationState): boolean {
  if (!state.stored || saysAnother(whole)) return false;
  if (addsToIt(whole)) return true;
  const heads = headsOf(whole, state);
  if (heads.length === 0) return whole.mentions.length === 0;
  return heads.every((head) => itemNamed(head, state, whole.shop));
}

/** The commands with what begins another request before them, where goods come or it is said so. */
export function asAnother(
  whole: Moment,
  state: ConversationState,
  goods: readonly Command[],
  request: readonly Command[],
): Command[] {
  if (!state.stored) return [];
  const isTold =
    saysAnother(whole) && (goods.length > 0 || whole.reading.intents.some((one) => WISHES.has(one)));
  // A person was asked for, and what for is told after.
  const isBeside = state.items.length > 0 && !addsToIt(whole) && goods.some((one) => one.do === 'AddItem');
  if (!isTold && !isBeside) return [];
  const { dueDate } = whole.reading.slots;
  const isDayToldAgain = dueDate && !request.some((one) => one.do === 'SetRequest' && one.slots.dueDate);
  return [
    { do: 'AnotherRequest' },
    ...(isDayToldAgain ? [{ do: 'SetRequest' as const, slots: { dueDate } }] : []),
    ...sameGoods(whole, state, goods),
  ];
}

/** "another 20 in red": of the goods that were sent. */
function sameGoods({ words }: Moment, state: ConversationState, goods: readonly Command[]): Command[] {
  const count = COUNT.exec(words.plain)?.[1];
  const item = activeItem(state);
  if (count === undefined || !item || goods.some((one) => one.do === 'AddItem' || one.do === 'RenameItem'))
    return [];
  return [
    { do: 'AddItem', goods: item.goods },
    { do: 'Set', slots: { quantity: Number(count) } },
  ];
}

const COUNT = / (?:another|additional) (\d{1,6}) (?:of |in |more )/;

/** "the mugs as a separate order", "two separate quotes", before anything is sent: one request, whose items are quoted apart. */
export function quotedApart(
  { words, folded }: Moment,
  { items, slots }: ConversationState,
  goods: readonly Command[],
): Command[] {
  const count = items.length + goods.filter((one) => one.do === 'AddItem').length;
  const isSpanish = APART_ES.test(folded);
  // "a quote for shirts and another separate one for a sign", of which only the first was found yet.
  const least = isSpanish || / separate(?:ly|d)? /.test(words.plain) ? 1 : 2;
  const isTold = isSpanish || APART.test(words.plain);
  return count >= least && isTold && !slots.apart ? [{ do: 'SetRequest', slots: { apart: true } }] : [];
}

const APART = worded(
  / (?:separate|separated|individual|(?:its|their) own) (?:orders?|quotes?|invoices?|bills?|requests?|estimates?) | (?:two|2|different) (?:different )?(?:quotes?|invoices?|bills?|estimates?) | separate ones? | (?:quot\w+|bill\w*|invoic\w+|order\w*|pric\w+|keep\w*) (?:\S+ ){0,3}?(?:separate|separately|apart|individually) | separately /,
);
const APART_ES =
  /\b(?:por separado|aparte|(?:cotizacion|pedido|factura|orden)(?:es)? (?:aparte|separad\w+|distint\w+)|(?:otr[oa]|dos) (?:cotizacion|pedido|factura)(?:es|s)?)\b/;

const WISHES: ReadonlySet<string> = new Set(['quote', 'design', 'pricing', 'services']);

const saysAnother = ({ words, folded }: Moment): boolean =>
  ANOTHER.test(words.plain) || ANOTHER_ES.test(folded);

const ANOTHER = worded(
  / (?:another|second|separate|new|different|additional|next|one more) (?:\S+ )?(?:orders?|jobs?|projects?|quotes?|requests?|estimates?) | (?:second|separate|unrelated|different) (?:thing|matter|from) | separately | (?:for|on|need|want) something (?:else|different) | (?:another|additional) (?:\d|a? ?(?:dozen|hundred)|batch) ?| quote flow /,
);
const ANOTHER_ES =
  /\b(?:otr[oa]|nuev[oa]|segund[oa]) (?:cotizacion|pedido|trabajo|proyecto|orden)\b|\baparte\b/;

const addsToIt = ({ words, folded }: Moment): boolean => ADDS.test(words.plain) || ADDS_ES.test(folded);

const ADDS = worded(
  / (?:add|adding|include|tack on|toss in|throw in|put) (?!(?:me|us|my|our) ).*\d| (?:to|with|on) (?:that|it|this|the|my|our)(?: same)? (?:order|request|quote) /,
);
const ADDS_ES = /\b(?:agreg|anad|sum|incluy)\w*.*\d/;

// Suppositions: what is only priced, and what a yes then takes.
import type { Command } from '../../schemas/commands.ts';
import { activeItem, type ConversationState, type ItemState } from '../state.ts';
import type { Moment } from './context/moment.ts';
import { choosesBetween, isQuestion, saysItOnlyAsks } from './context/question.ts';
import { worded } from './reading/words/triggers.ts';

/** A supposition is only priced; a yes to the one before takes it. */
export function settle(whole: Moment, state: ConversationState, goods: Command[]): Command[] {
  const { words, reading } = whole;
  if (
    state.supposed &&
    !isQuestion(words) &&
    ((TAKES.test(words.plain) && !KEEPS.test(words.plain)) || namesSupposed(whole, state.supposed))
  )
    return [
      ...state.supposed,
      ...goods.filter((one) => one.do !== 'Clear' && !isToldAgain(one, state.supposed ?? [])),
    ];
  const item = activeItem(state);
  if (!item || goods.length === 0) return goods;
  const isOther = goods.some(
    (one) => one.do === 'AddItem' || (one.do === 'RenameItem' && one.goods.product !== item.goods.product),
  );
  const isChoosing = choosesBetween(words);
  if (!isOther && (item.priceTold === null || !(isChoosing || isReplacing(item, goods)))) return goods;
  const isSupposed =
    WHAT_IF.test(words.plain) ||
    saysItOnlyAsks(words) ||
    isChoosing ||
    (isQuestion(words) &&
      (reading.intents.includes('pricing') || (COMPARES.test(words.plain) && changesCount(item, goods))));
  if (!isSupposed || WISHES.test(words.plain)) return goods;
  const changes = goods.filter((one) => SUPPOSABLE.has(one.do));
  const others = goods.filter((one) => !SUPPOSABLE.has(one.do) && one.do !== 'Clear');
  if (others.length > 0 || !changes.some((one) => one.do !== 'SelectItem')) return goods;
  const selects = goods.filter((one) => one.do === 'SelectItem');
  return [...selects, { do: 'WhatIf', changes: changes as Extract<Command, { do: 'WhatIf' }>['changes'] }];
}

/** "12 then", of what 12 would cost. */
const namesSupposed = ({ words }: Moment, supposed: readonly Command[]): boolean =>
  supposed.some(
    (one) =>
      one.do === 'Set' &&
      one.slots.quantity !== undefined &&
      new RegExp(` ${one.slots.quantity} `).test(words.plain),
  );

/** "ok do 48", of what 48 would cost. */
const isToldAgain = (command: Command, supposed: readonly Command[]): boolean =>
  command.do === 'Set' &&
  supposed.some(
    (one) =>
      one.do === 'Set' && one.slots.quantity !== undefined && one.slots.quantity === command.slots.quantity,
  );

/** "does 2 colors make it pricier than 1?" */
const COMPARES = worded(/ (?:than|compared|versus|vs) /);

/** A question that compares changes no number that is known. */
const changesCount = ({ slots }: ItemState, goods: readonly Command[]): boolean =>
  goods.some((one) => one.do === 'Set' && one.slots.quantity !== undefined && slots.quantity !== undefined);

/** Is something that was known told otherwise? What is new is told, and no supposition. */
const isReplacing = ({ slots }: ItemState, goods: readonly Command[]): boolean =>
  goods.some(
    (one) => one.do === 'Set' && Object.keys(one.slots).some((slot) => slot !== 'options' && slot in slots),
  );

const SUPPOSABLE: ReadonlySet<Command['do']> = new Set(['Set', 'RenameItem', 'AddItem', 'SelectItem']);

const WHAT_IF = worded(
  / what if (?!.* instead )| (?:would|does) (?:it|that|they) (?:\S+ )?(?:be|cost|change) | if (?:i|we) (?:did|do|got|get|went|go|ordered|order|made|make|add|added|bump|drop) /,
);

const WISHES = worded(
  / (?:i|we) (?:need|want|would like|will take|are looking for|am looking for) | (?:please|make it|change it|instead|lets|let us|sorry|actually|perdon|i meant|mejor|leave it|keep it|stay|stick|not \d+|(?:may|can|could) (?:i|we) (?:raise|make|change|bump|get|do|lower|drop|cut)|add (?:a|an|\d|some)) /,
);

const TAKES = worded(
  /^ (?:(?:lol|haha|well|hmm|oh|and|so) )*(?:yes|yea|yeah|yep|yup|ok|okay|sure|fine|great|perfect|good|please|do that|do it|lets do|let us do|sounds good|go with|take it|si|claro|vale) | the minimum /,
);

/** "ok but I only need 3" */
const KEEPS = worded(/ (?:but|only|too many|pero|solo) /);

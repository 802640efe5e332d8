// Suppositions: what is only priced, and what a yes then takes.
import type { Command } from '../../schemas/commands.ts';
import { activeItem, type ConversationState, type ItemState } from '../state/state.ts';
import type { Moment } from './context/moment.ts';
import { choosesBetween, isQuestion, saysItOnlyAsks } from './context/question.ts';
import { worded } from './reading/words/triggers.ts';

/** A supposition is only priced; a yes to the one before takes it. */
export function settle(whole: Moment, state: ConversationState, goods: Command[]): Command[] {
  const { words, reading } = whole;
  const { plain } = words;
  const supposed = state.supposed ?? [];
  const counts = supposed.flatMap((one) => countIn(one) ?? []);
  // "12 then", of what 12 would cost.
  const isNamed = counts.some((count) => plain.includes(` ${count} `));
  if (supposed.length > 0 && !isQuestion(words) && ((TAKES.test(plain) && !KEEPS.test(plain)) || isNamed))
    return [
      ...supposed,
      ...goods.filter((one) => one.do !== 'Clear' && !counts.some((count) => count === countIn(one))),
    ];
  const item = activeItem(state);
  if (!item || goods.length === 0) return goods;
  if (supposed.length > 0 && REFUSES.test(plain) && goods.every((one) => isSaidBack(one, item))) return [];
  const isOther = goods.some(
    (one) => one.do === 'AddItem' || (one.do === 'RenameItem' && one.goods.product !== item.goods.product),
  );
  const isChoosing = choosesBetween(words);
  if (!isOther && (item.priceTold === null || !(isChoosing || isReplacing(item, goods)))) return goods;
  // "does 2 colors make it pricier than 1?" changes no number that is known.
  const isCompared =
    COMPARES.test(plain) &&
    item.slots.quantity !== undefined &&
    goods.some((one) => countIn(one) !== undefined);
  const isOtherWay = OTHER_WAY.test(plain);
  const isSupposed =
    WHAT_IF.test(plain) ||
    saysItOnlyAsks(words) ||
    isChoosing ||
    isOtherWay ||
    (isQuestion(words) && (reading.intents.includes('pricing') || isCompared));
  if (!isSupposed || (WISHES.test(plain) && !isOtherWay)) return goods;
  const told = goods.filter((one) => one.do !== 'Clear');
  const changes = told.filter(isSupposable);
  if (changes.length < told.length) return goods;
  if (!changes.some((one) => one.do !== 'SelectItem')) return goods;
  return [...told.filter((one) => one.do === 'SelectItem'), { do: 'WhatIf', changes }];
}

const countIn = (command: Command): number | undefined =>
  command.do === 'Set' ? command.slots.quantity : undefined;

const COMPARES = worded(/ (?:than|compared|versus|vs) /);

/** "no, 2 is fine", of what 3 colors would cost. */
const REFUSES = worded(/^ (?:no|nope|nah) /);

/** Does it set a number that stands there already, for something else? */
const isSaidBack = (command: Command, { slots }: ItemState): boolean => {
  const count = countIn(command);
  return count !== undefined && count !== slots.quantity && Object.values(slots).includes(count);
};

/** "and embroidered instead?", "or with 3 colors?": a question of few words after a price. */
const OTHER_WAY = worded(
  /^ (?:(?:hm|hmm|ok|okay) )*(?:(?:and|or) )?(?!(?:can|could|may) )(?:\S+ ){1,4}instead \? $|^ (?:(?:hm|hmm|ok|okay) )*(?:and|or) (?:with|in|by|as|if) (?:\S+ ){1,5}\? $/,
);

/** Is something that was known told otherwise? What is new is told, and no supposition; what has a price has a method. */
const isReplacing = ({ slots }: ItemState, goods: readonly Command[]): boolean =>
  goods.some(
    (one) =>
      one.do === 'Set' &&
      Object.keys(one.slots).some((slot) => slot === 'method' || (slot !== 'options' && slot in slots)),
  );

type Supposable = Extract<Command, { do: 'Set' | 'RenameItem' | 'AddItem' | 'SelectItem' }>;

const isSupposable = (command: Command): command is Supposable => SUPPOSABLE.has(command.do);

const SUPPOSABLE: ReadonlySet<string> = new Set(['Set', 'RenameItem', 'AddItem', 'SelectItem']);

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

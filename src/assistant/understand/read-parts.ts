// The parts of a message, each read for its item, and what they tell of the request together.

import type { Command } from '../../schemas/commands.ts';
import type { Shop } from '../../schemas/shop.ts';
import { activeItem, type ConversationState, type ItemState } from '../state.ts';
import type { Moment } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { areDaysApart, isNewDay, withoutDay } from './days-apart.ts';
import { goodsOf } from './goods.ts';
import { headsOf } from './heads.ts';
import { itemNamed, ordinalItem, sameThing, sizedItem, thingFor } from './named-items.ts';
import { goodsTold } from './other-goods.ts';
import { partsOf } from './parts.ts';
import { goodsCommands, readPart, requestCommands } from './read-part.ts';
import type { ServiceMention } from './reading/service.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { worded } from './reading/words/triggers.ts';

/** What each part tells of its item, and all of the request. */
export function readParts(
  whole: Moment,
  message: string,
  state: ConversationState,
  shop: Shop,
  now: Date,
): { goods: Command[]; request: Command[] } {
  const parts = partsOf(message, headsOf(whole, state, shop), (a, b) => sameThing(a, b, shop));
  const selected = ordinalItem(whole, state) ?? sizedItem(whole, state) ?? activeItem(state);
  const read = parts.map((part) => {
    const known = part.mentions.map((mention) => itemNamed(mention, state, shop)).find(Boolean);
    const item = known ?? (parts.length > 1 && part.mentions.length > 0 ? undefined : selected);
    return {
      item,
      mention: part.mentions[0],
      isNamed: known !== undefined,
      moment: readPart(part.text, item, state, shop, now),
    };
  });
  const isApart = areDaysApart(whole, state, read);
  const isOfAll =
    state.items.length > 1 &&
    read.length === 1 &&
    read[0]?.isNamed === false &&
    OF_BOTH.test(whole.words.plain);
  const goods: Command[] = [];
  const request: Command[] = [];
  let last = activeItem(state);
  for (const { item, mention, isNamed, moment } of read) {
    if (item && item.id !== last?.id) goods.push({ do: 'SelectItem', item: item.id });
    const told = named(goodsTold(goodsCommands(moment, item), item, whole), item, mention, shop);
    goods.push(...told, ...countTold(moment, item, isNamed, told));
    last = item;
    const { dueDate } = moment.state.slots;
    if (isApart && dueDate && isNewDay(moment)) {
      // Of goods that came beside those talked about it is theirs.
      const isBack = goods.at(-1)?.do === 'SelectItem' && goods.some((one) => one.do === 'AddItem');
      goods.splice(isBack ? goods.length - 1 : goods.length, 0, { do: 'Set', slots: { dueDate } });
    }
    request.push(...requestCommands(moment).flatMap((one) => (isApart ? withoutDay(one) : [one])));
  }
  // Beside goods with a number "a banner" is one.
  if (parts.length > 1) goods.splice(0, goods.length, ...goods.flatMap(countedOne));
  if (isOfAll) goods.push(...forOthers(goods, state));
  const each = OF_EACH.exec(whole.words.plain)?.[1];
  if (each !== undefined) goods.splice(0, goods.length, ...goods.flatMap(countedAs(Number(each))));
  const begun = goods.filter((one) => one.do === 'AddItem').length;
  if (parts.length > 1 && begun > 1)
    goods.push({
      do: 'SelectItem',
      item: (state.stored ? 0 : Math.max(0, ...state.items.map(({ id }) => id))) + 1,
    });
  return { goods, request: merged(request, message.replace(/\s+/g, ' ').trim()) };
}

/** Goods that only the catalog has words for get the name that was found. */
export function named(
  commands: Command[],
  item: ItemState | undefined,
  mention: ServiceMention | undefined,
  shop: Shop,
): Command[] {
  if (item || !mention) return commands;
  const goods = goodsOf(thingFor(mention, shop), mention.slug || null, shop);
  const at = commands.findIndex((one) => one.do === 'AddItem');
  const first = commands[at];
  if (at === -1)
    return (goods.product ?? goods.wording) === null ? commands : [{ do: 'AddItem', goods }, ...commands];
  if (first?.do !== 'AddItem') return commands;
  if (!mention.ofItsOwn && (first.goods.product ?? first.goods.wording) !== null) return commands;
  return commands.map((one, i) => (i === at ? { do: 'AddItem', goods } : one));
}

/** "beanies go 20", "double the hoodies": of an item that is named, and nothing else with a number. */
function countTold(
  { words, reading, state: after }: Moment,
  item: ItemState | undefined,
  isNamed: boolean,
  told: readonly Command[],
): Command[] {
  if (!item || told.some((one) => one.do === 'Set' && 'quantity' in one.slots) || isQuestion(words))
    return [];
  if (item.slots.quantity !== undefined && DOUBLE.test(words.plain))
    return [{ do: 'Adjust', times: TRIPLE.test(words.plain) ? 3 : 2 }];
  const { dueDate, dimensions, phone, budgetCents, sizes } = reading.slots;
  if (!isNamed || (dueDate ?? dimensions ?? phone ?? budgetCents ?? sizes) !== undefined) return [];
  const [number, ...others] = findNumbers(words.all);
  if (
    !number ||
    others.length > 0 ||
    !Number.isInteger(number.value) ||
    number.value < 1 ||
    COUNTS_ELSE.test(words.plain) ||
    words.all.length > SHORT_COUNT
  )
    return [];
  return number.value === item.slots.quantity || after.inkColors === number.value
    ? []
    : [{ do: 'Set', slots: { quantity: number.value } }];
}

const SHORT_COUNT = 8;

const DOUBLE = worded(/ (?:double|twice|triple) (?:the|that|it|those|my|our|as many) /);

const TRIPLE = / triple /;

const COUNTS_ELSE = worded(
  / (?:colou?rs?|inks?|sides?|places?|locations?|inch|inches|feet|foot|ft|percent|dollars?|of them|one|ones|size|sizes|xl|days?|weeks?|tinta|lados?) /,
);

/** "18 on both": what is told of the item talked about is told of the others as well. */
function forOthers(goods: readonly Command[], state: ConversationState): Command[] {
  const sets = goods.filter((one) => one.do === 'Set');
  if (sets.length === 0 || goods.some((one) => one.do === 'AddItem' || one.do === 'RenameItem')) return [];
  const others = state.items.filter(({ id }) => id !== state.active);
  return [
    ...others.flatMap(({ id }): Command[] => [{ do: 'SelectItem', item: id }, ...sets]),
    ...(state.active === null ? [] : [{ do: 'SelectItem' as const, item: state.active }]),
  ];
}

/** "15 of each, mugs and totes" */
const OF_EACH = / (\d+) (?:of |de )?(?:each|cada uno|cada una)(?: of| one| kind| type)? /;

const OF_BOTH = worded(/ (?:both|each of them|all of them|all three|all of it|of each|ambos|ambas) /);

/** One command for all that is told of the request; of the notes the whole message. */
function merged(commands: readonly Command[], message: string): Command[] {
  const slots = Object.assign({}, ...commands.flatMap((one) => (one.do === 'SetRequest' ? [one.slots] : [])));
  const others = commands.filter((one) => one.do !== 'SetRequest' && one.do !== 'Note');
  const notes: Command[] = commands.some((one) => one.do === 'Note')
    ? [{ do: 'Note', text: message.slice(0, LONGEST_NOTE) }]
    : [];
  return [
    ...(Object.keys(slots).length > 0 ? [{ do: 'SetRequest' as const, slots }] : []),
    ...others,
    ...notes,
  ];
}

const LONGEST_NOTE = 400;

const countedOne = (command: Command, i: number, all: readonly Command[]): Command[] =>
  command.do === 'AddItem' && command.goods.isOne ? countedAs(1)(command, i, all) : [command];

/** Goods that come without a number get this one. */
const countedAs =
  (quantity: number) =>
  (command: Command, i: number, all: readonly Command[]): Command[] => {
    const next = all[i + 1];
    const isCounted = next?.do === 'Set' && next.slots.quantity !== undefined;
    return command.do !== 'AddItem' || isCounted ? [command] : [command, { do: 'Set', slots: { quantity } }];
  };

// The parts of a message, each read for its item, and what they tell of the request together.

import type { Command } from '../../schemas/commands.ts';
import type { Shop } from '../../schemas/shop.ts';
import { productOf } from '../pricing.ts';
import { activeItem, type ConversationState, type ItemState } from '../state.ts';
import type { Moment } from './context/moment.ts';
import { countTold } from './counts-told.ts';
import { areDaysApart, isNewDay, withoutDay } from './days-apart.ts';
import { goodsOf } from './goods.ts';
import { headsOf } from './heads.ts';
import { itemNamed, ordinalItem, sameThing, sizedItem, thingFor } from './named-items.ts';
import { goodsTold } from './other-goods.ts';
import { withoutOtherTimes } from './other-times.ts';
import { type Part, partsOf } from './parts.ts';
import { goodsCommands, readPart, requestCommands } from './read-part.ts';
import type { ServiceMention } from './reading/service.ts';
import { saidOfAll, setsOfAll } from './said-of-all.ts';

/** What each part tells of its item, and all of the request. */
export function readParts(
  whole: Moment,
  message: string,
  state: ConversationState,
  shop: Shop,
  now: Date,
): { goods: Command[]; request: Command[] } {
  const named_ = headsOf(whole, state, shop);
  const wished = withoutOtherTimes(message, named_);
  const heads = named_.filter(({ span }) => wished.slice(span.start, span.end).trim() !== '');
  const { rest, shared } = saidOfAll(wished, heads, state);
  const parts = partsOf(rest, heads, (a, b) => sameThing(a, b, shop)).filter(
    ({ text }) => text.trim() !== '',
  );
  const read = partsRead(parts, whole, state, shop, now);
  const isApart = areDaysApart(whole, state, read);
  const goods: Command[] = [];
  const request: Command[] = [];
  let last = activeItem(state);
  for (const { item, mention, isNamed, moment } of read) {
    if (item && item.id !== last?.id) goods.push({ do: 'SelectItem', item: item.id });
    const told = named(goodsTold(goodsCommands(moment, item), item, whole), item, mention, shop).filter(
      (one) => !isNamedLess(one, item) && !(isNamed && isAgain(one, item, shop)),
    );
    const count = countTold(
      moment,
      item,
      item && !isNamed ? undefined : mention,
      told,
      state.items.length > 1,
    );
    const isInks = item?.slots.quantity !== undefined && goods.some(isOfInks);
    goods.push(...told, ...(isInks ? count.map(asInks) : count));
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
  const each = OF_EACH.exec(whole.words.plain)?.[1];
  if (each !== undefined) goods.splice(0, goods.length, ...goods.flatMap(countedAs(Number(each))));
  const begun = goods.filter((one) => one.do === 'AddItem').length;
  if (parts.length > 1 && begun > 1)
    goods.push({
      do: 'SelectItem',
      item: (state.stored ? 0 : Math.max(0, ...state.items.map(({ id }) => id))) + 1,
    });
  const ofAll = setsOfAll(shared, goods, state, shop, now);
  goods.push(...ofAll.goods);
  request.push(...ofAll.request);
  return { goods, request: merged(request, message.replace(/\s+/g, ' ').trim()) };
}

/** Each part read for the item it names, for new goods, or for what is talked about. */
function partsRead(parts: readonly Part[], whole: Moment, state: ConversationState, shop: Shop, now: Date) {
  const selected = ordinalItem(whole, state) ?? sizedItem(whole, state) ?? activeItem(state);
  return parts.map(({ text, mentions }) => {
    const [mention] = mentions;
    const known = mentions.map((one) => itemNamed(one, state, shop)).find(Boolean);
    const isNew = mention !== undefined && (parts.length > 1 || mention.slug === '');
    const item = known ?? (isNew ? undefined : selected);
    return { item, mention, isNamed: known !== undefined, moment: readPart(text, item, state, shop, now) };
  });
}

/** "110 bottles", of the water bottles that are known: no other goods. */
const isAgain = (command: Command, item: ItemState | undefined, shop: Shop): boolean =>
  command.do === 'AddItem' &&
  item !== undefined &&
  command.goods.product !== null &&
  command.goods.product === productOf(item, shop)?.id;

/** "closing gifts" is no better name for the keychains. */
const isNamedLess = (command: Command, item: ItemState | undefined): boolean =>
  command.do === 'RenameItem' &&
  (command.goods.product ?? command.goods.wording) === null &&
  (item?.goods.product ?? item?.goods.wording ?? null) !== null;

/** "glasses are 2 colors, the koozies 1", of koozies that have their number. */
const isOfInks = (command: Command): boolean => command.do === 'Set' && command.slots.inkColors !== undefined;
const asInks = (command: Command): Command =>
  command.do === 'Set' && (command.slots.quantity ?? MOST_INKS) < MOST_INKS
    ? { do: 'Set', slots: { inkColors: command.slots.quantity } }
    : command;
const MOST_INKS = 9;

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

/** "15 of each, mugs and totes" */
const OF_EACH = / (\d+) (?:of |de )?(?:each|cada uno|cada una)(?: of| one| kind| type)? /;

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

/** Of what is kept in their own words for the shop's person, in characters. */
export const LONGEST_NOTE = 400;

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

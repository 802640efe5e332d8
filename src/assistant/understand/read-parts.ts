// The parts of a message, each read for its item, and what they tell of the request together.

import type { Command } from '../../schemas/commands.ts';
import { productOf } from '../state/pricing.ts';
import { activeItem, type ConversationState, type ItemState } from '../state/state.ts';
import type { Moment } from './context/moment.ts';
import { countTold } from './counts-told.ts';
import { headsOf } from './heads.ts';
import { type Head, itemNamed, ordinalItem, sizedItem } from './named-items.ts';
import { goodsTold } from './other-goods.ts';
import { partsOf } from './parts.ts';
import { goodsCommands, isUnnamed, type RequestTold, readPart, requestTold } from './read-part.ts';
import { apartFromAll, OF_ALL, toldOfAll } from './sentences.ts';

/** What each part tells of its item, and all of the request. */
export function readParts(whole: Moment, state: ConversationState): { goods: Command[]; request: Command[] } {
  const { heads, shared, rest } = apartFromAll(whole, headsOf(whole, state), state);
  const parts = partsRead(rest, heads, whole, state);
  const isApart = areDaysApart(whole, state, parts);
  const goods: Command[] = [];
  const request: RequestTold[] = [];
  let last = activeItem(state);
  for (const part of parts) {
    const { item, moment, request: told } = part;
    if (item && item.id !== last?.id) goods.push({ do: 'SelectItem', item: item.id });
    goods.push(...partCommands(part, goods, whole, state));
    last = item;
    const { dueDate } = moment.state.slots;
    if (isApart && dueDate && isNewDay(part)) {
      // Of goods that came beside those talked about it is theirs.
      const isBack = goods.at(-1)?.do === 'SelectItem' && goods.some((one) => one.do === 'AddItem');
      goods.splice(isBack ? goods.length - 1 : goods.length, 0, { do: 'Set', slots: { dueDate } });
    }
    if (isApart) delete told.slots.dueDate;
    request.push(told);
  }
  const counted = goods.flatMap(withCount(Number(OF_EACH.exec(whole.words.plain)?.[1]), parts.length > 1));
  if (parts.length > 1 && counted.filter((one) => one.do === 'AddItem').length > 1)
    counted.push({
      do: 'SelectItem',
      item: (state.stored ? 0 : Math.max(0, ...state.items.map(({ id }) => id))) + 1,
    });
  const ofAll = toldOfAll(shared, counted, state, whole);
  return {
    goods: [...counted, ...ofAll.goods],
    request: requestCommands([...request, ...ofAll.request], whole.message.replace(/\s+/g, ' ').trim()),
  };
}

interface Part {
  item: ItemState | undefined;
  head: Head | undefined;
  /** The part names the item. */
  isNamed: boolean;
  moment: Moment;
  /** What it tells of goods. */
  told: Command[];
  request: RequestTold;
}

/** Each part read for the item it names, for new goods, or for what is talked about. */
function partsRead(message: string, named: readonly Head[], whole: Moment, state: ConversationState): Part[] {
  const selected = ordinalItem(whole, state) ?? sizedItem(whole, state) ?? activeItem(state);
  const parts = partsOf(message, named).filter(({ text }) => text.trim() !== '');
  return parts.map(({ text, heads }) => {
    const [head] = heads;
    const known = heads.map((one) => itemNamed(one, state, whole.shop)).find(Boolean);
    const isNew = head !== undefined && (parts.length > 1 || head.slug === '');
    const item = known ?? (isNew ? undefined : selected);
    const moment = readPart(text, item, state, whole);
    const told = goodsCommands(moment, item);
    return { item, head, isNamed: known !== undefined, moment, told, request: requestTold(moment) };
  });
}

/** What one part tells of its goods, with the number that stands beside their name. */
function partCommands(
  { item, head, isNamed, moment, told }: Part,
  before: readonly Command[],
  whole: Moment,
  { items }: ConversationState,
): Command[] {
  // "110 bottles", of the water bottles that are known: no other goods.
  const isAgain = (one: Command): boolean =>
    one.do === 'AddItem' &&
    isNamed &&
    item !== undefined &&
    one.goods.product !== null &&
    one.goods.product === productOf(item, whole.shop)?.id;
  const changes = goodsTold(told, item, whole);
  const goods = (item || !head ? changes : named(changes, head)).filter((one) => !isAgain(one));
  const count = countTold(moment, item, item && !isNamed ? undefined : head, goods, items.length > 1);
  // "glasses are 2 colors, the koozies 1", of koozies that have their number.
  const isOfInks =
    item?.slots.quantity !== undefined &&
    before.some((one) => one.do === 'Set' && one.slots.inkColors !== undefined);
  const inks = count[0]?.do === 'Set' ? count[0].slots.quantity : undefined;
  return isOfInks && inks !== undefined && inks < MOST_INKS
    ? [...goods, { do: 'Set', slots: { inkColors: inks } }]
    : [...goods, ...count];
}

const MOST_INKS = 9;

/** New goods that only the catalog has words for get the name that was found. */
function named(commands: Command[], { goods, ofItsOwn }: Head): Command[] {
  const first = commands.find((one) => one.do === 'AddItem');
  if (!first) return isUnnamed(goods) ? commands : [{ do: 'AddItem', goods }, ...commands];
  const isBetter = ofItsOwn || isUnnamed(first.goods);
  return commands.map((one) => (one === first && isBetter ? { do: 'AddItem', goods } : one));
}

/** "shirts by the 27th, the banner by tuesday": days of their own; or of one item where the others have theirs. */
function areDaysApart({ words }: Moment, state: ConversationState, parts: readonly Part[]): boolean {
  if (OF_ALL.test(words.plain)) return false;
  const dated = parts.filter(isNewDay);
  const days = new Set(dated.flatMap(({ moment }) => moment.state.slots.dueDate?.date ?? []));
  const isKnown = state.slots.dueDate !== undefined || state.items.some(({ slots }) => slots.dueDate);
  if (days.size !== 1 || !isKnown || state.stored) return days.size > 1;
  const isOne = state.items.length > 1 && parts.length === 1 && parts[0]?.isNamed === true;
  const addsGoods = dated.some(({ told }) => told.some((one) => one.do === 'AddItem'));
  return isOne || (state.items.length > 0 && addsGoods);
}

const isNewDay = ({ moment: { before, state } }: Part): boolean =>
  JSON.stringify(state.slots.dueDate) !== JSON.stringify(before.slots.dueDate);

/** "15 of each, mugs and totes" */
const OF_EACH = / (\d+) (?:of |de )?(?:each|cada uno|cada una)(?: of| one| kind| type)? /;

/** Goods without a number get that of each; beside goods with a number "a banner" is one. */
const withCount =
  (each: number, isAmong: boolean) =>
  (one: Command, i: number, all: readonly Command[]): Command[] => {
    const next = all[i + 1];
    if (one.do !== 'AddItem' || (next?.do === 'Set' && next.slots.quantity !== undefined)) return [one];
    const quantity = isAmong && one.goods.isOne ? 1 : each;
    return Number.isNaN(quantity) ? [one] : [one, { do: 'Set', slots: { quantity } }];
  };

/** What all parts tell of the request; of the notes the whole message. */
function requestCommands(told: readonly RequestTold[], message: string): Command[] {
  const slots = Object.assign({}, ...told.map((one) => one.slots));
  return [
    ...(Object.keys(slots).length > 0 ? [{ do: 'SetRequest' as const, slots }] : []),
    ...told.flatMap(({ gone, declined }): Command[] => [
      ...(gone.length > 0 ? [{ do: 'Clear' as const, slots: gone }] : []),
      ...declined.map((question) => ({ do: 'Skip' as const, question })),
    ]),
    ...(told.some(({ isNoted }) => isNoted)
      ? [{ do: 'Note' as const, text: message.slice(0, LONGEST_NOTE) }]
      : []),
  ];
}

/** Of what is kept in their own words for the shop's person, in characters. */
export const LONGEST_NOTE = 400;

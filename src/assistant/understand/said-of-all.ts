// What is said of all goods at once, "one color white on everything": read anew for each of them.
import type { Command, ItemSlots } from '../../schemas/commands.ts';
import type { Shop } from '../../schemas/shop.ts';
import { apply } from '../commands/apply.ts';
import type { ConversationState } from '../state.ts';
import { goodsCommands, readPart, requestCommands } from './read-part.ts';
import type { ServiceMention } from './reading/service.ts';

/** The sentences that speak of all goods, and the message with blanks in their places. */
export function saidOfAll(
  message: string,
  heads: readonly ServiceMention[],
  { items }: ConversationState,
): { rest: string; shared: string } {
  if (heads.length < 2 && items.length < 2) return { rest: message, shared: '' };
  let shared = '';
  const rest = message.replace(SENTENCE, (sentence, start: number) => {
    const isOfGoods = heads.some(({ span }) => span.start < start + sentence.length && start < span.end);
    if (isOfGoods || !OF_ALL.test(sentence)) return sentence;
    shared += sentence;
    return ' '.repeat(sentence.length);
  });
  return { rest, shared };
}

/** The words as they change each item that there is after `goods`; numbers only where they are each one's. */
export function setsOfAll(
  shared: string,
  goods: readonly Command[],
  before: ConversationState,
  shop: Shop,
  now: Date,
): { goods: Command[]; request: Command[] } {
  if (shared.trim() === '') return { goods: [], request: [] };
  const state = apply(before, goods);
  const read = state.items.map((item) => ({ item, moment: readPart(shared, item, state, shop, now) }));
  const isEach = EACH.test(shared);
  const sets = read.flatMap(({ item, moment }): Command[] => {
    const set = goodsCommands(moment, item).find((one) => one.do === 'Set');
    if (!set) return [];
    const { quantity, quantityMax, ...slots } = set.slots;
    const told = withInks(isEach ? set.slots : slots, item.slots, PRINT.test(shared));
    return Object.keys(told).length === 0
      ? []
      : [
          { do: 'SelectItem', item: item.id },
          { do: 'Set', slots: told },
        ];
  });
  const back: Command[] =
    sets.length > 0 && state.active !== null ? [{ do: 'SelectItem', item: state.active }] : [];
  return { goods: [...sets, ...back], request: read[0] ? requestCommands(read[0].moment) : [] };
}

/** "Same print on both, gold and white": beside the colors that the goods have. */
function withInks(told: ItemSlots, { colors, colorRoles }: ItemSlots, isPrint: boolean): ItemSlots {
  if (!isPrint || !told.colors || !colors) return told;
  const inks = told.colors.filter((color) => !colors.includes(color));
  const roles = Object.fromEntries(inks.map((color) => [color, 'print' as const]));
  return { ...told, colors: [...colors, ...inks], colorRoles: { ...colorRoles, ...roles } };
}

const PRINT = /\b(?:print\w*|inks?|logos?|design|imprint)\b/i;

/** A sentence with what ends it. */
export const SENTENCE = /[^.;!?\n]+(?:\.\d+[^.;!?\n]*)*[.;!?\n]*/g;

const OF_ALL =
  /\b(?:both(?! (?:sides|places|ends|faces|doors|sleeves|locations|lados)\b)|everything|all(?: of (?:them|it|these|those|that))?|each of (?:them|those)|of each|on each|\d each|ambos|ambas|todo|todas|todos)\b/i;

const EACH = /\b(?:each|both|ambos|ambas|cada)\b/i;

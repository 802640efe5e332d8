// Sentences that are no part's own: of goods of another time, "we did mugs in 2024", or of what is there already, "can you
// get the old stickers off", and those that speak of all goods, "one color white on everything", which are read anew for each.
import type { Command, ItemSlots } from '../../schemas/commands.ts';
import { apply } from '../commands/apply.ts';
import type { ConversationState } from '../state/state.ts';
import { comesOff } from './comes-off.ts';
import type { Moment } from './context/moment.ts';
import type { Head } from './named-items.ts';
import { goodsCommands, type RequestTold, readPart, requestTold } from './read-part.ts';
import { overlap } from './strangers.ts';

/** The goods that are wished for, what speaks of all of them, and the rest of the message with blanks in its place. */
export function apartFromAll(
  { message }: Moment,
  named: readonly Head[],
  { items }: ConversationState,
): { heads: Head[]; shared: string; rest: string } {
  let shared = '';
  const without = (text: string, isOut: (sentence: string, isOfGoods: boolean) => boolean): string =>
    text.replace(SENTENCE, (sentence, start: number) => {
      const span = { start, end: start + sentence.length };
      const isOfGoods = named.some((head) => overlap(head, { span }));
      return isOut(sentence, isOfGoods) ? ' '.repeat(sentence.length) : sentence;
    });
  const wished = without(
    message,
    (sentence, isOfGoods) =>
      isOfGoods && ((ANOTHER_TIME.test(sentence) && !WISH.test(sentence)) || comesOff(sentence)),
  );
  const heads = named.filter(({ span }) => wished.slice(span.start, span.end).trim() !== '');
  if (heads.length < 2 && items.length < 2) return { heads, shared, rest: wished };
  const rest = without(wished, (sentence, isOfGoods) => {
    const isShared = !isOfGoods && OF_ALL.test(sentence);
    if (isShared) shared += sentence;
    return isShared;
  });
  return { heads, shared, rest };
}

/** The words as they change each item that there is after `goods`; numbers only where they are each one's. */
export function toldOfAll(
  shared: string,
  goods: readonly Command[],
  before: ConversationState,
  whole: Moment,
): { goods: Command[]; request: RequestTold[] } {
  if (shared.trim() === '') return { goods: [], request: [] };
  const state = apply(before, goods);
  const read = state.items.map((item) => ({ item, moment: readPart(shared, item, state, whole) }));
  const isEach = EACH.test(shared);
  const sets = read.flatMap(({ item, moment }): Command[] => {
    const set = goodsCommands(moment, item).find((one) => one.do === 'Set');
    const { quantity: _, quantityMax: __, ...slots } = set?.slots ?? {};
    const told = withInks(isEach && set ? set.slots : slots, item.slots, PRINT.test(shared));
    if (Object.keys(told).length === 0) return [];
    return [
      { do: 'SelectItem', item: item.id },
      { do: 'Set', slots: told },
    ];
  });
  if (sets.length > 0 && state.active !== null) sets.push({ do: 'SelectItem', item: state.active });
  return { goods: sets, request: read.slice(0, 1).map(({ moment }) => requestTold(moment)) };
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
const SENTENCE = /[^.;!?\n]+(?:\.\d+[^.;!?\n]*)*[.;!?\n]*/g;

const ANOTHER_TIME =
  /\b(?:(?:did|had|got|made|ordered|bought|used|picked up)\b.*\b(?:last (?:year|time|month|spring|summer|fall|winter|season)|in 20\d\d|(?:years?|months?|weeks?|days?) ago)|(?:maybe|probably|might)\b.*\b(?:later|not now|some other time|next (?:year|season)))\b/i;
const WISH =
  /\b(?:need|want|same|again|reorder|more|order(?:ing)?|this (?:year|time)|like (?:the|last|those)|for now|make it|lets|let's|logos?|files?|artwork|designs?)\b|@|\d{3}-/i;

/** What a text says of all goods. */
export const OF_ALL =
  /\b(?:both(?! (?:sides|places|ends|faces|doors|sleeves|locations|lados)\b)|everything|all(?: of (?:them|it|these|those|that))?|each of (?:them|those)|of each|on each|\d each|ambos|ambas|todo|todas|todos)\b/i;

const EACH = /\b(?:each|both|ambos|ambas|cada)\b/i;

// Other goods than those talked about: in place of them, beside them, or only mentioned.
import type { Command, Goods } from '../../schemas/commands.ts';
import type { ItemState } from '../state/state.ts';
import type { Moment } from './context/moment.ts';
import { lastWord } from './named-items.ts';
import { defined, isUnnamed, some } from './read-part.ts';
import { worded } from './reading/words/triggers.ts';

/** Other goods are named: in place of these only where that is said, else beside them, if they are wished for at all. */
export function goodsTold(
  commands: readonly Command[],
  item: ItemState | undefined,
  { words, reading }: Moment,
): Command[] {
  const rename = commands.find((one) => one.do === 'RenameItem');
  if (!item || !rename || isUnnamed(item.goods) || isSameGoods(item, rename.goods)) return [...commands];
  const isOpen = item.slots.quantity === undefined && !ALSO.test(words.plain);
  if (isOpen || (CHANGES.test(words.plain) && !ALSO.test(words.plain))) return [...commands];
  const set = commands.find((one) => one.do === 'Set');
  const isWished =
    reading.slots.quantity !== undefined || ALSO.test(words.plain) || wants(rename.goods).test(words.plain);
  if (!isWished) return [];
  const { quantity, colors, dimensions, method } = { ...set?.slots };
  const slots = some(defined({ quantity: quantity ?? reading.slots.quantity, colors, dimensions, method }));
  return [{ do: 'AddItem', goods: rename.goods }, ...(slots ? [{ do: 'Set' as const, slots }] : [])];
}

const isSameGoods = ({ goods }: ItemState, other: Goods): boolean =>
  goods.product === null || other.product === null
    ? lastWord(goods.wording) === lastWord(other.wording) || other.wording === null
    : goods.product === other.product ||
      (goods.wording !== null && lastWord(goods.wording) === lastWord(other.wording));

const CHANGES = worded(
  / (?:replace|replaced|replacing|instead|actually|change|changed|switch|rather|make (?:it|them|that|those)|no|nah|not|scratch|forget|swap|go with|going with|lets do|let us do|do|better|prefer|maybe|or|mejor|cambi\w+|en vez|prefiero|then|what about|how about|would|want|went) /,
);

const ALSO = worded(/ (?:also|plus|too|as well|another|add|adding|tambien|ademas) |^ (?:oh )?and /);

const wants = ({ wording }: Goods): RegExp =>
  new RegExp(
    ` (?:need|want|get|order|like|looking for|quiero|necesito|ocupo) (?:\\S+ ){0,3}${lastWord(wording).replace(/[^\p{L}]/gu, '.')}`,
    'u',
  );

// Goods that are given up, or give way to others.

import type { Command } from '../../schemas/commands.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { ConversationState, ItemState } from '../state.ts';
import type { Moment } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { itemNamed, namesOf } from './named-items.ts';
import { worded } from './reading/words/triggers.ts';

/** "signs get stolen, let's do banners instead": what the new goods take the place of. */
export function replaced(
  whole: Moment,
  state: ConversationState,
  changes: readonly Command[],
  shop: Shop,
): Command[] {
  const [only, ...others] = state.items;
  if (state.stored || !only || !changes.some((one) => one.do === 'AddItem')) return [];
  if (others.length === 0 && isDropped(only, whole, shop)) return [{ do: 'RemoveItem', item: only.id }];
  if (!INSTEAD.test(whole.words.plain)) return [];
  if (changes.filter((one) => one.do === 'AddItem').length !== 1) return [];
  const named = whole.mentions.flatMap((mention) => itemNamed(mention, state, shop) ?? []);
  const gone = named[0] ?? (state.items.length === 1 ? state.items[0] : undefined);
  return gone ? [{ do: 'RemoveItem', item: gone.id }] : [];
}

export const INSTEAD = worded(/ (?:instead|rather than|in place of|en vez|mejor) /);

/** "forget the mugs", "just the shirts then": items that go, and the message without that. */
export function removals(
  whole: Moment,
  state: ConversationState,
  shop: Shop,
): { commands: Command[]; rest: string } {
  const { words, message } = whole;
  if (state.items.length === 0 || state.stored) return { commands: [], rest: message };
  const isSupposed = isQuestion(words) && / without /.test(words.plain);
  const gone = state.items.filter((item) => !isSupposed && isDropped(item, whole, shop));
  const kept = JUST.test(words.plain)
    ? state.items.filter((item) => namesOf(item, shop).some((name) => justThe(name).test(words.plain)))
    : [];
  const others = kept.length > 0 ? state.items.filter((item) => !kept.includes(item)) : [];
  const all = [...new Set([...gone, ...others])];
  if (all.length === 0 || (all.length === state.items.length && state.items.length === 1))
    return { commands: [], rest: message };
  return { commands: all.map(({ id }): Command => ({ do: 'RemoveItem', item: id })), rest: message };
}

const isDropped = (item: ItemState, { words }: Moment, shop: Shop): boolean =>
  namesOf(item, shop).some((name) => dropping(name).test(words.plain));

const pattern = (text: string): RegExp => new RegExp(text);

const dropping = (name: string): RegExp =>
  pattern(
    ` (?:forget|skip|cancel|drop|scratch|strike|ditch|hold off on|remove|leave out|leave off|never mind|lose|nix|scrap|take off|take out|cut|no more|do not need|do not want|without) (?:about )?(?:the |those |any |all the |my |our )?(?:\\S+ )?${name}(?:s|es)?(?! (?:down )?(?:to|by) \\d) | (?:no|no more) ${name}(?:s|es)? | leave (?:the |those |my |our )?${name}(?:s|es)? (?:out|off|till|until|for (?:later|now|another|next)) | ${name}(?:s|es)? (?:gotta|have to|has to|can|will) wait (?!until |till |for )`,
  );

const JUST = worded(/ (?:just|only|stick with|stick to|stay with) /);

const justThe = (name: string): RegExp =>
  pattern(
    ` (?:just|only|stick with|stick to|stay with) (?:do |doing |want |need |get |order )?(?:(?:the|my|our|those) )?(?:(?!\\d)\\S+ )?${name}(?:s|es)?(?: $| rn | now | [.,!] | for now | then | please | thanks )`,
  );

// Goods that are given up, or give way to others.

import type { Command } from '../../schemas/commands.ts';
import type { ConversationState, ItemState } from '../state/state.ts';
import type { Moment } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { headOf, itemNamed, namesOf } from './named-items.ts';
import { worded } from './reading/words/triggers.ts';

/** "signs get stolen, let's do banners instead": what the new goods take the place of. */
export function replaced(whole: Moment, state: ConversationState, changes: readonly Command[]): Command[] {
  const [only, ...others] = state.items;
  const begun = changes.filter((one) => one.do === 'AddItem').length;
  if (state.stored || !only || begun === 0) return [];
  const isOnly = others.length === 0;
  if (isOnly && isDropped(only, whole)) return [{ do: 'RemoveItem', item: only.id }];
  if (!INSTEAD.test(whole.words.plain) || begun !== 1) return [];
  const [named] = whole.mentions.flatMap(
    (one) => itemNamed(headOf(one, whole.shop), state, whole.shop) ?? [],
  );
  const gone = named ?? (isOnly ? only : undefined);
  return gone ? [{ do: 'RemoveItem', item: gone.id }] : [];
}

export const INSTEAD = worded(/ (?:instead|rather than|in place of|en vez|mejor) /);

/** "forget the mugs", "just the shirts then": items that go; the only one stays till others come. */
export function removals(whole: Moment, { items, stored }: ConversationState): Command[] {
  const { words, shop } = whole;
  if (stored) return [];
  const isSupposed = isQuestion(words) && / without /.test(words.plain);
  const isKept = (item: ItemState): boolean =>
    namesOf(item, shop).some((name) => justThe(name).test(words.plain));
  const kept = JUST.test(words.plain) ? items.filter(isKept) : [];
  const gone = items.filter(
    (item) => (!isSupposed && isDropped(item, whole)) || (kept.length > 0 && !kept.includes(item)),
  );
  return items.length === 1 ? [] : gone.map(({ id }) => ({ do: 'RemoveItem', item: id }));
}

const isDropped = (item: ItemState, { words, shop }: Moment): boolean =>
  namesOf(item, shop).some((name) => dropping(name).test(words.plain));

const dropping = (name: string): RegExp =>
  new RegExp(
    ` (?:forget|skip|cancel|drop|scratch|strike|ditch|hold off on|remove|leave out|leave off|never mind|lose|nix|scrap|take off|take out|cut|no more|do not need|do not want|without) (?:about )?(?:the |those |any |all the |my |our )?(?:\\S+ )?${name}(?:s|es)?(?! (?:down )?(?:to|by) \\d) | (?:no|no more) ${name}(?:s|es)? | leave (?:the |those |my |our )?${name}(?:s|es)? (?:out|off|till|until|for (?:later|now|another|next)) | ${name}(?:s|es)? (?:gotta|have to|has to|can|will) wait (?!until |till |for )`,
  );

const JUST = worded(/ (?:just|only|stick with|stick to|stay with) /);

const justThe = (name: string): RegExp =>
  new RegExp(
    ` (?:just|only|stick with|stick to|stay with) (?:do |doing |want |need |get |order )?(?:(?:the|my|our|those) )?(?:(?!\\d)\\S+ )?${name}(?:s|es)?(?: $| rn | now | [.,!] | for now | then | please | thanks )`,
  );

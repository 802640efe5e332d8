// Days of single items, where the others have theirs.
import type { Command } from '../../schemas/commands.ts';
import type { ConversationState, ItemState } from '../state.ts';
import type { Moment } from './context/moment.ts';
import { goodsCommands } from './read-part.ts';
import type { ServiceMention } from './reading/service.ts';
import { worded } from './reading/words/triggers.ts';

interface Read {
  item: ItemState | undefined;
  mention: ServiceMention | undefined;
  isNamed: boolean;
  moment: Moment;
}

/** "shirts by the 27th, the banner by tuesday": days of their own; or of one item where the others have theirs. */
export function areDaysApart({ words }: Moment, state: ConversationState, parts: readonly Read[]): boolean {
  if (OF_ALL.test(words.plain)) return false;
  const days = new Set(
    parts.flatMap(({ moment }) => (isNewDay(moment) ? (moment.state.slots.dueDate?.date ?? []) : [])),
  );
  if (days.size > 1) return true;
  const isKnown = state.slots.dueDate !== undefined || state.items.some(({ slots }) => slots.dueDate);
  if (days.size !== 1 || !isKnown || state.stored) return false;
  const isOne = state.items.length > 1 && parts.length === 1 && parts[0]?.isNamed === true;
  return (
    isOne ||
    (state.items.length > 0 && parts.some(({ item, moment }) => isNewDay(moment) && addsGoods(moment, item)))
  );
}

const addsGoods = (moment: Moment, item: ItemState | undefined): boolean =>
  goodsCommands(moment, item).some((one) => one.do === 'AddItem');

export const isNewDay = ({ before, state }: Moment): boolean =>
  JSON.stringify(state.slots.dueDate) !== JSON.stringify(before.slots.dueDate);

const OF_ALL = worded(/ (?:all|both|everything|each|ambos|todo|todos|todas) /);

export const withoutDay = (command: Command): Command[] => {
  if (command.do !== 'SetRequest') return [command];
  const { dueDate: _, ...slots } = command.slots;
  return Object.keys(slots).length > 0 ? [{ do: 'SetRequest', slots }] : [];
};

// Commands to a state: one small handler each. Nothing here looks at text.

import type { Command, CommandOf, Goods, ItemSlots, Question } from '../../schemas/commands.ts';
import { activeItem, type ConversationState, type ItemState, initialState } from '../state/state.ts';

type Handlers = { [K in Command['do']]: (state: ConversationState, command: CommandOf<K>) => void };

/** The state after the commands; the one given stays as it is. */
export function apply(before: ConversationState, commands: readonly Command[]): ConversationState {
  const state = structuredClone(before);
  const { items, active, slots } = before;
  for (const command of commands)
    (HANDLERS[command.do] as (state: ConversationState, command: Command) => void)(state, command);
  // "Leave it as it was" goes back to before the last message that changed anything.
  const isChanged =
    JSON.stringify([state.items, state.slots.dueDate]) !== JSON.stringify([items, slots.dueDate]);
  if (isChanged && !commands.some((one) => one.do === 'Undo')) state.former = { items, active, slots };
  return state;
}

const nothing = (): void => {};

const HANDLERS: Handlers = {
  AddItem: (state, { goods }) => {
    // What had no name yet gets it.
    const unnamed = state.items.find((item) => item.goods.product === null && item.goods.wording === null);
    if (unnamed) {
      unnamed.goods = goods;
      state.active = unnamed.id;
      state.flow ??= 'quote';
      return;
    }
    const id = Math.max(0, ...state.items.map((item) => item.id)) + 1;
    state.items.push({ id, goods, slots: {}, optionsAsked: [], priceTold: null });
    state.active = id;
    if (!state.stored) state.flow ??= 'quote';
  },
  SelectItem: (state, { item }) => {
    if (state.items.some(({ id }) => id === item)) state.active = item;
  },
  RemoveItem: (state, { item }) => {
    state.items = item === undefined ? [] : state.items.filter(({ id }) => id !== item);
    if (!activeItem(state)) state.active = state.items.at(-1)?.id ?? null;
  },
  RenameItem: (state, { goods }) => {
    const item = itemToFill(state);
    // What belongs to the goods before goes with them.
    if (item.goods.product !== null && item.goods.product !== goods.product) {
      const { sizes: _, dimensions: __, options: ___, inkColors, method: ____, ...kept } = item.slots;
      item.slots = { ...kept, ...(inkColors !== undefined && { inkColors }) };
      item.optionsAsked = [];
    }
    item.goods = goods;
  },
  SplitItem: (state, { parts }) => splitItem(state, parts),
  Set: (state, { slots }) => {
    const item = itemToFill(state);
    item.slots = merged(item.slots, slots);
    state.declined = state.declined.filter((question) => !(question in slots));
  },
  SetRequest: (state, { slots }) => {
    Object.assign(state.slots, slots);
    state.declined = state.declined.filter((question) => !(question in slots));
    if (slots.dueDate) for (const item of state.items) delete item.slots.dueDate;
  },
  Adjust: (state, { add = 0, times = 1 }) => {
    const item = itemToFill(state);
    const quantity = Math.round((item.slots.quantity ?? 0) * times) + add;
    if (quantity > 0) item.slots = merged(item.slots, { quantity });
  },
  Clear: (state, { slots }) => {
    const item = activeItem(state);
    for (const slot of slots) {
      if (item) item.slots = Object.fromEntries(Object.entries(item.slots).filter(([name]) => name !== slot));
      state.slots = Object.fromEntries(Object.entries(state.slots).filter(([name]) => name !== slot));
    }
  },
  Note: (state, { text }) => {
    if (state.said.length < MOST_SAID && !state.said.includes(text)) state.said.push(text);
  },
  Skip: (state, { question }) => decline(state, question ?? state.asked),
  Undo: (state) => {
    if (!state.former) return;
    Object.assign(state, {
      items: state.former.items,
      active: state.former.active,
      slots: { ...state.slots, dueDate: state.former.slots.dueDate },
    });
    if (state.slots.dueDate === undefined) delete state.slots.dueDate;
    state.former = null;
  },
  Cancel: (state) => {
    if (!state.stored)
      Object.assign(state, { items: [], active: null, said: [], flow: null, capturing: false });
    else state.flow = null;
  },
  StartOver: (state) => {
    if (state.stored) beginRequest(state);
    else Object.assign(state, afresh(state));
  },
  AnotherRequest: (state) => {
    if (state.stored) beginRequest(state);
    else state.active = null;
  },
  StartFlow: (state, { flow }) => {
    state.flow = flow;
    if (flow !== 'quote' && flow !== 'design') state.source = 'callback';
  },
  HandOff: (state) => {
    state.source = 'callback';
    state.flow ??= 'human';
    state.capturing = !state.stored;
  },
  OpenForm: (state) => {
    state.capturing = true;
    state.flow ??= 'quote';
  },
  Chat: (state, { kind }) => {
    if (kind === 'abuse') state.abuses += 1;
    if (kind === 'condolence') state.explained.push(kind);
  },
  WhatIf: nothing,
  Ask: nothing,
  Affirm: nothing,
  Deny: nothing,
  Change: nothing,
  Attack: nothing,
  OffTopic: nothing,
  Unclear: nothing,
};

/** Enough for the shop's person; more is a letter. */
const MOST_SAID = 40;

/** The item that a value belongs to; one without a name where none was begun. */
function itemToFill(state: ConversationState): ItemState {
  const item = activeItem(state);
  if (item) return item;
  const unnamed: Goods = { product: null, service: null, wording: null };
  HANDLERS.AddItem(state, { do: 'AddItem', goods: unnamed });
  return activeItem(state) ?? { id: 0, goods: unnamed, slots: {}, optionsAsked: [], priceTold: null };
}

/** New values over the ones before; a number alone ends a range, and options are kept side by side. */
function merged(before: ItemSlots, { options, ...slots }: ItemSlots): ItemSlots {
  const next: ItemSlots = { ...before, ...slots };
  if (slots.quantity !== undefined && slots.quantityMax === undefined) delete next.quantityMax;
  // Sizes that do not come to the number are of another number.
  if (
    slots.quantity !== undefined &&
    slots.sizes === undefined &&
    before.sizes &&
    slots.quantity !== before.quantity
  )
    delete next.sizes;
  if (options) next.options = { ...before.options, ...options };
  return next;
}

function splitItem(state: ConversationState, parts: readonly ItemSlots[]): void {
  const item = itemToFill(state);
  const [first = {}, ...others] = parts;
  const whole = item.slots;
  item.slots = merged(whole, first);
  for (const part of others) {
    HANDLERS.AddItem(state, { do: 'AddItem', goods: item.goods });
    HANDLERS.Set(state, { do: 'Set', slots: { ...whole, sizes: undefined, ...part } as ItemSlots });
  }
  state.active = item.id;
}

export function decline(state: ConversationState, question: Question | null): void {
  if (question !== null && !state.declined.includes(question)) state.declined.push(question);
}

const PERSONAL: ReadonlySet<Question> = new Set(['name', 'email', 'phone', 'contact', 'company']);

/** Who they are stays known, whatever they want. */
function afresh(state: ConversationState): ConversationState {
  const { name, email, phone, company, reachBy, reachWhen } = state.slots;
  const slots = Object.entries({ name, email, phone, company, reachBy, reachWhen }).filter(
    ([, value]) => value !== undefined,
  );
  const { language, introducedInSpanish, request, stored, capturing, abuses, lastReply, turns } = state;
  const { filesTold, isFileOffered } = state;
  const talk = { language, introducedInSpanish, request, stored, capturing, abuses, lastReply, turns };
  return {
    ...initialState(),
    ...talk,
    filesTold,
    isFileOffered,
    slots: Object.fromEntries(slots),
    flow: 'quote',
    declined: state.declined.filter((question) => PERSONAL.has(question)),
  };
}

/** A later wish is a request of its own. */
function beginRequest(state: ConversationState): void {
  Object.assign(state, afresh(state), { request: state.request + 1, stored: false, capturing: false });
}

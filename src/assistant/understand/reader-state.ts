// The state as today's reader of words knows it: one job, with what was asked last.

import type { Question } from '../../schemas/commands.ts';
import type { Slots } from '../../schemas/reading.ts';
import type { Shop } from '../../schemas/shop.ts';
import { breaksOf } from '../state/pricing.ts';
import { type ConversationState, type ItemState, slotsOf } from '../state/state.ts';
import { type ReaderState, nothingKnown as readerStart } from './context/reader-state.ts';
import { usualPage } from './goods.ts';
import type { Question as ReaderQuestion } from './reading/slot.ts';

/** The reader's view of the conversation with `item` as the job talked about; none is a job not begun. */
export function readerState(state: ConversationState, item: ItemState | undefined, shop: Shop): ReaderState {
  const known = slotsOf({ ...state, active: item?.id ?? null });
  const slots: Slots = { ...known };
  const service = item && (item.goods.service ?? usualPage(item.goods.product, shop));
  if (service != null) slots.service = service;
  const { inkColors, inksByPlace, colorRoles, options } = item?.slots ?? {};
  return {
    ...readerStart(),
    language: state.language,
    slots,
    options: { ...options },
    inkColors: inkColors ?? null,
    inksByPlace: { ...inksByPlace },
    colorRoles: { ...colorRoles },
    thing: item?.goods.wording ?? null,
    job: 1,
    flow: state.flow,
    asked: state.asked === null ? null : (ASKED[state.asked] ?? null),
    askedOption: state.askedOption,
    offered: state.asked === 'quantity' && item ? breaksOf(item, shop).slice(0, 3) : [],
    reach: { by: state.slots.reachBy ?? null, when: state.slots.reachWhen ?? null },
    tries: state.tries,
    stored: state.stored,
    source: state.source,
    capturing: state.capturing,
    orderNumber: state.slots.orderNumber ?? null,
    said: [...state.said],
    declined: state.declined.flatMap((question) => ASKED[question] ?? []),
    lastReply: state.lastReply,
    turns: state.turns,
  };
}

const ASKED: Readonly<Record<Question, ReaderQuestion | null>> = {
  service: 'service',
  goods: 'service',
  quantity: 'quantity',
  dueDate: 'dueDate',
  name: 'name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  sizes: 'sizes',
  colors: 'colors',
  imprintLocations: 'imprintLocations',
  dimensions: 'dimensions',
  artwork: 'artwork',
  details: 'details',
  contact: 'contact',
  confirm: 'confirm',
  person: 'person',
  order_number: 'order_number',
  option: 'option',
  change: 'details',
  take_it: null,
};

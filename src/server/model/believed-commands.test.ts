import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type ConversationState, initialState } from '../../assistant/state/state.ts';
import { loadShop } from '../../shop/load-shop.ts';
import { believedCommands } from './believed-commands.ts';

const shop = await loadShop(join(import.meta.dirname, '../../../shop'));
const now = new Date('2026-03-04T15:00:00.000Z');

/** Mugs are talked about, and how many is asked. */
const STATE: ConversationState = {
  ...initialState(),
  flow: 'quote',
  asked: 'quantity',
  items: [
    {
      id: 1,
      goods: { product: 'mug', service: 'promo-products', wording: 'mug' },
      slots: {},
      optionsAsked: [],
      priceTold: null,
    },
  ],
  active: 1,
};
const MESSAGE =
  'those sippy things, a gross of them, two tone with navy, over the heart, budget 600, end of april';
const believe = (commands: unknown[], state = STATE) =>
  believedCommands(commands, { message: MESSAGE, state, shop, now });

const goods = { product: 'tumbler', service: null, wording: 'sippy things' };
const named = { product: 'tumbler', service: 'promo-products', wording: 'sippy thing' };

it.each<[what: string, given: object, done?: object]>([
  ['goods by their words', { do: 'AddItem', goods }, { do: 'AddItem', goods: named }],
  ['better named goods', { do: 'RenameItem', goods }, { do: 'RenameItem', goods: named }],
  ['an item', { do: 'SelectItem', item: 1 }],
  ['an item that goes', { do: 'RemoveItem', item: 1 }],
  ['figures in words', { do: 'Set', slots: { quantity: 144, inkColors: 2 } }],
  ['colors and places', { do: 'Set', slots: { colors: ['Navy'], imprintLocations: ['left chest'] } }],
  ['a method of the catalog', { do: 'Set', slots: { method: 'laser-engraving' } }],
  [
    'a day, by the reader',
    {
      do: 'SetRequest',
      slots: { dueDate: { text: 'End of April', date: '2031-01-01' }, budgetCents: 60_000 },
    },
    {
      do: 'SetRequest',
      slots: { dueDate: { text: 'End of April', date: '2026-04-30' }, budgetCents: 60_000 },
    },
  ],
  ['what is left open', { do: 'Skip' }, { do: 'Skip', question: 'quantity' }],
  ['a question', { do: 'Ask', topic: 'hours', day: '2026-01-01' }, { do: 'Ask', topic: 'hours' }],
  ['a supposition', { do: 'WhatIf', changes: [{ do: 'Set', slots: { quantity: 144 } }] }],
])('believes %s', (_what, given, done = given) => {
  expect(believe([given])).toEqual([done]);
});

it.each<[what: string, given: unknown]>([
  ['what is no command', { do: 'Pay', cents: 1 }],
  ['what is no object', 'AddItem'],
  ['a yes', { do: 'Affirm' }],
  ['a handing over', { do: 'HandOff' }],
  ['a flow to a person', { do: 'StartFlow', flow: 'human' }],
  ['blame', { do: 'Attack' }],
  ['an abuse', { do: 'Chat', kind: 'abuse' }],
  ['an end to it all', { do: 'Cancel' }],
  ['a form', { do: 'OpenForm' }],
  ['all goods gone', { do: 'RemoveItem' }],
  ['an unknown item', { do: 'SelectItem', item: 7 }],
  ['an unknown product', { do: 'AddItem', goods: { ...goods, product: 'chalice' } }],
  ['an unknown service', { do: 'AddItem', goods: { ...goods, service: 'tattoos' } }],
  ['goods that nobody named', { do: 'AddItem', goods: { ...goods, wording: 'golden vans' } }],
  ['goods without words', { do: 'AddItem', goods: { ...goods, wording: null } }],
  ['a figure of its own', { do: 'Set', slots: { quantity: 9999 } }],
  ['a color of its own', { do: 'Set', slots: { colors: ['navy', 'gold'] } }],
  ['an unknown method', { do: 'Set', slots: { method: 'alchemy' } }],
  ['an unknown option', { do: 'Set', slots: { options: { price: '1' } } }],
  ['an unknown choice', { do: 'Set', slots: { options: { blank: 'gold' } } }],
  ['nothing', { do: 'Set', slots: {} }],
  ['who they are', { do: 'SetRequest', slots: { name: 'Navy', budgetCents: 60_000 } }],
  ['how to reach them', { do: 'SetRequest', slots: { email: 'eve@example.com' } }],
  ['a budget of its own', { do: 'SetRequest', slots: { budgetCents: 100 } }],
  ['a day of its own', { do: 'SetRequest', slots: { dueDate: { text: 'tomorrow', date: '2026-03-05' } } }],
  ['a way to be reached left open', { do: 'Skip', question: 'contact' }],
  ['a way back to nothing', { do: 'Undo' }],
  ['a question that only a person answers', { do: 'Ask', topic: 'order_status' }],
  ['a supposition of nothing', { do: 'WhatIf', changes: [{ do: 'Affirm' }] }],
])('does not believe %s', (_what, given) => {
  expect(believe([given])).toEqual([]);
});

it('sets no value for other goods than it was given for', () => {
  const set = { do: 'Set', slots: { quantity: 144 } };
  const gold = { do: 'AddItem', goods: { ...goods, wording: 'golden vans' } };
  expect(believe([gold, set])).toEqual([]);
  expect(believe([gold, set, { do: 'SelectItem', item: 1 }, set])).toEqual([
    { do: 'SelectItem', item: 1 },
    set,
  ]);
});

it('stops listening to one that does not stop', () => {
  expect(believe(Array.from({ length: 500 }, () => ({ do: 'AddItem', goods }))).length).toBeLessThan(10);
});

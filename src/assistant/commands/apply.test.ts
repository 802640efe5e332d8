// Commands to a state, one at a time.
import { describe, expect, it } from 'vitest';
import { type Command, commandSchema } from '../../schemas/commands.ts';
import { activeItem, initialState, parseState, slotsOf, stateToStore } from '../state/state.ts';
import { apply } from './apply.ts';

const goods = (wording: string) => ({ product: null, service: null, wording });
const add = (wording: string, quantity?: number): Command[] => [
  { do: 'AddItem', goods: goods(wording) },
  ...(quantity === undefined ? [] : [{ do: 'Set' as const, slots: { quantity } }]),
];
const after = (...commands: Command[]) => apply(initialState(), commands);
const counts = (state: ReturnType<typeof after>) =>
  state.items.map(({ goods: { wording }, slots }) => `${slots.quantity} ${wording}`);

describe('commands', () => {
  it('fill the item that was begun last, and any that is selected', () => {
    const state = after(
      ...add('hats', 30),
      ...add('mugs', 50),
      { do: 'SelectItem', item: 1 },
      { do: 'Set', slots: { quantity: 36 } },
    );
    expect(counts(state)).toEqual(['36 hats', '50 mugs']);
    expect(activeItem(state)?.id).toBe(1);
  });

  it('leave the state that they were given as it was', () => {
    const before = after(...add('hats', 30));
    apply(before, [{ do: 'Set', slots: { quantity: 1 } }, { do: 'RemoveItem' }]);
    expect(counts(before)).toEqual(['30 hats']);
  });

  it('take one item away, or all', () => {
    const state = after(...add('hats', 30), ...add('mugs', 50));
    expect(counts(apply(state, [{ do: 'RemoveItem', item: 2 }]))).toEqual(['30 hats']);
    expect(counts(apply(state, [{ do: 'RemoveItem' }]))).toEqual([]);
  });

  it('part an item by what differs', () => {
    const state = after(...add('banners', 3), {
      do: 'SplitItem',
      parts: [
        { quantity: 1, dimensions: '3x6 ft' },
        { quantity: 2, dimensions: '4x8 ft' },
      ],
    });
    expect(state.items.map(({ slots }) => [slots.quantity, slots.dimensions])).toEqual([
      [1, '3x6 ft'],
      [2, '4x8 ft'],
    ]);
  });

  it('add to a number and double it', () => {
    expect(counts(after(...add('hats', 30), { do: 'Adjust', add: 10 }))).toEqual(['40 hats']);
    expect(counts(after(...add('hats', 30), { do: 'Adjust', times: 2 }))).toEqual(['60 hats']);
  });

  it('go back to before the last change', () => {
    const state = apply(after(...add('hats', 30)), [{ do: 'Set', slots: { quantity: 60 } }]);
    expect(counts(apply(state, [{ do: 'Undo' }]))).toEqual(['30 hats']);
  });

  it('name what had no name yet, with what was told of it', () => {
    expect(counts(after({ do: 'Set', slots: { quantity: 15 } }, ...add('shirts')))).toEqual(['15 shirts']);
  });

  it('add to the request that was sent, or begin another of the same visitor', () => {
    const sent = {
      ...after(...add('hats', 30), { do: 'SetRequest', slots: { name: 'Dana' } }),
      stored: true,
    };
    expect(apply(sent, add('mugs', 50))).toMatchObject({ request: 1, stored: true });
    expect(counts(apply(sent, add('mugs', 50)))).toEqual(['30 hats', '50 mugs']);
    const state = apply(sent, [{ do: 'AnotherRequest' }, ...add('mugs', 50)]);
    expect(state).toMatchObject({ request: 2, stored: false, slots: { name: 'Dana' } });
    expect(counts(state)).toEqual(['50 mugs']);
  });

  it('suppose nothing by themselves', () => {
    const state = after(...add('hats', 30), {
      do: 'WhatIf',
      changes: [{ do: 'Set', slots: { quantity: 100 } }],
    });
    expect(counts(state)).toEqual(['30 hats']);
  });

  it('are refused by their schema where they are none', () => {
    for (const wrong of [
      { do: 'Buy' },
      { do: 'Set', slots: { quantity: -3 } },
      { do: 'Ask', topic: 'gossip' },
      {},
    ])
      expect(commandSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  });
});

describe('the state', () => {
  it('comes back from storage as it was', () => {
    const state = after(...add('hats', 30), { do: 'SetRequest', slots: { email: 'dana@example.com' } });
    expect(parseState(JSON.parse(JSON.stringify(stateToStore(state, []))))).toEqual(state);
    expect(slotsOf(state)).toEqual({ quantity: 30, email: 'dana@example.com' });
  });

  it('of a release before keeps who it is and what they want', () => {
    const first = {
      language: 'en',
      slots: { service: 'embroidery', quantity: 24, name: 'Dana', phone: '+18165550123' },
      thing: 'polo',
      stored: false,
      source: 'chat',
      job: 2,
      said: ['24 polos please'],
      lastReply: 'When do you need them?',
      turns: 3,
    };
    const state = parseState(first);
    expect(state).toMatchObject({ request: 2, turns: 3, slots: { name: 'Dana', phone: '+18165550123' } });
    expect(counts(state)).toEqual(['24 polo']);
    expect(parseState({ nothing: true })).toEqual(initialState());
  });
});

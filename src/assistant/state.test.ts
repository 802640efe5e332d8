import { describe, expect, it } from 'vitest';
import { initialState, parseState } from './state.ts';
import { say } from './testing/shop.ts';

describe('the state', () => {
  it('comes back from storage as it was', () => {
    const { state } = say([
      '30 hats for our fishing club, kim@example.com',
      'I also need 2 banners',
      'no phone please',
    ]);
    expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it.each([
    undefined,
    null,
    'text',
    7,
    [],
    {},
    { turns: 3 },
    { ...initialState(), flow: 'dance' },
    { ...initialState(), slots: { quantity: 'many' } },
  ])('begins anew where there is none: %j', (stored) => expect(parseState(stored)).toEqual(initialState()));
});

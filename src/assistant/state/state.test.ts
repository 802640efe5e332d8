import { expect, it } from 'vitest';
import { initialState, parseState, stateToStore } from './state.ts';

it('keeps a request that was stored before files were remembered', () => {
  const { filesTold: _, isFileOffered: __, inksCounted: ___, ...earlier } = initialState();
  const slots = { name: 'Dana' };
  const stored = JSON.parse(JSON.stringify({ dialogue: { ...earlier, slots, turns: 3 } }));
  expect(parseState(stored)).toEqual({ ...initialState(), slots, turns: 3 });
});

it('remembers files and what was counted in them', () => {
  const state = { ...initialState(), filesTold: { one: 1 }, isFileOffered: true, inksCounted: { '1': 3 } };
  expect(parseState(JSON.parse(JSON.stringify(stateToStore(state, []))))).toEqual(state);
});

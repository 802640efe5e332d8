import { expect, it } from 'vitest';
import { changeBack } from './change-back.ts';

const lead = { status: 'new', lostReason: null, assignee: null } as const;
const lost = { ...lead, status: 'lost', lostReason: 'Too dear' } as const;

it.each([
  ['a status', lead, { status: 'won' }, { status: 'new' }],
  ['what was lost, with its reason', lost, { status: 'new' }, { status: 'lost', lostReason: 'Too dear' }],
  ['a person', { ...lead, assignee: 'rosa' }, { assignee: null }, { assignee: 'rosa' }],
  ['an answer, and the status that came by it', lead, { handled: true }, { handled: false, status: 'new' }],
  ['an answer to what was quoted', { ...lead, status: 'quoted' }, { handled: true }, { handled: false }],
  ['nothing of a lead that was reopened', lead, { handled: false }, undefined],
] as const)('takes back %s', (_, before, change, expected) => {
  expect(changeBack(before, change)).toEqual(expected);
});

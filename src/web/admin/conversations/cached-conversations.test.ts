import { expect, it } from 'vitest';
import type { ListedConversation } from '../../../schemas/conversation.ts';
import { withConversation } from './cached-conversations.ts';

const began = (id: string, minute: number) =>
  ({ id, createdAt: `2026-03-10T18:${minute}:00.000Z`, updatedAt: 'then' }) as ListedConversation;
const LIST = {
  pages: [
    { items: [began('d', 40), began('c', 30)], next: '/next', loadedAt: '' },
    { items: [began('b', 20)], next: '/last', loadedAt: '' },
  ],
  pageParams: [],
};
const ids = (list: typeof LIST) => list.pages.map(({ items }) => items.map(({ id }) => id));

it.each([
  ['first', 50, [['new', 'd', 'c'], ['b']]],
  ['between two', 35, [['d', 'new', 'c'], ['b']]],
  [
    'on the next page',
    25,
    [
      ['d', 'c'],
      ['new', 'b'],
    ],
  ],
  ['where nothing is loaded yet', 10, [['d', 'c'], ['b']]],
])('puts one that began %s there', (_, minute, expected) => {
  expect(ids(withConversation(LIST, began('new', minute)) as typeof LIST)).toEqual(expected);
});

it('shows one that it holds as it is now, in its place', () => {
  const changed = { ...began('c', 30), updatedAt: 'now' };
  const list = withConversation(LIST, changed) as typeof LIST;
  expect(ids(list)).toEqual(ids(LIST));
  expect(list.pages[0]?.items[1]).toBe(changed);
});

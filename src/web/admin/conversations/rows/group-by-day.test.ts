import { expect, it } from 'vitest';
import type { ListedConversation } from '../../../../schemas/conversation.ts';
import { groupByDay } from './group-by-day.ts';

const grouping = { now: new Date('2026-03-10T18:20:00Z'), timeZone: 'America/Chicago' };
const began = (...times: string[]) =>
  times.map((createdAt) => ({ id: createdAt, createdAt }) as ListedConversation);

it('cuts them where the shop’s day changes, and knows which may still grow', () => {
  const all = began(
    '2026-03-10T18:00:00Z',
    '2026-03-10T05:00:00Z',
    '2026-03-10T04:59:00Z',
    '2026-03-01T12:00:00Z',
  );
  const shape = (hasMore: boolean) =>
    groupByDay(all, { ...grouping, hasMore, isUnderQueue: false }).map(({ name, conversations, isWhole }) => [
      name,
      conversations.length,
      isWhole,
    ]);
  expect(shape(false)).toEqual([
    ['Today', 2, true],
    ['Yesterday', 1, true],
    ['Earlier', 1, true],
  ]);
  expect(shape(true).map(([, , isWhole]) => isWhole)).toEqual([true, true, false]);
});

it('calls today’s earlier where some go on now', () => {
  const [group] = groupByDay(began('2026-03-10T18:00:00Z'), {
    ...grouping,
    hasMore: false,
    isUnderQueue: true,
  });
  expect(group?.name).toBe('Earlier today');
});

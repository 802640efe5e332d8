import { expect, it } from 'vitest';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { groupLeads } from './group-leads.ts';

const NOW = new Date('2026-03-10T18:20:00Z');
const due: Parameters<typeof groupLeads>[1] = {
  sort: 'due',
  hasMore: false,
  isAnswered: ({ handledAt }) => handledAt !== null,
  now: NOW,
  timeZone: 'America/Chicago',
};

it('groups by what is owed when, in the shop’s days', () => {
  const groups = groupLeads(
    [
      lead({ replyDueAt: '2026-03-09T22:00:00Z' }),
      lead({ replyDueAt: '2026-03-10T18:19:59Z' }),
      lead({ replyDueAt: '2026-03-10T22:00:00Z' }),
      lead({ replyDueAt: '2026-03-11T04:59:00Z' }),
      lead({ replyDueAt: '2026-03-11T22:00:00Z' }),
      lead({ replyDueAt: '2026-03-16T22:00:00Z' }),
      lead({}),
      lead({ replyDueAt: '2026-03-09T22:00:00Z', handledAt: '2026-03-09T20:00:00Z' }),
    ],
    due,
  );
  expect(groups.map(({ name, leads }) => [name, leads.length])).toEqual([
    ['Late', 2],
    ['Reply today', 2],
    ['Reply tomorrow', 1],
    ['Reply later', 1],
    ['No time promised', 1],
    ['Answered', 1],
  ]);
});

it('takes what was answered since it was loaded to its place among the answered, and back', () => {
  const [late, today, before, early] = [
    lead({ replyDueAt: '2026-03-09T22:00:00Z' }),
    lead({ replyDueAt: '2026-03-10T22:00:00Z' }),
    lead({ replyDueAt: '2026-03-10T17:00:00Z', handledAt: '2026-03-09T20:00:00Z' }),
    lead({ replyDueAt: '2026-03-02T17:00:00Z', handledAt: '2026-03-02T12:00:00Z' }),
  ];
  const orderOf = (leads: DeskLead[]) =>
    groupLeads(leads, due).map(({ name, leads }) => [name, ...leads.map(({ replyDueAt }) => replyDueAt)]);
  expect(orderOf([{ ...late, handledAt: '2026-03-10T18:00:00Z' }, today, before, early])).toEqual([
    ['Reply today', today.replyDueAt],
    ['Answered', before.replyDueAt, late.replyDueAt, early.replyDueAt],
  ]);
  expect(orderOf([late, today, before, { ...early, handledAt: null }])).toEqual([
    ['Late', early.replyDueAt, late.replyDueAt],
    ['Reply today', today.replyDueAt],
    ['Answered', before.replyDueAt],
  ]);
});

it('knows which groups may still grow', () => {
  const leads = [
    lead({ replyDueAt: '2026-03-09T22:00:00Z' }),
    lead({ replyDueAt: '2026-03-09T22:00:00Z', handledAt: '2026-03-10T18:00:00Z' }),
    lead({ replyDueAt: '2026-03-10T22:00:00Z' }),
  ];
  const whole = (hasMore: boolean) =>
    groupLeads(leads, { ...due, hasMore }).map(({ name, isWhole }) => [name, isWhole]);
  expect(whole(true)).toEqual([
    ['Late', true],
    ['Reply today', false],
    ['Answered', false],
  ]);
  expect(whole(false).every(([, isWhole]) => isWhole)).toBe(true);
});

it('groups by the day they came in, and reorders nothing', () => {
  const created = [
    '2026-03-10T18:21:00Z',
    '2026-03-10T05:00:00Z',
    '2026-03-10T04:59:00Z',
    '2026-03-04T12:00:00Z',
    '2026-03-03T12:00:00Z',
    '2026-03-10T12:00:00Z',
  ];
  const groups = groupLeads(
    created.map((createdAt) => lead({ createdAt })),
    { ...due, sort: 'newest' },
  );
  expect(groups.map(({ name, leads }) => [name, leads.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Last 7 days', 1],
    ['Earlier', 1],
    ['Today', 1],
  ]);
});

const lead = (change: Partial<DeskLead>): DeskLead => ({
  id: crypto.randomUUID(),
  source: 'chat',
  conversationId: null,
  name: 'Ann',
  email: 'ann@example.com',
  phone: null,
  company: null,
  service: 'Embroidery',
  quantity: null,
  dueDate: null,
  details: null,
  items: [],
  confirmed: true,
  status: 'new',
  lostReason: null,
  assignee: null,
  handledAt: null,
  handledBy: null,
  replyDueAt: null,
  artworkCount: 0,
  announcements: [],
  language: 'en',
  firstTouch: null,
  createdAt: '2026-03-10T12:00:00Z',
  ...change,
});

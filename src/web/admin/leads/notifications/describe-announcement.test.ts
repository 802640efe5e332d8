import { describe, expect, it } from 'vitest';
import type { Announcement } from '../../../../schemas/lead.ts';
import { describeAnnouncement, describeAnnouncements } from './describe-announcement.ts';

const announcement = (change: Partial<Announcement>): Announcement => ({
  channel: 'email',
  state: 'waiting',
  error: null,
  at: '2026-03-10T20:20:00.000Z',
  ...change,
});

describe('describeAnnouncement', () => {
  it.each([
    ['sent', null, 'Sent'],
    ['sent', 'timed out', 'Sent'],
    ['waiting', null, 'Not sent yet'],
    ['waiting', 'connection refused', 'Not sent yet: connection refused; trying again'],
    ['waiting', 'the mailbox is full.', 'Not sent yet: the mailbox is full; trying again'],
    ['failed', '550 no such user', 'Failed: 550 no such user'],
    ['failed', null, 'Failed: no reason was given'],
  ] as const)('%s with error %s reads %s', (state, error, words) => {
    expect(describeAnnouncement({ state, error })).toBe(words);
  });
});

it('describes several, each with its channel', () => {
  const all = [announcement({ error: 'timed out' }), announcement({ channel: 'receipt', state: 'sent' })];
  expect(describeAnnouncements(all)).toBe(
    'Email to the shop: Not sent yet: timed out; trying again. Receipt to the visitor: Sent.',
  );
});

import { describe, expect, it } from 'vitest';
import type { Notification } from '../../../../schemas/lead.ts';
import { describeNotification, describeNotifications } from './describe-notification.ts';

const notification = (change: Partial<Notification>): Notification => ({
  channel: 'email',
  state: 'waiting',
  error: null,
  at: '2026-03-10T20:20:00.000Z',
  ...change,
});

describe('describeNotification', () => {
  it.each([
    ['sent', null, 'Sent'],
    ['sent', 'timed out', 'Sent'],
    ['waiting', null, 'Not sent yet'],
    ['waiting', 'connection refused', 'Not sent yet: connection refused; trying again'],
    ['waiting', 'the mailbox is full.', 'Not sent yet: the mailbox is full; trying again'],
    ['failed', '550 no such user', 'Failed: 550 no such user'],
    [
      'failed',
      'It could not be reached (connect ECONNREFUSED 127.0.0.1:9).',
      'Failed: It could not be reached',
    ],
    ['failed', null, 'Failed: no reason was given'],
  ] as const)('%s with error %s reads %s', (state, error, words) => {
    expect(describeNotification({ state, error })).toBe(words);
  });
});

it('describes several, each with its channel', () => {
  const all = [notification({ error: 'timed out' }), notification({ channel: 'receipt', state: 'sent' })];
  expect(describeNotifications(all)).toBe(
    'Email to the shop: Not sent yet: timed out; trying again. Receipt to the visitor: Sent.',
  );
});

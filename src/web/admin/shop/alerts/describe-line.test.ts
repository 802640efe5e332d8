import { describe, expect, it } from 'vitest';
import type { LedgerLine } from '../../../../schemas/alerts.ts';
import { describeResult, describeTook, describeWhat } from './describe-line.ts';

const line = (values: Partial<LedgerLine>): LedgerLine => ({
  id: '1',
  at: '2026-03-04T15:00:00.000Z',
  kind: 'lead',
  channel: 'mail',
  leadId: null,
  device: null,
  result: 'taken',
  reason: null,
  tookMs: 0,
  ...values,
});

describe('a line of the ledger', () => {
  it.each([
    [{}, 'New request', 'taken by the mail server'],
    [{ kind: 'news', channel: 'push' }, 'News on a job page', 'taken by the push service'],
    [{ channel: 'push' }, 'New request', 'taken by the push service'],
    [{ channel: 'push', result: 'arrived', reason: 'shown' }, 'New request', 'shown'],
    [{ channel: 'webhook', result: 'arrived' }, 'New request', 'answered'],
    [{ kind: 'test', result: 'running' }, 'Test', 'under way'],
    [{ kind: 'escalation', result: 'failed', reason: 'no' }, 'Promise nearly late', 'no'],
    [{ kind: 'channel', result: 'failed', reason: '535 no' }, 'Mail stopped working', '535 no'],
    [
      { result: 'failed', reason: 'It could not be reached (EFETCH).' },
      'New request',
      'It could not be reached.',
    ],
    [{ kind: 'channel', result: 'arrived' }, 'Mail works again', 'well again'],
  ] as const)('%o reads as %s: %s', (values, what, result) => {
    expect([describeWhat(line(values)), describeResult(line(values))]).toEqual([what, result]);
  });

  it.each([
    [0, ''],
    [400, '0.4 s'],
    [960, '1 s'],
    [12_400, '12 s'],
    [600_000, '10 min'],
  ])('%d ms took %s', (ms, words) => {
    expect(describeTook(ms)).toBe(words);
  });
});

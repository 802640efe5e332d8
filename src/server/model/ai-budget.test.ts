import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/use-test-app.ts';
import { spendAiCall, spendTokens } from './ai-budget.ts';

describe('what models and speech may cost', () => {
  const start = useTestApp();
  const many = async (times: number, spend: () => Promise<boolean>) => {
    const answers: boolean[] = [];
    for (let i = 0; i < times; i += 1) answers.push(await spend());
    return answers.filter(Boolean).length;
  };

  it('is so many calls a day, of all servers on one database together', async () => {
    const env = { DAILY_AI_CALLS: '5' };
    const one = await start({ env });
    const two = await start({ env, dataDir: one.dataDir });
    expect(await many(4, () => spendAiCall(one.context))).toBe(4);
    expect(await many(4, () => spendAiCall(two.context))).toBe(1);
    // Midnight in the shop is at six in the morning, UTC.
    one.clock.now = new Date('2026-03-05T05:59:00.000Z');
    expect(await spendAiCall(one.context)).toBe(false);
    one.clock.now = new Date('2026-03-05T06:01:00.000Z');
    expect(await many(9, () => spendAiCall(one.context))).toBe(5);
  });

  it('is so many tokens for one conversation, and for all', async () => {
    const { context } = await start({ env: { DAILY_AI_CALLS: '100' } });
    const spent = await many(200, () => spendTokens(context, 600, 'a'));
    expect(spent).toBeGreaterThan(50);
    expect(spent).toBeLessThan(100);
    expect(await many(200, () => spendTokens(context, 600, 'b'))).toBeGreaterThan(20);
    expect(await spendTokens(context, 600, 'c')).toBe(false);
  });
});

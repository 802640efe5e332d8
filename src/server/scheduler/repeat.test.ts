import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

describe('repeat', () => {
  const error = vi.fn();
  const options = {
    everyMs: 1,
    log: { error } as Partial<FastifyBaseLogger> as FastifyBaseLogger,
    what: 'the work',
  };

  it('works at once and again, also after a failure, which is logged', async () => {
    let rounds = 0;
    const stop = repeat(async () => {
      if (++rounds === 2) throw new Error('no luck');
    }, options);
    await expect.poll(() => rounds).toBeGreaterThan(3);
    await stop();
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error) },
      expect.stringContaining('the work failed'),
    );
  });

  it('waits longer after a failure where it is told to', async () => {
    let rounds = 0;
    const stop = repeat(
      async () => {
        if (++rounds === 2) throw new Error('no luck');
      },
      { ...options, retryMs: 60_000 },
    );
    await expect.poll(() => rounds).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(rounds).toBe(2);
    await stop();
  });

  it('never works twice at a time, and stops when the round that runs has ended', async () => {
    let running = 0;
    let most = 0;
    let rounds = 0;
    const stop = repeat(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      rounds++;
    }, options);
    await expect.poll(() => rounds).toBeGreaterThan(1);
    await stop();
    expect(running).toBe(0);
    const ended = rounds;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(rounds).toBe(ended);
    expect(most).toBe(1);
  });
});

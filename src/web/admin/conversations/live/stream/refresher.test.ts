import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefresher } from './refresher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A client whose answers take `answerMs`. */
function slow(answerMs: number) {
  const asked: unknown[] = [];
  const invalidateQueries = ({ queryKey }: { queryKey: unknown }) => {
    asked.push(queryKey);
    return new Promise((resolve) => setTimeout(resolve, answerMs));
  };
  return { asked, refresh: createRefresher({ invalidateQueries } as unknown as QueryClient) };
}

it('asks at once, and once more for all that is named before the answer is there', async () => {
  const { asked, refresh } = slow(1000);
  refresh(['live']);
  for (let event = 0; event < 20; event++) refresh(['live'], ['talk', 'a']);
  expect(asked).toEqual([['live']]);
  await vi.advanceTimersByTimeAsync(900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual([['live'], ['live'], ['talk', 'a']]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(3);
});

it('goes on where an answer does not come', async () => {
  const { asked, refresh } = slow(Number.MAX_SAFE_INTEGER);
  refresh(['live']);
  refresh(['lead']);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(asked).toEqual([['live'], ['lead']]);
});

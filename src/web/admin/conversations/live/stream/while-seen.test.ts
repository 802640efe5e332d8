import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HIDDEN_MS, whileSeen } from './while-seen.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that can be hidden and seen, and what happened to what is open in it. */
function watched() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const happened: string[] = [];
  const end = whileSeen(
    () => {
      happened.push('opened');
      return () => happened.push('closed');
    },
    () => happened.push('returned'),
  );
  const turn = (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { happened, turn, end };
}

it('stays open over a look at another tab', () => {
  const { happened, turn } = watched();
  turn('hidden');
  vi.advanceTimersByTime(HIDDEN_MS - 1);
  turn('visible');
  vi.advanceTimersByTime(2 * HIDDEN_MS);
  expect(happened).toEqual(['opened']);
});

it('closes after a minute out of sight, and opens when it is seen again', () => {
  const { happened, turn, end } = watched();
  turn('hidden');
  vi.advanceTimersByTime(HIDDEN_MS);
  expect(happened).toEqual(['opened', 'closed']);
  turn('visible');
  expect(happened).toEqual(['opened', 'closed', 'opened', 'returned']);
  end();
  turn('hidden');
  vi.advanceTimersByTime(HIDDEN_MS);
  expect(happened).toEqual(['opened', 'closed', 'opened', 'returned', 'closed']);
});

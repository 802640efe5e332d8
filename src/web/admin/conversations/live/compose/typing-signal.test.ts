import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTypingSignal } from './typing-signal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A signal and what it told, with the time since it was made. */
function watched() {
  const began = Date.now();
  const told: [seconds: number, isTyping: boolean][] = [];
  const signal = createTypingSignal((isTyping) => told.push([(Date.now() - began) / 1000, isTyping]));
  return { signal, told };
}

it('tells of writing at once, then at most every four seconds, and stops after five without a key', () => {
  const { signal, told } = watched();
  for (let second = 0; second < 9; second++) {
    signal.press();
    vi.advanceTimersByTime(1000);
  }
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([
    [0, true],
    [4, true],
    [8, true],
    [13, false],
  ]);
});

it('stops with the message, once, and tells at once of the next', () => {
  const { signal, told } = watched();
  signal.press();
  vi.advanceTimersByTime(1000);
  signal.stop();
  signal.stop();
  vi.advanceTimersByTime(10_000);
  signal.press();
  expect(told).toEqual([
    [0, true],
    [1, false],
    [11, true],
  ]);
});

it('tells nothing of an end where nothing was begun', () => {
  const { signal, told } = watched();
  signal.stop();
  expect(told).toEqual([]);
});

// Notifications: one at once, kept a while after they were dismissed.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dismissToast,
  getToasts,
  showToast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  TOAST_SWIPE_THRESHOLD_PX,
} from './toasts.ts';
import { TOOLTIP_DELAY_MS } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('holds the contract’s figures', () => {
  expect({
    limit: TOAST_LIMIT,
    duration: TOAST_DURATION_MS,
    removeDelay: TOAST_REMOVE_DELAY_MS,
    swipeThreshold: TOAST_SWIPE_THRESHOLD_PX,
    hotkey: TOAST_HOTKEY,
    tooltipDelay: TOOLTIP_DELAY_MS,
  }).toEqual({
    limit: 1,
    duration: 5000,
    removeDelay: 1_000_000,
    swipeThreshold: 50,
    hotkey: 'F8',
    tooltipDelay: 700,
  });
});

it('shows the newest alone, and drops it 1,000,000 ms after it was dismissed', () => {
  showToast({ title: 'Error', description: 'First', tone: 'destructive' });
  showToast({ title: 'Success!', description: 'Second' });
  const [toast] = getToasts();
  expect(getToasts()).toMatchObject([{ description: 'Second', tone: 'default', isOpen: true }]);
  dismissToast(toast?.id ?? 0);
  expect(getToasts()).toMatchObject([{ description: 'Second', isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(getToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(getToasts()).toHaveLength(0);
});

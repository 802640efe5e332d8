// A narrow window or a finger is mobile.
import { afterEach, expect, it, vi } from 'vitest';
import { isMobile } from './is-mobile.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([true, false])('asks the browser: %s', (matches) => {
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query);
    return { matches };
  });
  expect(isMobile()).toBe(matches);
  expect(asked).toEqual(['(width < 760px), (pointer: coarse)']);
});

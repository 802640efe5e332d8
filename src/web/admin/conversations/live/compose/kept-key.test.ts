import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepText, readKept } from '../../../use-kept-text.ts';
import { draftKey, forgetSent, keyFor } from './kept-key.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the key of the same words to the same visitor until they have arrived', () => {
  const key = keyFor('a', 'Yes, we do.');
  expect(keyFor('a', 'Yes, we do.')).toBe(key);
  expect(keyFor('b', 'Yes, we do.')).not.toBe(key);
  expect(keyFor('a', 'Yes, we do.')).toBe(key);
  expect(keyFor('a', 'Yes, we do!')).not.toBe(key);
  const again = keyFor('a', 'Yes, we do.');
  forgetSent('a', 'Yes, we do.');
  expect(keyFor('a', 'Yes, we do.')).not.toBe(again);
});

it('takes what was sent from its field, and leaves what was typed meanwhile', () => {
  keepText(draftKey('a'), ' Yes, we do. ');
  forgetSent('a', 'Yes, we do.');
  expect(readKept(draftKey('a'))).toBe('');
  keepText(draftKey('a'), 'And the next thing');
  forgetSent('a', 'Yes, we do.');
  expect(readKept(draftKey('a'))).toBe('And the next thing');
});

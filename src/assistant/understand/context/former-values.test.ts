import { describe, expect, it } from 'vitest';
import { knownAfter } from '../../testing/shop.ts';

const after = (messages: string[]) => knownAfter(messages).slots;

describe('the values from before a change', () => {
  it.each([
    'keep it simple',
    'what was the first number',
    'never mind the color',
    'the back then',
    'ok keep it at that',
  ])('are not meant by: %s', (message) =>
    expect(after(['we want 36 totes', 'I type', 'make it 50', message]).quantity).toBe(50),
  );
});

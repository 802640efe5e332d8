import { describe, expect, it } from 'vitest';
import { contextFor } from '../../../testing/shop.ts';
import { EXAMPLES } from './examples.ts';
import { likelyIntent } from './likely-intent.ts';

const likely = (message: string) => likelyIntent(contextFor(message).words);

describe('the likeness to examples', () => {
  it.each([
    ['how many weeks ahead should we order', 'turnaround'],
    ['would fifteen be too few', 'minimum_order'],
    ['is a png from canva fine', 'artwork'],
    ['just a star on the pocket', 'none'],
  ])('%s: %s', (message, intent) => {
    expect(likely(message)?.intent).toBe(intent);
    expect(likely(message)?.margin).toBeGreaterThan(0);
  });

  it('tells who asks for Carl himself, which is off the topic', () =>
    expect(likely('what name did they give you')).toMatchObject({ label: 'identity', intent: 'off_topic' }));

  it('knows nothing of words it never saw', () => expect(likely('xylograph zymurgy')).toBeUndefined());

  it('has no example twice', () => {
    const all = [...EXAMPLES.values()].flat();
    expect(new Set(all).size).toBe(all.length);
  });
});

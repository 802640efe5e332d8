import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../testing/shop.ts';
import type { Question } from '../turn.ts';
import { readArtwork } from './artwork.ts';

const artwork = (message: string, asked: Question | null = null) =>
  outcome(readArtwork(contextFor(message, asked)));

describe('artwork', () => {
  it.each([
    ['we have a logo', 'logo ready'],
    ['I already have the artwork as a pdf', 'file ready (PDF)'],
    ['we need it designed', 'needs design'],
    ['I do not have a logo yet', 'needs design'],
    ['i have a sketch', 'sketch ready'],
  ])('is what there is to print from: %s', (message, expected) => expect(artwork(message)).toBe(expected));

  it('may be a yes or no where it was asked for', () => {
    expect(artwork('yes', 'artwork')).toBe('file ready');
    expect(artwork('not yet', 'artwork')).toBe('needs design');
    expect(artwork('yes')).toBe('skipped');
  });

  it.each(['what file do you need?', 'nice logo you have', 'a design question'])(
    'is not made up: %s',
    (message) => expect(artwork(message)).toBe('skipped'),
  );
});

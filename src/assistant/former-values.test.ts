import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const after = (messages: string[]) => say(messages).state.slots;

describe('the values from before a change', () => {
  it.each([
    'leave it how it was',
    'on second thought, go back to what we had',
    'nvm, the original amount',
    'no sorry my first quantity',
    'undo that',
    'put it back please',
    'can we keep it like it was before',
  ])('are back with: %s', (message) => {
    expect(after(['we want 36 totes', 'I type', 'make it 50']).quantity).toBe(50);
    expect(after(['we want 36 totes', 'I type', 'make it 50', message]).quantity).toBe(36);
  });

  it.each([
    'mejor déjelo como estaba',
    'no, quedemos como antes',
    'volvamos a lo que teníamos',
    'siempre no, como al principio',
  ])('are back in Spanish with: %s', (message) =>
    expect(after(['quiero 36 bolsas', 'que sean 50', message]).quantity).toBe(36),
  );

  it('are those of whatever was changed last', () => {
    const talk = ['36 totes in red', 'I type', 'make them teal'];
    expect(after(talk).colors).toEqual(['teal']);
    expect(after([...talk, 'no, keep it how it was'])).toMatchObject({ quantity: 36, colors: ['red'] });
  });

  it('stay gone once something else was told, but for a number that is called so', () => {
    const talk = ['we want 36 totes', 'I type', 'make it 50', 'in red'];
    expect(after([...talk, 'leave it how it was']).quantity).toBe(50);
    expect(after([...talk, 'back to the old number']).quantity).toBe(36);
  });

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

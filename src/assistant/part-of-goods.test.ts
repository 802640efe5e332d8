import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const JOB = ['50 maroon tees'];
const after = (message: string) => {
  const { slots } = say([...JOB, message]).state;
  return [slots.quantity, slots.colors];
};

describe('some of the pieces in another color', () => {
  it.each([
    'four of them gray instead of maroon',
    'could 8 of those be gray',
    'switch 20 to gray',
    'my dad wants his in gray',
    'referees get gray ones',
    'the captain ones in gray',
    'two of the 50 gray please',
    'a couple of em gray',
  ])('stands beside the others: %s', (message) => {
    expect(after(message)).toEqual([50, ['maroon', 'gray']]);
    expect(say([...JOB, message]).reply).toMatch(/gray for some of them/i);
  });

  it.each([
    'gray instead of maroon',
    'actually all of them gray',
    '50 of them in gray',
    'change them to gray',
    'make it gray',
  ])('is no part where all are meant: %s', (message) => expect(after(message)).toEqual([50, ['gray']]));
});

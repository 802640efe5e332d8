import { describe, expect, it } from 'vitest';
import { knownAfter } from '../../testing/shop.ts';

const JOB = ['50 maroon tees'];
const after = (message: string) => {
  const { slots } = knownAfter([...JOB, message]);
  return [slots.quantity, slots.colors];
};

describe('some of the pieces in another color', () => {
  it.each([
    'gray instead of maroon',
    'actually all of them gray',
    '50 of them in gray',
    'change them to gray',
    'make it gray',
  ])('is no part where all are meant: %s', (message) => expect(after(message)).toEqual([50, ['gray']]));
});

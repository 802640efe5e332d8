import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

describe('a question to the calendar', () => {
  const known = ['60 shirts by april 17', 'I type'];

  it.each([
    ['is the 17th a friday', 'Yes, April 17 is a Friday.'],
    ['is the 21st a monday?', 'No, April 21 is a Tuesday.'],
    ['is may 10 mothers day?', 'Yes, Sunday, May 10 is Mothers Day.'],
    ['is memorial day on may 26?', 'No, Memorial Day is on Monday, May 25.'],
    ['wait is that a thursday?', 'No, April 17 is a Friday.'],
    ['what day is may 9', 'May 9 is a Saturday.'],
  ])('%s', (message, answer) => {
    const { reply, state } = say([...known, message]);
    expect(reply).toContain(answer);
    expect(state.slots.dueDate?.date).toBe('2026-04-17');
  });

  it('comes with the day that is wanted instead', () => {
    const { reply, state } = say([...known, 'wait is the 17th a friday? then the 16th pls']);
    expect(reply).toMatch(/Yes, April 17 is a Friday\..*Thursday, April 16/);
    expect(state.slots.dueDate?.date).toBe('2026-04-16');
  });

  it.each(['is friday the 24th ok?', 'is the 24th possible', 'what day is good for you'])(
    'is not %s',
    (message) => {
      expect(say([...known, message]).reply).not.toMatch(/\b(?:Yes|No), /);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { knownAfter, say } from '../../testing/shop.ts';

const HOURS = 'what are your hours';

describe('the hours of a day', () => {
  it.each([
    [['so how late on saturday']],
    [['and friday til when?']],
    [['is thursday evening ok']],
    [[HOURS, 'how about friday']],
    [[HOURS, 'and on memorial day']],
    [[HOURS, 'dec 24?']],
    [[HOURS, 'and sunday?']],
    [['60 shirts', 'I type', HOURS, 'what about saturday?']],
  ])('are no day of the job: %j', (messages) => {
    const { reply, state } = say(messages);
    expect(reply).toMatch(/\b(?:open|closed) on |\bOn \w+, \w+ \d+ we are open/);
    expect(state.slots.dueDate).toBeUndefined();
  });

  it.each([
    [['60 shirts', 'I type', HOURS, 'friday'], '2026-03-06'],
    [['60 shirts', 'I type', 'how late can you do friday the 20th'], '2026-03-20'],
    [['60 shirts', 'what about friday march 20'], '2026-03-20'],
    [['20 aprons', 'I type', 'we open on may 8 so a week before that'], '2026-05-01'],
  ])('are not meant by %j', (messages, date) => {
    expect(knownAfter(messages).slots.dueDate?.date).toBe(date);
  });

  it('of the visitor are not told', () => {
    expect(say(['20 aprons', 'I type', 'our cafe opens on may 8, a week before']).reply).not.toMatch(
      /we are open/i,
    );
  });
});

describe('how late the shop is open', () => {
  it.each([
    ['what time do you guys close on saturdays? I would bring a hat over'],
    ['so how late are you open fridays? need to drop off a jacket'],
  ])('is told beside a visit: %s', (message) => {
    expect(say(['do you stitch polos', message]).reply).toMatch(/6 pm/);
  });
});

describe('the day of a call', () => {
  it('is no day of the job', () => {
    const state = knownAfter(['can a person call me', 'tuesday then, 816 555 0142']);
    expect(state.slots).not.toHaveProperty('dueDate');
  });

  it('is not every day told to a person', () => {
    const state = knownAfter(['can a person call me', 'I need them by tuesday, 816 555 0142']);
    expect(state.slots.dueDate?.date).toBe('2026-03-10');
  });
});

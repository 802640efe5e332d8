import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

const job = ['60 jerseys with names and numbers', 'I type'];

describe('whether the whole job can be done', () => {
  it.each(['can u handle that', 'could you guys do all that?', 'ok can you pull that off'])(
    'is answered with a yes: %s',
    (message) => expect(say([...job, message]).reply).toMatch(/^(?:Yes, we can|We can)/),
  );

  it('is no promise where the day is too soon', () =>
    expect(say([...job, 'for this friday', 'can you do that']).reply).not.toMatch(/^(?:Yes, we can|We can)/));
});

describe('the work of another printer', () => {
  it.each(['so frustrated with my last printer', 'our old print shop never called me back'])(
    'is met with a word of regret: %s',
    (message) => expect(say([message]).reply).toMatch(/Sorry to hear|pity/),
  );

  it('stands back behind a job', () =>
    expect(say(['our old printer messed up, need 40 shirts']).state.slots.quantity).toBe(40));
});

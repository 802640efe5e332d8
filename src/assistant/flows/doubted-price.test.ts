import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

describe('a price that is doubted', () => {
  it.each([
    'why that much',
    'how come it is so steep',
    'what goes into that figure',
    'what are we paying for',
  ])('is told with what it covers: %s', (message) => {
    const { reply } = say(['60 hoodies with 3 ink colors', 'I type', message]);
    expect(reply).toMatch(/the hoodies, printing, .*setup/);
    expect(reply).toMatch(/From 72 pieces on it falls to about \$.*with one ink color it is about \$/);
  });

  it.each(['ouch', "that's kinda steep", 'more than we can spend', 'sounds like a lot for hoodies'])(
    'is met with what costs less and asked about the sum: %s',
    (message) => {
      const { reply, state } = say(['60 hoodies', 'I type', message]);
      expect(reply).toMatch(/From 72 pieces/);
      expect(state.asked).toBe('budgetCents');
      expect(say(['60 hoodies', 'I type', message, '900']).state.slots.budgetCents).toBe(90_000);
    },
  );

  it('is no quarrel where no job is known', () => {
    const { reply, state } = say(['your rates are outrageous']);
    expect(reply).toMatch(/price book/);
    expect(reply).not.toMatch(/\$|sorry/);
    expect(state.asked).toBe('service');
  });

  it.each([
    ['why so many questions', /skip whatever|not sure/],
    ['why is the setup so high', /setup/],
    ['60 is a lot of boxes to carry', /^(?!.*(?:understand|hear you|Fair enough))/],
  ])('is none: %s', (message, answer) => {
    const { reply } = say(['60 hoodies', 'I type', message]);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(/estimate covers|estimate are/);
  });
});

import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const both = (...messages: string[]) => {
  const { slots, jobs } = say(messages).state;
  return [slots, jobs[0]?.slots];
};

describe('what is told of all the goods in one message', () => {
  it.each([
    '40 hoodies and 6 posters. Colors are orange and black. The file is ready.',
    '40 hoodies and 6 posters, both orange and black. The file is ready.',
    'Colors are orange and black. We need 40 hoodies and 6 posters. The file is ready.',
  ])('goes to each of them: %s', (message) => {
    const told = { colors: ['orange', 'black'], artwork: 'file ready' };
    expect(both(message)).toMatchObject([told, told]);
  });

  it('leaves with the first what stands beside it', () => {
    const [first, second] = both('40 orange hoodies with our logo on the back and 6 posters');
    expect(first?.colors).toEqual(['orange']);
    expect(second).toEqual({ service: 'signs-and-banners', quantity: 6 });
  });

  it('prints no sleeve of a poster', () => {
    const [first, second] = both('40 hoodies and 6 posters. Logo on the left sleeve.');
    expect(first?.imprintLocations).toEqual(['left sleeve']);
    expect(second?.imprintLocations).toBeUndefined();
  });

  it('is the day the goods are needed by, and not the day of what they are for', () => {
    const [first, second] = both(
      '10 yard signs and a 3x6 banner. The fair is may 16, we need them by may 8.',
    );
    expect([first?.dueDate?.date, second?.dueDate?.date]).toEqual(['2026-05-08', '2026-05-08']);
  });
});

describe('what is told of both later', () => {
  it('goes to the job that waits too', () => {
    const told = { colors: ['maroon'] };
    expect(both('40 hoodies and 20 caps', 'maroon for both')).toMatchObject([told, told]);
    expect(both('40 hoodies and 20 caps', 'the art is ready for both')[1]?.artwork).toBe('file ready');
  });

  it('is no other job where both sides are printed', () => {
    expect(both('10 yard signs and 20 caps', 'red on both sides')[1]?.colors).toBeUndefined();
  });
});

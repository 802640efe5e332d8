import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

describe('another print, tried out', () => {
  it.each([
    ['60 tees, front and back', "what's it come to if we leave off the back"],
    ['60 tees, front and back', 'would it be cheaper with just the front'],
    ['100 screen printed tees, 3 colors', 'how much if they were only one color'],
    ['one 2x4 banner', 'suppose it was 3x8'],
    ['48 tees', 'how much if we did hoodies'],
    ['10 yard signs', 'price without the stakes?'],
    ['24 embroidered beanies', 'what would print run instead'],
    ['60 tees, front and back', 'what about without the back'],
  ])('is priced and leaves the job as it is: %s, %s', (job, question) => {
    const [before, after] = [say([job]), say([job, question])];
    expect(after.reply).toMatch(/\$/);
    expect(after.state.slots).toEqual(before.state.slots);
    expect(after.state.options).toEqual(before.state.options);
    expect(after.state.inkColors).toBe(before.state.inkColors);
  });

  it('has no price where the price book has those goods in one way only, and leaves them so', () => {
    const { reply, state } = say(['48 hoodies', 'what would embroidery cost instead']);
    expect(reply).toMatch(/no price.*hoodies with embroidery|hoodies with embroidery I have no price/);
    expect(state.slots.service).toBe('screen-printing');
  });

  it('is taken with a yes', () => {
    const talk = ['60 tees, front and back', 'how much if we drop the back'];
    expect(say([...talk, 'yeah do that']).state.slots.imprintLocations).toEqual(['front']);
    expect(say([...talk, 'no leave it']).state.slots.imprintLocations).toEqual(['front', 'back']);
    expect(say([...talk, 'may 1', 'ok']).state.slots.imprintLocations).toEqual(['front', 'back']);
  });

  it.each(['lets only do the front, how much is that', 'actually just the front please'])(
    'is no more than a change where it is told: %s',
    (change) => {
      expect(say(['60 tees, front and back', change]).state.slots.imprintLocations).toEqual(['front']);
    },
  );

  it('is nothing where mishaps are supposed', () => {
    const turn = say(['60 tees, front and back', 'what if the back one peels']);
    expect(turn.state.slots.imprintLocations).toEqual(['front', 'back']);
    expect(turn.reply).not.toMatch(/change it to that|that way/);
  });
});

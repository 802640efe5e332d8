import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

describe('what shall stand on the goods', () => {
  it.each([
    ['150 stadium cups', 'can they say go bobcats class of 2027'],
    ['30 tote bags', 'could you add our street address'],
    ['48 shirts', 'is there room for a qr code'],
    ['80 lanyards', 'can we have the mascot next to the logo'],
    ['60 cups', 'typing works. can you add the year'],
  ])('goes into the design, and to the shop in their words: %s, %s', (job, wish) => {
    const { reply, state } = say([job, wish]);
    expect(reply).toMatch(/design/);
    expect(state.said.join()).toContain(wish);
  });

  it.each([
    ['150 stadium cups', 'can you put a different name on each cup'],
    ['30 tote bags', 'can i have your address'],
    ['48 shirts', 'can you send the logo to my partner'],
    ['80 lanyards', 'can we have the date changed'],
    ['36 polos', 'can you put a photo on them'],
  ])('is nothing else: %s, %s', (job, message) =>
    expect(say([job, message]).reply).not.toMatch(/goes into the design|noted it for the design/),
  );

  it.each([
    'each kid needs a name and a number on the sleeve',
    'can you put everybodys name on the back',
    'names and numbers on the backs please',
  ])('is quoted by a person where each piece has its own: %s', (message) =>
    expect(say(['36 jerseys', message]).reply).toMatch(/set by hand/),
  );

  it('is no name for each where all have the same', () =>
    expect(say(['36 jerseys', 'our phone number on the back']).reply).not.toMatch(/set by hand/));

  it('is taken down beside the job too', () => {
    const { reply } = say([
      'do you print hoodies',
      '60 of them in teal, can they have our crest and est 1998',
    ]);
    expect(reply).toMatch(/\$.*design/);
  });
});

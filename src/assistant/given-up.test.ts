import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const TALK = ['36 hats', 'also 80 mugs'];

describe('goods among several', () => {
  it.each([
    "let's leave the mugs out after all, just the hats",
    'we won’t need the mugs anymore',
    'hold off on the mugs for now',
    'take the mugs off',
    'changed my mind about the mugs',
  ])('are given up in a roundabout way: %s', (message) => {
    const { reply, state } = say([...TALK, message]);
    expect(reply).toMatch(/without the mugs|no mugs/);
    expect(state.jobs.filter(({ stored }) => !stored)).toEqual([]);
    expect(state).toMatchObject({ thing: 'hat', slots: { quantity: 36 } });
  });

  it.each(["we don't need the mugs until june", 'do you leave the mugs out in the sun'])(
    'stay: %s',
    (message) => expect(say([...TALK, message]).state.jobs).toMatchObject([{ thing: 'mug' }]),
  );

  it('are priced where it is asked what they cost beside the job', () => {
    const { reply, state } = say([
      'window lettering for our shop',
      'typing',
      'how much would one 3x8 banner be on top',
    ]);
    expect(reply).toMatch(/1 banner.*\$/i);
    expect(state).toMatchObject({ thing: 'window lettering', jobs: [{ thing: 'banner' }] });
  });
});

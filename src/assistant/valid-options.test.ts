import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const WHO = 'Lee Park, lee@example.com';

describe('what goods usually have', () => {
  it('is counted and said, and asked for no more', () => {
    const { reply, state } = say(['40 lawn signs', 'typing', 'by may 4', 'not sure']);
    expect(reply).not.toMatch(/hang by/);
    expect(say(['40 lawn signs']).reply).toMatch(/wire stakes/);
    expect(state.options.finishing).toBeUndefined();
  });

  it.each([
    ['3 aluminum signs 2x3', /hems|grommets|cut to size/],
    ['2 sandwich boards', /hems|grommets|13-ounce|cut to size/],
  ])('needs no words where it costs nothing: %s', (message, others) =>
    expect(say([message]).reply).not.toMatch(others),
  );

  it('gives way to what is chosen', () => {
    expect(say(['40 lawn signs', 'how much without the stakes']).reply).toMatch(/about \$\S+ less/);
    expect(say(['40 lawn signs', 'make that 2 banners 3x6']).reply).not.toMatch(/stakes/);
  });
});

describe('the summary', () => {
  it.each([
    [['36 jackets', 'by may 4', WHO], /36 jackets, embroidered/],
    [['36 hats, printed not stitched', 'by may 4', WHO], /36 hats, full-color transfer/],
    [['a 4x8 banner with grommets', 'just one', 'by may 4', WHO], /hems with grommets/],
    [['2 a-frame signs, both sides', 'by may 4', WHO], /2 a-frame signs, printing on both sides, in hands/],
  ])('says what was chosen: %j', (talk, chosen) => expect(say(talk).reply).toMatch(chosen));
});

import { describe, expect, it } from 'vitest';
import { say } from '../../testing/shop.ts';

const WHO = 'Lee Park, lee@example.com';

describe('what goods usually have', () => {
  it.each([
    ['3 aluminum signs 2x3', /hems|grommets|cut to size/],
    ['2 sandwich boards', /hems|grommets|13-ounce|cut to size/],
  ])('needs no words where it costs nothing: %s', (message, others) =>
    expect(say([message]).reply).not.toMatch(others),
  );
});

describe('the summary', () => {
  it.each([[['a 4x8 banner with grommets', 'just one', 'by may 4', WHO], /hems with grommets/]])(
    'says what was chosen: %j',
    (talk, chosen) => expect(say(talk).reply).toMatch(chosen),
  );
});

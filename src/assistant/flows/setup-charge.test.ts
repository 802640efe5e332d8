import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

describe('the setup charge', () => {
  it.each([
    ['36 polos', /setup.* \$15 once per job, plus \$55 for digitizing/],
    ['letter my van', /setup.* \$95 once per job/],
    ['48 hoodies', /setup.* \$25 once per job.*\$20 for each further ink color/],
    ['a website', /no setup charge/],
  ])('is that of the trade talked about: %s', (job, answer) => {
    const { reply } = say([job, 'I type', 'is there a setup fee?']);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(/first screen/);
  });

  it.each(['can you set up a call', 'is the setup included in that', 'does my account need setting up'])(
    'is not asked for by: %s',
    (message) => expect(say(['36 polos', 'I type', message]).reply).not.toMatch(/\$15 once per job/),
  );
});

import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

describe('an answer from the shop’s pages', () => {
  it('names the page and quotes it briefly', () => {
    for (const question of [
      'how do I wash the shirts?',
      'how can I pay?',
      'do you ship to texas?',
      'what happens if something came out wrong?',
      'how do proofs work?',
    ]) {
      const { reply } = say([question]);
      expect(reply, question).toMatch(/^From our page "[^"]+": /);
      expect(reply.length, question).toBeLessThan(480);
    }
  });

  it('reads out of a list what the question is about', () => {
    expect(say(['can I pay with a check?']).reply).toMatch(/Company check/);
  });

  it('is not given for the job from what holds for other goods', () => {
    const outside = 'how long do they last outside?';
    expect(say(['3 banners', 'type', outside]).reply).toMatch(/From our page "Signs/);
    expect(say(['100 stickers', 'type', outside]).reply).not.toMatch(/From our page/);
  });

  it('says so when nothing fits, and offers a person', () => {
    for (const question of ['do you engrave wood?', 'do you take bitcoin?', 'can you laser cut leather?']) {
      const { reply, suggestions } = say([question]);
      expect(reply, question).toMatch(/(?:know|sure).*(?:person|people|someone)/);
      expect(suggestions, question).toContain('Talk to a person');
    }
  });
});

import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const SORRY = /sorry for your loss/i;

describe('who tells that somebody has died', () => {
  it.each([
    'my dad passed away and we want shirts for the memorial',
    'our coach died last month, we want 40 shirts for the team',
    'we lost our grandpa in january and want hoodies in his colors',
    'need 30 tees for my grandmas funeral on saturday',
    'banner for my brothers celebration of life',
    "30 tees for my uncle's funeral",
    'our pastor died on monday and we need a banner',
    'hoodies in memory of our teammate',
    'my grandma passed away, can you do buttons or shirts',
  ])('hears a word of sympathy: %s', (message) => expect(say([message]).reply).toMatch(SORRY));

  it('hears it in Spanish', () =>
    expect(say(['mi papá falleció y queremos 30 playeras con su foto']).reply).toMatch(
      /lamento mucho su pérdida/i,
    ));

  it('hears it once, in three sentences at most, and with the price', () => {
    const talk = ['my husband passed away last week, we need 40 shirts with his picture'];
    const { reply } = say(talk);
    expect(reply).toMatch(SORRY);
    expect(reply).toMatch(/\$\d/);
    expect(reply).toMatch(/includes/);
    expect(say([...talk, 'the funeral is on saturday']).reply).not.toMatch(SORRY);
    expect(say([...talk, 'I type', 'he died on the 3rd']).reply).not.toMatch(SORRY);
  });

  it.each([
    'my friend passed along your number, 30 hats please',
    'we are a funeral home and need 50 polos',
    'shirts for memorial day, 40 of them',
    'my phone died, so again: 40 shirts',
    'our kids passed their exams and want 20 shirts',
    'I lost my friends number, can you do 40 shirts',
    'the funeral home on 5th needs 3 signs',
    'our old van died, so we wrap the new one',
    'my daughter passed the bar, 20 shirts for the party',
    'we lost our sign in the storm',
    'the riverside memorial tournament needs 40 polos',
  ])('is nobody who says: %s', (message) => expect(say([message]).reply).not.toMatch(SORRY));
});

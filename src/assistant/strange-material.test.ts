import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

describe('a sign of a material on no price list', () => {
  it.each([
    ['3 sandblasted cedar signs', /cedar signs/i],
    ['how much is a 2x3 granite entrance sign', /granite signs/i],
    ['a sign carved out of walnut for our lobby', /walnut signs/i],
  ])('has no price: %s', (message, goods) => {
    const { reply } = say([message]);
    expect(reply).toMatch(goods);
    expect(reply).toMatch(/a person works/i);
    expect(reply).not.toMatch(/\$|aluminum|vinyl/i);
  });

  it.each([
    '2x3 metal sign, how much',
    'how much is a 2x3 sign to hang on a brick wall',
    'price of a 2x3 sign that looks like wood',
    'price for a 2x3 sign for Copper Kettle',
    'how much is a 2x3 sign for our stone yard',
  ])('is not meant by: %s', (message) => expect(say([message]).reply).toMatch(/\$/));

  it('gets one where a known one takes its place', () => {
    const { reply } = say(['price of a 2x3 oak sign', 'aluminum then', 'one']);
    expect(reply).toMatch(/\$/);
    expect(reply).not.toMatch(/oak/);
  });
});

describe('what is asked of the shop itself', () => {
  it.each([
    'r yall an actual print shop or a reseller',
    'is this place legit',
    'who started this business',
    'do you have your own presses',
  ])('is answered from its page: %s', (message) => {
    const { reply } = say([message]);
    expect(reply).toMatch(/About the shop/);
  });

  it.each(['are you an actual machine', 'is this a real person'])('is not: %s', (message) =>
    expect(say([message]).reply).toMatch(/AI/),
  );
});

describe("another shop's price", () => {
  it.each([
    'a different place offered 7.25 apiece, can yall beat it',
    'we have an estimate from another company for 900, can you match that',
    'can you match what somebody else quoted me, 11 each for 30 beanies',
  ])('promises nothing: %s', (message) => {
    const { reply, state } = say([message]);
    expect(reply).toMatch(/no discounts|cannot give discounts|No discounts|do not match|\$/);
    expect(reply).not.toMatch(/cannot share/);
    expect(state.slots.budgetCents).toBeUndefined();
  });
});

it('tells what is not done to a van beside what is', () => {
  const { reply, state } = say(['tint my truck windows and put our name on the tailgate']);
  expect(reply).toMatch(/do not tint/);
  expect(state.slots.imprintLocations).toEqual(['tailgate']);
});

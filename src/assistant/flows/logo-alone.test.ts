import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

describe('a logo and nothing to put it on', () => {
  it.each([
    [['can you design a logo for our food truck', 'no just the logo for now']],
    [['we just need a logo, no shirts or anything']],
    [['need logo only, how much']],
    [["I'd like to design consultation", 'just the logo']],
    [['we need a logo for our church', 'how much would a logo be', 'ok nothing else for now, just that']],
  ])('is a job of its own: %j', (messages) => {
    const { state } = say(messages);
    expect([state.serviceWording, state.slots.service]).toEqual(['Logo design', undefined]);
  });

  it('costs what the page on artwork says, told once', () => {
    const replies = ['we need a logo', 'just the logo', 'ok logo only'].map(
      (_, at, all) => say(all.slice(0, at + 1)).reply,
    );
    expect(replies[1]).toContain('draws a new design for $120');
    expect(replies[2]).not.toContain('$120');
  });

  it('is summed up and sent without a count', () => {
    const told = ['just need a logo designed', 'it is for Copper Kettle Coffee', 'Dana, dana@kettle.example'];
    expect(say(told).reply).toMatch(
      /logo design, artwork to be drawn, for Dana, Copper Kettle Coffee, dana@kettle\.example/,
    );
    expect(say([...told, 'yes']).effects).toMatchObject([
      { type: 'save-lead', lead: { service: 'Logo design', quantity: null } },
    ]);
  });

  it.each([
    'only the logo on 24 hats',
    'I just need the logo on the sleeve',
    'just a logo embroidered on 12 polos',
    'just the design printed on a banner',
    'the logo only comes in black',
  ])('is none where something carries it: %s', (message) =>
    expect(say([message]).state.serviceWording).toBeNull(),
  );
});

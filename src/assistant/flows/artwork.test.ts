import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

it('asks for no stitch file of what is still to be drawn', () => {
  const talk = [
    '24 embroidered caps by april 20',
    'type',
    'our brand is on a piece of paper, you would have to draw it up',
  ];
  expect(say(talk.slice(0, 2)).state.asked).toBe('option');
  const { reply } = say(talk);
  expect(reply).toMatch(/draw/);
  expect(reply).not.toMatch(/estimate|digitized/);
});

describe('artwork that is there', () => {
  it.each([
    'artwork is finished',
    'got a vector file for you',
    'design is done, eps',
    'ok yeah typing is fine, the art is done in illustrator',
  ])('is taken in without advice: %s', (message) => {
    const { reply, state } = say(['40 tees', 'type', message]);
    expect(state.slots.artwork).toMatch(/ready/);
    expect(reply).not.toMatch(/dpi|vector|page/);
  });

  it.each(['artwork is done, what format do you like', 'our logo is a jpg', 'which file do you need'])(
    'still gets what is asked or worth knowing: %s',
    (message) => expect(say(['40 tees', 'type', message]).reply).toMatch(/dpi|vector/),
  );
});

describe('a file sent before', () => {
  it.each([
    'emailed you our logo this morning, did you receive it',
    'did the picture i sent get there',
    'hi, checking that you got my artwork',
    'have you seen my email',
  ])('is in the mailbox of the shop: %s', (message) => expect(say([message]).reply).toMatch(/mailbox/));

  it.each(['did you get the shirts i sent', 'can you see my design on black', 'I sent you the logo'])(
    'is not asked for: %s',
    (message) => expect(say([message]).reply).not.toMatch(/mailbox/),
  );

  it('is told among other things, and asks for no advice', () => {
    const { reply, state } = say(['30 polos', 'type', 'need them april 14, the logo is a png']);
    expect(reply).not.toMatch(/pixels|dpi/);
    expect(state.slots).toMatchObject({
      artwork: expect.stringMatching(/PNG/),
      dueDate: { date: '2026-04-14' },
    });
  });
});

describe('the summary', () => {
  it('names the year of a day in another year', () => {
    const told = ['30 tees, front print, logo ready, Ann Bell, ann@example.com', 'type'];
    expect(say([...told, 'by january 8']).reply).toMatch(/Jan 8, 2027/);
    expect(say([...told, 'by may 8']).reply).not.toMatch(/2026/);
  });

  it('says whether the artwork is there or to be drawn', () => {
    const told = ['30 tees, front print, by april 3, Ann Bell, ann@example.com', 'type'];
    expect(say(told).reply).not.toMatch(/ready|drawn/);
    const withLogo = told.map((line) => line.replace('print,', 'print, our logo is an svg,'));
    expect(say(withLogo).reply).toMatch(/, logo ready \(SVG\), in hands/);
    expect(say([...told, 'we have no logo, you would have to draw one']).reply).toMatch(
      /, artwork to be drawn, in hands/,
    );
  });
});

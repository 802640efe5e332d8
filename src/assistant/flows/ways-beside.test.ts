import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

describe('a way of marking beside the job', () => {
  it.each([
    ['60 aprons, embossed with our crest', /say nothing of embossing/],
    ['150 coasters with foil stamping', /say nothing of foil/],
    ['36 caps in puff embroidery', /Puff lettering/],
    ['40 jerseys, dye sub', /do no sublimation/],
    ['72 bottles, laser etched', /Engraving is one of the ways/],
    ['100 keychains engraved with our name', /for keychains a person/],
    ['48 tees in glow ink', /glow-in-the-dark.*possible/],
    ['30 blank hoodies, no printing', /sell them blank/],
  ])('is told of in a sentence, and the job goes on: %s', (message, says) => {
    const { reply, state } = say([message]);
    expect(reply).toMatch(says);
    expect(state.slots.quantity).toBeGreaterThan(0);
    expect(reply).toMatch(/\?$/);
  });

  it.each([
    '30 plain black tees with our logo',
    '30 tees, no print on the back',
    '30 tees, back blank, logo on the chest',
    'we run a flock of 30, need shirts',
    '40 tees for the glow run',
    '25 tees for the Puff Pastry bakery',
  ])('is not made up: %s', (message) => {
    expect(say([message]).reply).not.toMatch(/our pages|our page|blank/i);
  });
});

describe('what is not made here', () => {
  it.each([
    'quote for an illuminated sign',
    'backlit letters over our entrance',
    'tint on my pickup',
    'window film for the work van',
    'need a neon sign for the den',
  ])('is said so, also where it is wished for: %s', (message) => {
    const { reply, state } = say([message]);
    expect(reply).toMatch(/We do not/);
    expect(state.slots.service).toBeUndefined();
  });

  it.each([
    ['12 yard signs in light green', 'signs-and-banners'],
    ['neon pink yard signs, 15 of them', 'signs-and-banners'],
    ['my van has tint, letter the doors', 'car-wraps'],
    ['250 temporary tattoos', 'promo-products'],
  ])('is no more than it says: %s', (message, service) => {
    expect(say([message]).state.slots.service).toBe(service);
  });

  it.each(['are the inks toxic', 'is the ink safe around infants', 'do you sell blank goods'])(
    'or not known, is left to a person: %s',
    (message) => expect(say([message]).reply).toMatch(/person|people|someone/),
  );
});

import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

it('says that goods are made which shall have names', () => {
  expect(say(['do you do koozies with our initials on them']).reply).toMatch(/we make koozies, from 50/);
  expect(say(['do bottles leak']).reply).not.toMatch(/we make bottles/);
  expect(say(['do you make caps that stretch']).reply).not.toMatch(/we make caps/);
});

describe('a question about a service that is not said yet', () => {
  it.each([
    ['I have a question about Signs & Banners', /about signs/],
    ['I have a question about Hats & T-Shirts', /about hats/],
    ['i have a quick question about koozies', /about promo products/],
    ['questions about vehicle wraps pls', /about car wraps/],
    ['I have a question about Websites + AI', /about websites/],
    ['i have a question about truck lettering', /about car wraps/],
  ])('is asked for: %s', (message, about) => {
    const { reply, suggestions, state } = say([message]);
    expect(reply).toMatch(about);
    expect(reply).not.toMatch(/\$|form|[Hh]ow many/);
    expect(suggestions.length).toBeGreaterThan(1);
    expect(state).toMatchObject({ asked: null, flow: null, capturing: false });
    expect(state.slots.quantity).toBeUndefined();
  });

  it.each([
    ['a question about mugs: how long do they take', /working days/],
    ['question about the cost of 40 hoodies', /\$/],
    ['I have a question about my hoodies order', /order/],
  ])('is answered where it is said: %s', (message, answer) => expect(say([message]).reply).toMatch(answer));

  it.each([
    ['to hang up in the store', 'signs-and-banners'],
    ['something to give away', 'promo-products'],
    ['drive', 'car-wraps'],
    ['hang on', undefined],
    ['give me a minute', undefined],
  ])('is said by what it is for, where that was asked: %s', (message, service) =>
    expect(say(['hello', message]).state.slots.service).toBe(service),
  );

  it('is asked more closely of what is worn', () => {
    const { reply, state } = say(['hello', 'something to wear']);
    expect(reply).toMatch(/hoodies/);
    expect(state.asked).toBe('service');
  });

  it('leaves the job at hand as it is', () => {
    const { reply, state } = say(['30 caps in white', 'I have a question about Car Wraps']);
    expect(reply).toMatch(/about car wraps/);
    expect(state.slots).toMatchObject({ service: 'hats-and-t-shirts', quantity: 30 });
  });
});

describe('how a thing is done', () => {
  it('is no question for the list of what is made', () => {
    expect(say(['how do you get the patches to stay on']).reply).not.toMatch(/websites/);
    expect(say(['how can you help']).reply).toMatch(/websites/);
  });
});

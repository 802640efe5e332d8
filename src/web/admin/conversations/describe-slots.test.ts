import { describe, expect, it } from 'vitest';
import { describeSlots } from './describe-slots.ts';

const services = [
  { slug: 'screen-printing', name: 'Screen Printing' },
  { slug: 'car-wraps', name: 'Car Wraps' },
];
const wordsOf = (slots: Parameters<typeof describeSlots>[0]) =>
  describeSlots(slots, services).map(({ label, value }) => `${label}: ${value}`);

describe('describeSlots', () => {
  it('tells every slot, in one order whatever order they came in', () => {
    const slots = {
      artwork: 'vector logo',
      dimensions: '3 x 8 ft',
      imprintLocations: ['front', 'back'],
      colors: ['black', 'navy'],
      sizes: { S: 10, '2XL': 4 },
      budgetCents: 120_000,
      company: 'Ridgeline',
      phone: '+15035550142',
      email: 'dana@example.com',
      name: 'Dana',
      dueDate: { text: 'friday the 27th', date: '2026-03-27' },
      quantity: 1200,
      service: 'screen-printing',
    };
    expect(wordsOf(slots)).toEqual([
      'Service: Screen Printing',
      'Quantity: 1,200',
      'In hands: Fri, Mar 27, 2026 (“friday the 27th”)',
      'Name: Dana',
      'Email: dana@example.com',
      'Phone: (503) 555-0142',
      'Company: Ridgeline',
      'Budget: $1,200',
      'Sizes: 10 S, 4 2XL',
      'Colors: black, navy',
      'Places: front, back',
      'Dimensions: 3 x 8 ft',
      'Artwork: vector logo',
    ]);
  });

  it('says nothing of what is not known', () => {
    expect(wordsOf({})).toEqual([]);
    expect(wordsOf({ colors: [], sizes: {} })).toEqual([]);
  });

  it('keeps both ends of a range, cents and the visitor’s own words for a day', () => {
    expect(wordsOf({ quantity: 48, quantityMax: 60 })).toEqual(['Quantity: 48 to 60']);
    expect(wordsOf({ budgetCents: 9950 })).toEqual(['Budget: $99.50']);
    expect(wordsOf({ dueDate: { text: 'soon', date: null } })).toEqual(['In hands: soon']);
  });

  it('shows the slug of a service that the shop no longer offers', () => {
    expect(wordsOf({ service: 'vinyl' })).toEqual(['Service: vinyl']);
  });
});

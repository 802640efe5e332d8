import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingSchema } from '../../../schemas/reading.ts';
import { NOW, shop } from '../../testing/shop.ts';
import { read } from './read.ts';
import { nothingKnown } from './reader-state.ts';

describe('a reading', () => {
  it('holds everything that one message says', () => {
    const message =
      'Hi, this is Rosa Diaz from Harper Logistics: 60 navy hoodies, 20 S 20 M 20 L, 2 color front and back by may 8, budget $2,000, rosa@harper.example or 816-555-0142';
    expect(read(message, nothingKnown(), shop, NOW)).toEqual({
      intents: ['quote', 'contact_info', 'greeting'],
      slots: {
        name: 'Rosa Diaz',
        company: 'Harper Logistics',
        quantity: 60,
        sizes: { S: 20, M: 20, L: 20 },
        colors: ['navy'],
        imprintLocations: ['front', 'back'],
        dueDate: { text: 'may 8', date: '2026-05-08' },
        budgetCents: 200_000,
        email: 'rosa@harper.example',
        phone: '+18165550142',
        service: 'screen-printing',
      },
    });
  });

  it('reads capitals throughout as small letters, and keeps a company as typed', () => {
    const message = 'THIS IS RUTH FROM HARPER LOGISTICS, I NEED 60 SAGE GREEN HOODIES BY MAY 8';
    expect(read(message, nothingKnown(), shop, NOW).slots).toMatchObject({
      name: 'ruth',
      company: 'HARPER LOGISTICS',
      quantity: 60,
      colors: ['sage green'],
      dueDate: { date: '2026-05-08' },
    });
  });

  it('reads days in the time zone of the shop', () => {
    const lateEvening = new Date('2026-03-05T04:30:00Z');
    expect(read('tomorrow', nothingKnown(), shop, lateEvening).slots.dueDate?.date).toBe('2026-03-05');
  });

  it('is whole and the same each time, whatever is typed', () => {
    const pieces = fc.constantFrom(
      ...[
        'need',
        '50',
        'shirts',
        'a@b.co',
        '@',
        '816-555-0142',
        '2 the',
        '$',
        "'",
        '1(',
        'é',
        '😀',
        '\u0000',
        'my name is',
        'in 2 weeks',
        '3x6',
        '24/7',
        '-',
        '.',
        'not',
        'ignore all instructions',
        'necesito',
        'para el',
        'de la',
        'arroba',
        'constructor',
        '__proto__',
        'x'.repeat(40),
        '1-',
        '1,',
        'a.',
        '?x',
        'f*',
        'A1b2',
        'heyyyyy ',
        '\n',
        'W.',
        '1. ',
        '0145 ',
        '816-555-0133 24x36-',
        'I am at LLC\n',
      ],
    );
    const messages = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(pieces, { maxLength: 120 }).map((all) => all.join(' ').slice(0, 2000)),
      pieces.map((piece) => piece.repeat(500).slice(0, 2000)),
    );
    fc.assert(
      fc.property(messages, (message) => {
        const reading = read(message, nothingKnown(), shop, NOW);
        expect(readingSchema.safeParse(reading).success).toBe(true);
        expect(read(message, nothingKnown(), shop, NOW)).toEqual(reading);
        const { quantity, phone, email, dueDate } = reading.slots;
        expect(quantity === undefined || (Number.isInteger(quantity) && quantity > 0)).toBe(true);
        expect(phone === undefined || phone.replace(/\D/g, '').length >= 7).toBe(true);
        expect(email === undefined || email === email.toLowerCase()).toBe(true);
        expect(dueDate === undefined || message.includes(dueDate.text)).toBe(true);
      }),
      { numRuns: 300, seed: 300 },
    );
  });
});

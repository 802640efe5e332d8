import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';
import { initialState } from '../state.ts';
import { contextFor, NOW, outcome, shop } from '../testing/shop.ts';
import type { Question } from '../turn.ts';
import { readName } from './name.ts';

const name = (message: string, asked: Question | null = null) =>
  outcome(readName(contextFor(message, asked)));

describe("the visitor's name", () => {
  it.each([
    ['my name is Dana Whitfield', 'Dana Whitfield'],
    ['hi im sam and i need hats', 'sam'],
    ['This is Priya from Northside', 'Priya'],
    ['call me Tomás', 'Tomás'],
    ["I'm Jean-Luc Moreau", 'Jean-Luc Moreau'],
    ['Oluwaseun Adeyemi is my name', 'Oluwaseun Adeyemi'],
    ['put it under the name Ortega', 'Ortega'],
    ['rosa here, quick question', 'rosa'],
    ['Thanks, Maria', 'Maria'],
    ["my name's Bill Grant", 'Bill Grant'],
  ])('is read from %s', (message, expected) => expect(name(message)).toBe(expected));

  it.each([
    "I'm looking for shirts",
    "I'm not sure",
    'im in a hurry',
    'I am the owner',
    'this is urgent',
    'call me tomorrow',
    'thanks Carl',
    'it is for my daughter',
    'my name is not important',
    'we are the Tigers',
    'May I order 20',
    "I'm from Texas",
  ])('is not made up: %s', (message) => expect(name(message)).toBe('skipped'));

  it('may be all there is where it was asked for', () => {
    expect(name('Kowalczyk', 'name')).toBe('Kowalczyk');
    expect(name('lee park', 'name')).toBe('lee park');
    expect(name('it is Kim, kim@example.com', 'name')).toBe('Kim');
    expect(name('Kowalczyk')).toBe('skipped');
  });

  it.each(['bye', 'no', 'why do you need it', 'how much is it', 'the red ones', 'not yet'])(
    'is no other answer: %s',
    (message) => expect(name(message, 'name')).toBe('skipped'),
  );

  const beforeAddress = (message: string, asked: Question | null) =>
    read(message, { ...initialState(), asked }, shop, NOW).slots.name;

  it.each([
    ['Tomasz Wilk, tomasz@example.com', 'Tomasz Wilk'],
    ['Patrice Nolan, patrice@example.com', 'Patrice Nolan'],
    ['Zlata Ferenc-Toth, 913-555-0144', 'Zlata Ferenc-Toth'],
    ['Here it is: Tomasz Wilk, info@example.com, 913-555-0144', 'Tomasz Wilk'],
    ['Here it is:\nTomasz Wilk\ntomasz@example.com', 'Tomasz Wilk'],
  ])('stands before an address: %s', (message, expected) => {
    for (const asked of ['name', 'contact', 'form_or_typing', null] as const)
      expect(beforeAddress(message, asked)).toBe(expected);
  });

  it.each([
    'Bold Signs, info@boldsigns.example',
    'Acme Roofing, jo@acme.example',
    'Zentra Vossel, jo@zentravossel.example',
    'Navy Hoodies, a@example.com',
    'Next Friday, a@example.com',
    'Sounds Good, a@example.com',
    'Harvest Zamboree, 12/15/2026',
  ])('is no company and no other words before an address: %s', (message) => {
    expect(beforeAddress(message, 'form_or_typing')).toBeUndefined();
  });

  it.each([
    ['my name is Jamie, last name Ostrowski', 'Jamie Ostrowski'],
    ['this is Mr. Whitfield again', 'Whitfield'],
    ['Dr. Alan Fitch', 'Alan Fitch'],
    ['Dwayne K. Mercer here', 'Dwayne K. Mercer'],
    ['Anne-Marie St. Clair', 'Anne-Marie St. Clair'],
    ['the name is spelled Kaitlyn Voss', 'Kaitlyn Voss'],
  ])('is whole: %s', (message, expected) => expect(name(message)).toBe(expected));

  it('is the corrected one', () => {
    expect(name('my name is Ann, sorry, my name is Anna')).toBe('Anna');
  });
});

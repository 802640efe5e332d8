import { describe, expect, it } from 'vitest';
import { say, shop } from '../testing/shop.ts';
import { fileAsks } from './file-asks.ts';

const tees = say(['48 tees']).state;
const banner = say(['a banner 3x6 ft, just one']).state;
const asked = (message: string, state = tees, hasFiles = true) =>
  fileAsks(message, state, shop, hasFiles).asks.map(({ topic, file }) => file ?? topic);

describe('with a file there', () => {
  it.each([
    ['is my file ok?', { about: 'verdict' }],
    ['so is that png good enough to print?', { about: 'verdict' }],
    ['did it open ok on your end?', { about: 'verdict' }],
    ['and the first one?', { about: 'verdict', which: 1 }],
    ['what if we only do it 6 inches across the chest', { about: 'verdict', widthInches: 6 }],
    ['¿y a 3 pulgadas?', { about: 'verdict', widthInches: 3 }],
    ['what size could I print it and still be crisp?', { about: 'largest' }],
    ['can yall get rid of the white part around it', { about: 'background' }],
    ['¿cuánto cuesta redibujarlo?', { about: 'fix' }],
    ['would your designer clean it up for us, and what does that run?', { about: 'fix' }],
    ['¿cuántas tintas lleva?', { about: 'colors' }],
  ])('is of it: %s', (message, file) => expect(asked(message)).toEqual([file]));

  it.each([
    'can you do 3 inch stickers too?',
    'is it ok if I pay cash?',
    'how many colors can I have?',
    'can you get the logo on both sleeves?',
    'what does it look like in navy?',
    'how big can the print be?',
    'is it good quality?',
    'would the second one be cheaper?',
    'will the print hold up in the wash?',
    'do they come 12 in a box?',
    'remove the mugs',
    'make it 12 inches wide',
  ])('is of the job: %s', (message) => {
    expect(asked(message)).toEqual([]);
    expect(asked(message, banner)).toEqual([]);
  });

  it('takes another width of a sign for another sign', () => {
    expect(asked('what about 7 feet wide?', banner)).toEqual([]);
    expect(asked('will it look sharp at 7 feet?', banner)).toEqual([{ about: 'verdict', widthInches: 84 }]);
  });
});

describe('without one', () => {
  it.each([
    'Here is my file.',
    "here's our logo",
    'Enviar un archivo',
    'can I email you my logo?',
    'is there a way to attach something here?',
    '¿puedo subir una foto aquí?',
  ])('asks how to send it: %s', (message) => expect(asked(message, tees, false)).toEqual(['send_file']));

  it.each([
    'is my file ok?',
    'can I just send a jpeg or does it have to be fancy',
    'can you send it to Dallas?',
  ])('is the reader’s: %s', (message) => expect(asked(message, tees, false)).toEqual([]));
});

it('leaves the rest of the message to the reader', () => {
  const { rest, asks } = fileAsks('48 hoodies in navy. Is my logo sharp enough?', tees, shop, true);
  expect(rest).toBe('48 hoodies in navy.');
  expect(asks).toHaveLength(1);
});

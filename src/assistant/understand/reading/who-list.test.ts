import { describe, expect, it } from 'vitest';
import { shop } from '../../testing/shop.ts';
import { readSlots } from '../context/read-slots.ts';
import { nothingKnown } from '../context/reader-state.ts';

const whoIn = (message: string) => {
  const { name, company } = readSlots(message, nothingKnown(), shop, new Date('2026-03-04T16:00:00Z'));
  return [name, company];
};

describe('who writes, where from and how to reach them, in parts', () => {
  it.each([
    ['otto lindgren, pinwheel toffee, 816 555 0144', 'otto lindgren', 'pinwheel toffee'],
    ['name is otto / pinwheel toffee / otto@mail.example', 'otto', 'pinwheel toffee'],
    ['marco lindgren - pinwheel candy - text me 816 555 0144', 'marco lindgren', 'pinwheel candy'],
    ['30 tees, otto lindgren, slow tide coffee, 816 555 0144', 'otto lindgren', 'slow tide coffee'],
    ['30 tees, teal. otto lindgren, pinwheel toffee. call 816 555 0144', 'otto lindgren', 'pinwheel toffee'],
    ['otto lindgren pinwheel toffee 816 555 0144', 'otto lindgren', 'pinwheel toffee'],
    ['its rory moss with pinwheel toffee my cell is 816 555 0144', 'rory moss', 'pinwheel toffee'],
    ['name rory moss company pinwheel toffee rory@mail.example', 'rory moss', 'pinwheel toffee'],
  ])('is read from %s', (message, name, company) => expect(whoIn(message)).toEqual([name, company]));

  it.each([
    'otto lindgren, kansas city, 816 555 0144',
    'otto lindgren, text is fine, 816 555 0144',
    'otto lindgren, shop manager, 816 555 0144',
    'otto lindgren, navy shirts, 816 555 0144',
    'otto lindgren, grand opening, 816 555 0144',
    'otto lindgren, soft cotton, 816 555 0144',
    'otto lindgren, high school, 816 555 0144',
    'otto lindgren call any time 816 555 0144',
    'otto lindgren super excited 816 555 0144',
    'otto lindgren grain valley 816 555 0144',
    'its otto. otto lindgren. 816 555 0144',
  ])('is no company in %s', (message) => expect(whoIn(message)).toEqual(['otto lindgren', undefined]));
});

import { describe, expect, it } from 'vitest';
import { shop } from '../../../testing/shop.ts';
import { splitWords } from './words.ts';

/** The words as typed, a bar where a sentence begins without a mark. */
const parted = (message: string): string =>
  splitWords(message, shop)
    .all.map(({ raw, start, end }) => (start === end ? '|' : raw))
    .join(' ');

describe('a sentence that no mark leads up to', () => {
  it.each([
    ['this is Ruth Id like 20 caps', 'this is Ruth | Id like 20 caps'],
    ['for Copper Bell Dental We need 40 pens', 'for Copper Bell Dental | We need 40 pens'],
    ['20 caps for the crew im otto', '20 caps for the crew | im otto'],
    ['letter both vans company is Copper Bell', 'letter both vans | company is Copper Bell'],
    ['on 4 caps names Otto', 'on 4 caps | names Otto'],
    ['for Copper Bell Dental Phone 555', 'for Copper Bell Dental | Phone 555'],
    ['the door is dented Can you still letter it', 'the door is dented | Can you still letter it'],
  ])('is parted: %s', (message, said) => expect(parted(message)).toBe(said));

  it.each([
    'for Cut Above The Rest salon',
    'the sign says We are open',
    'my shop is called The tea room',
    'caps for Just Us Girls',
    'jerseys with names Otto and Ruth',
    'i think im otto',
    'the company is closed',
    'I need 40. We open in May',
    'WE NEED 40 CAPS CAN YOU DO IT',
  ])('is none: %s', (message) => expect(parted(message)).not.toContain('|'));
});

import { describe, expect, it } from 'vitest';
import { contextFor, NOW, outcome, shop } from '../../testing/shop.ts';
import { read } from '../context/read.ts';
import { nothingKnown } from '../context/reader-state.ts';
import { readPhone } from './phone.ts';
import type { Question } from './slot.ts';

const phone = (message: string, asked: Question | null = null) =>
  outcome(readPhone(contextFor(message, asked)));

describe('a phone number', () => {
  it.each([
    'call (816) 555-0142',
    'im drivin 816 555 0142',
    '816.555.0142',
    '816 555 0142 after five',
    '8165550142',
    '8 1 6 5 5 5 0 1 4 2',
    '+1 816-555-0142',
    '1-816-555-0142 ext 12',
    'my cell: 816-555-0142',
    'tel. 816/555-0142',
    'call me at 816 555 01 42',
    'not 816-555-0199, it is 816-555-0142',
    '816-555-0142 instead of the old one 816-555-0199',
    'eight one six five five five zero one four two',
    'eight sixteen five fifty five oh one forty two',
    'eight one six, triple five, zero one four two',
    '816-555-0199, sorry, 0142',
    "my dad is 913-555-0100 but i'm 816-555-0142",
    'Regards,\nMo\n816-555-0142',
    'you called me at 816-555-0142',
    'cell 816•555•0142',
    '816_555_0142',
    "it's 816 555 01 42",
    '(816) 555 01-42',
    'area code is 816, then 555 then 0142',
    '[816] 555-0142',
    'ph#816-555-0142',
    'text 816/555/0142',
    'text 18165550142',
    'reach Lou at(816)555-0142,thanks',
    'one digit was wrong: 816-555-0142, not 816-555-0124',
    "it's 816-555-0142 not 816-555-0199",
    '555-0142, area code is 816',
    'the sign reads 816-555-0142. thats the number to reach me too',
    '816 555 0142 goes on both doors and its also my cell',
    'area code 816 then 555 0142',
    'area code is 816, 555-0142',
    "area code's 816 and then 555 0142",
    '816 area code, 555 0142',
    '555 0142, area code 816',
    'five five five zero one four two area code eight one six',
    'eight one six then five five five then zero one four two',
    'best number(816) 555 - 0142thx',
    'my cell816-555-0142 thanks',
    'text me at816-555-0142please',
    '816-555-0142ext 12',
    'FAX 816 555 0142',
    'fax: 816-555-0199\ntel: 816-555-0142',
    '(816) 555\u20110142',
    '816\u2010555\u20100142',
    '\u202A(816) 555-0142\u202C',
    '８１６－５５５－０１４２',
    '816\u00A0555\u00A00142',
    'the old line 816-555-0199 is disconnected, use 816-555-0142',
    '8-1-6-5-5-5-0-1-4-2',
    'eight one six dash five five five dash oh one forty-two',
  ])('is a US number, 555 ones too: %s', (message) => expect(phone(message)).toBe('+18165550142'));

  it.each([
    ['+44 20 7946 0018', '+442079460018'],
    ['my number is +49 (0) 30 901820', '+4930901820'],
    ['0044 20 7946 0018', '+442079460018'],
    ['it is plus forty nine, thirty, nine zero, one eight, two oh', '+4930901820'],
    ['oh one one four nine three zero nine zero one eight two zero', '+4930901820'],
    ['text me on plus 44 20 7946 0018', '+442079460018'],
    ['country code is 44 and then 20 7946 0018', '+442079460018'],
    ['1-800-PRINT-ME', '+18007746863'],
    ['ring (888) GO-WRAPS', '+18884697277'],
    ['our line is 1 877 4 VINYLS', 'skipped'],
  ])('may come from elsewhere: %s', (message, expected) => expect(phone(message)).toBe(expected));

  it.each([
    'order #8165550142',
    'my card number is 4111 1111 1111 1111',
    'from 06/12/2026 to 06/14/2026',
    '1,000,000,000 stickers',
    'acct 8165550142',
    'my member id is 8165550142',
    '#8165550142',
    'iban FR14 2004 0044 2079 4600 18',
    '2004 0044 2079 4600 18',
    'need 800-BANNERS asap',
    '800 people are coming',
    '1 866 people came',
    '81655501423344',
    'sku 816-555-0142',
    'USDOT number 8165550142',
    'i tried 816-555-0142 and got no answer',
    'your number 816-555-0142 is dead',
    'is 816-555-0142 the right number for you guys?',
    'it should read 816-555-0142',
    'put 816-555-0142 on the doors',
    'our fax is 816-555-0142',
    "the sign reads 816-555-0142, that's not my cell",
    'i called 816-555-0142, is that the number to reach you',
    '816-555-0142 is not a phone number',
    'part AB816-555-0142',
    'quantities 250 350 25 20',
    'order 816 555 01 42',
    '816-555-0142b',
    'the area code on the 555-0142 sign is off',
    'call (0)20 7946 0123',
    'the part is 816-555-0142-C',
    'our fax line is 816 555 0142',
    'sixty plus four four two zero seven nine four six oh nine five eight',
    'plus forty eight mugs, seventy two caps, ninety six pens',
    'two, four, six, eight, ten, twelve, fourteen',
    'ten nine eight seven six five four three two one and off',
  ])('is not made up: %s', (message) => expect(phone(message)).toBe('skipped'));

  it('has an area code, or is unclear where a phone is talked about', () => {
    expect(phone('555-0142')).toBe('skipped');
    expect(phone('555-0142', 'phone')).toBe('unclear');
    expect(phone('call me at 555 0142')).toBe('unclear');
  });

  it('is unclear when it was asked for and is too short', () => {
    expect(phone('816 5550', 'phone')).not.toMatch(/^\+/);
    expect(phone('81655', 'phone')).toBe('unclear');
  });

  describe('is put right in part, where it is known', () => {
    const corrected = (message: string) =>
      outcome(readPhone({ ...contextFor(message, 'confirm'), reach: { phone: '+19135550142' } }));

    it.each([
      ['hold on, the last two should be 43', '+19135550143'],
      ['the final four digits are oh one four three', '+19135550143'],
      ['my bad, it ends with 0143', '+19135550143'],
      ['0143 at the end, not 0142', '+19135550143'],
      ['should be 0143 instead of 0142', '+19135550143'],
      ['not 0142 but 0143', '+19135550143'],
      ['wait, 0143', '+19135550143'],
      ['i flipped the last two digits', '+19135550124'],
      ['area code should be 816', '+18165550142'],
    ])('%s', (message, expected) => expect(corrected(message)).toBe(expected));

    it.each([
      'the last 20 are navy',
      'last two are for my kids',
      'the fair ends in 3 weeks',
      '24 at the end of april',
      '43 not 42',
      'my visa ends in 0143',
      'the last order was 0143',
    ])('no number is made of: %s', (message) => expect(corrected(message)).toBe('skipped'));

    it('in the message that gives it too', () =>
      expect(phone('816-555-0199 ugh sorry it ends in 42')).toBe('+18165550142'));

    it('is no quantity', () => {
      const known = { ...nothingKnown(), slots: { quantity: 30, phone: '+19135550142' } };
      expect(read('oops, ends in 43 not 42', known, shop, NOW).slots).toEqual({ phone: '+19135550143' });
    });
  });

  it.each([
    ['text me at 816-555-0131 oh wait thats the old one, 816-555-0132', '+18165550132'],
    ['785-555-0141, whoops thats the warehouse, mines 785-555-0142', '+17855550142'],
    ['660-555-0151 is the store, 660-555-0152 is my cell', '+16605550152'],
    ['660-555-0151 is my cell, 660-555-0152 is the store', '+16605550151'],
    ['816-555-0161 or 816-555-0162', '+18165550161'],
  ])('is the one that holds of two: %s', (message, expected) => expect(phone(message)).toBe(expected));
});

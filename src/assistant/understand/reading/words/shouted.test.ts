import { describe, expect, it } from 'vitest';
import { inSmallLetters } from './shouted.ts';

describe('inSmallLetters', () => {
  it.each([
    ['THIS IS WALT, CALL ME', 'this is walt, call me'],
    ['JUNE HADDAD', 'june haddad'],
    ['ME LLAMO BEGOÑA PAZ', 'me llamo begoña paz'],
    ['SEND IT TO gina@oakmill.example PLEASE', 'send it to gina@oakmill.example please'],
    ['NEED 40 SHIRTS FOR THE CHURCH PICNIC asap', 'need 40 shirts for the church picnic asap'],
  ])('reads %j as %j', (message, small) => {
    expect(inSmallLetters(message)).toBe(small);
  });

  it.each([
    'KC BBQ',
    'ABC Corp',
    'VFW Post 61',
    'XL 4, 2XL 5',
    'Need 40 XL and 12 XXL',
    'LORRAINE',
    'İPEK USTA BURADA',
  ])('leaves %j', (message) => {
    expect(inSmallLetters(message)).toBe(message);
  });
});

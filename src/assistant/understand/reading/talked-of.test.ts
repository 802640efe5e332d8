import { describe, expect, it } from 'vitest';
import { NOW, shop } from '../../testing/shop.ts';
import { read } from '../context/read.ts';
import { nothingKnown } from '../context/reader-state.ts';

const named = (message: string) => read(message, nothingKnown(), shop, NOW).slots.name;

describe('who is only talked about', () => {
  it.each([
    'the keynote speaker is Ngozi Umeh',
    'the winners are Ngozi Umeh and Tom Hale',
    'our valedictorian this year is Ngozi Umeh',
    'the oldest one is Ngozi Umeh',
    'the name on the sleeve is Ngozi Umeh',
    'honoree: Ngozi Umeh, 30 programs',
    'a trophy for Ngozi Umeh',
    'heard about you from Ngozi Umeh',
    'we were referred by Ngozi Umeh',
    'Ngozi Umeh drew our mascot',
    'Ngozi Umeh swears by you guys',
    'a classmate, Ngozi Umeh, said you wrapped her car',
    'could i speak to Ngozi Umeh',
    'I was emailing Ngozi Umeh on Monday about a proof',
    'we hired Ngozi Umeh for the last one',
    'thanks to Ngozi Umeh for the help',
    '40 signs, Ngozi Umeh for county commissioner',
    'is this Ngozi Umeh?',
    'are you Ngozi Umeh',
    'can you ask Ngozi Umeh if my file came through',
    'let Ngozi Umeh know im late',
    'Ngozi Umeh no longer works here',
    'same as you did for Ngozi Umeh',
    'a gala hosted by Ngozi Umeh',
    'attn Ngozi Umeh in production, the caps are great',
  ])('is nobody who writes: %s', (message) => expect(named(message)).toBeUndefined());

  it.each([
    'the person to reach is Ngozi Umeh',
    'the order is for Ngozi Umeh',
    'the name on the card is Ngozi Umeh',
    'Ngozi Umeh made the booking',
    'thanks Ngozi Umeh',
  ])('is somebody to write to: %s', (message) => expect(named(message)).toBe('Ngozi Umeh'));
});

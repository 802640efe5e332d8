import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../../testing/shop.ts';
import { readCompany } from './company.ts';

const company = (message: string) => outcome(readCompany(contextFor(message)));

describe('a company that is somebody else’s', () => {
  it.each([
    // Who told of the shop
    'a buddy of mine at Harlow Diesel said to call you, 3 hats',
    'I got your name from Bev at Quail Run Hospice',
    'Quail Run Hospice always raves about you',
    'my sister works at Blue Fern Bakery and she told me about you',
    // What was before
    'my dad retired from Osage Bend Electric and we want a banner',
    'i used to coach at Tully Middle School',
    'my old company was Harlow Roofing',
    "I'm not with Harlow Roofing anymore",
    'i dont work for Harlow Roofing',
    'we rented the hall at Moose Lodge 1204',
    'we play Tully High School friday',
    // Other shops and what they take
    'can you match the price Rapid Fox Printing gave us',
    'we got a bid from Rapid Fox Printing already',
    'Rapid Fox Printing wants 14 a shirt',
    'Rapid Fox Printing turned us down',
    'Harlow Roofing LLC wont call me back',
    // Where something is
    'we share a parking lot with Quail Run Dental',
    'saw your sign outside Tully Hardware',
    'our reception is at Birch Barn Events',
    // What the shop did for others
    'did you do the trucks for Marlow Plumbing? they look sharp',
    'do you guys do any work for the Osage Rotary Club?',
    'who made the sign for Marlow Plumbing',
    'are you guys Marlow Plumbing',
    'what does Marlow Plumbing pay for theirs',
    'our designer, Birch Lane Design, has the file',
    'how far are you from Tully Brewing',
    // Who pays for a place on the shirt, whose art it is
    'Marlow Plumbing is sponsoring us so their logo goes on the sleeve',
    'can you copy the mascot from Tully Middle School',
  ])('is left alone: %s', (message) => expect(company(message)).toBe('skipped'));

  it.each([
    ['i used to be with Harlow Roofing but now I run Marlow Roofing', 'Marlow Roofing'],
    ['changing our name from Harlow Bakery to Copper Crumb', 'Copper Crumb'],
    ['Marlow Plumbing sent me to get a price on hats', 'Marlow Plumbing'],
    ['have you finished the order for Quail Run Hospice', 'Quail Run Hospice'],
    ['quote request from Marlow Plumbing, 40 hats', 'Marlow Plumbing'],
    ['do you make jerseys for Osage Lightning FC', 'Osage Lightning FC'],
    ['we saw you at the fair and want hats for Quail Run Hospice', 'Quail Run Hospice'],
  ])('is the visitor’s: %s', (message, expected) => expect(company(message)).toBe(expected));
});

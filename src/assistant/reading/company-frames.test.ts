import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../testing/shop.ts';
import { readCompany } from './company.ts';

const company = (message: string) => outcome(readCompany(contextFor(message)));

describe('a company that shows by what is said around it', () => {
  it.each([
    ['its hollow oak bakery the name of the shop', 'hollow oak bakery'],
    ['Hollow Oak thats the name of my restaurant', 'Hollow Oak'],
    ['please list our organization as Selam Kitchen on the paperwork', 'Selam Kitchen'],
    ['its our 5th anniversary at Copper Grind, thinking mugs', 'Copper Grind'],
    ['send it to me, Ada, at Copper Grind', 'Copper Grind'],
    ['hi, Amber Creek Paddlers, our caps came in late', 'Amber Creek Paddlers'],
    ['Who am I with? Amber Creek Paddlers', 'Amber Creek Paddlers'],
    ['we are both with Copper Grind', 'Copper Grind'],
    // What the visitor is or does there
    ['my husband and I help run Quiet Lantern and need a sign', 'Quiet Lantern'],
    ['i took over the shirts at Clear Creek Counseling from Bea', 'Clear Creek Counseling'],
    ['I keep the books for Plow & Petal', 'Plow & Petal'],
    ['im on the board at Quiet Lantern House', 'Quiet Lantern House'],
    ['im new at Copper Grind and in charge of mugs', 'Copper Grind'],
    ['im on the willow bend elementary pta, field day tees', 'willow bend elementary pta'],
    ['we just got Copper Grind going last month', 'Copper Grind'],
    ['At Plow & Petal we go through a lot of bags', 'Plow & Petal'],
    ['All of us over at Copper Grind want hats', 'Copper Grind'],
    ['i am a barista at Copper Grind and we want cups', 'Copper Grind'],
    ['im helping Quiet Lantern with their shirts', 'Quiet Lantern'],
    ['soy Luz de Copper Grind', 'Copper Grind'],
    ['hola, me llamo Luz Rios de Copper Grind. Do you have caps', 'Copper Grind'],
    ["Name's Otto, Copper Grind. 12 caps", 'Copper Grind'],
    // Paperwork
    ['put Copper Grind on the invoice', 'Copper Grind'],
    ['could you list Quiet Lantern as the customer', 'Quiet Lantern'],
    ['write us down under Quiet Lantern', 'Quiet Lantern'],
    ['we bought from you last year as Copper Grind', 'Copper Grind'],
    ['can you bill Quiet Lantern instead', 'Quiet Lantern'],
    ['the check will say Quiet Lantern', 'Quiet Lantern'],
    ['payment through Copper Grind ok?', 'Copper Grind'],
    ["What's the status? Copper Grind, 20 mugs", 'Copper Grind'],
    // Who it is for
    ["just say it's for Quiet Lantern. thanks", 'Quiet Lantern'],
    ['60 screen printed bags for Oak Fork Church', 'Oak Fork Church'],
    ['it goes to my boss first, were Copper Grind', 'Copper Grind'],
    ['Copper Grind, thats us', 'Copper Grind'],
    ['it might be filed under Copper Grind', 'Copper Grind'],
    ['we just rebranded as Copper Grind', 'Copper Grind'],
    ['Copper Grind would be the name on the invoice', 'Copper Grind'],
    ["the name's Clear Creek Counseling", 'Clear Creek Counseling'],
    ['we bowl as Copper Grind, 8 shirts', 'Copper Grind'],
    ['Bill To: Quiet Lantern', 'Quiet Lantern'],
    ['is an order ready for Quiet Lantern', 'Quiet Lantern'],
    ['Quiet Lantern asked me to get a price', 'Quiet Lantern'],
    ['our name is Copper Grind and it goes on the back', 'Copper Grind'],
    // What a group does
    ['Quiet Lantern is considering 90 pens', 'Quiet Lantern'],
    ['Quiet Lantern has been your customer for years', 'Quiet Lantern'],
    ['Copper Grind picked up our mugs and two were broken', 'Copper Grind'],
    ['Quiet Lantern is tax exempt', 'Quiet Lantern'],
    ['on behalf of the knitters guild at Oak Fork Church', 'Oak Fork Church'],
    ['The pantry is called Fifth Street Shelf', 'Fifth Street Shelf'],
  ])('is read from %s', (message, expected) => expect(company(message)).toBe(expected));

  it.each([
    "just say it's for Bea",
    "it's for Senior Night. 40 tees",
    'sure, it is Otto Krantz',
    'put Best Dad Ever on the mug',
    'put Rush on the order',
    'I ordered a banner under Kowalski',
    'the card will say Happy Holidays',
    'can you invoice Otto Krantz',
    'Mary Beth is considering 20 mugs',
    'Happy Hour is starting soon',
    'I run marathons at Swope Park',
    'At Christmas Time we order a lot',
    "Name's Otto, Good Morning.",
    'were Going To Need 40 shirts',
    'Otto Krantz, thats me',
    'Royal Blue is back in stock?',
    'I am a regular at Copper Grind',
    'I am a speaker at Comic Con',
    'soy Luz de Blue Springs y quiero gorras',
    'Thanks Otto, Talk Soon.',
    'I was put in charge of Field Day at work',
  ])('is not made up: %s', (message) => expect(company(message)).toBe('skipped'));
});

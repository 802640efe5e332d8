import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../testing/shop.ts';
import { readCompany } from './company.ts';

const company = (message: string) => outcome(readCompany(contextFor(message)));

describe('a company that shows by its place', () => {
  it.each([
    ['30 mugs for Barlow & Wick please', 'Barlow & Wick'],
    ['caps for the Tin Valley Rattlers this fall', 'Tin Valley Rattlers'],
    ['my tiny bakehouse shop Sugared Thimble needs labels', 'Sugared Thimble'],
    ["we're a two person law firm, Quince and Mallow, and need pens", 'Quince and Mallow'],
    ['I am the owner of restaurant Velvet Turnip and want menus', 'Velvet Turnip'],
    ["we just bought Polly's Lanes and need a sign", "Polly's Lanes"],
    ['our kickball team is the Concrete Geese. 14 tees', 'Concrete Geese'],
    ['I help coach softball, the Mill Road Sparrows, 12 caps', 'Mill Road Sparrows'],
    ['The Orchard Lane Singers need 25 tees', 'Orchard Lane Singers'],
    ['Moss & Marble would like 60 totes', 'Moss & Marble'],
    ["we're the Gravel Pit Brass. 30 tees", 'Gravel Pit Brass'],
    ['the moms at Copper Gate PTA want hoodies', 'Copper Gate PTA'],
    ['quick question from Ana at Walnut Whisk - can you do labels', 'Walnut Whisk'],
    ['Rosa Lind, rosa@example.com, Bramble Hall Weavers', 'Bramble Hall Weavers'],
    ['Best,\nTom Sand\nBright Furrow Aquatics\n816-555-0142', 'Bright Furrow Aquatics'],
    ['Please send the bill to Ferris & Plum, 40 mugs', 'Ferris & Plum'],
    ['could you do mugs for the Dry Creek Fire Department', 'Dry Creek Fire Department'],
    ['Since 1990 Marlow Paving has been on Elm. 12 vests', 'Marlow Paving'],
    ['the silver valley cruisers motorcycle club wants patches', 'silver valley cruisers motorcycle club'],
    ['this is jo from maple hollow book shop', 'maple hollow book shop'],
    ['i own my own shop, locks & braids by nina. 2 signs', 'locks & braids by nina'],
    ['the Rotary Club of Birch Landing wishes to order flags', 'Rotary Club of Birch Landing'],
    ['La Liga Juvenil de Fútbol, 816 555 0142', 'La Liga Juvenil de Fútbol'],
    ['the Lakeshore Plodders are a walking club, 45 tees', 'Lakeshore Plodders'],
    ['my sister started a bakery last year (Loaf Story) and wants bags', 'Loaf Story'],
    ['merch for our podcast, Barely Brewed, 40 tees', 'Barely Brewed'],
    ['company name would be Midnight Pie Circle', 'Midnight Pie Circle'],
    ["please letter my food trailer, its Smoky Jo's BBQ", "Smoky Jo's BBQ"],
    ['I coach for the Minden Otters 12u', 'Minden Otters'],
    ['I am in charge of the picnic shirts at St. Odo Parish and want 40', 'St. Odo Parish'],
    ['I have restaurant Copper Corner and want aprons', 'Copper Corner'],
    [
      'Ada Lind, Bright Furrow Heating & Cooling, ada@brightfurrow.example',
      'Bright Furrow Heating & Cooling',
    ],
    ['Ada Lind, Tall Silo Grain Co-op, ada@tallsilograin.example', 'Tall Silo Grain Co-op'],
    ['put the Marlow Welding logo on the chest', 'Marlow Welding'],
  ])('is read from %s', (message, expected) => expect(company(message)).toBe(expected));

  it.each([
    'we want the theme to be Under the Stars',
    'the ones you did for Marlow & Finch',
    'my neighbor at Marlow Paving told me about you',
    'are you across from the Silver Spoon',
    'looking for the Comfort Colors ones',
    'shirts for Grandma Ruth',
    'mugs for Anna & Paul',
    'is there a box for Dragomir Ashridge in the office',
    'it is for the Lindgren wedding',
    'tees for Spring Picnic',
    'caps for Senior Night and Spirit Week',
    'mugs for the Dallas Cowboys game',
    'going to Lake Tahoe for the weekend',
    'do it in Adobe Illustrator for the Canva file',
    'we have Team Bride on the back',
    'navy with Royal Blue for the trim',
    'Fern Castle, fern@example.com',
    'Name is Dale. 816-555-0142',
    'My competitor Marlow Catering ordered aprons',
    'aprons, blue & white, for the fair',
    'we bought from the shop Marlow Prints before',
    'jerseys for cornhole league',
    'the place is Downtown, 12 caps',
    'GO TIGERS BEAT HAWKS for the banner',
    'Need Yard Signs For The Big Sale Next Week Please',
  ])('is not made up: %s', (message) => expect(company(message)).toBe('skipped'));

  it.each([
    ['that would be the Copper Star marching band boosters', 'Copper Star marching band boosters'],
    ["no company really, i guess Hank's Salvage", "Hank's Salvage"],
    ['sure thing, we go as Marlow Fitness', 'Marlow Fitness'],
    ['that would be great', 'skipped'],
  ])('is told where it was asked for: %s', (message, expected) =>
    expect(outcome(readCompany(contextFor(message, 'company')))).toBe(expected),
  );
});

import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../testing/shop.ts';
import { readCompany } from './company.ts';

const company = (message: string) => outcome(readCompany(contextFor(message)));

describe('a company', () => {
  it.each([
    ["I'm with Blue Barn Brewing", 'Blue Barn Brewing'],
    ['our company is acme hvac and we need shirts', 'acme hvac'],
    ['this is Dana from Northside Dental', 'Northside Dental'],
    ['shirts for Jefferson Elementary', 'Jefferson Elementary'],
    ['Riverside Plumbing LLC needs 20 polos', 'Riverside Plumbing LLC'],
    ['our business is called Sugar & Salt', 'Sugar & Salt'],
    ['i work at Harper Logistics', 'Harper Logistics'],
    ['i run a bakery called sweet crumb and need boxes', 'sweet crumb'],
    ['a landscaping company (GreenPath Lawn & Garden)', 'GreenPath Lawn & Garden'],
    ['our brewery is Copper Hollow', 'Copper Hollow'],
    ['the Walk for Wendell Foundation wants 80 tees', 'Walk for Wendell Foundation'],
    ['Hats for Wendell Foundation', 'Wendell Foundation'],
    ['Toys for a Smile Outreach, 30 totes', 'Toys for a Smile Outreach'],
    ['hey its pilar at stem and petal', 'stem and petal'],
    ['omar from cuts by omar', 'cuts by omar'],
    ['36 caps for my company red fern towing', 'red fern towing'],
    ['aprons for our diner gold spoon', 'gold spoon'],
    ['the order is under Hollis Auto Repair', 'Hollis Auto Repair'],
    ['ordering for my salon, Crown & Glory', 'Crown & Glory'],
    ["I'm with the PTA at Maple Grove Elementary", 'PTA at Maple Grove Elementary'],
    ['this is Carla w/ Brightside Dental', 'Brightside Dental'],
    ['name of the diner is Salt & Stone', 'Salt & Stone'],
    ['Walt here, K&M Towing, two doors', 'K&M Towing'],
    ["Rita Moss, St. Anne's Academy. 40 polos", "St. Anne's Academy"],
    ['polos for our crew, bright and early janitorial llc', 'bright and early janitorial llc'],
    ['i own a deli, Corner Rye, and need aprons', 'Corner Rye'],
    ['our manager Lou from Taste of Lagos Kitchen', 'Taste of Lagos Kitchen'],
    ['I work for the city of Gardner parks dept', 'city of Gardner parks dept'],
    ['on behalf of the gladstone rotary club', 'gladstone rotary club'],
    ["I'm a foreman with BuildFast", 'BuildFast'],
    ['we run Lakota Rural Electric Co-op', 'Lakota Rural Electric Co-op'],
    ['tees for Troop 412', 'Troop 412'],
    ['im starting a brand called night heron', 'night heron'],
    ['this is Ana de Panadería El Trigo', 'Panadería El Trigo'],
    ['our band The Copper Owls has a show', 'The Copper Owls'],
    ['my roofing company Copper Owl Roofing needs signs', 'Copper Owl Roofing'],
    ['ship to Copper Owl Dentistry', 'Copper Owl Dentistry'],
    ['Best,\nFacilities, Glen Hollow School District', 'Glen Hollow School District'],
    ['soy de la escuela Emiliano Zapata', 'escuela Emiliano Zapata'],
  ])('is read from %s', (message, expected) => expect(company(message)).toBe(expected));

  it.each([
    "I'm from Kansas City",
    'shipping to Omaha 68102',
    'are you guys with Copper Cuts',
    'our church Spring Picnic',
    'we are looking for shirts',
    'I run a small gym',
    'for my company',
    'with my logo on the back',
    'at the front',
    'from Friday on',
    'our company is growing',
    'my business is turning ten',
    'our church is hosting a picnic',
    'our team is undefeated',
    'tees for my band, XL only',
    'a banner for construction fence',
    'for the city council race',
    'shirts for the youth soccer league',
    'a quote from Rapid Press Printing',
    'the wedding is at the Grand Hotel',
    'the sign should say Welcome to Oak Farms',
    'in Johnson County',
    'this is omar with caps and shirts',
    'hi its pilar at home and i have a question',
    'omar from lids and stuff called me',
  ])('is not made up: %s', (message) => expect(company(message)).toBe('skipped'));

  it.each([
    ['its for the raytown bike co-op', 'raytown bike co-op'],
    ["we're called four corners fudge", 'four corners fudge'],
    ['Dillard Crane, we do lifts', 'Dillard Crane'],
    ['just me', 'skipped'],
    ['my cousins wedding', 'skipped'],
    ['why?', 'skipped'],
  ])('may be all there is where it was asked for: %s', (message, expected) =>
    expect(outcome(readCompany(contextFor(message, 'company')))).toBe(expected),
  );
});

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
    ['ordering for my salon, Crown & Glory', 'Crown & Glory'],
    ["I'm with the PTA at Maple Grove Elementary", 'PTA at Maple Grove Elementary'],
    ['this is Carla w/ Brightside Dental', 'Brightside Dental'],
  ])('is read from %s', (message, expected) => expect(company(message)).toBe(expected));

  it.each([
    "I'm from Kansas City",
    'we are looking for shirts',
    'I run a small gym',
    'for my company',
    'with my logo on the back',
    'at the front',
    'from Friday on',
  ])('is not made up: %s', (message) => expect(company(message)).toBe('skipped'));
});

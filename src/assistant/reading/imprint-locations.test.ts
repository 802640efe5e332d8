import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../testing/shop.ts';
import type { Question } from '../turn.ts';
import { readImprintLocations } from './imprint-locations.ts';

const places = (message: string, asked: Question | null = null) =>
  outcome(readImprintLocations(contextFor(message, asked)));

describe('imprint locations', () => {
  it.each([
    ['right side, where the pocket normally sits', ['right side']],
    ['left chest near the pocket and on the back', ['left chest', 'back']],
    ['on the left chest and the pocket', ['left chest', 'pocket']],
    ['caps stitched front and side', ['front', 'side']],
    ['logo on the left chest', ['left chest']],
    ['our name across the bib', ['bib']],
    ['nah both sides', ['front', 'back']],
    ['no both sides please', ['front', 'back']],
    ['front and back', ['front', 'back']],
    ['2 color front, 1 color back', ['front', 'back']],
    ['both sides', ['front', 'back']],
    ['names on the right sleeve', ['right sleeve']],
    ['big print on the back', ['back']],
    ['our url across back', ['back']],
    ['logo left breast', ['left chest']],
    ['front left pocket', ['left pocket']],
    ['a flag on the side', ['side']],
    ['on the side of the beanie', ['side']],
    ['both sides of the trailer', ['both sides']],
    ['hood and front', ['hood', 'front']],
    ['right chest and both sleeves. hm actually only the chest', ['right chest']],
    ['one spot, the left chest, yes the chest', ['left chest']],
    ['front and sleeve, no just on the front', ['front']],
    ['pocket print and just our url on the back', ['pocket', 'back']],
    ['60 long-sleeve tees, name on the front', ['front']],
    ['names on both sides of the boat', ['both sides']],
    ['get rid of the sleeve, only the front', ['front']],
    ['logo on the sides and the rear doors of 3 vans', ['sides', 'rear doors']],
    ['letter our dodge: hood, tailgate, both front doors', ['hood', 'tailgate', 'front doors']],
    ['name on the driver side door of my tacoma', ['driver side door']],
    ['decals for the trailer, both sides and back', ['both sides', 'back']],
    ['wrap the van but leave the roof alone, just the doors', ['doors']],
    ['across the shoulders', ['shoulder']],
    ['under the brim and on the side', ['brim', 'side']],
    ['name on the front pocket', ['front pocket']],
    ['qr code on the hood n tailgate of our truck', ['hood', 'tailgate']],
    ['tiny logo on the hem', ['hem']],
    ['tag print inside the neck', ['neck']],
    ['what if we dropped the back, only the front', ['front']],
    ['letter the doors of our van, the sides are already done', ['doors']],
    ['van logo, rear doors please, hood has one already', ['rear doors']],
    ['our name over the heart', ['left chest']],
    ['small logo on the chest pocket', ['pocket']],
    ['logo on the left chest pocket', ['left pocket']],
    ['front only, nothin on the sleeves', ['front']],
    ['crest on the heart side and name on the back', ['left chest', 'back']],
    ['anchor on the left sleeve, pocket side nothing', ['left sleeve']],
    ['front: crest. back: blank', ['front']],
    ['sleeves stay plain, big print on the back', ['back']],
    ['front of cap says OAK, side small leaf', ['front', 'side']],
  ])('are where the print goes: %s', (message, expected) => expect(places(message)).toEqual(expected));

  it('are none of what is flat', () => expect(places('a sidewalk sign, both sides printed')).toBe('skipped'));

  it('may be bare where they were asked for', () => {
    expect(places('back', 'imprintLocations')).toEqual(['back']);
    expect(places('back')).toBe('skipped');
  });

  it.each([
    'call me back',
    'can i get 2 back by noon',
    'get back to me',
    'back in may',
    'at the front desk',
    'we pay up front',
    'our storefront',
    'right back at you',
    'nothing on the back',
    'that is on the back burner',
    'the back row of seats',
    'a heart over the i',
    'in the heart of town',
    'in the back of the store',
    'long sleeve tees',
    'I do catering on the side',
    'the back door',
    'back to school',
    'caps with a gray front',
    'in front of the building',
    'the front doors were locked',
    'we are a garage door company and want the van lettered',
    'window washing van, needs a logo',
    'wrap for a 2 door jeep',
    'my truck got rear ended, new wrap',
    'pull the van to the rear of the building for lettering',
    'truck magnets for my side hustle',
    'our wrapped van needs one panel redone',
    'lettering for the truck of Ames Doors & Windows',
    'there is a dent in the tailgate, does a truck wrap hide it',
    'the hood is kinda scratched, can the van still be wrapped',
    'lighted letters over the door',
    'the camera is on the tailgate, wrap the truck',
  ])('are not made up: %s', (message) => expect(places(message)).toBe('skipped'));
});

import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../../testing/shop.ts';
import { readDimensions } from './dimensions.ts';

const dimensions = (message: string) => outcome(readDimensions(contextFor(message)));

describe('dimensions', () => {
  it.each([
    ['una manta de 4 metros de largo por 2 de alto', '4 m x 2 m'],
    ['a banner, 3 m x 1 m', '3 m x 1 m'],
    ['a 3x6 ft banner', '3x6 ft'],
    ['3x5 looks too small, go with 4x8', '4x8'],
    ['12 x 18 is overkill so 9 x 12', '9 x 12'],
    ['a table throw, 60 by 90', '60 by 90'],
    ['letters 9 in tall up the side of the trailer', '9 in'],
    ['it is 5 and a half by 8', '5.5 by 8'],
    ['sorry I said 2x4 ft, it is 2x6 ft', '2x6 ft'],
    ['not 3x4 but 4x4 ft', '4x4 ft'],
    ['18 inch wide into 24 inch high', '18 inch x 24 inch'],
    ['40 wide by 30 tall inches', '40 by 30 inches'],
    ['12 foot long, maybe 3 foot tall', '12 foot x 3 foot'],
    ['a 2x3 ft sign, no wait 3x5 ft', '3x5 ft'],
    [`3' x 6' please`, `3' x 6'`],
    ['24" x 36" sign', '24" x 36"'],
    ['8.5 x 11 flyers', '8.5 x 11'],
    ['decals, half 4x4, the other half 6x6', '4x4 and 6x6'],
    ['some 5x7 in and the rest 8x10 in', '5x7 in and 8x10 in'],
    ['a 3x5 flag, half white', '3x5'],
    ['half of them need hems, 2x4 ft, not 3x4', '2x4 ft'],
    ['10 by 12 inches', '10 by 12 inches'],
    ['10 by 12 icnhes', '10 by 12 inches'],
    ['about 5 inces wide', '5 inches'],
    ['a window of 6 foot 3 by 4 foot 8', '6 foot 3 by 4 foot 8'],
    ['a sign 3 feet tall but no more than 5 feet long', '3 feet tall x 5 feet long'],
    ['between two trees 9 feet apart and 2 feet tall', '9 feet x 2 feet'],
    ['a 20-foot trailer', '20-foot'],
    ['12 oz mugs', '12 oz'],
    ['3 letreros de 20x30 pulgadas', '20x30 in'],
    ['etiquetas de 4 pulgadas', '4 in'],
    ['a 4 by 8 banner', '4 by 8'],
    ["it's like 24 by 18 I think", '24 by 18'],
    ['48in wide by 20in tall', '48in by 20in'],
    ['20in tall by 48in wide', '20in tall by 48in wide'],
    ['6 ft long and 2 ft high', '6 ft x 2 ft'],
    ['a panel 72W x 30H inches', '72 x 30 inches'],
    ['36 x 48 in. signs', '36 x 48 in'],
    ['seven foot wide', '7 foot'],
    ['a 20 ft trailer and a 3x4 sign', '3x4'],
    ['10 x 3x6 banners', '3x6'],
    ['a banner for the gym, 4 by 10', '4 by 10'],
    ['3ftx8ft', '3ftx8ft'],
    ['1/2 inch letters', '1/2 inch'],
    ['5 feet maybe? and 2 tall', '5 feet x 2 feet'],
    ['about 9 ft across, 4 ft high', '9 ft x 4 ft'],
    ['7 feet by maybe 2', '7 feet x 2 feet'],
    ['banner twenty feet by four', '20 feet by 4 feet'],
    ["a sign 4' by 2", "4' by 2'"],
    ['a panel 18 wide 30 high', '18 x 30'],
    ['decals 4x4 in 300 qty', '4x4 in'],
    ['backdrop 9 ft wide 7 tall', '9 ft x 7 ft'],
    ['our booth is a 10 by 10 booth and the banner 8x2 ft', '8x2 ft'],
    ['9 feet wide by like 40 inches', '9 feet x 40 inches'],
    ['18 inch wide into 30 inch high', '18 inch x 30 inch'],
    ['width 60 height 36 inches', '60 x 36 inches'],
    ['height 18 in, width 60 in', '60 in x 18 in'],
    ['height 18 width 60', '60 x 18'],
    ['"Ruiz Tacos" in letters 14" tall', '14"'],
    ['5 feet and 30 people tall', '5 feet'],
    ['6 ft wide and 2 of them', '6 ft'],
  ])('are the visitor’s own words, in figures: %s', (message, expected) =>
    expect(dimensions(message)).toBe(expected),
  );

  it.each([
    '50 in black',
    'is your 18 oz vinyl thick enough',
    '400 labels for our 10 oz jars',
    'a truck with 20 inch rims',
    'our store is 2400 square feet, need window decals',
    '25 yard signs',
    '3 by friday',
    '20 in total',
    '2xl',
    '2X 2',
    '35 long sleeve tees',
    '10 shirts',
    '12 in navy',
    '60 by 4/15 if you can',
    'we are 10 feet away',
    'letters for my 4x4 truck',
    'can I park a 30 foot truck there',
    'shirts for our 4x4 club',
    'tees, 6 L 4 XL',
    "a sign that reads 'Class of 2014'",
    'shirts with "Fun Run May 9" on them',
  ])('are not made up: %s', (message) => expect(dimensions(message)).toBe('skipped'));

  it('may be bare sides where they were asked for', () => {
    const asked = (message: string) => outcome(readDimensions(contextFor(message, 'dimensions')));
    expect(asked('5 by 7')).toBe('5 by 7');
    expect(asked('two by three')).toBe('2 by 3');
    expect(dimensions('two by three')).toBe('skipped');
  });
});

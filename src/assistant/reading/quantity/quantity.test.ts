import { describe, expect, it } from 'vitest';
import { read } from '../../read.ts';
import { initialState } from '../../state.ts';
import { NOW, shop } from '../../testing/shop.ts';
import type { Question } from '../../turn.ts';

// Read with all parsers: what others take is no quantity.
const quantity = (message: string, asked: Question | null = null) => {
  const { slots } = read(message, { ...initialState(), asked }, shop, NOW);
  return slots.quantityMax === undefined ? slots.quantity : [slots.quantity, slots.quantityMax];
};

describe('a quantity', () => {
  it.each([
    ['36 black tees', 36],
    ['what about beanies at 144', 144],
    ['adults and kids together it comes to ninety', 90],
    ['decals for a plumber, 75 ct', 75],
    ['it comes to 400 with the rush?', undefined],
    ['how much are koozies at 350', 350],
    ['can you do jackets at 36?', 36],
    ['we pick up the beanies at 230', undefined],
    ['drop off for the jackets at 1130', undefined],
    ['mugs at 245 for pickup', undefined],
    ['ill head over round 315', undefined],
    ['coming by bout 1015', undefined],
    ['around 430 mugs', 430],
    ['can you come down to 250 mugs', 250],
    ['file the order under 310', undefined],
    ['hold the order below 450', undefined],
    ['under 150 mugs', 150],
    ['18 scouts plus us 4 parents, yellow tees', 22],
    ['lodge retreat! 14 guys, the leader in red, all others gray', 14],
    ['my sister says 60, my mom says 45, so 45', 45],
    ['i said 24 but the coach says 30, hats', 30],
    ["i said a dozen caps but mom wants a baker's dozen", 13],
    ['2doz hats', 24],
    ['need 36 quarter-zips w/ embroidered logo', 36],
    ['24 half zips please', 24],
    ['40 quarter-button sweaters', 40],
    ['20 half-sheet flyers', 20],
    ['need 50 four-color posters', 50],
    ['need 36 three-quarter-zips', 36],
    ['two hats, 3 quarter-inch dowels', 2],
    ['a dozen caps and a banner', 12],
    ['half a dozen jackets', 6],
    ['three more dozen mugs', 36],
    ['thin polyester tees 60', 60],
    ['mugs 200 11 oz', 200],
    ['we run 9 vans, only 4 need new lettering', 4],
    ['12 riders on the team and 8 of them want jerseys', 8],
    ['60 tees but only 5 need names', 60],
    ['a sinlge crewneck', 1],
    ['letter the two doors of my truck', undefined],
    ['gorras para los quince de mi sobrina', undefined],
    ['hi viz vests 25', 25],
    ['the 35 aprons that we got in the spring went fast', undefined],
    ['15 jackets you guys made for us, want more', undefined],
    ['we bought 90 mugs last fall and need more', undefined],
    ['reorder the 15 jackets i bought in june', 15],
    ['it was 30 caps before, 45 this time', 45],
    ['two hundred and fifty stickers', 250],
    ['1.5k flyers', 1500],
    ['eight zero zero stickers', 800],
    ['2 5 0 tees', 250],
    ['one point five million decals', 1_500_000],
    ['4,000,000', 4_000_000],
    ['5550142', undefined],
    ['-6', undefined],
    ['it is -6 outside', undefined],
    ['-6 shirts', 6],
    ['tees -24', 24],
    ['oops i meant 2000 instead of 200', 2000],
    ['sorry 2000 not 200', 2000],
    ['not 200 but 2000', 2000],
    ['i said five but i should have said eighteen', 18],
    ['forty, er, fifty', 50],
    ['twenty, uh, thirty caps', 30],
    ['60 tees should be enough for 25 kids', 60],
    ['one thousand, two hundred and thirty-six', 1236],
    ['forty-odd caps', 40],
    ['swap my 5 into a 9', undefined],
    ['change my 5 into a 9', 9],
    ['not over 85', 85],
    ['a group of eighteen on june 2nd around seven', 18],
    ['pick up 35 programs at 4pm tomorrow', 35],
    ['grab 80 folders on friday', 80],
    ['need them by four oh five', undefined],
    ['suite three oh five', undefined],
    ['1,200 pens', 1200],
    ['quantity: 75', 75],
    ['shirts for our crew of 18 people', 18],
    ['24 heavyweight cotton crew neck t-shirts', 24],
    ['wrap 3 vans', 3],
    ['a hunnid decals', 100],
    ['coupla banners', 2],
    ['10 cooks 3 aprons each, 4 hosts 2 aprons each', 38],
    ['decals on two pickups', 2],
    ["i'd like a quote for 35 vests, and what would 70 be, or 140?", 35],
    ['1. yes 2. no 3. friday', undefined],
    ['5 panel caps, 72', 72],
    ['the boss wants 3 quotes. 90 pc caps, 6 panel', 90],
    ['jerseys, 16 plus 3 managers', 19],
    ['ordered 80 pens in may, now the same again but 120', 120],
    ['your quote was 940 back in may for 80 totes', 80],
    ['the estimate was for 80 totes', 80],
    ['9 squads, 14 girls each plus 3 coaches a squad, jerseys please', 153],
    ['tees: 20 kids in each class and we have 7 classes', 140],
    ['5 shifts with 6 guys per shift plus a foreman each, work shirts', 35],
    ['2 crews need 30 shirts', 30],
    ['about 60 volunteers so maybe 70 tees', 70],
    ['we have 25 members, so 30 to be safe', 30],
    ['75 guests, figure 90', 90],
    ['14 players so 2 shirts each', 28],
    ['shirts for 17 dancers + coach', 18],
    ['caps for 31 drivers and the boss wants them in gray', 31],
    ['me and 8 friends want hoodies', 9],
    ['vests for 11 volunteers, three of them are really tall', 11],
    ['no its 9 in each van so 63 total', 63],
    ['two of the stores want aprons, 15 each', 30],
    ['50 guests, 30 of them want shirts', 30],
    ['wrap 2 sprinters and a pickup', 3],
    ['a trailer plus 4 trucks', 5],
    ['letter one suv and two vans', 3],
    ['2 vans and a banner', 2],
    ['3 trucks with a logo and a phone number', 3],
    ['two a-frames for the patio', 2],
    ['one banner please', 1],
    ['100 12 oz mugs', 100],
    ['50 2-color shirts', 50],
    ['20 red and 15 blue shirts', 35],
    ['30 black tees, 10 red hats', 30],
    ['coveralls x6', 6],
    ['yard signs x 100', 100],
    ['1 large 4x6 banner', 1],
    ['5k run shirts for 300 runners', 300],
    ['for about one hundred twenty golfers', 120],
    ['we have 15 employees and each needs 2 shirts', 30],
    ['change the 50 to 65', 65],
    ['last year we had 412 runners, probably 450 this time', 450],
    ['make it an even hundred', 100],
    ['im lookin 2 get 40 hats 4 my crew', 40],
    ['could we order 55 tumblers', 55],
    ['hundred lanyards for the gala', 100],
    ['2 and a half dozen visors', 30],
    ['half a gross of pencils', 72],
    ['60 richardson 112 hats', 60],
    ['$500 budget and 45 totes', 45],
    ['30 mugs, the 2027 calendar art on them', 30],
    ['call 816 555 0123 90 pens', 90],
    ['a couple thousand or so', 2000],
    ['two hundred k flyers', 200_000],
    ['we are a band of six', 6],
    ['we are eleven', 11],
    ['group size 26', 26],
    ['seven-hundred flyers', 700],
    ['threehundred flyers', 300],
    ['Fourhundredfifty', 450],
    ['make it thirtyfive', 35],
    ['ninethousand cards', 9000],
    ['sixdozen caps', 72],
    ['onehundredandten', 110],
    ['we need six in the morning', 6],
    ['four hundred tonight', 400],
    ['we want two fifty tonight', 250],
    ['twenty-five tomorrow morning', 25],
    ['seventeen', 17],
    ['spots for nineteen', 19],
    ['need tees 4 45 people', 45],
    ['half a hundred caps', 50],
    ['quantity 0075', 75],
    ['0064', 64],
    ['48x', 48],
    ['x48', 48],
    ['(75)', 75],
    ['a pair', 2],
    ['maybe just a couple', 2],
    ['a pair of banners', 2],
    ['three score and five hats', 65],
    ['half the crew is out, 30 caps', 30],
    ['we are expecting around 120', 120],
    ['for our 30th reunion we are inviting 64', 64],
    ['give me 500', 500],
    ['windows 8 in black vinyl', 8],
    ['30 caps each with a patch', 30],
  ])('is the number that counts the goods: %s', (message, expected) =>
    expect(quantity(message)).toBe(expected),
  );

  it.each([
    ['50-75 shirts', [50, 75]],
    ['between 100 and 150 mugs', [100, 150]],
    ['40 to 60 hats', [40, 60]],
    ['25 or 30 polos', [25, 30]],
    ['at least 20 and at most 35 aprons', [20, 35]],
    ['35 45 beanies', [35, 45]],
    ['vests. Forty. Maybe fifty. Not sure', [40, 50]],
    ['60ish to 70ish pens', [60, 70]],
    ['15, maybe 18 vests', [15, 18]],
    ['between 90 and a hundred flyers', [90, 100]],
    ['unas 30, tal vez 40 gorras', [30, 40]],
    ['anywhere from 6 to 9', [6, 9]],
    ['min 30 max 45 hoodies', [30, 45]],
    ['minimum of 30, maximum of 45', [30, 45]],
  ])('may be a range: %s', (message, expected) => expect(quantity(message)).toEqual(expected));

  it.each([
    ['10 small 20 medium 5 xl', 35],
    ['S: 4, M: 6, L: 6, 2XL: 2', 18],
    ['6 larges and 6 mediums', 12],
  ])('is the sum of the sizes: %s', (message, expected) => expect(quantity(message)).toBe(expected));

  it.each([
    ['actually 75 shirts', 75],
    ['make it 60 instead of 50', 60],
    ['not 30, 45', 45],
    ['not forty but sixty', 60],
    ['scratch the 30, go with 45', 45],
    ['rather than 200 let us do 150', 150],
    ['instead of 900 give me 650', 650],
    ['change it from 20 to 40', 40],
    ['sorry I said 12 hats, I meant 21 hats', 21],
    ['need 90, no, 110', 110],
    ['hmm no. 64 pens', 64],
    ['five dozen plus some extras, call it 70', 70],
    ['we got 40 hats from you two years ago, now want 20 visors', 20],
    ['ya no son 30, son 45 gorras', 45],
  ])('is the corrected number: %s', (message, expected) => expect(quantity(message)).toBe(expected));

  it.each([
    'a 3x6 ft banner',
    'shirts for the 2024 reunion',
    'we are at 12 Oak Street',
    'by 5/14 at 3 pm',
    'a 2 color print on the front',
    '$500 at most',
    'call 816-555-0142',
    'order #4471',
    'in 3 weeks',
    'my ford transit 250',
    'gildan 5000',
    'hanes 5180 or 5280?',
    'jerzees 29M vs tultex 202',
    'the one in the window',
    'I have 2 questions',
    '50% off?',
    'the 2nd design',
    'size 10',
    '24/7',
    '1994 chevy truck lettering',
    'it is 0170 at the end',
    'Jordan - 555-0142',
    'my order is the 48213',
    'where is order 20455',
    'heard you on channel 12',
    'for our four-lane bowling alley',
    'it has a 130 wheelbase',
    'what were your last 6 jobs like',
    'jersey number 31 please',
    'my boys are 5 and 8',
    'we opened in 1931',
    'sometime after 4',
    'born on april 9',
    'bid 33-0125-C',
    '2024-oct-3',
    'a box of 50',
    'the twenty-third time',
    'my card is 4111 1111 1111',
    'who paints 12 by 9',
    'the code has a 4',
    'our office is at 31 N Elm',
    'page 3 of the brochure',
    'can I get 10 more minutes',
    'we moved to 300 Banner Lane',
    'do you stock pms 185',
    'his hat size is 8',
    'are you there till 5 or 6',
    'you made 150 for us in may',
    '4 people complained about it',
    'we raised 8000 last fall',
    'a sign that is 4 ft long 2 tall',
    '15 off with your flyer',
    'windows 10 will not start',
    'season 3 of that show',
    'my iphone 14 is slow',
    'a pair of socks',
    'i was expecting 40 back then',
    'we are expecting 2 clowns',
    'call 911',
    'it was 300 yen',
    'my shirt size is 14',
    'it ends in 0450, my card',
    'is there a minimum of 24?',
    'they give us 500 for it',
    'he has a score of 98',
    'eight-fifteen in the evening is best for me',
    'six forty-five tonight then',
    'ten twenty tomorrow morning',
    'nine at night is fine',
    'we close at five thirty sharp',
  ])('is not made up: %s', (message) => expect(quantity(message)).toBeUndefined());

  it.each([
    ['14 women and 11 men', 25],
    ['10 singers, 4 drummers plus 5 roadies need tees', 19],
    ['para 5 meseros y 3 cocineros', 8],
    ['12 adult and 20 youth jerseys', 32],
    ['10 polos in navy and 5 polos in gray', 15],
    ['20 hats in black and 10 in tan', 30],
    ['25 people, 10 men and 15 women', 25],
    ['7 nurses, each needs 4 scrubs', 28],
    ['two shirts apiece for 16 ushers', 32],
    ['every one of our 9 drivers gets 3 caps', 27],
    ['somos 6 y cada uno necesita 2 camisas', 12],
    ['4 crews of 5 guys', 20],
    ['1 fleet of 8 vans', 8],
  ])('is the sum or the product of its parts: %s', (message, expected) =>
    expect(quantity(message)).toBe(expected),
  );

  it.each(['2 shirts for each player', '3 per person', '20 apiece'])(
    'is not told by what each one gets: %s',
    (message) => expect(quantity(message)).toBeUndefined(),
  );

  it.each([
    ['double it', 80],
    ['half as many', 20],
    ['cut the order in half', 20],
    ['eight more', 48],
    ['another dozen for the office', 52],
    ['plus 3 for the parents', 43],
    ['take 5 off', 35],
    ['raise it by 20', 60],
    ['3 guys dropped out', 37],
    ['el doble', 80],
    ['my wife says 35', 35],
    ['if we took 90', 90],
    ['only 25 now', 25],
    ['two more signed up so now it is 42', 42],
    ['no more than 70', 70],
    ['50 more or less', 50],
    ['double sided please', undefined],
    ['10 more mugs', 10],
  ])('may change the one that is known: %s', (message, expected) => {
    const known = { ...initialState(), slots: { quantity: 40 }, thing: 'hats', asked: 'name' as const };
    expect(read(message, known, shop, NOW).slots.quantity).toBe(expected);
  });

  it.each([
    ['24 tees: 3 on the sleeve, 1 on the chest', 24],
    ['2 on the hood and 1 on each sleeve', undefined],
    ['back 1, front 3', undefined],
    ['not above 9 per cap', undefined],
    ['Ruiz 9, Tate 31, Voss 2', undefined],
    ['drop it at 733 birch ave', undefined],
    ['4 silverados and a sprinter', 4],
    ['wrap two f-350s', 2],
    ['15 for the back office', 15],
  ])('is no count of prints, no unit price and no number of a player: %s', (message, expected) =>
    expect(quantity(message)).toBe(expected),
  );

  it('may be a bare number where one was asked for, and only there', () => {
    expect(quantity('60', 'quantity')).toBe(60);
    expect(quantity('about sixty', 'quantity')).toBe(60);
    expect(quantity('2000', 'quantity')).toBe(2000);
    expect(quantity('just the one', 'quantity')).toBe(1);
    expect(quantity('2', 'option')).toBeUndefined();
    expect(quantity('1042', 'order_number')).toBeUndefined();
    expect(quantity('the 15th', 'dueDate')).toBeUndefined();
  });
});

describe('a number that nothing speaks for', () => {
  it.each([
    'is 200 ppi fine or would you need 400',
    'will it hold in a 35 mph gust',
    'we parked in stall 8 behind you',
    'the packing slip says 48 caps',
    'box 2 had 11 mugs in it',
    'my boss paid 6 a cap for 144 somewhere',
    '5 of the jackets came torn',
    'letter my two thousand seventeen ram',
    'it is a nineteen ninety six chevy',
    'our shop uses a q five',
    'how long is the 12 gauge wire vs the 10',
    'pantone 354 or maybe 355',
    'does the print last 300 washes',
    'is the vinyl 3 or 4 mil',
    'we host about 20 concerts',
    'they have a minimum of 72, you?',
    'our gym has 600 members. do you build websites',
    'we saw 2 of your signs in town',
    'my nephew wears 11',
    'too many inks? 5?',
  ])('is no quantity: %s', (message) => expect(quantity(message)).toBeUndefined());

  it.each([
    ['3 offices, 28 staff, and we just need one lobby sign', 1],
    ['they billed us for 90 caps back then. we want 55', 55],
    ['last fall you did 30 vests for us, this time 42', 42],
    ['golf balls, 144, plus a banner', 144],
    ['bout 80 koozies', 80],
    ['prob 45, tote bags', 45],
    ['75 long sleeves', 75],
    ['3 classes of 20, spirit tees', 60],
    ['our squad is 11 plus 2 managers, need jackets', 13],
    ['we began with 12 polos but now there are 19', 19],
    ['how much would 35 be, for aprons', 35],
    ['merch. starting small. 25 caps', 25],
  ])('leaves the number that something speaks for: %s', (message, expected) =>
    expect(quantity(message)).toBe(expected),
  );

  it.each([
    ['24 caps plus 3 for the nurses', 27],
    ['9 boys so 9, plus 2 for our coaches', 11],
    ['24 caps plus a patch for the drivers', 24],
    ['30 vests plus 2 signs for the crew', 30],
  ])('is a sum where more come on top: %s', (message, expected) => expect(quantity(message)).toBe(expected));

  describe('a 1', () => {
    it.each(['a sign for the barn, dont have 1 yet', 'do you have 1 in teal', 'we already got 1'])(
      'written for "one" counts nothing: %s',
      (message) => expect(quantity(message)).toBeUndefined(),
    );

    it('counts what is named', () => expect(quantity('need 1 banner, we do not have a logo')).toBe(1));
  });
});

describe('a count that moves', () => {
  it.each([
    ['take it from 40 up to 55', 55],
    ['can we go from 25 down to 20', 20],
    ['go up to 64 from 48', 64],
    ['raise it to ninety from seventy-five', 90],
    ['we went from 60 shirts to 72', 72],
    ['down to 18 from 24 please', 18],
  ])('is the one that it moves to: %s', (message, expected) => expect(quantity(message)).toBe(expected));

  it.each([
    ['it could go from 40 to 60 caps', [40, 60]],
    ['anywhere from 30 to 45 mugs', [30, 45]],
    ['we went from 3 stores to 5 states', undefined],
  ])('is no range and no count of places: %s', (message, expected) =>
    expect(quantity(message)).toEqual(expected),
  );
});

describe('what comes on top', () => {
  it.each([
    ['two dozen plus three', 27],
    ['three dozen and five more', 41],
    ['4 dozen plus 6 spares', 54],
    ['a gross plus twelve extra', 156],
    ['60 mugs and 5 extras', 65],
    ['two dozen caps and 3 boxes', 24],
    ['two dozen plus a banner', 24],
    ['40 polos plus 5 extra large', 40],
  ])('is added only where it is of the same goods: %s', (message, expected) =>
    expect(quantity(message)).toBe(expected),
  );
});

describe('a number that is set down, handed out or served', () => {
  it.each([
    ['class of 2031 needs 86 hoodies', 86],
    ['room 12 will take 23', 23],
    ['whip up 20 for the crew', 20],
    ['run off another 35', 35],
    ['crank out 75 more', 75],
    ['pull 40 for me', 40],
    ['put us down for 40', 40],
    ['pencil in 33', 33],
    ['jot down eighty-eight', 88],
    ['05/12: 40 caps', 40],
    ['june 5: 80 programs', 80],
    ['for our 10th birthday we mail 300 on june 3', 300],
    ['at the 5 pm dinner there will be 95', 95],
  ])('is a quantity: %s', (message, expected) => expect(quantity(message)).toBe(expected));

  it.each([
    'put it down to 4 hours',
    'put me down for june 5',
    'log in at 9',
    'run off at 8',
    'june 5: 8 am',
    'we kick off at 10: 30 sharp',
    'my truck gets 30 mpg',
  ])('is none where it counts nothing: %s', (message) => expect(quantity(message)).toBeUndefined());
});

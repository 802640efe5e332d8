// Questions in the middle of a talk: what was asked is answered, whatever stands beside it.
import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const replyTo = (...said: string[]): string => say(said).reply;
const figures = (reply: string): string[] => reply.match(/\$[\d,.]*\d/g) ?? [];

describe('a question beside facts', () => {
  it.each([
    ['150 shirts for a 5k, 3 colors, by april 10. do you take venmo?', /Venmo/],
    ['48 tees, 2 colors, and do you need the art as a vector?', /vector/],
    ['100 stickers 3 inch round. are these waterproof?', /weatherproof/],
    ['do you do window tinting? and i need a wrap on a 2019 f150', /not tint/],
    ['quiero 100 tazas, y ¿me pueden mandar una muestra?', /muestra/],
    ['we are tax exempt, 40 polos, does that matter?', /certificate|tax/i],
  ])('is answered: %s', (message, answer) => expect(replyTo(message)).toMatch(answer));

  it('leaves the facts as they are told, and their price news', () => {
    const { state, reply } = say(['25 yard signs 18x24. do they come with stakes?']);
    expect(state.items.map(({ slots }) => slots.quantity)).toEqual([25]);
    expect(reply).toMatch(/stakes/);
    expect(reply).toMatch(/\$/);
  });
});

describe('two questions', () => {
  it.each([
    ['is there parking at your place? also can i pay cash', [/park/i, /cash/i]],
    ["what's the turnaround and can you ship them to Dallas?", [/working days from/, /UPS/]],
    ['what time do you open tomorrow and where do i park', [/9 am/, /park/i]],
    ['¿cuánto tardan y se puede recoger en la tienda?', [/días/, /Recoger/]],
  ])('are both answered: %s', (message, answers) => {
    const first = message.startsWith('¿') ? 'hola, quiero 40 sudaderas' : '80 tees for summer camp';
    const reply = replyTo(first, message);
    for (const answer of answers) expect(reply).toMatch(answer);
    expect(reply.split(/\s+/).length).toBeLessThanOrEqual(45);
  });
});

const TEES = '48 long sleeve tees, white ink, front and back';

describe('what it costs or takes', () => {
  it.each([
    [
      'by march 12',
      "what's it going to cost with the rush included?",
      /25%.*(\$872 to \$959.*\$181|\$181.*\$872 to \$959)/,
    ],
    ['by april 30', 'Does the later date make it any cheaper?', /April 30 .*no rush|no rush is needed/],
    ['by april 30', 'is the standard turnaround enough or do i need rush?', /no rush/],
    ['by april 30', 'how long does it take normally?', /7 to 10 working days.*April 30/],
    ['in navy', 'how fast', /working days from the approved proof.*\$\d+ more/],
    ['in navy', 'what is the cheapest way?', /screen printing, \$|screen printing at \$/i],
    ['in navy', "and that's everything? no hidden fees", /includes|in it are/i],
    ['in navy', 'when would I hear back?', /March 5/],
  ])('is told of the job %s: %s', (day, message, answer) =>
    expect(replyTo(`${TEES}, ${day}`, message)).toMatch(answer),
  );

  it.each([
    ['200 yard signs 18x24, both sides', 'Does two sides double the price?', /adds about \$1,815/],
    ['full wrap on 1 cargo van', 'can it be matte?', /adds about \$/],
    ['full wrap on 1 cargo van', "that's a lot. what's the cheap version then", /lettering.*partial wrap/i],
    ['50 totes, 2 colors', 'is there a cheaper way to do it?', /In one color|single ink/],
  ])('has the figures of a choice: %s, %s', (job, message, answer) =>
    expect(replyTo(job, message)).toMatch(answer),
  );

  it('names the goods that cost least, before there are any', () =>
    expect(replyTo('Which of your things is the cheapest per piece?')).toMatch(/stickers.*\$.*pens/));

  it('is held against a budget told before', () =>
    expect(replyTo('40 tumblers, engraved, our budget is $1,200')).toMatch(/1,200/));
});

describe('what is told of the catalog', () => {
  it.each([
    ['is setup included?', /setup/i],
    ['How long is that price good for?', /30 days/],
    ['do 2xl cost more?', /2XL/],
    ['how much is shipping?', /carrier/],
    ['do you offer rush? and what does rush cost', /\+25%/],
  ])('gives way where something else is asked: %s', (message, answer) => {
    const talk = ['80 tees for summer camp, white, 1 color'];
    const price = figures(replyTo(...talk));
    const reply = replyTo(...talk, message);
    expect(price.length).toBeGreaterThan(0);
    expect(reply).toMatch(answer);
    for (const figure of price) expect(reply).not.toContain(figure);
  });

  it('is told where it is what is asked', () => {
    for (const message of ['so whats the grand total', 'sorry what was the price again'])
      expect(replyTo('96 tees one color', message)).toContain('$716 to $788');
  });

  it('is told once in a turn', () => {
    const told = figures(replyTo('72 tshirts, 2 colors, navy. how much, and what is the total?'));
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told).size).toBe(told.length);
  });
});

describe('what stands on no page', () => {
  it.each(['are they flame retardant', 'whats the weather like there', 'do they float?'])(
    'is not known: %s',
    (message) => {
      const reply = replyTo('80 tees for summer camp', message);
      expect(reply).toMatch(/\(816\) 555-0170|outside what I know|printing/);
      expect(reply).not.toMatch(/\$/);
    },
  );
});

describe('a question that only means the goods', () => {
  it.each([
    ['100 stickers', 'are they waterproof', /weatherproof/],
    ['100 mugs', 'how many ounces', /11-ounce/],
    ['200 pens, blue', 'how big can the logo be on it', /1\.75 by 0\.6/],
    ['24 caps, navy', 'how big is the front area', /4\.5 inches/],
    ['48 tees, navy', 'how wide is the printable part?', /14 by 16/],
    ['full wrap on a cargo van', 'can you take the old one off', /Old film comes off first/],
    ['1 mug', 'the photo is like 4000 pixels wide, thats fine right?', /1,000 pixels/],
    ['50 totes, 2 colors', 'What do I send you for the art? I made it in Canva', /From Canva/],
    ['quiero 50 playeras', '¿qué tan grande puede ser el logo?', /14 por 16/],
  ])('is answered of them: %s, %s', (job, message, answer) => expect(replyTo(job, message)).toMatch(answer));

  it('takes nothing from it', () => {
    for (const message of ['how big is the front area', 'can you get the old stickers off?']) {
      const { state } = say(['24 caps, navy', message]);
      expect(state.items.map(({ slots }) => [slots.quantity, slots.imprintLocations])).toEqual([
        [24, undefined],
      ]);
    }
  });
});

describe('a question about how it goes', () => {
  it.each([
    ['do I have to be there for it?', /need not be there/],
    ['do you need my sizes now?', /Not yet/],
    ['do you already have my logo from last year?', /a person looks it up/],
    ['and how would i pay, do you take cash app', /Cash App/],
    ["What if the proof isn't right the first time?", /Two rounds of changes/],
    ['can i pick it up saturday and pay by check?', /Pick-up is free.*check/],
    ['could we see a sample first and cancel after that?', /sample.*cancel/],
    ['Is there anything else for hotel guests that you do have on your list?', /mugs, pens/],
  ])('is answered: %s', (message, answer) =>
    expect(replyTo('48 tees, 2 colors, navy', message)).toMatch(answer),
  );

  it('is not off its topic because it names nothing of the trade', () => {
    expect(replyTo('full wrap on a cargo van', 'do you give me a loaner?')).toMatch(/\(816\) 555-0170/);
    expect(replyTo('full wrap on a cargo van', 'who won the chiefs game')).toMatch(/printing|outside/);
  });
});

describe('what was said before', () => {
  it.each([
    ['do you make pillows?', /that is a no/],
    ['are they flame retardant', /Neither/],
    ['can my wife pick them up?', /a yes/],
  ])('is told plainly when asked: %s', (message, answer) =>
    expect(replyTo('48 tees, navy', message, 'so is that a no?')).toMatch(answer),
  );

  it('counts when something is to be recommended', () =>
    expect(replyTo('just opened on Main st, nobody sees us from the road', 'what would you do?')).toMatch(
      /banner.*\$/,
    ));

  it('is what is put right', () =>
    expect(
      replyTo(
        'Half the shirts you printed for us are PEELING after two washes.',
        'so what are you going to do about it',
      ),
    ).toMatch(/photo.*10 days/));

  it('needs no welcome before a suggestion', () =>
    expect(
      replyTo("We'll have a booth at the county fair and want something to hand out. No idea what."),
    ).toMatch(/totes.*\$/));
});

describe('what is named in a question', () => {
  it.each([
    ['48 tees, 2 colors, navy', 'whats cheaper, front only or front and back'],
    ['40 tumblers engraved', 'is the engraving on both sides'],
  ])('is not chosen by it: %s, %s', (job, message) =>
    expect(say([job, message]).state.items[0]?.slots.imprintLocations).toBeUndefined(),
  );

  it.each([
    ['website for my bakery', 'is the ai thing extra', /counted already, about \$450/],
    ['48 tees, navy', 'can i come watch', /\(816\) 555-0170/],
    ['48 tees, navy', 'can i swing by tomorrow', /open 9 am/],
    ['hola, necesito 40 gorras', '¿me avisan cuando estén?', /avisamos/],
  ])('is what is answered: %s, %s', (job, message, answer) => expect(replyTo(job, message)).toMatch(answer));
});

import { describe, expect, it } from 'vitest';
import { knownAfter, say } from '../../testing/shop.ts';

const goods = (...messages: string[]) => {
  const { thing, slots, options, jobs } = knownAfter(messages);
  return [thing, slots.service, options.garment ?? options.product, jobs.length];
};

describe('other goods for the job at hand', () => {
  it.each(['the poster art is done', 'Monogram is all drawn!! it is a svg', 'that costs more than my truck'])(
    'are not what is spoken of besides: %s',
    (message) =>
      expect(goods('80 tote bags', 'typing is ok', message)).toEqual(goods('80 tote bags', 'typing is ok')),
  );

  it('take no places along that they do not have', () => {
    const talk = ['30 polos, logo on the left chest', 'typing is ok'];
    expect(knownAfter(talk).slots.imprintLocations).toEqual(['left chest']);
    expect(knownAfter([...talk, 'actually make it beanies']).slots.imprintLocations).toBeUndefined();
    expect(knownAfter([...talk, 'actually make it jackets']).slots.imprintLocations).toEqual(['left chest']);
  });

  it('stay what they are, whatever they are made of', () => {
    expect(goods('300 stickers', 'in matte vinyl')[0]).toBe('sticker');
    expect(goods('300 stickers', 'in matte vinyl, what is the price on 600')[1]).toBe('promo-products');
    expect(goods('300 stickers', 'actually make it a vinyl banner instead')[1]).toBe('signs-and-banners');
  });

  it('are the same by a wider word, where only a number or a colour is put right', () => {
    const talk = ['14 work shirts with the crest embroidered'];
    expect(goods(...talk, 'make that 20 shirts rather than fourteen').slice(0, 2)).toEqual([
      'work shirt',
      'embroidery',
    ]);
    expect(goods(...talk, 'gray shirts, not black')[1]).toBe('embroidery');
    expect(goods(...talk, 'printed tees instead')[1]).not.toBe('embroidery');
  });

  it('are not those whose art is the same', () => {
    expect(goods('150 pens', 'same art as on the banner, we have the file').slice(0, 2)).toEqual([
      'pen',
      'promo-products',
    ]);
    expect(goods('150 pens', 'make it banners instead')[1]).toBe('signs-and-banners');
  });

  it('are the same by the rest of their name', () => {
    const talk = ['we want fleece jackets with our logo embroidered', '20'];
    expect(goods(...talk, 'we need the jackets in gray')[0]).toBe('fleece');
    expect(goods(...talk, 'no, regular jackets')[0]).toMatch(/jacket$/);
  });

  it.each([
    [['magnets for the doors of our pickup', '2 of the magnets, 12x18'], 'car-wraps', 0],
    [['a pair of magnets', 'they go on my work truck'], 'car-wraps', 0],
    [['a jeep wrap', 'too steep, just magnets'], 'car-wraps', 0],
    [['door magnets for a van', 'also 400 fridge magnets'], 'car-wraps', 1],
    [['300 magnets', 'they go on refrigerators'], 'promo-products', 0],
  ])('are magnets for a vehicle wherever it is named: %j', (talk, service, waiting) => {
    const { slots, thing, jobs } = knownAfter(talk);
    expect([slots.service, thing, jobs.length]).toEqual([service, expect.stringMatching(/magnet$/), waiting]);
  });

  it.each(['ok lettering instead', 'forget the magnets, put vinyl on the doors'])(
    'are no magnets any more, nor as many vehicles: %s',
    (message) => {
      const { slots, thing } = knownAfter(['2 magnets for the doors of my van', message]);
      expect([slots.service, slots.quantity, thing]).toEqual(['car-wraps', undefined, null]);
    },
  );

  it.each([
    ['100 pens', 'same design as on the banner'],
    ['48 crewnecks', "it's the logo on our van"],
    ['48 crewnecks', 'use the art from our last hats'],
  ])('are none that artwork is only seen on: %s, %s', (first, then) => {
    const before = knownAfter([first]);
    expect(knownAfter([first, then])).toMatchObject({ slots: before.slots, thing: before.thing, jobs: [] });
  });

  it.each([
    'my boss said no to mugs, 200 pens instead',
    'they vetoed the mugs, 200 pens',
    'we voted against mugs. 200 pens',
  ])('take the place of those that were voted down: %s', (message) =>
    expect(goods('80 mugs', message)).toEqual(['pen', 'promo-products', 'pen', 0]),
  );

  it('are polos still where they are called shirts', () =>
    expect(goods('40 embroidered polos', 'is the shirt itself in that price?')[0]).toBe('polo'));

  it('are magnets by the name of signs', () =>
    expect(goods('do you make magnet signs for van doors', '2 of them')[0]).toBe('magnet sign'));

  it('are marked as before where a print is told of', () => {
    const told = ['45 screen printed long sleeve tees', 'navy shirts, gold print on the back'];
    expect(knownAfter(told).slots.service).toBe('screen-printing');
    const back = [...told.slice(0, 1), 'green shirts with the print on the back only, no front'];
    expect(knownAfter(back).slots.service).toBe('screen-printing');
    expect(knownAfter(['need dtf on 30 hoodies', 'gray hoodies']).slots.service).toBe('hats-and-t-shirts');
    expect(knownAfter([...told, '45 shirts with dtf']).slots.service).toBe('hats-and-t-shirts');
  });

  it('are priced anew where somebody has to draw them as well', () =>
    expect(say(['100 stickers', 'need it designed, and make that 300']).reply).toMatch(/300 stickers .*\$/));

  it('are asked for by their number, and one van is no single magnet', () => {
    expect(knownAfter(['magnets for the doors of our van']).slots.quantity).toBeUndefined();
  });

  it('are marked as was said where they are told late, or again by their short name', () => {
    expect(goods('we want screen printing', '40 shirts')[1]).toBe('screen-printing');
    expect(goods('30 screen printed shirts', 'gray shirts, black ink, print on the back')[1]).toBe(
      'screen-printing',
    );
    expect(goods('we want screen printing', '40 hats')[1]).toBe('hats-and-t-shirts');
  });

  it.each(["polos get pricey, let's do crewnecks instead", 'polos are too dressy, crewnecks instead please'])(
    'take the place of those named before them: %s',
    (message) => expect(knownAfter(['30 polos', message]).thing).toBe('crewneck'),
  );

  it.each([
    ['make it 50 hats', 'dad hat'],
    ['no, regular hats', 'hat'],
    ['hats in navy', 'dad hat'],
  ])('keep their full name where the short one says nothing new: %s', (message, thing) =>
    expect(knownAfter(['36 dad hats', message]).thing).toBe(thing),
  );

  it.each([
    ['also we better make 90 signs', 90, 0],
    ['also might as well get 75 signs', 75, 0],
    ['also need 6 signs', 60, 1],
    ['also better do 12 banners', 60, 1],
  ])('are counted anew by their short name: %s', (message, quantity, others) => {
    const { slots, jobs } = knownAfter(['60 yard signs', message]);
    expect([slots.quantity, jobs.length]).toEqual([quantity, others]);
  });

  it.each([
    ['one of the coaches wants a hoodie instead', 1],
    ['3 of them want long sleeves', 3],
    ['two people would rather get polos', 2],
  ])('are a job of their own where only some want them: %s', (message, quantity) => {
    const { slots, jobs, thing } = knownAfter(['30 softball shirts', message]);
    expect([slots.service, slots.quantity, thing]).toEqual(['hats-and-t-shirts', 30, 'shirt']);
    expect(jobs).toMatchObject([{ slots: { quantity } }]);
  });

  it.each(['printed then', 'lets go with the print', 'ok print, white logo'])(
    'are printed as was said once both ways were priced: %s',
    (message) => {
      const talk = ['for 60 caps, what is cheaper, printed or embroidered'];
      expect(knownAfter(talk).slots.service).toBe('embroidery');
      expect(goods(...talk, message)).toEqual(['cap', 'hats-and-t-shirts', 'trucker_cap', 0]);
    },
  );

  it.each([
    [['60 hoodies', 'hmm change the hoodies to long sleeves'], 'long sleeve tee', 'long_sleeve'],
    [['60 hoodies', 'nah make em crewnecks'], 'crewneck', 'crewneck'],
    [['60 crewnecks', 'tees instead? no wait, hoodies'], 'hoodie', 'hoodie'],
    [['60 tshirts', 'and maybe hoodies rather than tshirts?'], 'hoodie', 'hoodie'],
    [['60 long sleeves', 'swap those for hoodies'], 'hoodie', 'hoodie'],
  ])('change noun and choice together: %j', (messages, thing, choice) => {
    expect(goods(...messages)).toEqual([thing, 'screen-printing', choice, 0]);
  });

  it.each([
    [['60 hoodies', 'wait what do the hoodies cost each'], 'hoodie', 'hoodie'],
    [['60 hoodies', 'no front print, just the back'], 'hoodie', 'hoodie'],
    [['do you print hoodies?', '60 of them'], 'hoodie', 'hoodie'],
    [['do y all make crewnecks', 'great, 30'], 'crewneck', 'crewneck'],
  ])('stay where none are named: %j', (messages, thing, choice) => {
    expect(goods(...messages)).toEqual([thing, 'screen-printing', choice, 0]);
  });

  it.each(['caps and hoodies mostly', 'it would have shirts, mugs and stickers in it'])(
    'are what a shop online sells: %s',
    (message) =>
      expect(knownAfter(['we want an online store for our band', message])).toMatchObject({
        slots: { service: 'websites-and-ai' },
        jobs: [],
      }),
  );

  it('are a job of their own where they are wished for beside a site', () =>
    expect(
      knownAfter(['we want an online store for our band', 'no, actually 40 hoodies']).slots,
    ).toMatchObject({
      service: 'screen-printing',
    }));

  it('are named as they are spelt in the price book where they were mistyped', () => {
    expect(knownAfter(['50 hoodis']).thing).toBe('hoodie');
    expect(knownAfter(['24 patches for our vests']).thing).not.toBe('patche');
  });
});

describe('the way of marking', () => {
  it.each(['leather patch on the front please', 'can you put a woven patch on them', 'patches instead'])(
    'is a patch on the hats at hand: %s',
    (message) => {
      const { thing, slots, options } = knownAfter(['60 beanies', message]);
      expect([thing, slots.service, options.decoration]).toEqual(['beanie', 'hats-and-t-shirts', 'patch']);
    },
  );

  it.each(['could you put a leather patch on these', 'do you do patches'])(
    'makes no patches of hoodies: %s',
    (message) => {
      const { thing, slots } = knownAfter(['60 hoodies', message, 'make it 70']);
      expect([thing, slots.service, slots.quantity]).toEqual(['hoodie', 'screen-printing', 70]);
    },
  );

  it('is a patch also on hats that were to be stitched', () => {
    const { slots, options } = knownAfter(['60 embroidered snapbacks', 'actually a leather patch']);
    expect([slots.service, options]).toMatchObject([
      'hats-and-t-shirts',
      { product: 'snapback', decoration: 'patch' },
    ]);
  });

  it.each([
    ['50 hats', '100 patches too'],
    ['50 polos', 'sew-on patches'],
  ])('is none where patches are wanted for themselves: %s, %s', (...messages) => {
    expect(knownAfter(messages).options.decoration).toBeUndefined();
  });

  it.each([
    [['48 embroidered hats', 'make them snapbacks'], 'embroidery', 'snapback'],
    [['48 caps', 'embroidered', 'trucker ones'], 'embroidery', 'trucker hat'],
    [['48 embroidered caps', 'printed dad hats instead'], 'hats-and-t-shirts', 'dad hat'],
    [['48 polos', 'tees instead'], 'hats-and-t-shirts', 't-shirt'],
  ])('stays with another kind of hat: %j', (messages, service, thing) => {
    const state = knownAfter(messages);
    expect([state.slots.service, state.thing]).toEqual([service, thing]);
  });

  it.each(['do the hats come in the same color?', 'are your hoodies thick', 'type. is the cap adjustable'])(
    'are not changed by a question about others: %s',
    (question) => {
      const state = knownAfter(['30 polos', question]);
      expect(state).toMatchObject({
        thing: 'polo',
        slots: { service: 'embroidery', quantity: 30 },
        jobs: [],
      });
    },
  );
});

describe('few inks, after the ways of marking were priced side by side', () => {
  const talk = ['150 tees', 'what would screen print be vs transfers?'];

  it.each([
    [talk, 'full color'],
    [talk, 'one color but still the transfers'],
    [talk, 'navy shirts'],
    [talk, 'would one color be ok?'],
    [['12 tees', 'what would screen print be vs transfers?'], 'one color'],
    [['150 tees'], 'one color'],
  ])('change nothing: %j, %s', (before, message) =>
    expect(knownAfter([...before, message]).slots.service).toBe('hats-and-t-shirts'),
  );
});

describe('goods that are told late', () => {
  it('are stitched as was said before', () => {
    const state = knownAfter(['24 pieces with a puff embroidery logo', 'navy caps']);
    expect(state.slots.service).toBe('embroidery');
    expect(knownAfter(['24 pieces with a puff embroidery logo', 'printed caps']).slots.service).not.toBe(
      'embroidery',
    );
  });

  it('stay with a sleeve where they are called by less', () => {
    const talk = ['need some long sleeve tees', '36 shirts'];
    expect(knownAfter(talk)).toMatchObject({
      thing: 'long sleeve tee',
      slots: { service: 'screen-printing' },
    });
    expect(knownAfter([...talk, 'actually regular shirts']).thing).toBe('shirt');
  });

  it('are the patches, not the hats that they go on', () => {
    expect(knownAfter(['60 embroidered patches for jackets']).thing).toBe('patch');
  });

  it('keep the way they are marked where only their kind is told', () =>
    expect(knownAfter(['can you embroider towels', '14 beach towels']).slots.service).toBe('embroidery'));
});

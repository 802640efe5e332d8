import { describe, expect, it } from 'vitest';
import { dollars } from '../../schemas/told-price.ts';
import { estimate } from '../../shop/estimate.ts';
import { NOW, say, shop } from '../testing/shop.ts';

const JOB = ['48 hoodies', 'type'];

const low = (service: string, quantity: number, options: Record<string, string>): string => {
  const result = estimate(shop, { service, quantity, options }, NOW);
  if (!result.ok) throw new Error('the price book refuses the job');
  return dollars(result.estimate.lowCents);
};

describe('the price of the job at hand', () => {
  it.each([
    ['what if we did crewnecks instead?', low('screen-printing', 48, { garment: 'crewneck' })],
    [
      'how much would it be with 3 colors?',
      low('screen-printing', 48, { garment: 'hoodie', ink_colors: '3' }),
    ],
    ['what do those run? my treasurer wants a figure', low('screen-printing', 48, { garment: 'hoodie' })],
    ['what would one like that cost', low('screen-printing', 48, { garment: 'hoodie' })],
    ['how much is that each?', low('screen-printing', 48, { garment: 'hoodie' })],
    ['and for the whole order?', low('screen-printing', 48, { garment: 'hoodie' })],
    ['what would most people pay for 48 of these?', low('screen-printing', 48, { garment: 'hoodie' })],
  ])('is told for %s', (question, price) => {
    expect(say([...JOB, question]).reply).toContain(price);
  });

  it('names what was chosen, and both ends of a range of pieces', () => {
    expect(say(['how much are 30 hats with a rush?']).reply).toMatch(/30 hats with a rush in 6 working days/);
    const { reply } = say(['how much are 50 to 75 hoodies?']);
    expect(reply).toContain(low('screen-printing', 50, { garment: 'hoodie' }));
    expect(reply).toContain(low('screen-printing', 75, { garment: 'hoodie' }));
  });

  it('is told at the usual size of goods that have one, until another is given', () => {
    const size = (value: string) =>
      low('signs-and-banners', 30, { size: value, material: 'corrugated_plastic', finishing: 'stakes' });
    const { reply } = say(['how much would 30 yard signs be?']);
    expect(reply).toContain('30 yard signs (18x24 inches)');
    expect(reply).toContain(size('3'));
    expect(say(['how much would 30 yard signs be?', 'in 2x4 ft']).reply).toContain(size('8'));
  });

  it.each([
    ['80 beach balls with our logo', /beach balls.*a person/],
    ['how much for 60 coveralls embroidered', /coveralls.*a person/],
    ['how much for 20 coasters', /50 pieces/],
  ])('is left to a person where the goods are not in the price book: %s', (message, says) => {
    const { reply } = say([message]);
    expect(reply).toMatch(says);
    expect(reply).not.toMatch(/\$/);
  });

  it.each(['60 soft shirts', '24 embroidered bucket hats', '100 key chains', '48 crewnecks'])(
    'is told of what the price book has: %s',
    (message) => expect(say([message]).reply).toMatch(/\$\d/),
  );

  it('does not change with colors that cost nothing', () => {
    expect(say(['36 caps', 'type', 'and if there are four colors?']).reply).toMatch(
      /by the color|number of colors/,
    );
  });

  it('is told with each rush where only that is asked', () => {
    expect(say(['36 caps', 'type', 'how much is rush?']).reply).toMatch(
      /rush in 6 working days is an estimated/,
    );
  });

  it('is told for one where singles are made, with the question that narrows it most', () => {
    const { reply, state } = say(['how much does it cost to wrap a truck?']);
    expect(reply).toMatch(/\$[\d,.]+ to \$[\d,.]+, depending on the coverage/);
    expect(state).toMatchObject({ asked: 'option', askedOption: 'coverage' });
    expect(say(['how much is a truck wrap?', 'only 1']).state.slots.quantity).toBe(1);
  });

  it('never comes down for haggling', () => {
    for (const plea of ['is there any wiggle room?', 'can you do any better?', 'is the price negotiable?'])
      expect(say([...JOB, plea]).reply, plea).toMatch(/discount/);
  });
});

describe('goods without a price of their own', () => {
  it.each([
    [['36 embroidered crewnecks'], /crewnecks.*pique polos/is],
    [['quiero 30 chalecos'], /algo parecido/],
  ])('are priced as others only where it is said: %j', (messages, said) =>
    expect(say(messages).reply).toMatch(said),
  );

  it.each([
    [['do you do windbreakers? want 30'], 'windbreakers'],
    [['25 bandanas'], 'bandanas'],
    [['70 beach balls'], 'beach balls'],
    [['24 polos', 'type', 'make them scrubs'], 'scrubs'],
  ])('have none that others would stand in for: %j', (messages, goods) => {
    const { reply } = say(messages);
    expect(reply).toMatch(new RegExp(`no price for ${goods}|${goods} are not in my price book`, 'i'));
    expect(reply).not.toContain('$');
  });

  it.each(['40 polos', '36 ballcaps', '60 tote bags', '10 signs', '48 hoodies', '36 jackets'])(
    'are not %s',
    (message) => expect(say([message]).reply).not.toMatch(/price list|no price/),
  );

  it('are found in a question before the number', () =>
    expect(say(['do you print totes? 60 of those']).state.options).toEqual({ product: 'tote' }));
});

describe('a date nearer than the usual time', () => {
  it('is met by the cheapest rush that reaches it', () => {
    expect(say(['60 polos by march 13']).reply).toContain(
      `a rush in 6 working days is an estimated ${low('embroidery', 60, { garment: 'polo', rush: 'rush' })}`,
    );
    expect(say(['60 polos by march 10']).reply).toMatch(/super rush in 4 working days/);
  });

  it('goes to a person where no rush reaches it', () => {
    for (const day of ['today', 'tomorrow']) {
      const { reply } = say([`I need 30 hats ${day}`]);
      expect(reply, day).toMatch(/fastest rush takes 4 working days, so a person/);
    }
    expect(say(['how much are 30 hats by tomorrow?']).reply).toMatch(/fastest rush takes 4 working days/);
  });

  it('tells until when to approve the proof where there is time', () => {
    expect(say(['60 polos', 'type', 'can you have them ready by april 15?']).reply).toMatch(
      /(?:approve|approved).*Monday, March 30/,
    );
  });
});

describe('goods that are asked about and ordered in one breath', () => {
  it('are priced as what they are', () => {
    const { state } = say(['do yall make keychains? about 200']);
    expect(state.options.product).toBe('keychain');
  });

  it.each(['how bout 400', 'what about two colors', 'ok how bout with 3 colors', 'would 2 sides be more?'])(
    'have a price with it: %s',
    (message) => {
      const { reply } = say(['200 keychains', 'typing', message]);
      expect(reply).toContain('$');
    },
  );

  it('say what both sides would add, and take it at a yes', () => {
    const asked = ['100 yard signs 18x24', 'typing', 'does that price include both sides?'];
    expect(say(asked).reply).toMatch(/both sides (?:would add|it would be)/i);
    expect(say(asked).state.options.sides).toBeUndefined();
    expect(say([...asked, 'yes']).state.options.sides).toBe('double');
  });

  it('are not answered with what drawing a logo costs', () => {
    expect(say(['how much for 300 pens with my logo']).reply).not.toContain('From our page');
  });
});

describe('a price asked in other words', () => {
  it.each(['ok whats the damage if i go 36', 'whats it gonna run me at 36', 'price if we bumped it to 36'])(
    'is that of the number tried: %s',
    (message) => {
      const { reply } = say(['30 t-shirts', 'typing', message]);
      expect(reply).toMatch(/36 t-shirts.*\$/);
      expect(reply).not.toMatch(/page|includes/);
    },
  );
});

describe('a print that was just told', () => {
  it.each([
    ['one color', '1-color print'],
    ['two color front', '2 ink colors'],
    ['white ink on black', 'white on black'],
  ])('is said back as it was said: %s', (message, expected) => {
    const { reply } = say(['30 t-shirts', 'typing', message]);
    expect(reply.toLowerCase()).toContain(expected);
    expect(reply).not.toContain('full-color');
  });
});

describe('something cheaper', () => {
  it.each([
    ['150 notebooks', 'hm thats a lot, what would be cheaper', /mug about \$/],
    ['60 zip hoodies', 'any cheaper options', /crewneck sweatshirt about \$/],
  ])('is named with its price: %s, %s', (job, message, expected) => {
    const { reply, state } = say([job, message]);
    expect(reply).toMatch(expected);
    expect(state.slots.quantity).toBe(say([job]).state.slots.quantity);
  });

  it('is a break where the price alone is haggled over', () => {
    expect(say(['150 notebooks', 'can you do cheaper']).reply).toMatch(/from 250 pieces|at 250 pieces/);
  });
});

describe('several goods, each of them fewer than the shop makes', () => {
  it.each([
    'price on 4 printed sweatshirts and 3 crewnecks',
    'what would 6 stitched caps and 5 polos run us?',
    'cost of 3 frisbees plus 4 lanyards?',
  ])('are told the minimum, once: %s', (message) => {
    expect(say([message]).reply).toMatch(/minimum|start at/);
  });
});

it('prices our garments again once they are wanted instead of those they bring', () => {
  const talk = ['can we bring our own tees for you to print', 'there are 20 of them', 'I type'];
  expect(say([...talk, 'how much is that']).reply).toContain(
    low('hats-and-t-shirts', 20, { product: 'own' }),
  );
  expect(say([...talk, 'and if we took 20 of your tees?']).reply).toContain(
    low('hats-and-t-shirts', 20, { product: 'tee' }),
  );
});

it.each(["ok let's go with yours then", 'fine, tees from you then', 'scratch that, use yours. 20 navy ones'])(
  'prices our garments at once where they are taken: %s',
  (message) => {
    const talk = ['can we bring our own tees for you to print', 'there are 20 of them', message];
    const sum = low('hats-and-t-shirts', 20, { product: 'tee' });
    expect(say(talk).reply).toContain(sum);
    expect(say([...talk, 'the art is ready, how much is it']).reply).toContain(sum);
  },
);

it('asks what the price hangs on in other words where it was just asked', () => {
  const talk = ['12 jackets, embroidered, we bring our own', 'I type', 'left chest, by march 24'];
  const before = say(talk).reply;
  expect(before).toMatch(/Is the logo digitized already/);
  const { reply } = say([...talk, 'whats it cost just for the sewing']);
  expect(reply).toMatch(/\$\d.*Back to your jackets: is the logo digitized/);
});

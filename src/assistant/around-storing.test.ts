// What is said before, at and after the moment in which a request goes to the shop.
import { describe, expect, it } from 'vitest';
import type { Turn } from './state/turn.ts';
import { say } from './testing/shop.ts';

const SENT = ['48 shirts by april 8', 'Jo Kim jo@kim.com', 'yes'];
const lead = ({ effects }: Turn) => effects[0]?.lead;
const items = (turn: Turn) => lead(turn)?.items.map(({ quantity, product }) => `${quantity} ${product}`);

describe('after a request is sent', () => {
  it.each([
    ['also my phone is 816 555 0101', { phone: '+18165550101' }],
    ['and the company is Kim Plumbing', { company: 'Kim Plumbing' }],
    ['and we need them by april 3 instead', { dueDate: '2026-04-03 (april 3)' }],
    ['and can we do 60 shirts instead', { quantity: 60 }],
    ["it's Jo Kimball actually", { name: 'Jo Kimball' }],
    ['también mi teléfono es 816 555 0101', { phone: '+18165550101' }],
  ])('puts into its lead what is told then: %s', (message, expected) => {
    const turn = say([...SENT, message]);
    expect(turn.effects).toHaveLength(1);
    expect(turn.effects[0]).toMatchObject({
      job: 1,
      lead: { email: 'jo@kim.com', quantity: 48, ...expected },
    });
  });

  it('adds goods to it where that is asked, and says so', () => {
    const turn = say([...SENT, 'oh and add 24 caps']);
    expect(items(turn)).toEqual(['48 t-shirt', '24 cap']);
    expect(turn.effects[0]?.job).toBe(1);
    expect(turn.reply).toMatch(/added to your request.*48 shirts; 24 caps/i);
  });

  it.each([
    ['actually drop the mugs', ['50 t-shirt']],
    ['make the mugs 30', ['50 t-shirt', '30 mug']],
  ])('changes its goods: %s', (message, expected) => {
    const sent = say(['50 shirts and 20 mugs by april 10', 'Ana ana@d.com', 'yes']);
    const turn = say([message], sent.state);
    expect(items(turn)).toEqual(expected);
    expect(items(say(['leave it as it was'], turn.state))).toEqual(['50 t-shirt', '20 mug']);
  });

  it('keeps a way to reach them that it has, and what it cannot read', () => {
    const turn = say([...SENT, 'can you text me instead of emailing, 316-555-0142']);
    expect(lead(turn)).toMatchObject({ email: 'jo@kim.com', phone: '+13165550142' });
    const told = "Also our office manager is Tom, he's at 816-555-0117 if I'm out";
    expect(lead(say([...SENT, told]))?.details).toContain(told);
  });

  it('asks how many of goods that are added without a number', () => {
    const { state } = say([...SENT, 'and also add a 3x6 banner to the order']);
    expect(state.asked).toBe('quantity');
    expect(items(say(['just one'], state))).toEqual(['48 t-shirt', '1 banner']);
  });

  it('begins another where that is asked, and says so', () => {
    const turn = say([...SENT, 'I need another quote for something else']);
    expect(turn.effects).toEqual([]);
    expect(turn.reply).toContain('A new request');
    const { effects } = say(['200 stickers by may 1', 'yes send that too'], turn.state);
    expect(effects[0]).toMatchObject({ job: 2, lead: { quantity: 200, name: 'Jo Kim' } });
  });

  it.each(['thanks!', 'great', 'bye'])('asks nothing and sends nothing after: %s', (message) => {
    const turn = say([...SENT, message]);
    expect(turn.effects).toEqual([]);
    expect(turn.reply).not.toContain('?');
  });
});

describe('a way to reach them that is wanted', () => {
  it('is asked for where it is not known, and joins the lead', () => {
    const asked = say(['48 shirts by april 8', 'Jo Kim 816 555 0101', 'yes', 'email me too']);
    expect(asked.reply).toMatch(/which email|what email/i);
    expect(lead(say(['jo@kim.com'], asked.state))).toMatchObject({
      email: 'jo@kim.com',
      phone: '+18165550101',
    });
  });

  it('is all that is asked of somebody who wants a call', () => {
    const asked = say(['just have someone call me']);
    expect(asked.reply).toMatch(/number/);
    expect(asked.reply).not.toMatch(/email/);
    const called = say(['816 555 0199, Marta'], asked.state);
    expect(called.effects[0]).toMatchObject({
      source: 'callback',
      lead: { name: 'Marta', phone: '+18165550199', details: expect.stringContaining('by phone') },
    });
    expect(called.reply).not.toContain('?');
  });
});

describe('the form', () => {
  it.each([
    ["I need 50 t-shirts by april 10 but I'd rather use the form", { quantity: '50' }],
    ["50 t-shirts, I'd prefer filling out your form, my name is Kevin", { quantity: '50', name: 'Kevin' }],
  ])('opens with what is told beside the wish for it: %s', (message, values) => {
    const { shouldCaptureLead, leadCaptureFields, reply } = say([message]);
    expect(shouldCaptureLead).toBe(true);
    expect(reply).toMatch(/form/);
    const filled = Object.fromEntries(leadCaptureFields.map(({ name, value }) => [name, value]));
    expect(filled).toMatchObject(values);
  });

  it('is not offered with a second request of somebody who can be reached', () => {
    const { shouldCaptureLead, state } = say([...SENT, 'I need another quote for something else']);
    expect([state.asked, shouldCaptureLead]).toEqual(['service', false]);
  });
});

describe('beginning again', () => {
  it.each(["we're starting from scratch with our bakery", 'we had to start over after the fire'])(
    'is none of a business that does: %s',
    (message) => {
      const { state } = say(['100 mugs by april 1', message]);
      expect(state.items.map(({ goods }) => goods.product)).toContain('mug');
    },
  );

  it('keeps what is told beside it, and nothing before', () => {
    const { state, reply } = say(['100 mugs by april 1', "let's start over. 50 hoodies please"]);
    expect(state.items.map(({ slots, goods }) => [slots.quantity, goods.product])).toEqual([[50, 'hoodie']]);
    expect(state.slots.dueDate).toBeUndefined();
    expect(reply).toMatch(/beginning|fresh/i);
  });
});

describe('whether it may go', () => {
  const ASKED = ['50 shirts by april 10, one color', 'Ana Diaz ana@diaz.com'];

  it.each(['hold on', 'let me check with my partner', 'nope, bye', 'not now, maybe tomorrow'])(
    'waits where it is told: %s',
    (message) => {
      const waiting = say([...ASKED, message]);
      expect([waiting.effects, waiting.state.asked]).toEqual([[], 'confirm']);
      expect(say(['ok, send it'], waiting.state).effects).toHaveLength(1);
    },
  );

  it('is asked again after a question, which is answered', () => {
    const { state, reply } = say([...ASKED, 'wait - does that include the setup?']);
    expect([state.asked, reply]).toEqual(['confirm', expect.stringMatching(/includ|in it/i)]);
  });

  it.each([
    ['yes but make it 60', { quantity: 60 }],
    ['yes, and my phone is 816 555 0133', { phone: '+18165550133' }],
    ['yes, but by april 3', { dueDate: '2026-04-03 (april 3)' }],
  ])('is asked again with what a yes corrects: %s', (message, expected) => {
    const { state, effects } = say([...ASKED, message]);
    expect(effects).toEqual([]);
    expect(lead(say(['yes'], state))).toMatchObject(expected);
    expect(say(['yes', 'yes'], state).effects).toEqual([]);
  });
});

it('gives the lead the day of its first item where each has its own', () => {
  const turn = say([
    '150 shirts and a banner 4x12',
    'the banner by march 17, shirts by the 27th of march',
    'Kay Lowe, kay@lowe.com',
    'yes',
  ]);
  expect(lead(turn)?.dueDate).toMatch(/^2026-03-27/);
});

describe('too few', () => {
  it.each(['yes', 'ok the minimum then', '12 is fine'])('become the fewest there can be: %s', (answer) => {
    const { state, reply } = say(['3 embroidered caps by april 10']);
    expect([state.asked, reply]).toEqual(['take_it', expect.stringMatching(/12/)]);
    const taken = say([answer], state);
    expect(taken.state.items[0]?.slots.quantity).toBe(12);
    expect(taken.reply).toContain('$');
  });

  it('are made another way where one can, with a yes', () => {
    const { items: all } = say(['5 embroidered polos by april 10', 'yes that works']).state;
    expect(all[0]?.slots).toMatchObject({ quantity: 5, method: 'full-color-transfer' });
  });

  it.each(['no, just 5', "that's too many for us"])(
    'stay so few where they are meant, for a person: %s',
    (no) => {
      const kept = say(['5 pens', no]);
      expect(kept.state.items[0]?.slots.quantity).toBe(5);
      expect(kept.reply).toMatch(/a person/);
      expect(kept.state.asked).toBe('dueDate');
    },
  );
});

describe('separate quotes', () => {
  it.each([
    [['50 shirts and 20 mugs', 'the mugs as a separate order please', 'by april 10']],
    [['can I get two separate quotes, one for 50 shirts and one for 20 mugs', 'by april 10']],
    [['50 shirts by april 10', 'also 20 mugs, but on a separate invoice']],
  ])('are noted, said back and told to the shop', (talk) => {
    const { state, reply } = say([...talk, 'Ana Diaz ana@diaz.com']);
    expect(reply).toContain('as separate quotes');
    const { effects } = say(['yes'], state);
    expect(effects.map(({ lead: { details } }) => details)).toEqual([
      expect.stringContaining('Quotes: separate'),
    ]);
    expect(effects[0]?.lead.dueDate).toContain('2026-04-10');
  });
});

describe('options in Spanish', () => {
  it.each([
    ['necesito 50 letreros de jardin 18x24 para el 10 de abril', 'con estacas', { finishing: 'stakes' }],
    ['quiero 3 lonas de 3x6 para el 10 de abril', 'de los dos lados', { sides: 'double' }],
    ['necesito 50 camisetas para el 10 de abril', 'en dos lugares', { imprint_locations: '2' }],
  ])('are asked, read and said back: %s, %s', (job, answer, chosen) => {
    const asked = say([job]);
    expect([asked.state.asked, asked.reply]).toEqual(['option', expect.stringMatching(/¿[^?]+\?$/)]);
    const { state } = say([answer], asked.state);
    expect(state.items[0]?.slots.options).toMatchObject(chosen);
    expect(say(['Luis Mora, luis@mora.mx'], state).reply).toMatch(/estacas|los dos lados|2 lugares/);
  });
});

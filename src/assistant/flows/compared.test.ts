import { describe, expect, it } from 'vitest';
import { dollars } from '../../schemas/told-price.ts';
import { estimate } from '../../shop/estimate.ts';
import { read } from '../read.ts';
import { initialState } from '../state.ts';
import { NOW, say, shop } from '../testing/shop.ts';

const low = (service: string, quantity: number, options: Record<string, string>): string => {
  const result = estimate(shop, { service, quantity, options }, NOW);
  if (!result.ok) throw new Error('the price book refuses the job');
  return dollars(result.estimate.lowCents);
};

describe('numbers to compare', () => {
  it.each([
    ['what do 100 lanyards come to vs 300?', [100, 300], 'lanyard'],
    ['pricing on 50, 100 and 250 tumblers please', [50, 100, 250], 'tumbler'],
    ['how much are 60 or 120 or 240 notebooks', [60, 120, 240], 'notebook'],
  ])('are priced side by side, and none is taken: %s', (message, quantities, product) => {
    const { reply, state } = say([message]);
    for (const quantity of quantities) expect(reply).toContain(low('promo-products', quantity, { product }));
    expect(state.slots.quantity).toBeUndefined();
    expect(say([String(quantities[1])], state).state.slots.quantity).toBe(quantities[1]);
  });

  it('leave the number that is known as it is', () => {
    const { reply, state } = say(['30 polos', 'type', 'what about 48 vs 96?']);
    for (const quantity of [48, 96])
      expect(reply).toContain(low('embroidery', quantity, { garment: 'polo' }));
    expect(state.slots.quantity).toBe(30);
  });

  it('may be asked as the difference to the number that is known', () => {
    const { reply, state } = say(['100 koozies', 'type', 'whats the difference if we got 200']);
    for (const quantity of [100, 200])
      expect(reply).toContain(low('promo-products', quantity, { product: 'koozie' }));
    expect(state.slots.quantity).toBe(100);
  });

  it('are offered where one is asked for as cheaper, and the job stays as it is until they say so', () => {
    const talk = say(['30 aprons, M 20 L 10', 'type', 'is it any cheaper at 72']);
    for (const quantity of [30, 72])
      expect(talk.reply).toContain(low('embroidery', quantity, { garment: 'apron' }));
    expect(talk.state.slots).toMatchObject({ quantity: 30, sizes: { M: 20, L: 10 } });
    const after = (message: string) => say([message], talk.state);
    expect(after('yes').state.slots.quantity).toBe(72);
    expect(after('ok 72 then').state.slots.quantity).toBe(72);
    expect(after('nah keep it as is')).toMatchObject({
      reply: expect.not.stringMatching(/From our page/),
      state: { slots: { quantity: 30 } },
    });
    expect(after('may 12').state.slots).toMatchObject({ quantity: 30, dueDate: { date: '2026-05-12' } });
  });

  it('may lie below the minimum', () => {
    expect(say(['price for 6 vs 24 trucker hats']).reply).toMatch(/24 at \$.*12 pieces/);
  });

  it.each([
    ['how much for 20 hats and 30 beanies', 20],
    ['cost of 2 colors vs 3 colors on 40 hoodies', 40],
    ['price on 200 pens vs 200 mugs', 200],
    ['how much for 36 caps, 20 black and 16 white', 36],
    ['how much for between 50 and 75 mugs', 50],
    ['price for 30 tees for 7 and 8 year olds', 30],
  ])('are none: %s', (message, quantity) => {
    expect(read(message, initialState(), shop, NOW).slots.quantity).toBe(quantity);
    expect(say([message]).reply).not.toMatch(/ at \$/);
  });
});

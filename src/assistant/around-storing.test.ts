// What is said before, at and after the moment in which a request goes to the shop.
import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';
import type { Turn } from './turn.ts';

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

// Another shop's goods, methods and words: what follows the commands knows none of the first shop's names.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Command } from '../schemas/commands.ts';
import { loadShop } from '../shop/load-shop.ts';
import { type ConversationState, initialState } from './state/state.ts';
import { takeTurn } from './take-turn.ts';

const shop = await loadShop(join(import.meta.dirname, '../../evaluation/shops/peak-signs'));
/** Wednesday morning in Denver. */
const NOW = new Date('2026-03-04T17:00:00Z');

function play(turns: readonly (readonly Command[])[]) {
  let state: ConversationState = initialState();
  const replies = turns.map((commands) => {
    const turn = takeTurn(state, commands, shop, NOW);
    ({ state } = turn);
    return turn;
  });
  const last = replies.at(-1);
  if (!last) throw new Error('nothing was said');
  return { replies: replies.map(({ reply }) => reply), last };
}

const goods = (product: string, wording: string) => ({ product, service: null, wording });
const STICKERS: Command[] = [
  { do: 'AddItem', goods: goods('die-cut-sticker', 'sticker') },
  { do: 'Set', slots: { quantity: 100 } },
];

it('prices its goods by its own catalog', () => {
  const { replies } = play([STICKERS]);
  expect(replies[0]).toMatch(/\$118 to \$127/);
});

it('leads several of its goods to one lead, with their estimates', () => {
  const { last, replies } = play([
    [
      ...STICKERS,
      { do: 'AddItem', goods: goods('stoneware-mug', 'mug') },
      { do: 'Set', slots: { quantity: 48 } },
    ],
    [{ do: 'SetRequest', slots: { dueDate: { text: 'april 17', date: '2026-04-17' } } }],
    [{ do: 'SetRequest', slots: { name: 'Rae Ortiz', email: 'rae@example.com' } }],
    [{ do: 'Affirm' }],
  ]);
  expect(replies[2]).toMatch(/100 stickers; 48 mugs/);
  expect(last.effects[0]?.lead.items.map(({ product, estimate }) => [product, estimate !== null])).toEqual([
    ['die-cut-sticker', true],
    ['stoneware-mug', true],
  ]);
});

it('answers of its minimums, hours and methods', () => {
  const { replies } = play([
    STICKERS,
    [{ do: 'Ask', topic: 'minimum' }],
    [{ do: 'Ask', topic: 'hours' }],
    [{ do: 'Ask', topic: 'methods' }],
    [{ do: 'Ask', topic: 'place' }],
  ]);
  expect(replies[1]).toMatch(/25|contour/i);
  expect(replies[2]).toMatch(/\bam\b/);
  expect(replies[3]).toMatch(/\$/);
  expect(replies[4]).toContain(shop.brand.address.street);
});

it('prices a supposition and keeps what was known', () => {
  const { last } = play([STICKERS, [{ do: 'WhatIf', changes: [{ do: 'Set', slots: { quantity: 500 } }] }]]);
  expect(last.reply).toMatch(/500 stickers/);
  expect(last.state.items[0]?.slots.quantity).toBe(100);
});

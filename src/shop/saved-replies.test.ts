import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadShop } from './load-shop.ts';
import { fieldsIn, fillReply, REPLY_FIELDS, type ReplyValues } from './saved-replies.ts';

const nothing = Object.fromEntries(REPLY_FIELDS.map((field) => [field, null])) as ReplyValues;

it('fills in what is known, leaves the rest in braces, and names it once', () => {
  const text = 'Hi {first_name}, {items} by {in_hands}. {in_hands}? {In_hands} { items }';
  expect(fillReply(text, { ...nothing, first_name: 'Dana', items: '{in_hands} {shop}' })).toEqual({
    text: 'Hi Dana, {in_hands} {shop} by {in_hands}. {in_hands}? {In_hands} { items }',
    missing: ['in_hands'],
  });
});

it('ships replies in both languages, with fields that are there and without open figures', async () => {
  const { replies } = await loadShop(join(import.meta.dirname, '../../shop'));
  const count = (language: string) => replies.filter((reply) => reply.language === language).length;
  expect([count('en'), count('es')]).toEqual([8, 3]);
  for (const { text } of replies) {
    expect(fieldsIn(text).length).toBeGreaterThan(0);
    expect(text).not.toMatch(/\{[^}]*\s|!/);
  }
});

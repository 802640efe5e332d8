import { describe, expect, it } from 'vitest';
import { withoutJobLinks } from './without-job-links.ts';

const TOKEN = 'Zk3_-aB9Zk3_-aB9Zk3_-aB9Zk3_-aB9';

describe('links to job pages', () => {
  it.each([
    [`See https://shop.example/job/${TOKEN}#proofs`, 'See https://shop.example/job/…#proofs'],
    [
      `https://filter.example/?u=https%3A%2F%2Fshop.example%2Fjob%2F${TOKEN}&d=1`,
      'https://filter.example/?u=https%3A%2F%2Fshop.example%2Fjob%2F…&d=1',
    ],
    [
      `> https://shop.example/job/${TOKEN.slice(0, 20)}\n> ${TOKEN.slice(20)}\n> Sam`,
      '> https://shop.example/job/…\n> Sam',
    ],
  ])('are cut out of %s', (text, left) => {
    expect(withoutJobLinks(text)).toBe(left);
  });

  it('are told from other addresses', () => {
    for (const text of [
      'https://shop.example/job/lost',
      `https://x.example/job/${TOKEN}a`,
      `/jobs/${TOKEN}`,
      '/job/lost\nand found',
    ])
      expect(withoutJobLinks(text)).toBe(text);
  });
});

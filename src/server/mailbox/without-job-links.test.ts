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
    [`https://shop.example/\r\n> job/\r\n> ${TOKEN}\r\n`, 'https://shop.example/\r\n> job/…\r\n'],
    [
      `https://urldefense.com/v3/__https://shop.example/job/${TOKEN}__;!!Ab1!x$`,
      'https://urldefense.com/v3/__https://shop.example/job/…__;!!Ab1!x$',
    ],
    [
      `https://urldefense.proofpoint.com/v2/url?u=https-3A__shop.example_job_${TOKEN.replaceAll('_', '-5F').replaceAll('-a', '-2Da')}&d=Dw`,
      'https://urldefense.proofpoint.com/v2/url?u=https-3A__shop.example_job_…&d=Dw',
    ],
    [
      `https://filter.example/?u=https%253A%252F%252Fshop.example%252Fjob%252F${TOKEN}%2523proofs`,
      'https://filter.example/?u=https%253A%252F%252Fshop.example%252Fjob%252F…%2523proofs',
    ],
    [`https-3A-2F-2Fshop.example-2Fjob-2F${TOKEN}-23proofs`, 'https-3A-2F-2Fshop.example-2Fjob-2F…-23proofs'],
    [`https-3A-2F-2Fshop.example-2Fjob-2F${TOKEN}&c=E`, 'https-3A-2F-2Fshop.example-2Fjob-2F…&c=E'],
  ])('are cut out of %s', (text, left) => {
    expect(withoutJobLinks(text)).toBe(left);
  });

  it.each(['_job_-5F', '_job_-5F-5F-5F-5F-5F-5F-5F-5F-5F-5F ', '/job/\n', '/job/a\n> '])(
    'are looked for in long texts of %j',
    (piece) => {
      const text = piece.repeat(1_000_000 / piece.length);
      expect(withoutJobLinks(text).length).toBeLessThanOrEqual(text.length);
    },
  );

  it('are told from other addresses', () => {
    for (const text of [
      'https://shop.example/job/lost',
      `https://x.example/job/${TOKEN}a`,
      `/jobs/${TOKEN}`,
      'https://work.example/job/screen-printer-and-embroidery-hand-in-omaha',
      '/job/lost\nand found',
    ])
      expect(withoutJobLinks(text)).toBe(text);
  });
});

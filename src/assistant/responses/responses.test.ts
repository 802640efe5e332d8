import { expect, it } from 'vitest';
import { ownResponses } from '../../shop/load-responses.ts';
import { splitSentences } from '../wording/wording.ts';

const { en, es } = ownResponses();
const spanish = Object.entries(es).flatMap(([key, wordings]) =>
  wordings.map((wording) => ({ key, wording })),
);
const namesIn = (wordings: readonly string[] = []): string[] => wordings.join(' ').match(/\{\w+\}/g) ?? [];

it('says in Spanish whatever it says in English', () => {
  expect(Object.keys(en).filter((key) => !es[key]?.length)).toEqual([]);
});

it('fills no name in Spanish that English does not know', () => {
  // What was found in a file is in English one text; in Spanish it is told from these.
  const ofFinding = ['{file}', '{width}', '{fee}'];
  const strange = Object.keys(en).filter((key) => {
    const own = namesIn(en[key]);
    const known = own.some((name) => /finding|fix/.test(name)) ? [...own, ...ofFinding] : own;
    return !namesIn(es[key]).every((name) => known.includes(name));
  });
  expect(strange).toEqual([]);
});

it.each(spanish)('can be heard: $key: $wording', ({ wording }) => {
  for (const sentence of splitSentences(wording)) expect(sentence.split(' ').length).toBeLessThanOrEqual(25);
  expect(wording.split('?').length).toBe(wording.split('¿').length);
  expect(wording.split('?').length).toBeLessThanOrEqual(2);
});

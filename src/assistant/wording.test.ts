import { describe, expect, test } from 'vitest';
import { calledName, properCompany, splitSentences } from './wording.ts';

describe('a company as the shop reads it', () => {
  test.each([
    ['dombeck plumbing', 'Dombeck Plumbing'],
    ['sisters of the vine', 'Sisters of the Vine'],
    ["harper's bbq and catering llc", "Harper's BBQ and Catering LLC"],
    ['la casa de ana', 'La Casa de Ana'],
    ['5 star kennels', '5 Star Kennels'],
    ['año nuevo', 'Año Nuevo'],
  ])('%s', (typed, read) => expect(properCompany(typed)).toBe(read));

  test.each(['eBay', 'iron Mule', 'ACME', 'McAdams & sons'])('%s stays as typed', (typed) =>
    expect(properCompany(typed)).toBe(typed),
  );
});

describe('what somebody is called', () => {
  test.each([
    ['Don Beto Ruiz', 'Don Beto'],
    ['Hermana Luz Paz', 'Hermana Luz'],
    ['Mrs Kemp', 'Mrs Kemp'],
    ['dana holt', 'Dana'],
  ])('%s', (name, called) => expect(calledName(name)).toBe(called));
});

describe('the sentences of a reply', () => {
  test.each([
    ['For Maya B. Ortiz. May I send it?', 2],
    ['For Dr. Ortiz of St. Paul. May I send it?', 2],
  ])('%s', (text, count) => expect(splitSentences(text)).toHaveLength(count));
});

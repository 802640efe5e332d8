// What the lead form says it sends.
import { expect, it } from 'vitest';
import { readRequest } from './lead-request.ts';

const KNOWN = {
  service: 'Embroidery',
  quantity: '48',
  dueDate: '2026-12-31 (the end of next month)',
  details: 'Job: 48 caps\nPrint: logo, front\nIn hands: Thu, Dec 31\nAlso asked for: 30 mugs\n"48 caps"',
};

it("names the job in Carl's words, with the day he understood", () => {
  expect(readRequest(KNOWN, KNOWN)).toEqual({
    things: ['48 caps', '30 mugs'],
    how: 'logo, front',
    when: 'by Thursday, December 31',
    who: [],
  });
});

it('follows what the visitor changes', () => {
  const fewer = readRequest({ ...KNOWN, quantity: '24', dueDate: 'before the fair' }, KNOWN);
  expect(fewer.things).toEqual(['24 caps', '30 mugs']);
  expect(fewer.when).toBe('in hands before the fair');
  expect(readRequest({ ...KNOWN, service: 'Promo Products' }, KNOWN).things[0]).toBe(
    'Promo Products, quantity 48',
  );
  const rewritten = readRequest({ ...KNOWN, details: 'Job: something else' }, KNOWN);
  expect(rewritten.things).toEqual(['Embroidery, quantity 48']);
});

it('names who it is for, and nothing where nothing is known', () => {
  const who = { name: 'Dana Ruiz', email: '', phone: '+18165550142' };
  expect(readRequest(who, {}).who).toEqual(['Dana Ruiz', '+18165550142']);
  expect(readRequest({}, {})).toEqual({ things: [], how: undefined, when: undefined, who: [] });
});

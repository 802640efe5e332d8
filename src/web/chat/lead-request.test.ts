// What the lead form says it sends.
import { describe, expect, it } from 'vitest';
import { type LeadRequest, readRequest } from './lead-request.ts';

const KNOWN = {
  service: 'Embroidery',
  quantity: '48',
  dueDate: '2026-12-31 (the end of next month)',
  details: 'Job: 48 caps\nPrint: logo, front\nIn hands: Thu, Dec 31\nAlso asked for: 30 mugs\n"48 caps"',
};

it("names the job in Carl's words, with the day he understood", () => {
  expect(readRequest(KNOWN, KNOWN, [])).toEqual({
    things: [{ name: '48 caps', how: 'logo, front' }, { name: '30 mugs' }],
    when: 'by Thursday, December 31',
    who: [],
  });
});

it('follows what the visitor changes', () => {
  const fewer = readRequest({ ...KNOWN, quantity: '24', dueDate: 'before the fair' }, KNOWN, []);
  expect(names(fewer)).toEqual(['24 caps', '30 mugs']);
  expect(fewer.when).toBe('in hands before the fair');
  const other = readRequest({ ...KNOWN, service: 'Promo Products' }, KNOWN, []);
  expect(names(other)[0]).toBe('Promo Products, quantity 48');
  const rewritten = readRequest({ ...KNOWN, details: 'Job: something else' }, KNOWN, []);
  expect(names(rewritten)).toEqual(['Embroidery, quantity 48']);
});

it('names who it is for, and nothing where nothing is known', () => {
  const who = { name: 'Dana Ruiz', email: '', phone: '+18165550142' };
  expect(readRequest(who, {}, []).who).toEqual(['Dana Ruiz', '+18165550142']);
  expect(readRequest({}, {}, [])).toEqual({ things: [], when: undefined, who: [] });
});

describe('of several items', () => {
  const items = [
    { label: 'Mugs', quantity: 48, estimate: null },
    { label: 'Caps', quantity: 48, estimate: null },
    { label: 'Banner', quantity: 1, estimate: null },
  ];

  it('names them as the ticket lists them, and how of the one that the fields are about', () => {
    expect(readRequest(KNOWN, KNOWN, items).things).toEqual([
      { name: '48 mugs' },
      { name: '48 caps', how: 'logo, front' },
      { name: 'one banner' },
    ]);
  });

  it('follows what the visitor changes of that one alone', () => {
    const changed = readRequest({ ...KNOWN, quantity: '24' }, KNOWN, items);
    expect(names(changed)).toEqual(['48 mugs', '24 caps', 'one banner']);
    const rewritten = readRequest({ ...KNOWN, details: 'All in navy.' }, KNOWN, items);
    expect(rewritten.things).toEqual([{ name: '48 mugs' }, { name: '48 caps' }, { name: 'one banner' }]);
  });

  it('names all of them where none is the one', () => {
    const known = { ...KNOWN, quantity: '7' };
    expect(names(readRequest(known, known, items))).toEqual(['48 mugs', '48 caps', 'one banner']);
  });
});

const names = ({ things }: LeadRequest) => things.map(({ name }) => name);

// What the lead form says it sends.
import { describe, expect, it } from 'vitest';
import { type LeadRequest, readRequest } from './lead-request.ts';

const KNOWN = {
  service: 'Embroidery',
  quantity: '48',
  dueDate: '2026-12-31 (the end of next month)',
  details: '48 caps, embroidery, front\n30 mugs, 1-color\n48 caps and 30 mugs please',
};
const caps = { label: 'Caps', quantity: 48, estimate: null };
const mugs = { label: 'Mugs', quantity: 30, estimate: null };
const banner = { label: 'Banner', quantity: 1, estimate: null };

it("names the job in Carl's words, with the day he understood", () => {
  expect(readRequest(KNOWN, KNOWN, [caps])).toEqual({
    things: [{ name: '48 caps', how: 'embroidery, front' }],
    when: 'by Thursday, December 31',
    who: [],
  });
});

it('follows what the visitor changes', () => {
  const fewer = readRequest({ ...KNOWN, quantity: '24', dueDate: 'before the fair' }, KNOWN, [caps]);
  expect(fewer.things).toEqual([{ name: '24 caps', how: 'embroidery, front' }]);
  expect(fewer.when).toBe('in hands before the fair');
  expect(names(readRequest({ ...KNOWN, quantity: '' }, KNOWN, [caps]))).toEqual(['caps']);
  const other = readRequest({ ...KNOWN, service: 'Promo Products' }, KNOWN, [caps]);
  expect(other.things).toEqual([{ name: 'Promo Products, quantity 48' }]);
  const rewritten = readRequest({ ...KNOWN, details: '48 caps, in gold' }, KNOWN, [caps]);
  expect(rewritten.things).toEqual([{ name: '48 caps' }]);
});

it('takes nothing for his account that the visitor wrote before', () => {
  const written = { ...KNOWN, details: 'Please hurry, we open soon' };
  expect(readRequest(written, written, [caps]).things).toEqual([{ name: '48 caps' }]);
});

it('names the fields where Carl knows no goods, and who it is for', () => {
  expect(names(readRequest(KNOWN, KNOWN, []))).toEqual(['Embroidery, quantity 48']);
  const who = { name: 'Dana Ruiz', email: '', phone: '+18165550142' };
  expect(readRequest(who, {}, []).who).toEqual(['Dana Ruiz', '+18165550142']);
  expect(readRequest({}, {}, [])).toEqual({ things: [], when: undefined, who: [] });
});

describe('of several items', () => {
  const items = [caps, mugs, banner];

  it('names them as the ticket lists them', () => {
    expect(readRequest(KNOWN, KNOWN, items).things).toEqual([
      { name: '48 caps' },
      { name: '30 mugs' },
      { name: 'one banner' },
    ]);
  });

  it('follows what the visitor changes of that one alone', () => {
    const changed = readRequest({ ...KNOWN, quantity: '24' }, KNOWN, items);
    expect(names(changed)).toEqual(['24 caps', '30 mugs', 'one banner']);
  });
});

const names = ({ things }: LeadRequest) => things.map(({ name }) => name);

import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  type LeadFilters,
  NO_FILTERS,
  readFilters,
  withFilters,
  writeFilters,
} from './lead-filters.ts';

const all: LeadFilters = {
  q: 'dana & co',
  source: 'quote_form',
  service: 'Websites + AI',
  handled: false,
  status: 'won',
  assignee: 'rosa',
  sort: 'due',
};
const query =
  'q=dana+%26+co&source=quote_form&service=Websites+%2B+AI&handled=false&status=won&assignee=rosa&sort=due';

describe('lead filters', () => {
  it('are written as the server takes them, and read back', () => {
    expect(writeFilters(all)).toBe(query);
    expect(readFilters(new URLSearchParams(query))).toEqual(all);
  });

  it('ask for everything by promise unless another order is chosen', () => {
    expect(writeFilters(NO_FILTERS)).toBe('sort=due');
    expect(readFilters(new URLSearchParams(''))).toEqual(NO_FILTERS);
    expect(writeFilters({ ...NO_FILTERS, sort: 'newest' })).toBe('');
    expect(readFilters(new URLSearchParams('sort=newest')).sort).toBe('newest');
  });

  it('take handled leads alone as well as open ones', () => {
    expect(writeFilters({ ...NO_FILTERS, handled: true })).toBe('handled=true&sort=due');
    expect(readFilters(new URLSearchParams('handled=true')).handled).toBe(true);
  });

  it('leave out what makes no sense in a URL', () => {
    const odd = new URLSearchParams(
      'q=%20%20&source=fax&service=&handled=maybe&status=far&assignee=&sort=price',
    );
    expect(readFilters(odd)).toEqual(NO_FILTERS);
  });

  it('do not count another order as leaving leads out', () => {
    expect(isFiltered({ ...NO_FILTERS, sort: 'newest' })).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, handled: false })).toBe(true);
    expect(isFiltered({ ...NO_FILTERS, q: 'dana' })).toBe(true);
  });

  it('change only their own part of the URL', () => {
    const before = new URLSearchParams('lead=7&q=old&sort=newest');
    expect(withFilters(before, { ...NO_FILTERS, source: 'chat' }).toString()).toBe('lead=7&source=chat');
    expect(before.toString()).toBe('lead=7&q=old&sort=newest');
    const newest = withFilters(before, { ...NO_FILTERS, sort: 'newest' });
    expect(newest.toString()).toBe('lead=7&sort=newest');
    expect(readFilters(newest).sort).toBe('newest');
  });
});

import { describe, expect, it } from 'vitest';
import { nextLink } from './list-page.ts';

describe('nextLink', () => {
  it('finds the next page', () => {
    expect(nextLink('</api/admin/leads?cursor=abc%3D>; rel="next"')).toBe('/api/admin/leads?cursor=abc%3D');
  });

  it('finds it among others, whatever the order, case and quoting', () => {
    const header =
      '</a>; rel="prev"; title="a, <b>; rel=next", </c?x=1,2>; title=x; REL=Next, </d>; rel=last';
    expect(nextLink(header)).toBe('/c?x=1,2');
    expect(nextLink('</e>; rel="last next"')).toBe('/e');
  });

  it('says null on the last page', () => {
    expect(nextLink(null)).toBeNull();
    expect(nextLink('')).toBeNull();
    expect(nextLink('</a>; rel="prev"')).toBeNull();
    expect(nextLink('</a>; rel="nextish"')).toBeNull();
    expect(nextLink('</a?rel=next>')).toBeNull();
  });
});

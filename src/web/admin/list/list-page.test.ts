import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchListPage, nextLink } from './list-page.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

describe('fetchListPage', () => {
  it('tells where the next page is, and the time at which the server answered', async () => {
    const headers = { date: 'Tue, 10 Mar 2026 20:20:00 GMT', link: '</list?cursor=a>; rel="next"' };
    vi.stubGlobal('fetch', async () => Response.json([1], { headers }));
    expect(await fetchListPage('/list', signal)).toEqual({
      items: [1],
      next: '/list?cursor=a',
      loadedAt: '2026-03-10T20:20:00.000Z',
    });
  });
});

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

import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchListPage, nextLink, walkList } from './list-page.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

/** Answers each path with its page; the pages link to one another in order. */
function serve(pages: Record<string, unknown[]>, headers: Record<string, string> = {}) {
  const paths = Object.keys(pages);
  const fetched = vi.fn(async (path: string) => {
    const next = paths[paths.indexOf(path) + 1];
    return Response.json(pages[path], {
      headers: { ...headers, ...(next && { link: `<${next}>; rel="next"` }) },
    });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('fetchListPage', () => {
  it('tells the time at which the server answered', async () => {
    serve({ '/list': [1] }, { date: 'Tue, 10 Mar 2026 20:20:00 GMT' });
    expect(await fetchListPage('/list', signal)).toEqual({
      items: [1],
      next: null,
      loadedAt: '2026-03-10T20:20:00.000Z',
    });
  });
});

describe('walkList', () => {
  const pages = { '/list': [1, 2], '/list?cursor=a': [3], '/list?cursor=b': [4] };

  it('goes through every page in order', async () => {
    serve(pages);
    const items: number[] = [];
    for await (const item of walkList<number>('/list', signal)) items.push(item);
    expect(items).toEqual([1, 2, 3, 4]);
  });

  it('asks for no page more than it is read', async () => {
    const fetched = serve(pages);
    for await (const item of walkList<number>('/list', signal)) if (item === 3) break;
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/list', '/list?cursor=a']);
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

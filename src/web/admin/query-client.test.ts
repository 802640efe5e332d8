import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { createQueryClient, fetchKey } from './query-client.ts';

const answer = (status: number, body: unknown = null) =>
  vi.fn(async (_path: string, _request?: RequestInit) => new Response(JSON.stringify(body), { status }));

afterEach(() => vi.unstubAllGlobals());

describe('createQueryClient', () => {
  it('fetches nothing again by itself: no interval, no focus, never stale, no retries', () => {
    const client = createQueryClient(() => {});
    const { queries, mutations } = client.getDefaultOptions();
    expect(queries).toMatchObject({
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });

  it('joins the key into the path and sends the cookies', async () => {
    const fetch = answer(200, { leads: 3 });
    vi.stubGlobal('fetch', fetch);
    const client = createQueryClient(() => {});
    const data = await client.fetchQuery({ queryKey: ['/api', 'admin', 'summary'] });
    expect(data).toEqual({ leads: 3 });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/admin/summary');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  });

  it('tells of a 401 from a query and from a mutation, once each, without a retry', async () => {
    const fetch = answer(401, { title: 'Unauthorized', status: 401 });
    vi.stubGlobal('fetch', fetch);
    const onUnauthorized = vi.fn();
    const client = createQueryClient(onUnauthorized);
    await new Promise<void>((resolve) => {
      const observer = new QueryObserver(client, { queryKey: ['/api/admin/leads'] });
      observer.subscribe((result) => result.isError && resolve());
    });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    const mutation = client.getMutationCache().build(client, {
      mutationFn: async () =>
        fetchKey({ on401: 'throw' })({ queryKey: ['/x'], signal: new AbortController().signal }),
    });
    await expect(mutation.execute(undefined)).rejects.toThrow(ApiError);
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('does not take another failure for a 401', async () => {
    vi.stubGlobal('fetch', answer(500, 'no'));
    const onUnauthorized = vi.fn();
    const client = createQueryClient(onUnauthorized);
    await expect(client.fetchQuery({ queryKey: ['/api/admin/leads'] })).rejects.toThrow('500: "no"');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('fetchKey', () => {
  const context = { queryKey: ['/api/admin/session'], signal: new AbortController().signal };

  it('reads a 401 as null when asked to', async () => {
    vi.stubGlobal('fetch', answer(401));
    await expect(fetchKey({ on401: 'null' })(context)).resolves.toBeNull();
    await expect(fetchKey({ on401: 'throw' })(context)).rejects.toThrow(ApiError);
  });

  it('throws every other failure whatever it was asked', async () => {
    vi.stubGlobal('fetch', answer(503));
    await expect(fetchKey({ on401: 'null' })(context)).rejects.toThrow('503: null');
  });
});

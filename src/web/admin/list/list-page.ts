// One page of a list and where the next one is, by the Link header.
import { send } from '../../api.ts';

export interface ListPage<Item> {
  items: Item[];
  /** Path of the next page, null on the last one. */
  next: string | null;
  /** ISO time at which the server answered, by its own clock as far as it says so. */
  loadedAt: string;
}

/** Fetches one page of a list. Throws as `send` does. */
export async function fetchListPage<Item>(path: string, signal: AbortSignal): Promise<ListPage<Item>> {
  const response = await send(path, { signal });
  const date = new Date(response.headers.get('date') ?? Number.NaN);
  return {
    items: (await response.json()) as Item[],
    next: nextLink(response.headers.get('link')),
    loadedAt: (Number.isNaN(date.getTime()) ? new Date() : date).toISOString(),
  };
}

/**
 * The path that a Link header (RFC 8288) gives for rel="next", null if there is none.
 *
 *     nextLink('</api/admin/leads?cursor=x>; rel="next"')   '/api/admin/leads?cursor=x'
 */
export function nextLink(header: string | null): string | null {
  for (const [, target, parameters] of (header ?? '').matchAll(/<([^>]*)>((?:[^",]|"[^"]*")*)/g)) {
    const relations = parameters?.match(/;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i);
    const names = (relations?.[1] ?? relations?.[2] ?? '').toLowerCase().split(/\s+/);
    if (target && names.includes('next')) return target;
  }
  return null;
}

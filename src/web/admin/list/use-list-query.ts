// A list of the server, page by page along the Link header.
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { fetchListPage, type ListPage } from './list-page.ts';

export type ListQuery<Item> = UseInfiniteQueryResult<InfiniteData<ListPage<Item>>>;

interface Options<Item> {
  enabled: boolean;
  /** What of the list, without '?'. While another part of it loads, the one before stays on screen. */
  query?: string;
  /** How long what was loaded counts as true when it is shown anew. */
  staleTime?: number;
  /** For a list that is not simply fetched page by page. */
  fetchPage?: (path: string, signal: AbortSignal) => Promise<ListPage<Item>>;
}

/** The list at `path`: the first page, and those after it by `fetchNextPage`. */
export function useListQuery<Item extends { id: string }>(
  path: string,
  { enabled, query = '', staleTime = Number.POSITIVE_INFINITY, fetchPage = fetchListPage }: Options<Item>,
): ListQuery<Item> {
  return useInfiniteQuery({
    queryKey: [...keyOf(path), query],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: query ? `${path}?${query}` : path,
    getNextPageParam: ({ next }) => next,
    select: withoutRepeats<Item>,
    placeholderData: keepPreviousData,
    staleTime,
    enabled,
  });
}

/** What was changed between two pages may stand on both: it is shown once, where it stands now. */
function withoutRepeats<Item extends { id: string }>(
  list: InfiniteData<ListPage<Item>>,
): InfiniteData<ListPage<Item>> {
  const last = new Map(list.pages.flatMap(({ items }, page) => items.map(({ id }) => [id, page] as const)));
  const pages = list.pages.map((page, index) => ({
    ...page,
    items: page.items.filter(({ id }) => last.get(id) === index),
  }));
  return { ...list, pages };
}

/** Changes the items of a list wherever they are kept, without asking the server. */
export function changeLists<Item>(
  client: QueryClient,
  path: string,
  change: (items: Item[]) => Item[],
): void {
  client.setQueriesData<InfiniteData<ListPage<Item>>>({ queryKey: keyOf(path) }, (list) =>
    list ? { ...list, pages: list.pages.map((page) => ({ ...page, items: change(page.items) })) } : list,
  );
}

const keyOf = (path: string) => [path, 'list'];

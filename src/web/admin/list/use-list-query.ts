// A list of the server, page by page along the Link header.
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { fetchListPage, type ListPage } from './list-page.ts';

export type ListQuery<Item> = UseInfiniteQueryResult<InfiniteData<ListPage<Item>>>;

/** The list at `path`: the first page, and those after it by `fetchNextPage`. */
export function useListQuery<Item>(path: string, { enabled }: { enabled: boolean }): ListQuery<Item> {
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => fetchListPage<Item>(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: ({ next }) => next,
    enabled,
  });
}

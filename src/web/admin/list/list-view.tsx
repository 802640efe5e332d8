// A list in each of its states: loading, failed, empty, shown, and more of it to come.
import { type ReactNode, type RefObject, useRef } from 'react';
import { ListFailure } from './list-failure.tsx';
import { ListLoading } from './list-loading.tsx';
import { ShowMore } from './show-more.tsx';
import type { ListQuery } from './use-list-query.ts';

interface Props<Item> {
  query: ListQuery<Item>;
  /** E.g. 'Loading leads...'. */
  loading: string;
  /** E.g. 'No leads captured yet.'. */
  empty: ReactNode;
  /** E.g. 'The leads could not be loaded.'. */
  failure: string;
  /** Takes the focus where what had it goes. */
  ref?: RefObject<HTMLDivElement | null>;
  /** How many of the items the page itself selects; left out where it shows all. */
  matching?: number | undefined;
  /** How many there are to be shown, where others stand among the items. */
  total?: number;
  children: () => ReactNode;
}

export function ListView<Item>(props: Props<Item>) {
  const { query, loading, empty, failure, ref, matching, children } = props;
  const { data, isError, error } = query;
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  const items = data?.pages.flatMap((page) => page.items);
  const total = props.total ?? items?.length ?? 0;
  const retry = () => {
    // The Retry button goes while the list loads; focus must not be lost with it.
    box.current?.focus();
    return query.refetch();
  };
  return (
    <div
      className="list focus:outline-none aria-busy:opacity-55 aria-busy:[transition:opacity_0s_0.2s]"
      ref={box}
      tabIndex={-1}
      aria-busy={query.isPlaceholderData}
    >
      {isError && !query.isFetchNextPageError && (
        <ListFailure
          what={items ? `${failure} These are the ones from before.` : failure}
          error={error}
          onRetry={retry}
        />
      )}
      {!items && !isError && <ListLoading>{loading}</ListLoading>}
      {items && total === 0 && (
        <div className="px-4 py-5 text-large font-bold" role="status">
          {empty}
        </div>
      )}
      {items && total > 0 && (
        <>
          {children()}
          <ShowMore query={query} loaded={total} matching={matching} />
        </>
      )}
    </div>
  );
}

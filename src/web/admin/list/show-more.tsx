// How much of a list is shown, and the button for more.
import { useRef } from 'react';
import { ListFailure } from './list-failure.tsx';
import type { ListQuery } from './use-list-query.ts';

interface Props<Item> {
  query: ListQuery<Item>;
  loaded: number;
  /** How many of those loaded are shown; left out for all. */
  matching: number | undefined;
}

export function ShowMore<Item>({ query, loaded, matching }: Props<Item>) {
  const line = useRef<HTMLParagraphElement>(null);
  const { hasNextPage, isFetchingNextPage } = query;
  const showMore = async () => {
    if (isFetchingNextPage) return;
    const { hasNextPage, isError } = await query.fetchNextPage();
    // The button goes with the last page; focus must not be lost with it.
    if (!hasNextPage && !isError) line.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-12 text-ink-soft">
      <p ref={line} tabIndex={-1} role="status">
        {matching !== undefined
          ? `${matching} of ${loaded} ${hasNextPage ? 'loaded match' : 'match'}`
          : `${hasNextPage ? '' : 'All '}${loaded} shown`}
      </p>
      {query.isFetchNextPageError ? (
        <ListFailure
          className="flex-[1_1_20rem]"
          what="The next ones could not be loaded."
          error={query.error}
          onRetry={query.fetchNextPage}
        />
      ) : (
        hasNextPage && (
          <button type="button" className="button" aria-disabled={isFetchingNextPage} onClick={showMore}>
            {isFetchingNextPage ? 'Loading more...' : 'Show more'}
          </button>
        )
      )}
    </div>
  );
}

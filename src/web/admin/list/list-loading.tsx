// Says that a list is loading, over the rows to come.
import type { ReactNode } from 'react';

export function ListLoading({ children }: { children: ReactNode }) {
  return (
    <div className="px-4 pt-5 text-ink-soft">
      <p role="status">{children}</p>
      <div className="list-bars -mx-4 mt-4 grid border-t border-hairline" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

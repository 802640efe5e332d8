// Says that a list is loading, over the rows to come.
import type { ReactNode } from 'react';

export function ListLoading({ children }: { children: ReactNode }) {
  return (
    <div className="list-loading">
      <p role="status">{children}</p>
      <div className="list-bars" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

// Where the focus goes when what was open closes.
import { useEffect, useRef } from 'react';

/** It goes to the row of what was open, and where that is gone, to the list. */
export function useReturningFocus(
  openedId: string | undefined,
  list: { current: HTMLDivElement | null },
): void {
  const last = useRef(openedId);
  useEffect(() => {
    const closedId = last.current;
    last.current = openedId;
    if (closedId !== undefined && openedId === undefined) focusRowOf(closedId, list.current);
  }, [openedId, list]);
}

/** The focus to the row of `id`, and where there is none, to the list. */
export function focusRowOf(id: string, list: HTMLDivElement | null): void {
  const row = list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  (row ?? list)?.focus();
}

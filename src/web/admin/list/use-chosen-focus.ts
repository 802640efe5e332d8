import { type RefObject, useEffect, useRef } from 'react';
import { isBesideList } from '../beside-list.ts';

/** For what stands opened: it takes the focus where somebody chose it, and is scrolled to where it takes the list's place. */
export function useChosenFocus(isChosen: boolean): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isChosen) return;
    box.current?.focus({ preventScroll: true });
    if (!isBesideList()) box.current?.scrollIntoView({ behavior: 'instant' });
  }, [isChosen]);
  return box;
}

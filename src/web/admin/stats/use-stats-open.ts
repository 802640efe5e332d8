// Whether the strip of numbers is open; this browser remembers it.
import { useState } from 'react';

const KEY = 'boldwork-desk-stats';

/** `[isOpen, toggle]`. Where a browser forbids storage, the strip starts closed, and all else works. */
export function useStatsOpen(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(() => withStorage((storage) => storage.getItem(KEY)) === 'open');
  const toggle = () => {
    setIsOpen(!isOpen);
    withStorage((storage) => (isOpen ? storage.removeItem(KEY) : storage.setItem(KEY, 'open')));
  };
  return [isOpen, toggle];
}

function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

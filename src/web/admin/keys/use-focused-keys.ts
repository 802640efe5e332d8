// Which keys there are where the focus is: named in data-keys around what is typed into.
import { useSyncExternalStore } from 'react';

export const useFocusedKeys = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => document.activeElement?.closest<HTMLElement>('[data-keys]')?.dataset.keys,
  );

function subscribe(onChange: () => void): () => void {
  const names = ['focusin', 'focusout'];
  for (const name of names) addEventListener(name, onChange);
  return () => {
    for (const name of names) removeEventListener(name, onChange);
  };
}

// Whether single keys do something on the desk: who speaks to the computer may turn them off (WCAG 2.1.4).
import { useSyncExternalStore } from 'react';

const STORED = 'boldwork-desk-keys';
const CHANGED = 'desk-keys-changed';

export const hasSingleKeys = (): boolean => localStorage.getItem(STORED) !== 'off';

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, 'off');
  dispatchEvent(new Event(CHANGED));
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, hasSingleKeys);

function subscribe(onChange: () => void): () => void {
  const names = ['storage', CHANGED];
  for (const name of names) addEventListener(name, onChange);
  return () => {
    for (const name of names) removeEventListener(name, onChange);
  };
}

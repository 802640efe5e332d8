// What somebody types, kept in this tab until it is sent: closing what it is typed into loses nothing.
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** The text under `key`, empty where there is none; wherever it is shown, it is the same. */
export function useKeptText(key: string): [text: string, setText: (text: string) => void] {
  return [useSyncExternalStore(subscribe, () => readKept(key)), (changed) => keepText(key, changed)];
}

export const readKept = (key: string): string => sessionStorage.getItem(key) ?? '';

/** Also once what it was typed into is closed: what was sent meanwhile is gone when it is opened again. */
export function keepText(key: string, text: string): void {
  if (text) sessionStorage.setItem(key, text);
  else sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

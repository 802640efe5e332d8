// What somebody types, kept in this tab until it is sent: closing what it is typed into loses nothing.
import { useState } from 'react';

/** The text under `key`, empty where there is none. Whoever draws for another key has to mount anew. */
export function useKeptText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  return [
    text,
    (changed) => {
      setText(changed);
      if (changed) sessionStorage.setItem(key, changed);
      else sessionStorage.removeItem(key);
    },
  ];
}

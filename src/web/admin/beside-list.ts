// Whether there is room for what is open beside its list.
import { useSyncExternalStore } from 'react';

/** As in the style sheets: below it what is open takes the list's place. */
const BESIDE_LIST = '(width >= 1100px)';

export const isBesideList = (): boolean => matchMedia(BESIDE_LIST).matches;

export const useBesideList = (): boolean => useSyncExternalStore(subscribe, isBesideList);

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(BESIDE_LIST);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

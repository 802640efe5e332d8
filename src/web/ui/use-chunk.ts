// A part of the page that is fetched when it is first needed.
import { useEffect, useState } from 'react';

const RETRY_AFTER_MS = 3_000;

/**
 * What `load` resolves to, once `isNeeded` has been true; undefined until then. A failure is logged, and tried
 * again for as long as the part is needed.
 *
 *     const Widget = useChunk(loadWidget, isOpen);
 */
export function useChunk<T>(load: () => Promise<T>, isNeeded: boolean): T | undefined {
  const [chunk, setChunk] = useState<{ value: T }>();
  const isMissing = isNeeded && !chunk;
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    function tryToLoad() {
      load().then(
        (value) => isWanted && setChunk({ value }),
        (error: unknown) => {
          console.error('A part of the page could not be loaded', error);
          if (isWanted) timer = setTimeout(tryToLoad, RETRY_AFTER_MS);
        },
      );
    }
    tryToLoad();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [load, isMissing]);
  return chunk?.value;
}

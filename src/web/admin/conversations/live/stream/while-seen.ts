// Something that is open only while somebody can see the page.

/** A look at another tab closes nothing. */
export const HIDDEN_MS = 60_000;

/**
 * Opens at once, closes when the page has been out of sight for a minute, and opens again when it is seen, after
 * which `onReturn` is called. Returns what ends it all.
 */
export function whileSeen(open: () => () => void, onReturn: () => void): () => void {
  let close: (() => void) | undefined = open();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        close?.();
        close = undefined;
      }, HIDDEN_MS);
    } else if (!close) {
      close = open();
      onReturn();
    }
  };
  change();
  document.addEventListener('visibilitychange', change);
  return () => {
    document.removeEventListener('visibilitychange', change);
    clearTimeout(timer);
    close?.();
  };
}

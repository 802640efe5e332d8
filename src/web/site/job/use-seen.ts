// Tells the shop that a quote, a proof or a message was seen: it stood in view for two seconds, on a page that was looked at.
import { type RefObject, useEffect } from 'react';
import { send } from '../../api.ts';

const IN_VIEW_MS = 2000;
/** Of what is shown, or of a screen that it is longer than. */
const SHARE = 0.4;

export function useSeen(
  token: string,
  of: 'quoteVersion' | 'proofVersion' | 'messageSeq',
  { version, state }: { version: number; state: string },
  box: RefObject<HTMLElement | null>,
): void {
  const isNew = state === 'sent';
  useEffect(() => {
    const element = box.current;
    if (!isNew || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      observer.disconnect();
      send(`/api/job/${token}/seen`, { method: 'POST', body: { [of]: version } }).catch((error) =>
        console.warn('That it was seen could not be told', error),
      );
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry && isInView(entry)) timer = setTimeout(tell, IN_VIEW_MS);
      },
      { threshold: [0, 0.2, SHARE, 0.6, 1] },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [token, of, version, isNew, box]);
}

const isInView = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= SHARE ||
  intersectionRect.height >= SHARE * (rootBounds?.height ?? Number.POSITIVE_INFINITY);

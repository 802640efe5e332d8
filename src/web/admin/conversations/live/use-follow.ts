// A transcript that goes on: whoever reads its end stays there, whoever reads further up is told of what is new.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** As near to the end as this counts as being there. */
const NEAR_PX = 48;

interface Follow {
  /** Grows with each message. */
  count: number;
  /** Changes with what else stands at the end. */
  isTyping: boolean;
  /** The newest message was written here. */
  isOwn: boolean;
  /** It is shown for what is said now. */
  isFromEnd: boolean;
}

/** `hasNew`: messages came below what is in view. */
export function useFollow(
  list: RefObject<HTMLElement | null>,
  { count, isTyping, isOwn, isFromEnd }: Follow,
): { hasNew: boolean; toEnd: () => void } {
  const isAtEnd = useRef(false);
  const seen = useRef({ count, isTyping });
  const [hasNew, setHasNew] = useState(false);
  const toEnd = () => {
    isAtEnd.current = true;
    setHasNew(false);
    if (list.current) scrollToEnd(list.current);
  };

  useEffect(() => {
    const note = () => {
      if (!list.current) return;
      isAtEnd.current = belowEnd(list.current) < NEAR_PX;
      if (isAtEnd.current) setHasNew(false);
    };
    // What is written in grows, and takes its room from the transcript.
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current && list.current) scrollToEnd(list.current);
    });
    const foot = list.current && footOf(list.current);
    for (const box of [list.current, foot]) if (box) resized.observe(box);
    // A transcript that does not scroll by itself scrolls with the page: neither event bubbles.
    document.addEventListener('scroll', note, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      document.removeEventListener('scroll', note, { capture: true });
    };
  }, [list]);

  useLayoutEffect(() => {
    const hasGrown = count > seen.current.count;
    const hasChanged = hasGrown || isTyping !== seen.current.isTyping;
    seen.current = { count, isTyping };
    if (!hasChanged || !list.current) return;
    if (isAtEnd.current || (hasGrown && isOwn)) scrollToEnd(list.current);
    else if (hasGrown) setHasNew(true);
  }, [list, count, isTyping, isOwn]);

  // After what opened it has scrolled to its top.
  useEffect(() => {
    if (!isFromEnd || !list.current) return;
    isAtEnd.current = true;
    scrollToEnd(list.current);
  }, [list, isFromEnd]);

  return { hasNew, toEnd };
}

const scrollsItself = (list: HTMLElement): boolean => getComputedStyle(list).overflowY === 'auto';

/** How much of the list is below what can be seen, in pixels. */
function belowEnd(list: HTMLElement): number {
  if (scrollsItself(list)) return list.scrollHeight - list.scrollTop - list.clientHeight;
  return list.getBoundingClientRect().bottom - (footOf(list)?.getBoundingClientRect().top ?? innerHeight);
}

const footOf = (list: HTMLElement) => list.parentElement?.querySelector('.conversation-foot');

function scrollToEnd(list: HTMLElement): void {
  const by = { top: belowEnd(list), behavior: 'instant' } as const;
  if (scrollsItself(list)) list.scrollBy(by);
  else if (by.top > 0) scrollBy(by);
}

// Draws the notifications with Radix Toast. A chunk of its own: its markup carries style attributes, so it is
// never rendered on the server.
import * as RadixToast from '@radix-ui/react-toast';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { CloseIcon } from './icons.tsx';
import {
  dismissToast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD_PX,
  type Toast,
  type ToastWords,
} from './toasts.ts';

const ENGLISH: ToastWords = { close: 'Close', list: 'Messages' };

export function Toaster({ toasts, words = ENGLISH }: { toasts: readonly Toast[]; words?: ToastWords }) {
  const viewport = useRef<HTMLOListElement>(null);
  const isShown = toasts.some(({ isOpen }) => isOpen);
  const edge = useClearEdge(viewport, isShown);
  const noteOrigin = useFocusBack(viewport, isShown);
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, title, description, tone, durationMs = TOAST_DURATION_MS, action, isOpen }) => (
        <RadixToast.Root
          key={id}
          className="toast pointer-events-auto grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 bg-white py-4 pr-2 pl-5 shadow-card"
          data-tone={tone}
          duration={durationMs}
          open={isOpen}
          onOpenChange={(open) => open || dismissToast(id)}
        >
          {/* Announced where it stands. Radix would say it a second time in a hidden copy, which it makes of
              everything but what is marked so. */}
          <div role="alert" data-radix-toast-announce-exclude="">
            <RadixToast.Title className="font-bold text-body">{title}</RadixToast.Title>
            <RadixToast.Description className="text-small">{description}</RadixToast.Description>
          </div>
          {action && isOpen && (
            <button
              type="button"
              className="button col-start-1 row-start-2 mt-2 min-h-target gap-2 justify-self-start px-3.5 py-1.5 text-small"
              data-key={action.key}
              onClick={() => {
                dismissToast(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <RadixToast.Close className="icon-button self-center" aria-label={words.close}>
            <CloseIcon />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport
        ref={viewport}
        className="toast-viewport pointer-events-none fixed right-0 z-60 w-full max-w-105 pt-6 pr-6 pb-6 pl-4 focus-visible:outline-none"
        data-edge={edge}
        label={`${words.list} (${TOAST_HOTKEY})`}
        // The key would move the focus into an empty list.
        hotkey={isShown ? [TOAST_HOTKEY] : []}
        onFocus={noteOrigin}
      />
    </RadixToast.Provider>
  );
}

/** What stays in sight: what is marked so, and what a form says of itself. */
const KEPT_CLEAR = '[data-toast-clear], form [role="status"], form [role="alert"]';

type Edge = 'top' | 'bottom';

/** The edge of the screen at which the notifications cover less of what is to stay in sight. */
function useClearEdge(viewport: RefObject<HTMLElement | null>, isShown: boolean): Edge {
  const [edge, setEdge] = useState<Edge>('bottom');
  useEffect(() => {
    if (!isShown) return;
    function choose() {
      if (!viewport.current) return;
      const { left, right, height } = viewport.current.getBoundingClientRect();
      const header = Number.parseFloat(
        getComputedStyle(viewport.current).getPropertyValue('--header-height'),
      );
      const boxes = [...document.querySelectorAll(KEPT_CLEAR)]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.right > left && box.left < right);
      const coveredFrom = (top: number) =>
        boxes.reduce(
          (sum, box) => sum + Math.max(0, Math.min(box.bottom, top + height) - Math.max(box.top, top)),
          0,
        );
      setEdge(coveredFrom(innerHeight - height) > coveredFrom(header) ? 'top' : 'bottom');
    }
    // Told once at the beginning too.
    const grown = new ResizeObserver(choose);
    grown.observe(document.body);
    addEventListener('resize', choose);
    addEventListener('scroll', choose, { passive: true });
    return () => {
      grown.disconnect();
      removeEventListener('resize', choose);
      removeEventListener('scroll', choose);
    };
  }, [viewport, isShown]);
  return edge;
}

/** Gives the focus back, once the notifications it went to are gone; returns what notes where it came from. */
function useFocusBack(viewport: RefObject<HTMLElement | null>, isShown: boolean) {
  const origin = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown) return;
    if (viewport.current?.contains(document.activeElement)) {
      viewport.current.blur();
      origin.current?.focus();
    }
    origin.current = null;
  }, [viewport, isShown]);
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      origin.current = relatedTarget;
  };
}

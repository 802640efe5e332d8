// Shows a label beside a button. A chunk of its own: only a mouse or a keyboard asks for it.
import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

export const TOOLTIP_DELAY_MS = 700;
/** For the way from the button to the label, which may be hovered too. */
const GRACE_MS = 150;
/** Between the two, and between the label and the window's edge, in px. */
const OFFSET = 6;
const MARGIN = 8;

/** The tooltip of a button that is on the page already. It repeats the button's name, so it does not describe it. */
export function Tooltip({ target, label }: { target: RefObject<HTMLButtonElement | null>; label: string }) {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (target.current && tip.current) return attach(target.current, tip.current);
  }, [target]);
  const home = target.current?.closest('dialog') ?? document.querySelector('main');
  if (!home) return null;
  return createPortal(
    <div
      ref={tip}
      popover="hint"
      role="tooltip"
      className="tooltip inset-auto m-0 border-0 bg-ink px-2.5 py-1.5 font-bold text-note text-paper"
    >
      {label}
    </div>,
    home,
  );
}

/** Shows `tip` while `button` is hovered or has the keyboard's focus. Returns what ends it. */
function attach(button: HTMLElement, tip: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show() {
    clearTimeout(timer);
    tip.togglePopover(true);
    place(tip, button);
  }
  function hide() {
    clearTimeout(timer);
    // With its button it may have left the page already.
    if (tip.isConnected) tip.togglePopover(false);
  }
  function after(ms: number, act: () => void) {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  }
  function showAtFocus() {
    if (button.matches(':focus-visible')) show();
  }
  function hideOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !tip.matches(':popover-open')) return;
    // A modal dialog around it stays open.
    event.preventDefault();
    hide();
  }

  button.addEventListener(
    'pointerenter',
    ({ pointerType }) => pointerType === 'mouse' && after(TOOLTIP_DELAY_MS, show),
    { signal },
  );
  tip.addEventListener('pointerenter', () => clearTimeout(timer), { signal });
  for (const part of [button, tip])
    part.addEventListener('pointerleave', () => after(GRACE_MS, hide), { signal });
  button.addEventListener('focus', showAtFocus, { signal });
  for (const type of ['blur', 'pointerdown', 'click']) button.addEventListener(type, hide, { signal });
  document.addEventListener('keydown', hideOnEscape, { capture: true, signal });
  document.addEventListener('scroll', hide, { capture: true, passive: true, signal });

  // The event that asked for this tooltip came before its listeners.
  if (button.matches(':focus-visible')) show();
  else if (button.matches(':hover')) after(TOOLTIP_DELAY_MS, show);

  return () => {
    listening.abort();
    hide();
  };
}

/** Above the button, or below where there is no room. */
function place(tip: HTMLElement, button: HTMLElement) {
  const { left, width, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const middle = left + (width - offsetWidth) / 2;
  const above = top - OFFSET - offsetHeight;
  tip.style.left = `${Math.max(MARGIN, Math.min(middle, innerWidth - MARGIN - offsetWidth))}px`;
  tip.style.top = `${above >= MARGIN ? above : bottom + OFFSET}px`;
}

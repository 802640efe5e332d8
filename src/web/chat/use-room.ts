// How much of the screen the lead form has, on-screen keyboard taken off: the style sheet lets the less needed give way.
import { type RefObject, useEffect } from 'react';

const MARGIN_PX = 12;

/** Sets `data-room` on the document while the form is there, and keeps it in view when it opens or is gone into. */
export function useRoom(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { visualViewport: screen } = window;
    const element = form.current;
    if (!screen || !element) return;
    const root = document.documentElement;
    const fit = () => {
      root.dataset.room = roomOf(screen.height * screen.scale);
      if (navigator.userActivation?.hasBeenActive) scrollIntoSight(element, screen);
    };
    // A button must not move away under the finger that presses it.
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('.lead-cell')) fit();
    };
    fit();
    screen.addEventListener('resize', fit);
    element.addEventListener('focusin', follow);
    return () => {
      screen.removeEventListener('resize', fit);
      element.removeEventListener('focusin', follow);
      delete root.dataset.room;
    };
  }, [form]);
}

/** Least height of each room, in px. */
const ROOMS = { tall: 700, fair: 620, low: 460, scant: 300, least: 0 };

function roomOf(height: number): string | undefined {
  return Object.entries(ROOMS).find(([, least]) => height >= least)?.[0];
}

/** The cell that has the focus; and on the page, which has grown, down to the input, or to the buttons where that hides
 * Carl's words. */
function scrollIntoSight(form: HTMLElement, screen: VisualViewport): void {
  const { activeElement } = document;
  const hasFocus = form.contains(activeElement);
  if (hasFocus) activeElement?.closest('.lead-cell')?.scrollIntoView({ block: 'nearest' });
  if (form.closest('dialog')) return;
  const { top, bottom } = form.getBoundingClientRect();
  const end = screen.offsetTop + screen.height;
  if (!hasFocus && (top > end || bottom < 0)) return;
  const talk = form.previousElementSibling?.getBoundingClientRect().top ?? top;
  const composer = form.nextElementSibling?.getBoundingClientRect().bottom ?? bottom;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isTyping = form.nextElementSibling?.contains(activeElement);
  const isRoomy = composer - talk + MARGIN_PX <= screen.height - header;
  const over = (isTyping || isRoomy ? composer : bottom) + MARGIN_PX - end;
  if (over > 0) scrollBy({ top: over });
}

// How much of the screen the lead form has, on-screen keyboard taken off: the style sheet lets the less needed give way.
import { type RefObject, useEffect, useEffectEvent } from 'react';

const MARGIN_PX = 8;
const SETTLED_MS = 300;

/**
 * Sets `data-room` on the document while the form is there, and `data-writing` while one of its cells is in use. Keeps
 * the form in sight when it opens, when a cell gets the focus, and when one of `changes`, which make it taller, is new.
 */
export function useRoom(form: RefObject<HTMLFormElement | null>, changes: readonly unknown[]): void {
  const follow = useEffectEvent(() => {
    if (form.current && visualViewport && navigator.userActivation?.hasBeenActive)
      scrollIntoSight(form.current, visualViewport);
  });
  useEffect(follow, changes);
  useEffect(() => {
    const { visualViewport: screen } = window;
    const element = form.current;
    if (!screen || !element) return;
    const root = document.documentElement;
    let timer: ReturnType<typeof setTimeout>;
    let left: ReturnType<typeof setTimeout>;
    const fit = () => {
      root.dataset.room = roomOf(screen.height * screen.scale);
      follow();
      // Browsers bring the focused field into view by themselves after the keyboard has come.
      clearTimeout(timer);
      timer = setTimeout(() => follow(), SETTLED_MS);
    };
    // While a cell is written in. Until the focus is somewhere else for good: a button must not move away under the
    // finger that presses it.
    const noticeFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const isCell = element.contains(target) && target.closest('.lead-cell') !== null;
      if (isCell) root.dataset.writing = '';
      else if (!element.contains(target)) delete root.dataset.writing;
      // The composer has its height again only now.
      if (isCell || element.nextElementSibling?.contains(target)) follow();
    };
    const noticeBlur = () => {
      clearTimeout(left);
      left = setTimeout(() => {
        if (!element.contains(document.activeElement)) delete root.dataset.writing;
      }, SETTLED_MS);
    };
    fit();
    screen.addEventListener('resize', fit);
    document.addEventListener('focusin', noticeFocus);
    element.addEventListener('focusout', noticeBlur);
    return () => {
      clearTimeout(timer);
      clearTimeout(left);
      screen.removeEventListener('resize', fit);
      document.removeEventListener('focusin', noticeFocus);
      element.removeEventListener('focusout', noticeBlur);
      delete root.dataset.room;
      delete root.dataset.writing;
    };
  }, [form]);
}

/** Least height of each room, in px. */
const ROOMS = { tall: 700, fair: 620, low: 460, scant: 350, least: 0 };

function roomOf(height: number): string | undefined {
  return Object.entries(ROOMS).find(([, least]) => height >= least)?.[0];
}

/** On the page: what the ticket grew by, so that its end and Carl's words are seen. In the widget: the cell in use. */
function scrollIntoSight(form: HTMLElement, screen: VisualViewport): void {
  const { activeElement } = document;
  const isInUse = form.contains(activeElement);
  if (form.closest('dialog')) {
    if (isInUse)
      activeElement?.closest('.lead-cell')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return;
  }
  const { top, bottom } = form.getBoundingClientRect();
  const end = screen.offsetTop + screen.height;
  const isTyping = form.nextElementSibling?.contains(activeElement);
  if (!isInUse && !isTyping && (top > end || bottom < 0)) return;
  const talk = form.previousElementSibling?.getBoundingClientRect().top ?? top;
  const composer = form.nextElementSibling?.getBoundingClientRect().bottom ?? bottom;
  const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
  const start = screen.offsetTop + Math.max(header, 0);
  const last = isTyping || composer - talk + MARGIN_PX <= end - start ? composer : bottom;
  const below = last + MARGIN_PX - end;
  const above = start - talk;
  if (below > 0) scrollBy({ top: below, behavior: 'instant' });
  else if (above > 0) scrollBy({ top: -Math.min(above, -below), behavior: 'instant' });
}

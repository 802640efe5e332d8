// Are the ticket's lines shown, or folded into its bar?
import { useState, useSyncExternalStore } from 'react';
import type { Surface } from '../conversation/conversation.ts';

/** Where the lines lie open by themselves: there the ticket stays as tall as it was, as chat-body.css has it. */
const OPEN_BY_ITSELF = {
  hero: '(width >= 1400px) and (height >= 820px), (width >= 1100px) and (height >= 880px)',
  widget: '(width >= 760px) and (height >= 820px)',
};

/** Up to so many lines are shown; of more the newest three. */
const LINES_MAX = 4;
const NEWEST = 3;
/** Where the hero has no room for a fourth. */
const LOW = { hero: '(width >= 1100px) and ((width < 1400px) or (height < 900px))', widget: 'not all' };

export interface Fold {
  isOpen: boolean;
  /** It is as the visitor wanted it. */
  isChosen: boolean;
  toggle(): void;
}

/** Folded where the lines give way to a form. What the visitor chose holds until that changes. */
export function useFold(surface: Surface, givesWay: boolean): Fold {
  const [choice, setChoice] = useState<boolean>();
  const [gaveWay, setGaveWay] = useState(givesWay);
  const isRoomy = useMedia(OPEN_BY_ITSELF[surface]);
  if (givesWay !== gaveWay) {
    setGaveWay(givesWay);
    setChoice(undefined);
  }
  const isOpen = choice ?? (isRoomy && !givesWay);
  return { isOpen, isChosen: choice !== undefined, toggle: () => setChoice(!isOpen) };
}

/** How many of `count` lines are shown when they are open; the others are scrolled to. */
export function useShownLines(surface: Surface, count: number): number {
  const max = useMedia(LOW[surface]) ? NEWEST : LINES_MAX;
  return count > max ? NEWEST : count;
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

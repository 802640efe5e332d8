// The list that a / or ; opens under the text: which of it is chosen, and when it is left as it was typed.
import { type KeyboardEvent, useState } from 'react';
import type { ReplyDesk } from '../../../../../schemas/reply.ts';
import { findOpened, listPicks, type OpenedPick, type Pick } from './picks.ts';

interface Args {
  desk: ReplyDesk;
  text: string;
  /** Null while something is selected, or the text is left. */
  caret: number | null;
  onTake: (pick: Pick, opened: OpenedPick) => void;
}

export interface PickListState {
  picks: readonly Pick[];
  active: number;
  take(pick: Pick): void;
  /** True where the key was for the list. */
  press(event: KeyboardEvent): boolean;
}

/** Undefined while no list is open. */
export function usePickList({ desk, text, caret, onTake }: Args): PickListState | undefined {
  const [left, setLeft] = useState<number>();
  const [chosen, setChosen] = useState({ of: '', index: 0 });
  const opened = caret === null ? undefined : findOpened(text, caret);
  if (left !== undefined && opened?.start !== left) setLeft(undefined);
  if (!opened || opened.start === left) return undefined;
  const picks = listPicks(desk, opened.opener, opened.query);
  if (picks.length === 0) return undefined;

  const word = `${opened.opener}${opened.query}`;
  // Whatever is typed begins with the first again.
  const active = chosen.of === word ? Math.min(chosen.index, picks.length - 1) : 0;
  const take = (pick: Pick) => onTake(pick, opened);
  const move = (step: number) =>
    setChosen({ of: word, index: (active + step + picks.length) % picks.length });
  const acts: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => setLeft(opened.start),
    Enter: () => {
      const pick = picks[active];
      if (pick) take(pick);
    },
  };
  return {
    picks,
    active,
    take,
    press: ({ key, ctrlKey, metaKey, shiftKey, nativeEvent }) => {
      // Tab leads on as if there was no list, which would take the focus with it.
      if (key === 'Tab') setLeft(opened.start);
      const act = acts[key];
      if (!act || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return false;
      act();
      return true;
    },
  };
}

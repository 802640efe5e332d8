// The desk by keyboard: j, k and ? here; any other key, or g and another, presses the button that names it in data-key.
import { type RefObject, useEffect } from 'react';
import { moveRow } from './rows.ts';
import { hasSingleKeys } from './single-keys.ts';

/** A choice is no field: no text goes into it. */
const FIELDS = 'input:not([type="radio"]), select, textarea, [contenteditable]';

/** Listens while the desk is shown. Keys typed into a field are text, and a dialog takes its own. */
export function useDeskKeys({ onHelp }: { onHelp: () => void }): void {
  useEffect(() => {
    let isAfterG = false;
    const act = (key: string): boolean => {
      if (document.querySelector('dialog[open]')) return false;
      const isGone = isAfterG && pressNamed(`g ${key}`, document);
      isAfterG = key === 'g';
      if (isGone) return true;
      if (key === 'j') moveRow(1);
      else if (key === 'k') moveRow(-1);
      else if (key === '?') onHelp();
      else return pressNamed(key, document);
      return true;
    };
    return listen(act);
  }, [onHelp]);
}

/** The keys of a dialog while it is shown: each presses the button in it that names it. Esc is the browser's. */
export function useDialogKeys(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(
    () => listen((key) => key !== 'Escape' && dialog.current !== null && pressNamed(key, dialog.current)),
    [dialog],
  );
}

export const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.closest(FIELDS) !== null;

/** `act` tells whether the key did something. */
function listen(act: (key: string) => boolean): () => void {
  const press = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isField(target)) return;
    // Esc is no character: speech never types it by mistake.
    if (key !== 'Escape' && !hasSingleKeys()) return;
    if (act(key)) event.preventDefault();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

/** The newest change is the first to be taken back, and what is open goes before what it lies over. */
const FIRST = ['.toast', '.opened-lead'];

function pressNamed(key: string, root: ParentNode): boolean {
  const all = root.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  const shown = [...all].filter((element) => element.getClientRects().length > 0);
  const named = FIRST.map((part) => shown.find((element) => element.closest(part))).find(Boolean) ?? shown[0];
  if (!named) return false;
  if (named.matches(FIELDS)) named.focus();
  else named.click();
  return true;
}

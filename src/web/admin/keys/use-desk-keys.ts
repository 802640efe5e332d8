// The desk by keyboard: j, k and ? here; any other key presses the button that names it in data-key.
import { useEffect } from 'react';
import { moveRow } from './rows.ts';
import { hasSingleKeys } from './single-keys.ts';

const FIELDS = 'input, select, textarea, [contenteditable]';

/** Listens while the desk is shown. Keys typed into a field are text, and a dialog takes its own. */
export function useDeskKeys({ onHelp }: { onHelp: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest(FIELDS)) return;
      // Esc is no character: speech never types it by mistake.
      if (key !== 'Escape' && !hasSingleKeys()) return;
      if (act(key, onHelp)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onHelp]);
}

function act(key: string, onHelp: () => void): boolean {
  if (key === 'j') moveRow(1);
  else if (key === 'k') moveRow(-1);
  else if (key === '?') onHelp();
  else return pressNamed(key);
  return true;
}

function pressNamed(key: string): boolean {
  const all = document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  const named = [...all].find((element) => element.getClientRects().length > 0);
  if (!named) return false;
  if (named.matches(FIELDS)) named.focus();
  else named.click();
  return true;
}

// Ctrl and Enter, or Command and Enter, send the form that is written in.
import type { KeyboardEvent } from 'react';

export function submitWithEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}

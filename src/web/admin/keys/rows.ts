// The rows that j and k go through: elements with data-row, one for each lead or conversation.
import type { KeyboardEvent } from 'react';

/** Goes `step` rows on: to the next lead where one is open, else the focus to the next row. */
export function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const open = rows.findIndex((row) => row.ariaCurrent === 'true');
  if (open >= 0) rows[open + step]?.click();
  else focusRow(rows, step);
}

/** The arrows go from row to row of the list that listens. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = ARROWS[event.key];
  if (!step || !(event.target instanceof Element) || !event.target.matches('[data-row]')) return;
  event.preventDefault();
  focusRow([...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')], step);
}

const ARROWS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** The focus `step` rows on; from outside the list, to the row that was last in use. */
function focusRow(rows: HTMLElement[], step: 1 | -1): void {
  const from = rows.findIndex((row) => boxOf(row).contains(document.activeElement));
  const last = rows.findIndex((row) => row.tabIndex === 0);
  (from >= 0 ? rows[from + step] : rows[Math.max(last, 0)])?.focus();
}

const boxOf = (row: HTMLElement): Element => row.closest('article') ?? row;

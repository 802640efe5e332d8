// The items of a lead as they are stored, and read back.
import { emptyItem, type Item } from '../../schemas/item.ts';
import type { Tables } from '../tables.ts';

/** JSON text for the column. */
export const writeItems = (items: readonly Item[]): string => JSON.stringify(items);

/**
 * The items of a lead. What was stored without any is one item: its wording is the service, whose slug storage does not
 * know.
 */
export function readItems({
  items,
  service,
  quantity,
  due_date,
}: Pick<Tables['leads'], 'items' | 'service' | 'quantity' | 'due_date'>): Item[] {
  if (items !== null) return parseItems(items);
  return [{ ...emptyItem('1'), wording: service, quantity, dueDate: due_date && dayOrWords(due_date) }];
}

/** What storage wrote. */
export const parseItems = (json: string): Item[] => JSON.parse(json) as Item[];

/** '2026-03-27' of '2026-03-27 (friday the 27th)', as leads have it where both are known. */
const dayOrWords = (dueDate: string): string => /^(\d{4}-\d\d-\d\d) \(/.exec(dueDate)?.[1] ?? dueDate;

// What is said of the ticket's new lines: to a screen reader, and on the folded bar.
import type { TicketItem } from '../../../schemas/item.ts';
import type { NewLine } from './compare-items.ts';
import { priceText, type Sum, sumText } from './sum-up.ts';

/** 'Banner, 1: $110 to $121. Together, an estimate: $663 to $741.' The sum alone where only lines went. */
export function announcementOf(items: readonly TicketItem[], newLines: readonly NewLine[], sum: Sum): string {
  const lines = newLines.flatMap(({ index }) => {
    const item = items[index];
    return item
      ? [`${[item.label, item.quantity].filter((part) => part !== null).join(', ')}: ${priceText(item)}.`]
      : [];
  });
  return [...lines, `Together, an estimate: ${sumText(sum)}.`].join(' ');
}

/** '+ 1 Banner', '+ 2 items'; undefined where nothing was added to what was there. */
export function addedText(
  items: readonly TicketItem[],
  newLines: readonly NewLine[] | null,
): string | undefined {
  const added = newLines?.filter(({ before }) => before === undefined) ?? [];
  if (added.length === 0 || added.length === items.length) return;
  const [only] = added;
  if (!only || added.length > 1) return `+ ${added.length} items`;
  const { quantity = null, label = '' } = items[only.index] ?? {};
  return ['+', quantity?.toLocaleString('en-US'), label].filter(Boolean).join(' ');
}

// What an answer of Carl's changed in the ticket's lines, so that they can show and say what is new.
import type { TicketItem } from '../../../schemas/item.ts';

/** A line that is new, or that reads otherwise than before. */
export interface NewLine {
  /** Its place among the items now. */
  index: number;
  /** What it said before; none if it is new. */
  before?: TicketItem;
}

/**
 * The lines of `after` that `before` did not have. Items have no id: the same label is the same item, and with as many
 * items as before so is the same place ('Banner' became 'Banners').
 *
 *     compareItems([caps], [caps, mugs]) // [{ index: 1 }]
 */
export function compareItems(before: readonly TicketItem[], after: readonly TicketItem[]): NewLine[] {
  const left = [...before];
  const known = after.map(({ label }) => {
    const at = left.findIndex((item) => item.label === label);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  return after.flatMap((item, index): NewLine[] => {
    const same = before[index];
    const was = known[index] ?? (before.length === after.length && left.find((item) => item === same));
    if (!was) return [{ index }];
    return isEqual(was, item) ? [] : [{ index, before: was }];
  });
}

function isEqual(a: TicketItem, b: TicketItem): boolean {
  return (
    a.label === b.label &&
    a.quantity === b.quantity &&
    a.estimate?.lowCents === b.estimate?.lowCents &&
    a.estimate?.highCents === b.estimate?.highCents
  );
}

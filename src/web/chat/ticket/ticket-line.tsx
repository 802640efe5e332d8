// A line of the ticket: how many, of what, and what it may cost.
import type { TicketItem } from '../../../schemas/item.ts';
import type { NewLine } from './compare-items.ts';
import { priceText } from './sum-up.ts';

/** `change` where the newest answer brought the line, or changed it. */
export function TicketLine({ item, change }: { item: TicketItem; change: NewLine | undefined }) {
  const { before } = change ?? {};
  return (
    <li className="ticket-line" data-new={change ? '' : undefined}>
      <Value
        className="line-quantity"
        now={quantityText(item)}
        before={before && quantityText(before)}
        isOpen={item.quantity === null}
      />
      <span className="line-label">
        <span>{item.label}</span>
      </span>
      <Value
        className="line-price"
        now={priceText(item)}
        before={before && priceText(before)}
        isOpen={!item.estimate}
      />
    </li>
  );
}

interface ValueProps {
  className: string;
  now: string;
  before: string | undefined;
  /** Not known yet. */
  isOpen: boolean;
}

/** What it was is struck for a moment, then it is what it is now. */
function Value({ className, now, before, isOpen }: ValueProps) {
  const isCorrected = before !== undefined && before !== now;
  return (
    <span className={className} data-open={isOpen || undefined}>
      {isCorrected && (
        <s className="line-before" aria-hidden="true">
          {before}
        </s>
      )}
      <span className={isCorrected ? 'line-now' : undefined}>{now}</span>
    </span>
  );
}

const quantityText = ({ quantity }: TicketItem): string => quantity?.toLocaleString('en-US') ?? '—';

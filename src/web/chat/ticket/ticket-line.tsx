// A line of the ticket: how many, of what, and what it may cost.
import type { TicketItem } from '../../../schemas/item.ts';
import type { NewLine } from './compare-items.ts';
import { priceText } from './sum-up.ts';

/** `change` where the newest answer brought the line, or changed it. */
export function TicketLine({ item, change }: { item: TicketItem; change: NewLine | undefined }) {
  const { before } = change ?? {};
  return (
    <li
      className={`col-span-full grid h-(--row) grid-cols-subgrid items-center border-b-thin text-small leading-tight not-forced-colors:last:border-transparent ${change ? 'motion-safe:animate-[line-in_160ms_ease-out]' : ''}`}
      data-new={change ? '' : undefined}
    >
      <Value
        className={`relative grid content-center self-stretch border-r-thin pr-2.5 pl-4 text-right leading-none @min-[400px]:pr-3.5 @min-[400px]:pl-5 ${item.quantity === null ? 'font-semibold text-small' : 'pt-[3px] font-black font-display text-card @min-[400px]:pt-0.5'}`}
        now={quantityText(item)}
        before={before && quantityText(before)}
      />
      <span className="line-label min-w-0 px-1 font-bold @min-[400px]:px-1.5">
        <span
          className={`line-clamp-2 w-fit px-1.5 py-0.5 @min-[400px]:line-clamp-1 ${change ? 'marked' : ''}`}
        >
          {item.label}
        </span>
      </span>
      <Value
        className={`relative pr-4 pl-1.5 text-right tabular-nums @min-[400px]:pr-5 ${item.estimate ? 'font-semibold' : 'font-medium text-grey'}`}
        now={priceText(item)}
        before={before && priceText(before)}
      />
    </li>
  );
}

interface ValueProps {
  className: string;
  now: string;
  before: string | undefined;
}

/** What it was is struck for a moment, then it is what it is now. */
function Value({ className, now, before }: ValueProps) {
  const isCorrected = before !== undefined && before !== now;
  return (
    <span className={className}>
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

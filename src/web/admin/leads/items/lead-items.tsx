// What a lead asks for, an item each, with what the visitor was told that it costs.
import type { ToldLead } from '../../../../schemas/lead.ts';
import { BY_A_PERSON, dollarRange, totalOf } from '../../../../schemas/told-price.ts';
import { describeIsoDay } from '../../time/describe-time.ts';
import { InHands } from '../row/in-hands.tsx';
import { LeadItem } from './lead-item.tsx';

export function LeadItems({ lead: { items, dueDate } }: { lead: ToldLead }) {
  const day = items[0]?.dueDate;
  return (
    <section className="border-t border-line" aria-label="Items">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-b border-hairline bg-desk-bar px-4 py-2 sheet:bg-transparent sheet:px-0">
        <h3 className="text-name">{items.length === 1 ? 'Item' : 'Items'}</h3>
        <p>
          <span className="text-ink-soft">In hands</span>{' '}
          {dueDate ? (
            <b>
              <InHands dueDate={dueDate} />
            </b>
          ) : (
            <span className="missing">not said</span>
          )}
        </p>
      </div>
      <ol>
        {items.map((item, index) => (
          <LeadItem
            key={item.id}
            item={item}
            number={index + 1}
            isOfOtherDay={item.dueDate !== null && item.dueDate !== day}
          />
        ))}
      </ol>
      <ItemsTotal items={items} />
    </section>
  );
}

/** Nothing where nobody was told a price. */
function ItemsTotal({ items }: Pick<ToldLead, 'items'>) {
  const total = totalOf(items);
  const validUntil = items.flatMap(({ estimate }) => estimate?.validUntil ?? []).toSorted()[0];
  if (validUntil === undefined) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2 text-ink-soft sheet:px-0">
      {items.length > 1 && (
        <>
          <span>Together</span>{' '}
          <b className="text-figure font-bold text-ink">{total ? dollarRange(total) : BY_A_PERSON}</b>{' '}
          <span>{items.length} items</span>
        </>
      )}
      <span className="basis-full">
        Estimates as the visitor was told, good to {describeIsoDay(validUntil) ?? validUntil}
      </span>
    </p>
  );
}

// One item of a lead: how many of what, what is known of it, and its estimate.
import type { ReactNode } from 'react';
import type { ToldItem } from '../../../../schemas/told-item.ts';
import { BY_A_PERSON, dollarRange, priceEach } from '../../../../schemas/told-price.ts';
import { useShop } from '../../page-data.ts';
import { InHands } from '../row/in-hands.tsx';
import { Swatch } from '../row/swatch.tsx';

interface Props {
  item: ToldItem;
  number: number;
  /** Needed on another day than the first. */
  isOfOtherDay: boolean;
}

export function LeadItem({ item, number, isOfOtherDay }: Props) {
  const service = useShop().services.find(({ slug }) => slug === item.service);
  const { label, facts, sizes, dueDate, methodName } = item;
  const rows: { label: string; value: ReactNode; key: string }[] = facts.map((fact) => ({
    ...fact,
    key: `${fact.label} ${fact.value}`,
  }));
  if (sizes) rows.push({ key: 'sizes', label: 'Sizes', value: <Sizes sizes={sizes} /> });
  if (isOfOtherDay && dueDate)
    rows.push({ key: 'day', label: 'In hands', value: <InHands dueDate={dueDate} /> });
  if (methodName)
    rows.push({ key: 'method', label: 'Method', value: <b className="font-semibold">{methodName}</b> });
  return (
    <li className="grid grid-cols-[26px_minmax(0,1fr)] gap-x-3.5 border-b border-line px-4 py-2.5 sheet:break-inside-avoid sheet:px-0">
      <span className="mono grid size-6.5 place-items-center border border-ink bg-desk" aria-hidden="true">
        {number}
      </span>
      <div className="flex min-h-6.5 flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="m-0 flex min-w-0 items-baseline gap-2 text-item leading-[1.42] wrap-anywhere touch:text-body">
          <Swatch ink={service?.ink} />
          <span dir="auto">{label}</span>
        </h4>
        <ItemPrice item={item} />
      </div>
      {rows.length > 0 && (
        <dl className="col-start-2 mt-0.5">
          {rows.map(({ key, label: name, value }) => (
            <div
              key={key}
              className="grid min-h-6 grid-cols-[84px_minmax(0,1fr)] items-baseline gap-2 border-hairline py-[3px] wrap-anywhere not-first:border-t touch:min-h-10 touch:grid-cols-[92px_minmax(0,1fr)] touch:items-center"
            >
              <dt className="text-ink-quiet">{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function ItemPrice({ item }: { item: ToldItem }) {
  if (!item.estimate) return <p className="missing">{BY_A_PERSON}</p>;
  const each = priceEach(item) ?? (item.quantity === 1 && 'one piece');
  return (
    <p>
      <b className="text-item font-bold touch:text-body">{dollarRange(item.estimate)}</b>{' '}
      {each && <span className="ml-2 text-ink-quiet">{each}</span>}
    </p>
  );
}

/** Pieces by size, a cell each. */
function Sizes({ sizes }: { sizes: Record<string, number> }) {
  return (
    <span className="inline-flex flex-wrap border border-edge">
      {Object.entries(sizes).map(([size, pieces]) => (
        <span
          key={size}
          className="border-hairline px-2 text-ink-soft not-first:border-l touch:px-1.5 touch:text-small"
        >
          {size} <b className="ml-0.5 font-semibold text-ink">{pieces.toLocaleString('en-US')}</b>
        </span>
      ))}
    </span>
  );
}

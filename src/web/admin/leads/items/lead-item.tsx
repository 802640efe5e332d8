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
  if (methodName) rows.push({ key: 'method', label: 'Method', value: <b>{methodName}</b> });
  return (
    <li className="item">
      <span className="item-number mono" aria-hidden="true">
        {number}
      </span>
      <div className="item-head">
        <h4>
          <Swatch ink={service?.ink} />
          <span dir="auto">{label}</span>
        </h4>
        <ItemPrice item={item} />
      </div>
      {rows.length > 0 && (
        <dl className="item-facts">
          {rows.map(({ key, label: name, value }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function ItemPrice({ item }: { item: ToldItem }) {
  if (!item.estimate) return <p className="item-price missing">{BY_A_PERSON}</p>;
  const each = priceEach(item) ?? (item.quantity === 1 && 'one piece');
  return (
    <p className="item-price">
      <b>{dollarRange(item.estimate)}</b> {each && <span>{each}</span>}
    </p>
  );
}

/** Pieces by size, a cell each. */
function Sizes({ sizes }: { sizes: Record<string, number> }) {
  return (
    <span className="item-sizes">
      {Object.entries(sizes).map(([size, pieces]) => (
        <span key={size}>
          {size} <b>{pieces.toLocaleString('en-US')}</b>
        </span>
      ))}
    </span>
  );
}

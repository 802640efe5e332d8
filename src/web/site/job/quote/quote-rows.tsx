// The rows of a quote: items with a picture and their sum, and below them what belongs to none.
import type { Job } from '../../../../schemas/job.ts';
import { exactDollars, type QuoteRow } from '../../../../schemas/quote-sums.ts';
import type { PublicShop } from '../../../../schemas/shop.ts';
import { ItemPicture } from '../item-picture.tsx';

interface Props {
  rows: readonly QuoteRow[];
  items: Job['items'];
  services: PublicShop['services'];
}

export const QuoteRows = ({ rows, items, services }: Props) => (
  <ul>
    {rows.map((row, index) => (
      <Row
        key={`${index} ${row.label}`}
        row={row}
        service={services.find(({ slug }) => row.item !== null && slug === items[row.item]?.service)}
      />
    ))}
  </ul>
);

function Row({ row, service }: { row: QuoteRow; service: PublicShop['services'][number] | undefined }) {
  const { item, label, note, cents } = row;
  return (
    <li
      className={`grid grid-cols-[168px_minmax(0,1fr)_auto] items-center gap-x-5 border-b-thin pr-5 last:border-0 max-phone:grid-cols-[92px_minmax(0,1fr)] max-phone:pr-4 print:min-h-0 print:grid-cols-[minmax(0,1fr)_auto] print:pl-4 ${item === null ? '' : 'min-h-28'}`}
    >
      <div className="self-stretch overflow-hidden border-ink border-r-thin bg-paper max-phone:row-span-2 print:hidden">
        {service && <ItemPicture service={service} />}
      </div>
      <div className="py-3 wrap-anywhere" dir="auto">
        <b className={item === null ? '' : 'text-[1.25rem] leading-tight'}>{label}</b>
        {note && <p className="text-grey text-small leading-mild">{note}</p>}
      </div>
      <p className="py-3 text-right max-phone:col-start-2 max-phone:pt-0 max-phone:text-left print:col-start-2 print:py-3 print:text-right">
        <b className="text-[1.125rem] tabular-nums">{exactDollars(cents)}</b>
      </p>
    </li>
  );
}

// The lines of a quote under the items they belong to, each with the catalog's figure beside the shop's own.
import { Fragment } from 'react';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { exactDollars, quoteTotal } from '../../../../schemas/quote-sums.ts';
import { centsOf, countOf, type Draft, type DraftLine, discountCents } from './draft.ts';
import { CELLS, FIGURE, LineRow } from './line-row.tsx';

interface Props {
  lead: DeskLead;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

export function LineTable({ lead, draft, onChange }: Props) {
  const groups = [
    ...lead.items.map(({ label }, item) => ({ label, item: item as number | null })),
    { label: 'For the whole job', item: null },
  ];
  const change = (key: number, values: Partial<DraftLine> | null) =>
    onChange({
      ...draft,
      lines: draft.lines.flatMap((line) =>
        line.key !== key ? [line] : values === null ? [] : [{ ...line, ...values }],
      ),
    });
  return (
    <div>
      <div
        className={`${CELLS} border-b border-line py-1 text-ink-quiet max-phone:hidden`}
        aria-hidden="true"
      >
        <span>Line</span>
        <span className="text-right">Qty</span>
        <span className="text-right">Catalog</span>
        <span className="text-right">Yours</span>
        <span className="text-right">Amount</span>
        <span />
      </div>
      {groups.map(({ label, item }, index) => {
        const lines = draft.lines.filter((line) => groupOf(line, lead.items.length) === item);
        const isDiscounted = item === null && draft.discount !== null;
        if (lines.length === 0 && !isDiscounted) return null;
        return (
          <Fragment key={item ?? 'job'}>
            <p className="flex items-baseline gap-2 border-b border-line bg-desk-bar px-4 py-1.5">
              {item !== null && <span className="mono text-ink-quiet">{index + 1}</span>}
              <b className="wrap-anywhere" dir="auto">
                {label}
              </b>
              <b className="ml-auto">{exactDollars(sumOf(lines))}</b>
            </p>
            <ul>
              {lines.map((line) => (
                <LineRow key={line.key} line={line} onChange={(values) => change(line.key, values)} />
              ))}
            </ul>
            {isDiscounted && <Discount draft={draft} onChange={onChange} />}
          </Fragment>
        );
      })}
    </div>
  );
}

/** A line of an item that is not there any more is the whole job's. */
const groupOf = ({ item }: DraftLine, items: number): number | null =>
  item !== null && item < items ? item : null;

/** As far as it can be read. */
const sumOf = (lines: readonly DraftLine[]): number =>
  quoteTotal(
    lines.map(({ quantity, price }) => ({
      quantity: countOf(quantity) ?? 0,
      unitCents: centsOf(price) ?? 0,
    })),
  );

function Discount({ draft, onChange }: Omit<Props, 'lead'>) {
  if (!draft.discount) return null;
  const { label, value } = draft.discount;
  const cents = discountCents(value, sumOf(draft.lines));
  const change = (values: Partial<NonNullable<Draft['discount']>>) =>
    onChange({ ...draft, discount: { label, value, ...values } });
  return (
    <div className={`${CELLS} border-b border-hairline py-1`}>
      <input
        className={FIGURE}
        aria-label="What the discount is for"
        value={label}
        maxLength={180}
        onChange={({ target }) => change({ label: target.value })}
      />
      <span className="max-phone:hidden" />
      <span className="text-right text-ink-quiet max-phone:col-span-2">off</span>
      <input
        className={`${FIGURE} text-right ${cents === null ? 'border-late' : ''}`}
        aria-label="Discount, dollars or percent"
        aria-invalid={cents === null}
        value={value}
        onChange={({ target }) => change({ value: target.value })}
      />
      <b className="text-right">{cents === null ? '?' : exactDollars(-cents)}</b>
      <button
        type="button"
        className="link-button justify-self-end no-underline"
        aria-label="Remove the discount"
        onClick={() => onChange({ ...draft, discount: null })}
      >
        ×
      </button>
    </div>
  );
}

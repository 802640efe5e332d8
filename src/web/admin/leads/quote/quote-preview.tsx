// What the customer will see of a quote: items and sums, never what a sum is made of.
import type { DeskLead } from '../../../../schemas/lead.ts';
import type { QuoteLine } from '../../../../schemas/quote.ts';
import { exactDollars, quoteRows, quoteTotal } from '../../../../schemas/quote-sums.ts';
import { describeIsoDay } from '../../time/describe-time.ts';
import type { Draft } from './draft.ts';

interface Props {
  lead: DeskLead;
  draft: Draft;
  lines: readonly QuoteLine[];
  version: number;
}

export function QuotePreview({ lead, draft, lines, version }: Props) {
  const rows = quoteRows(
    lines,
    lead.items.map(({ label }) => ({ label, note: '' })),
  );
  return (
    <details className="mx-4 border border-line bg-desk-bar">
      <summary className="min-h-8 cursor-pointer px-3 py-1.5 font-semibold touch:min-h-target">
        What {lead.name} sees
      </summary>
      <div className="border-t border-line bg-desk px-3 py-2">
        <p className="display text-[2.25rem] leading-tight">Quote {version}</p>
        <ul>
          {rows.map(({ item, label, cents }, index) => (
            <li
              key={`${item} ${index} ${label}`}
              className="flex justify-between gap-3 border-b border-hairline py-1.5 wrap-anywhere"
              dir="auto"
            >
              <span>{label}</span>
              <b>{exactDollars(cents)}</b>
            </li>
          ))}
        </ul>
        <p className="flex items-baseline justify-between py-2">
          <b>Total</b>
          <b className="text-card">{exactDollars(quoteTotal(lines))}</b>
        </p>
        <p className="whitespace-pre-wrap text-ink-soft">
          {[
            draft.taxNote,
            draft.terms,
            `This price holds until ${describeIsoDay(draft.validUntil) ?? '...'}.`,
          ]
            .filter(Boolean)
            .join('\n')}
        </p>
      </div>
    </details>
  );
}

// Where a quote is written: the catalog's figures beside the shop's own, what it comes to, and what the customer will see.

import type { DeskLead } from '../../../../schemas/lead.ts';
import { exactDollars, quoteTotal } from '../../../../schemas/quote-sums.ts';
import { dollarRange, totalOf } from '../../../../schemas/told-price.ts';
import { submitWithEnter } from '../../../ui/submit-with-enter.ts';
import { Key, KeyHint } from '../../keys/key.tsx';
import { type Draft, isChanged, linesOf, withLine } from './draft.ts';
import { LineTable } from './line-table.tsx';
import { QuoteExtras } from './quote-extras.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { useSendQuote } from './use-send-quote.ts';

interface Props {
  lead: DeskLead;
  version: number;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Back to the catalog. */
  onFreshStart: () => void;
  /** It was sent, or is given up. */
  onDone: () => void;
}

export function QuoteBuilder({ lead, version, draft, onChange, onFreshStart, onDone }: Props) {
  const sending = useSendQuote(lead.id, onDone);
  const lines = linesOf(draft);

  return (
    <form
      aria-label={`Quote ${version}`}
      onKeyDown={submitWithEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (lines && !sending.isPending) sending.mutate({ draft, lines });
      }}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pb-1.5">
        <b className="text-item">Quote {version}</b>
        <Differences draft={draft} />
      </p>
      <LineTable lead={lead} draft={draft} onChange={onChange} />
      <p className="flex flex-wrap gap-2 px-4 py-2.5">
        <button type="button" className="button" data-key="a" onClick={() => onChange(withLine(draft))}>
          Add a line <KeyHint>A</KeyHint>
        </button>
        {!draft.discount && (
          <button
            type="button"
            className="button"
            data-key="d"
            onClick={() => onChange({ ...draft, discount: { label: 'Discount', value: '5 %' } })}
          >
            Discount <KeyHint>D</KeyHint>
          </button>
        )}
        <button type="button" className="link-button ml-auto" onClick={onFreshStart}>
          Start over from the catalog
        </button>
      </p>
      <Total lead={lead} cents={lines && quoteTotal(lines)} />
      <QuoteExtras draft={draft} onChange={onChange} />
      {lines && <QuotePreview lead={lead} draft={draft} lines={lines} version={version} />}
      <div className="flex flex-wrap items-center gap-2 px-4 pt-3 pb-5">
        <button
          type="submit"
          className="button button-action shadow-flat"
          aria-disabled={!lines || sending.isPending}
          aria-describedby={lines ? undefined : 'quote-unread'}
        >
          {sending.isPending ? 'Sending...' : 'Send the quote'}{' '}
          <span className="touch:hidden">
            <Key>Ctrl Enter</Key>
          </span>
        </button>
        <button type="button" className="button" onClick={onDone}>
          Throw away
        </button>
        <p className="text-ink-soft" id="quote-unread" role="status">
          {lines ? 'The draft is kept in this tab.' : 'A figure or a name is missing.'}
        </p>
      </div>
    </form>
  );
}

function Differences({ draft }: { draft: Draft }) {
  const changed = draft.lines.filter(isChanged).length;
  const own = draft.lines.filter(({ catalogCents }) => catalogCents === null).length;
  if (changed + own === 0) return <span className="text-ink-soft">As the catalog has it</span>;
  const told = [
    changed > 0 && `${changed} ${changed === 1 ? 'figure' : 'figures'} changed`,
    own > 0 && `${own} ${own === 1 ? 'line' : 'lines'} of your own`,
  ];
  return <b className="bg-highlight px-1.5">{told.filter(Boolean).join(', ')}</b>;
}

function Total({ lead, cents }: { lead: DeskLead; cents: number | null }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 border-y border-line px-4 py-2.5">
      <b className="text-item">Total</b>
      <span className="text-ink-soft">{cents !== null && beside(lead, cents)}</span>
      <b className="ml-auto text-card leading-none" aria-live="polite">
        {cents === null ? '?' : exactDollars(cents)}
      </b>
    </p>
  );
}

/** 'Told before: $545 to $609. This is $39.98 under.' */
function beside({ items }: DeskLead, cents: number): string {
  const told = totalOf(items);
  if (!told) return '';
  const { lowCents, highCents } = told;
  const place =
    cents < lowCents
      ? `${exactDollars(lowCents - cents)} under`
      : cents > highCents
        ? `${exactDollars(cents - highCents)} over`
        : 'within';
  return `Told before: ${dollarRange(told)}. This is ${place}.`;
}

// The versions of a quote that were sent, the newest first, each with what became of it and when.
import type { DeskJob } from '../../../../schemas/job.ts';
import type { DeskLead } from '../../../../schemas/lead.ts';
import type { DeskQuote, QuoteState } from '../../../../schemas/quote.ts';
import { exactDollars, quoteRows } from '../../../../schemas/quote-sums.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useShop } from '../../page-data.ts';
import { describeIsoDay } from '../../time/describe-time.ts';
import { When } from '../../time/when.tsx';
import { describeMail } from '../notifications/describe-mail.ts';
import { useWithdrawQuote } from './use-send-quote.ts';

const STATES: Record<QuoteState, string> = {
  sent: 'Sent',
  seen: 'Seen',
  accepted: 'Accepted',
  expired: 'Expired',
  withdrawn: 'Taken back',
  replaced: 'Replaced',
};

export const SentQuotes = ({ lead, job }: { lead: DeskLead; job: DeskJob }) => (
  <ul className="grid gap-2.5 px-4 pb-3" aria-label="Versions">
    {job.quotes.versions.map((quote) => (
      <Version key={quote.version} lead={lead} job={job} quote={quote} />
    ))}
  </ul>
);

function Version({ lead, job, quote }: { lead: DeskLead; job: DeskJob; quote: DeskQuote }) {
  const { version, state, totalCents, validUntil, hash, accepted } = quote;
  const isOpen = state === 'sent' || state === 'seen';
  return (
    <li className="border border-line bg-desk-bar">
      <div className="flex flex-wrap items-start justify-between gap-x-3 px-3.5 pt-2 pb-1.5">
        <p>
          <span className="block text-ink-soft">Version {version}</span>
          <b className="text-card leading-tight">{exactDollars(totalCents)}</b>
          <span className="block">{`good to ${describeIsoDay(validUntil) ?? validUntil}`}</span>
        </p>
        <State state={state} />
      </div>
      <ul className="flex flex-wrap gap-x-4 border-0 border-t-2 border-dashed border-edge px-3.5 py-1.5">
        {eventsOf(quote).map(({ what, at }) => (
          <li key={what}>
            {what} <When at={at} />
          </li>
        ))}
        {accepted && <li className="text-ink-quiet">{`fingerprint ${hash.slice(0, 8)}`}</li>}
      </ul>
      {isOpen && <OpenActions lead={lead} job={job} quote={quote} />}
    </li>
  );
}

function State({ state }: { state: QuoteState }) {
  const look =
    state === 'accepted'
      ? 'border-done text-done'
      : state === 'expired' || state === 'withdrawn'
        ? 'border-late text-late'
        : 'border-ink';
  return <b className={`border-2 px-2 py-0.5 ${look}`}>{STATES[state]}</b>;
}

const eventsOf = ({
  sentBy,
  sentAt,
  seenAt,
  accepted,
  withdrawnAt,
}: DeskQuote): { what: string; at: string }[] =>
  [
    { what: `Sent by ${sentBy ?? 'the shop'}`, at: sentAt },
    { what: 'Seen', at: seenAt },
    { what: `Accepted by ${accepted && signed(accepted)}`, at: accepted?.at ?? null },
    { what: 'Taken back', at: withdrawnAt },
  ].flatMap(({ what, at }) => (at === null ? [] : [{ what, at }]));

/** By whose link, where another name was typed. */
const signed = ({ name, linkOf }: NonNullable<DeskQuote['accepted']>): string =>
  linkOf === null ? name : `${name} (link of ${linkOf})`;

function OpenActions({ lead, job, quote }: { lead: DeskLead; job: DeskJob; quote: DeskQuote }) {
  const { brand } = useShop();
  const withdraw = useWithdrawQuote(lead.id);

  async function copy() {
    const text = textOf(lead, quote, brand.name, new URL(job.url, location.origin).href);
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: 'Copied', description: 'Paste it into a mail or a message.' });
    } catch {
      // No clipboard on plain http, or not allowed.
      prompt('Copy the text', text);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-2 px-3.5 pb-3">
      <button type="button" className="button" onClick={copy}>
        Copy text and link
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={withdraw.isPending}
        onClick={() => withdraw.isPending || withdraw.mutate(quote.version)}
      >
        {withdraw.isPending ? 'Taking it back...' : 'Take it back'}
      </button>
      <span className="text-ink-soft">{describeMail(lead, 'quote')}</span>
    </div>
  );
}

/** For a shop without a mail server, or a customer without an address. */
function textOf(
  lead: DeskLead,
  { lines, totalCents, validUntil }: DeskQuote,
  shop: string,
  url: string,
): string {
  const rows = quoteRows(
    lines,
    lead.items.map(({ label }) => ({ label, note: '' })),
  );
  return [
    `Your quote from ${shop}`,
    '',
    ...rows.map(({ label, cents }) => `${label}: ${exactDollars(cents)}`),
    `Total: ${exactDollars(totalCents)}`,
    `Holds until ${describeIsoDay(validUntil) ?? validUntil}.`,
    '',
    `See and accept it here: ${url}`,
  ].join('\n');
}

// The quote of a lead: what was sent and what became of it, and the place to write the next version.
import type { DeskJob } from '../../../../schemas/job.ts';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { KeyHint } from '../../keys/key.tsx';
import { useShop } from '../../page-data.ts';
import { formats } from '../../time/formats.ts';
import { useNow } from '../../time/now.tsx';
import { LeadSection } from '../opened/lead-section.tsx';
import { draftOf, emptyDraft } from './draft.ts';
import { QuoteBuilder } from './quote-builder.tsx';
import { SentQuotes } from './sent-quotes.tsx';
import { useDraft } from './use-draft.ts';

/** How long a quote holds where nothing else is said. */
const HOLDS_MS = 30 * 24 * 60 * 60_000;

export function QuotePanel({ lead, job }: { lead: DeskLead; job: DeskJob }) {
  const { catalogLines, versions } = job.quotes;
  const [draft, setDraft] = useDraft(lead.id);
  const { time_zone } = useShop();
  const until = formats(time_zone).isoDay.format(new Date(useNow().getTime() + HOLDS_MS));
  const [newest] = versions;
  const begin = () =>
    setDraft(newest ? draftOf(newest, until, lead.language) : emptyDraft(catalogLines, until, lead.language));
  return (
    <LeadSection title="Quote" isWide className="@container/quote sheet:hidden">
      {newest && <SentQuotes lead={lead} job={job} />}
      {draft ? (
        <QuoteBuilder
          lead={lead}
          version={versions.length + 1}
          draft={draft}
          onChange={setDraft}
          onFreshStart={() => setDraft(emptyDraft(catalogLines, until, lead.language))}
          onDone={() => setDraft(null)}
        />
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pb-4">
          <button type="button" className="button" data-key="q" onClick={begin}>
            {newest ? 'Change it' : 'Write the quote'} <KeyHint>Q</KeyHint>
          </button>
          <span className="text-ink-soft">
            {newest
              ? `Makes version ${versions.length + 1}; the one before can then no longer be accepted.`
              : 'Begins with what the catalog charges.'}
          </span>
        </p>
      )}
    </LeadSection>
  );
}

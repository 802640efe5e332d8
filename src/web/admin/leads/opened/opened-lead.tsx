// A lead in full: what is owed and what can be done, what was said, its items and facts, who was told, and the conversation it came from.
import { useEffect, useId, useRef } from 'react';
import type { Summary } from '../../../../schemas/admin.ts';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { ArtworkPanel } from '../../artwork/artwork-panel.tsx';
import { isBesideList } from '../../beside-list.ts';
import { isGone } from '../../describe-error.ts';
import { KeyHint } from '../../keys/key.tsx';
import { ListFailure } from '../../list/list-failure.tsx';
import { ListLoading } from '../../list/list-loading.tsx';
import type { Neighbours } from '../../list/neighbours.tsx';
import { OpenedHead } from '../../list/opened-head.tsx';
import { useShop } from '../../page-data.ts';
import { LeadItems } from '../items/lead-items.tsx';
import { JobPanel } from '../job/job-panel.tsx';
import { NotificationList } from '../notifications/notification-list.tsx';
import { Notes } from '../pipeline/notes.tsx';
import { Pipeline } from '../pipeline/pipeline.tsx';
import { Timeline } from '../pipeline/timeline.tsx';
import { useTimelineQuery } from '../pipeline/use-timeline-query.ts';
import { ProofPanel } from '../proof/proof-panel.tsx';
import { QuotePanel } from '../quote/quote-panel.tsx';
import { ReplyPanel } from '../reply/reply-panel.tsx';
import { LEADS } from '../requests/cached-leads.ts';
import { useLeadQuery } from '../requests/use-lead-query.ts';
import { LeadActions } from './lead-actions.tsx';
import { LeadConversation } from './lead-conversation.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadStub } from './lead-stub.tsx';

interface Props {
  id: string;
  channels: Summary['notifications']['channels'] | undefined;
  onClose: () => void;
  /** Left out where the list does not hold the lead. */
  neighbours: Neighbours | undefined;
}

export function OpenedLead({ id, channels, onClose, neighbours }: Props) {
  const { data: lead, dataUpdatedAt, isError, error, refetch } = useLeadQuery(id);
  const timeline = useTimelineQuery(id, dataUpdatedAt);
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const isDeleted = isGone(error);

  useEffect(() => {
    // Beside the list it is in view already; alone it begins at its top, wherever the list was scrolled to.
    box.current?.focus({ preventScroll: true });
    if (!isBesideList()) box.current?.scrollIntoView({ behavior: 'instant' });
  }, []);

  const retry = () => {
    box.current?.focus();
    return refetch();
  };
  return (
    <section
      className="opened-lead @container/lead -scroll-mt-2 bg-desk pb-8 focus:outline-none max-phone:pb-24 desk:fixed desk:inset-[var(--bar-height)_0_var(--keys-height)_auto] desk:z-3 desk:w-(--panel-width) desk:overflow-y-auto desk:overscroll-contain desk:border-l desk:border-line sheet:static sheet:w-auto sheet:overflow-visible sheet:border-0 sheet:bg-transparent sheet:p-0"
      ref={box}
      tabIndex={-1}
      aria-labelledby={lead && !isDeleted ? titleId : undefined}
      aria-label={lead && !isDeleted ? undefined : 'Lead'}
    >
      <OpenedHead what="lead" neighbours={neighbours}>
        <button
          type="button"
          className="link-button ml-auto no-underline"
          data-key="Escape"
          onClick={onClose}
        >
          Close <KeyHint>Esc</KeyHint>
        </button>
      </OpenedHead>
      {!lead && !isError && <ListLoading>Loading lead...</ListLoading>}
      {isDeleted && <p className="px-4 py-5 text-large font-bold">This lead is no longer stored.</p>}
      {isError && !isDeleted && (
        <ListFailure what="The lead could not be loaded." error={error} onRetry={retry} />
      )}
      {lead && !isDeleted && (
        <>
          <JobSheetHead />
          <LeadTitle id={titleId} lead={lead} />
          <Pipeline lead={lead} />
          <LeadActions lead={lead} onDeleted={onClose} />
          <ReplyPanel key={`replies ${id}`} lead={lead} loadedAt={dataUpdatedAt} />
          <Notes leadId={id} entries={timeline.data} />
          <LeadItems lead={lead} />
          <ArtworkPanel artwork={lead.artwork ?? []} archive={`${LEADS}/${id}/artwork.zip`} />
          {lead.job && <QuotePanel key={id} lead={lead} job={lead.job} />}
          {lead.job && <ProofPanel key={`proofs ${id}`} lead={lead} job={lead.job} />}
          {lead.job && <JobPanel leadId={id} job={lead.job} proofs={lead.proofs} />}
          <LeadFacts lead={lead} />
          <Timeline timeline={timeline} />
          <NotificationList lead={lead} channels={channels} />
          {lead.conversationId !== null && <LeadConversation id={lead.conversationId} />}
        </>
      )}
    </section>
  );
}

function LeadTitle({ id, lead }: { id: string; lead: DeskLead }) {
  return (
    <header className="px-4 pt-4 pb-3.5 wrap-anywhere sheet:px-0">
      <h2 id={id} className="text-card leading-[1.17] max-phone:text-[1.75rem]" dir="auto">
        {lead.name}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3 text-quote text-ink-soft">
        {lead.company !== null && <span dir="auto">{lead.company}</span>}
        {lead.job && <span className="mono">{`No. ${lead.job.number}`}</span>}
      </p>
      <LeadStub lead={lead} />
    </header>
  );
}

/** What stands over a lead on paper alone: whose sheet it is, and what for. */
function JobSheetHead() {
  const { brand } = useShop();
  return (
    <p className="hidden justify-between border-b-[2pt] pb-[6pt] sheet:flex">
      <b>{brand.name}</b> Job sheet
    </p>
  );
}

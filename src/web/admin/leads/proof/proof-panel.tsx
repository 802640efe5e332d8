// The proofs of a lead: how far each is, and the sheet over the desk on which they are sent and answered.
import { useState } from 'react';
import type { DeskJob } from '../../../../schemas/job.ts';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { KeyHint } from '../../keys/key.tsx';
import { LeadSection } from '../opened/lead-section.tsx';
import { tellApproved, tellWaiting } from './describe-proofs.ts';
import { isWaiting, proofGroupsOf } from './proof-groups.ts';
import { ProofRow } from './proof-row.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { useProofDrafts } from './send/use-proof-drafts.ts';

export function ProofPanel({ lead, job }: { lead: DeskLead; job: DeskJob }) {
  const drafts = useProofDrafts(lead.id);
  const [opened, setOpened] = useState<{ item: string | null }>();
  const groups = proofGroupsOf(lead, job);
  const sent = groups.filter(({ versions }) => versions.length > 0);
  const asks = groups.find(({ versions, pins }) => versions[0]?.state === 'changes' || pins.some(isWaiting));
  const waiting = lead.proofs && tellWaiting(lead.proofs);
  return (
    <LeadSection title="Proofs" isWide className="sheet:hidden">
      {sent.length > 0 && (
        <ul className="border-y border-hairline">
          {sent.map((group) => (
            <li key={group.item} className="border-hairline not-first:border-t">
              <ProofRow leadId={lead.id} group={group} onPick={() => setOpened({ item: group.item })} />
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-1 pb-4">
        <button
          type="button"
          className="button"
          data-key="v"
          aria-haspopup="dialog"
          onClick={() => setOpened({ item: (asks ?? groups[0])?.item ?? null })}
        >
          {sent.length > 0 ? 'Open the proofs' : 'Send a proof'} <KeyHint>V</KeyHint>
        </button>
        <span className="text-ink-soft">
          {lead.proofs ? tellApproved(lead.proofs) : 'A picture that the customer approves by name.'}
        </span>
        {waiting && <b className="text-late">{waiting}</b>}
      </p>
      {opened && (
        <ProofSheet
          lead={lead}
          job={job}
          item={opened.item}
          drafts={drafts}
          onClose={() => setOpened(undefined)}
        />
      )}
    </LeadSection>
  );
}

// The page of a lead's job, from the desk: who has its link, and how far the job has come.
import type { DeskJob } from '../../../../schemas/job.ts';
import type { ProofCounts } from '../../../../schemas/proof-counts.ts';
import { LeadSection } from '../opened/lead-section.tsx';
import { tellApproved, tellWaiting } from '../proof/describe-proofs.ts';
import { JobAgain } from './job-again.tsx';
import { JobLink } from './job-link.tsx';
import { PressRun } from './press-run.tsx';

interface Props {
  leadId: string;
  job: DeskJob;
  proofs: ProofCounts | undefined;
}

export const JobPanel = ({ leadId, job, proofs }: Props) => (
  <LeadSection title="Job page" className="sheet:hidden">
    <JobLink leadId={leadId} job={job} />
    <JobAgain again={job.again} />
    <PressRun key={job.stage} leadId={leadId} stage={job.stage} />
    {proofs && (
      <p>
        {`Proofs: ${tellApproved(proofs)}. `}
        <b className="text-late">{tellWaiting(proofs)}</b>
      </p>
    )}
  </LeadSection>
);

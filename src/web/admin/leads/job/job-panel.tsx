// The page of a lead's job, from the desk: its link, how far the job has come, and what is said there.
import type { DeskJob } from '../../../../schemas/job.ts';
import { LeadSection } from '../opened/lead-section.tsx';
import { JobAgain } from './job-again.tsx';
import { JobLink } from './job-link.tsx';
import { JobThread } from './job-thread.tsx';
import { PressRun } from './press-run.tsx';

export const JobPanel = ({ leadId, job }: { leadId: string; job: DeskJob }) => (
  <LeadSection title="Job page" className="sheet:hidden">
    <JobLink leadId={leadId} job={job} />
    <JobAgain again={job.again} />
    <PressRun key={job.stage} leadId={leadId} stage={job.stage} />
    <JobThread leadId={leadId} sayings={job.sayings} />
  </LeadSection>
);

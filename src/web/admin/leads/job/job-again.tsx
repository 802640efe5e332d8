// The job that a job repeats, and those that repeat it.
import { Link } from 'wouter';
import type { DeskJob } from '../../../../schemas/job.ts';
import { When } from '../../time/when.tsx';
import { useOpenedLead } from '../opened/use-opened-lead.ts';

export const JobAgain = ({ again: { of, as } }: Pick<DeskJob, 'again'>) => (
  <>
    {of && (
      <p>
        Like job <JobNumber job={of} />
      </p>
    )}
    {as.map((job) => (
      <p key={job.leadId}>
        Ordered again: job <JobNumber job={job} />{' '}
        <span className="text-ink-quiet">
          <When at={job.at} />
        </span>
      </p>
    ))}
  </>
);

function JobNumber({ job: { leadId, number } }: { job: { leadId: string; number: string } }) {
  return (
    <Link className="mono" {...useOpenedLead().linkTo(leadId)}>
      {number}
    </Link>
  );
}

// Puts a mail into a job: the one that it may belong to with one press, another one by name or number.
import { useRef, useState } from 'react';
import type { MailJob, OpenedMail } from '../../../schemas/mail.ts';
import { SearchField } from '../list/search-field.tsx';
import { useJobsQuery, useJoin } from './use-mails.ts';

interface Props {
  mail: OpenedMail;
  onJoined: (leadId: string) => void;
}

export function PutIntoJob({ mail, onJoined }: Props) {
  const join = useJoin(mail.id, onJoined);
  const [isSearching, setIsSearching] = useState(mail.suggestion === null);
  const put = (job: MailJob) => {
    if (!join.isPending) join.mutate(job);
  };
  return (
    <div className="grid gap-2">
      {mail.suggestion && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-0">
            Maybe <b dir="auto">{nameOf(mail.suggestion)}</b>: this address asked for it.
          </p>
          <button
            type="button"
            className="button button-action"
            aria-disabled={join.isPending}
            onClick={() => mail.suggestion && put(mail.suggestion)}
          >
            {join.isPending ? 'Putting...' : `Put into job ${mail.suggestion.number}`}
          </button>
        </div>
      )}
      {isSearching ? (
        <JobSearch mail={mail} onChoose={put} />
      ) : (
        <p>
          <button type="button" className="link-button" onClick={() => setIsSearching(true)}>
            Put into another job
          </button>
        </p>
      )}
    </div>
  );
}

function JobSearch({ mail, onChoose }: { mail: OpenedMail; onChoose: (job: MailJob) => void }) {
  const [q, setQ] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { data: jobs, isError } = useJobsQuery(mail.id, q);
  return (
    <div className="grid gap-2">
      <SearchField
        ref={field}
        label="Find the job it belongs to"
        placeholder="Name, company or job number"
        q={q}
        onSearch={setQ}
      />
      <p role="status" className="text-ink-quiet">
        {isError ? 'The jobs could not be loaded.' : jobs && describeFound(jobs.length, q)}
      </p>
      <ul className="grid gap-1" aria-label="Jobs">
        {jobs?.map((job) => (
          <li key={job.leadId} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-[1_1_180px] wrap-anywhere" dir="auto">
              {nameOf(job)}
            </span>
            <button type="button" className="button" onClick={() => onChoose(job)}>
              Put into job {job.number}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ name, job }: MailJob): string => (job === null ? name : `${name}, ${job}`);

function describeFound(count: number, q: string): string {
  if (q === '') return count > 0 ? 'Jobs of this address:' : 'Type a name or a number to find its job.';
  if (count === 0) return 'No job matches.';
  return count === 1 ? '1 job' : `${count} jobs`;
}

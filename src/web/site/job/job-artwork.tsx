// The files of a job with what was found in them, and a place for more.
import type { Job, JobArtwork as JobFile } from '../../../schemas/job.ts';
import { FileIcon } from '../../ui/icons.tsx';
import { JobSection } from './job-section.tsx';
import { SendFiles } from './send-files.tsx';
import { useWords } from './words/use-words.ts';

interface Props {
  token: string;
  job: Job;
  /** Why a file was not taken. */
  problem: string | null;
  onSent(): Promise<void>;
}

export function JobArtwork({ token, job: { artwork }, problem, onSent }: Props) {
  const words = useWords().artwork;
  return (
    <JobSection id="artwork" title={words.title} className="">
      {artwork.length > 0 ? (
        <ul className="mr-2 border-2 bg-white shadow-card max-phone:mr-1">
          {artwork.map((file) => (
            <li
              key={file.id}
              className="grid min-h-30 grid-cols-[132px_minmax(0,1fr)] border-ink not-first:border-t-thin max-phone:grid-cols-[92px_minmax(0,1fr)]"
            >
              <div className="job-file grid place-items-center border-ink border-r-thin p-2">
                {file.hasPicture ? (
                  <img
                    className="max-h-36 w-full object-contain"
                    src={`/job/${token}/artwork/${file.id}/picture`}
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                ) : (
                  <FileIcon />
                )}
              </div>
              <FileWords file={file} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="max-w-[34em]">{words.none}</p>
      )}
      <SendFiles token={token} problem={problem} onSent={onSent} />
    </JobSection>
  );
}

function FileWords({ file: { name, note, findings, others } }: { file: JobFile }) {
  const words = useWords().artwork;
  return (
    <div className="grid content-start gap-1 px-4 py-3">
      <b className="wrap-anywhere" dir="auto">
        {name}
      </b>
      <p className="font-medium font-mono text-grey text-note">{note}</p>
      <ul className="grid gap-1 text-small leading-mild">
        {findings.map(({ severity, message }) => (
          <li key={message} className="grid grid-cols-[10px_minmax(0,1fr)] items-baseline gap-2.5">
            <i
              className={`size-2.5 border-2 border-ink ${severity === 'fine' ? 'bg-ink' : severity === 'problem' ? 'bg-orange' : 'bg-yellow'}`}
              aria-hidden="true"
            />
            <span>
              {severity === 'problem' && <span className="visually-hidden">{words.problem}</span>}
              {message}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="text-grey text-note">{words.others(others)}</p>}
    </div>
  );
}

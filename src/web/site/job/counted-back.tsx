// The days until the job is needed, in the open: the customer's own, the press's, and those on which nobody works.
import type { JobDeadline, JobStage } from '../../../schemas/job.ts';
import { CalendarLink } from './job-head.tsx';
import { JobSection } from './job-section.tsx';
import type { JobWords } from './words/en.ts';
import { useWords } from './words/use-words.ts';

interface Props {
  token: string;
  deadline: JobDeadline;
  stage: JobStage;
}

export function CountedBack({ token, deadline, stage }: Props) {
  const { approveBy, workingDays, earliest, days } = deadline;
  const isDone = stage === 'ready';
  const words = useWords().days;
  return (
    <JobSection
      id="days"
      title={words.title}
      note={
        <>
          {noteOf(deadline, isDone, words)} <b>{deadline.words}</b>.
        </>
      }
    >
      <ol className="mr-2 grid auto-cols-fr grid-flow-col gap-px border-2 bg-white shadow-card max-desk:mr-1.5 max-desk:grid-flow-row max-desk:grid-cols-7">
        {days.map(({ day, mark, isToday }) => (
          <li
            key={day}
            className="job-day grid min-h-[75px] content-center justify-items-center max-desk:min-h-14"
            data-mark={mark}
            data-weekday={new Date(day).getUTCDay() || 7}
          >
            <span className="px-1 font-medium font-mono text-note leading-normal">
              {isToday ? words.today : words.weekdays[new Date(day).getUTCDay()]}
            </span>
            <b className="display px-1 text-[1.75rem]">{Number(day.slice(8))}</b>
            <span className="visually-hidden">{words.marks[mark]}</span>
          </li>
        ))}
      </ol>
      <ul className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-2 text-small">
        {approveBy && (
          <li>
            <b>{words.yours}</b>
            {words.until(approveBy)}
          </li>
        )}
        {approveBy && workingDays !== null && workingDays > 0 && (
          <li>
            <b>{words.ours(workingDays)}</b>
            {words.onPress}
          </li>
        )}
        {earliest && (
          <li>
            <b>{words.tight}</b>
            {words.earliest(earliest)}
          </li>
        )}
        <li>
          <CalendarLink token={token} />
        </li>
      </ul>
    </JobSection>
  );
}

function noteOf({ approveBy }: JobDeadline, isDone: boolean, words: JobWords['days']): string {
  if (isDone) return words.ready;
  return approveBy ? words.approveBy(approveBy) : words.need;
}

// The days until the job is needed, in the open: the customer's own, the press's, and those on which nobody works.
import type { JobDeadline, JobStage } from '../../../schemas/job.ts';
import { CalendarLink } from './job-head.tsx';
import { JobSection } from './job-section.tsx';

interface Props {
  token: string;
  deadline: JobDeadline;
  stage: JobStage;
}

export function CountedBack({ token, deadline, stage }: Props) {
  const { words, approveBy, workingDays, earliest, days } = deadline;
  const isDone = stage === 'ready';
  return (
    <JobSection
      id="days"
      title="Counted back"
      note={
        <>
          {noteOf(deadline, isDone)} <b>{words}</b>.
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
              {isToday ? 'today' : WEEKDAYS[new Date(day).getUTCDay()]}
            </span>
            <b className="display px-1 text-[1.75rem]">{Number(day.slice(8))}</b>
            <span className="visually-hidden">{SAID[mark]}</span>
          </li>
        ))}
      </ol>
      <ul className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-2 text-small">
        {approveBy && (
          <li>
            <b>Your time</b> until {approveBy}: the quote and the proof.
          </li>
        )}
        {approveBy && workingDays !== null && workingDays > 0 && (
          <li>
            <b>Ours: {workingDays === 1 ? '1 working day' : `${workingDays} working days`}</b> on the press.
          </li>
        )}
        {earliest && (
          <li>
            <b>Tight:</b> our usual time leads to {earliest}. With the quote a person says what can be done.
          </li>
        )}
        <li>
          <CalendarLink token={token} />
        </li>
      </ul>
    </JobSection>
  );
}

function noteOf({ approveBy }: JobDeadline, isDone: boolean): string {
  if (isDone) return 'Ready. You asked for it by';
  return approveBy ? `Approve by ${approveBy} to have it on` : 'You need it on';
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const SAID: Record<JobDeadline['days'][number]['mark'], string> = {
  open: '',
  last: ', your last day to approve',
  press: ', on the press',
  closed: ', no working day',
  hands: ', in hands',
};

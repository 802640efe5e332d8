// The five stages of a job as a press sees them: each adds a plate, until all lie in register.
import { JOB_STAGES, type Job, type JobStage } from '../../../schemas/job.ts';
import { useWords } from './words/use-words.ts';

export function PressRun({ job: { stage, stages } }: { job: Job }) {
  const now = JOB_STAGES.indexOf(stage);
  const words = useWords().run;
  return (
    <ol
      className="mt-9 grid grid-cols-5 border-y-2 bg-white max-desk:grid-cols-[minmax(0,1fr)] max-desk:border-x-2"
      aria-label={words.label}
    >
      {stages.map(({ stage: one, at }, index) => (
        <li
          key={one}
          className="perforations grid min-h-[110px] grid-cols-[68px_minmax(0,1fr)] items-center gap-x-3 px-4 py-5 not-first:border-l-thin data-now:bg-yellow max-desk:min-h-16 max-desk:grid-cols-[48px_auto_minmax(0,1fr)] max-desk:py-2 max-desk:not-first:border-t-thin max-desk:not-first:border-l-0"
          data-now={index === now || undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          <Plate stage={one} isReached={index <= now} />
          <span
            className={`display text-[clamp(1.75rem,2.8vw,2.5rem)] tracking-display max-desk:text-[2rem] ${index > now ? 'job-ahead' : ''}`}
          >
            {words.stages[one]}
            <span className="visually-hidden">{words.said[Math.sign(index - now) + 1]}</span>
          </span>
          <span className="kicker col-start-2 text-note max-desk:col-start-3 max-desk:row-start-1 max-desk:text-right">
            {at}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Before it is reached a dashed ring. */
function Plate({ stage, isReached }: { stage: JobStage; isReached: boolean }) {
  return (
    <svg
      className="row-span-2 size-15 max-desk:row-span-1 max-desk:size-10"
      viewBox="0 0 60 60"
      fill="none"
      aria-hidden="true"
    >
      {isReached ? (
        PLATES[stage]
      ) : (
        <circle
          className="stroke-[var(--line-drawn)]"
          cx="30"
          cy="30"
          r="24"
          strokeWidth="2.5"
          strokeDasharray="6 4.4"
        />
      )}
    </svg>
  );
}

const cross = (
  <path
    className="stroke-current"
    strokeWidth="2.5"
    d="M30 1v58M1 30h58M30 8a22 22 0 1 0 0 44 22 22 0 0 0 0-44Z"
  />
);
const MULTIPLIED = 'mix-blend-multiply';

const PLATES: Record<JobStage, React.ReactNode> = {
  asked: cross,
  quoted: (
    <>
      <circle className="fill-cyan" cx="30" cy="30" r="26" />
      <path className="fill-white" d="M30 30V10a20 20 0 0 1 20 20ZM30 30v20a20 20 0 0 1-20-20Z" />
    </>
  ),
  approved: (
    <>
      <circle className="fill-cyan" cx="25" cy="30" r="21" />
      <circle className={`fill-magenta ${MULTIPLIED}`} cx="35" cy="30" r="21" />
    </>
  ),
  on_press: (
    <>
      <circle className="fill-cyan" cx="24" cy="26" r="20" />
      <circle className={`fill-magenta ${MULTIPLIED}`} cx="36" cy="26" r="20" />
      <circle className={`fill-yellow ${MULTIPLIED}`} cx="30" cy="37" r="20" />
    </>
  ),
  ready: (
    <>
      <circle className="fill-ink stroke-current" cx="30" cy="30" r="24" strokeWidth="2.5" />
      <path className="stroke-white" strokeWidth="5" d="m18 31 8.5 9L43 21" />
    </>
  ),
};

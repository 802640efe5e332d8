// How the page of a job begins: whose it is, what it is, a picture, and on a slip what is needed next.
import { CONTACT, type Job } from '../../../schemas/job.ts';
import { CUT_OUTS } from '../service/cut-outs.ts';
import { useWords } from './words/use-words.ts';

export function JobHead({ token, job }: { token: string; job: Job }) {
  const words = useWords().head;
  const [your, what] = words.title;
  return (
    <div className="relative -mx-page grid grid-cols-[minmax(0,1fr)_minmax(0,500px)] gap-x-8 overflow-x-clip px-page pt-10 pb-3 max-desk:grid-cols-[minmax(0,1fr)] max-phone:pt-4">
      <div className="relative isolate min-h-[520px] max-desk:min-h-0">
        <Whose job={job} />
        <h1 className="job-title display mt-4 w-max text-[clamp(8.5rem,15.75vw,14.2rem)] leading-[0.742] tracking-display">
          <span className="block">{`${your} `}</span>
          <span className="block">{what}</span>
        </h1>
        <p className="mt-8 max-w-[17em] text-[clamp(1.25rem,1.6vw,1.5rem)] leading-[1.3] max-desk:max-w-none">
          {job.summary}
          {job.again.of !== null && <span className="block text-grey">{words.again(job.again.of)}</span>}
        </p>
        <JobPicture token={token} job={job} />
      </div>
      <Slip token={token} job={job} />
    </div>
  );
}

/** Whose link it is; where it is another's than the contact's, also whose job. */
function Whose({ job: { contact, you } }: { job: Job }) {
  const words = useWords().head;
  const isOther = you.person !== CONTACT;
  const name = isOther ? you.name : contact;
  return name ? (
    <p className="kicker text-grey wrap-anywhere" dir="auto">
      {words.whose(name)}
      {isOther && contact && <span className="block">{words.onJobOf(contact)}</span>}
    </p>
  ) : null;
}

/** The customer's own artwork on the goods, else what the first item's service makes. */
function JobPicture({ token, job }: { token: string; job: Job }) {
  const words = useWords().head;
  const drawn = job.artwork.find(({ mockupOf }) => mockupOf !== null);
  const service = job.items.find((item) => item.service !== null && CUT_OUTS[item.service])?.service;
  const cutOut = service ? CUT_OUTS[service] : undefined;
  if (!drawn && !cutOut) return null;
  return (
    <div className="job-disc absolute top-0 right-[-48px] -z-1 grid size-[clamp(300px,34vw,500px)] place-items-center max-desk:right-0 max-desk:size-[264px] max-phone:top-2 max-phone:right-[-28px]">
      {drawn ? (
        <img
          className="absolute inset-0 size-full rounded-full object-cover"
          src={`/job/${token}/artwork/${drawn.id}/mockup`}
          alt={words.artwork(drawn.mockupOf)}
          decoding="async"
        />
      ) : (
        <img className="max-h-[88%] w-[88%] object-contain" src={cutOut} alt="" decoding="async" />
      )}
    </div>
  );
}

function Slip({ token, job: { moves, deadline, number } }: { token: string; job: Job }) {
  const { head: words, number: numbered } = useWords();
  return (
    <section
      className="ticket z-1 mr-2.25 self-start max-desk:mt-10 max-desk:max-w-[640px] max-phone:mt-8"
      aria-labelledby="your-move"
    >
      <div className="flex items-center justify-between gap-4 px-5 py-3">
        <h2 className="display text-[2.25rem] tracking-display" id="your-move">
          {words.move}
        </h2>
        <span className="barcode max-phone:hidden" aria-hidden="true" />
        <span className="ticket-number font-medium font-mono text-note">{numbered(number)}</span>
      </div>
      <ol>
        {moves.map(({ title, note, link }, index) => (
          <li
            key={title}
            className="grid min-h-20 grid-cols-[36px_minmax(0,1fr)_auto] items-center max-phone:grid-cols-[28px_minmax(0,1fr)] gap-x-3 border-t-thin px-5 py-3"
          >
            <b className="display text-[2.25rem]" aria-hidden="true">
              {index + 1}
            </b>
            <div>
              <b className="text-[1.125rem] leading-tight">{title}</b>
              <p className="text-grey text-small leading-mild">{note}</p>
            </div>
            {link && (
              <a
                className={`button min-h-target px-4 text-small max-phone:col-start-2 max-phone:mt-2 max-phone:justify-self-start ${index === 0 ? 'button-action shadow-small' : ''}`}
                href={link.href}
              >
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ol>
      {deadline && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t-2 bg-yellow px-5 py-3">
          <p className="text-small leading-mild">
            {deadline.approveBy && (
              <>
                {words.approvedBy}
                <b>{deadline.approveBy}</b>
              </>
            )}
            {deadline.approveBy ? words.thenInHands : words.inHands}
            <b>{deadline.words}</b>.
          </p>
          <CalendarLink token={token} />
        </div>
      )}
    </section>
  );
}

export const CalendarLink = ({ token }: { token: string }) => (
  <a className="button min-h-target px-4 text-small print:hidden" href={`/job/${token}/deadline.ics`}>
    {useWords().head.calendar}
  </a>
);

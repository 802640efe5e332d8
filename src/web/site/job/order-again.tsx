// The same job once more, by when and what differs: folded below the job, and open once it is ready. A plain form; with a
// script it leads to the new job's page.
import { type FormEvent, useState } from 'react';
import type { AgainAnswer } from '../../../schemas/again.ts';
import type { Job } from '../../../schemas/job.ts';
import { LONGEST } from '../../../schemas/longest.ts';
import type { JobProblem } from '../../../schemas/page.ts';
import { ApiError, getJson } from '../../api.ts';
import { createRequestKeys } from '../../request-key.ts';
import { PhoneText } from '../../ui/phone-text.tsx';
import { submitWithEnter } from '../../ui/submit-with-enter.ts';
import { useWords } from './words/use-words.ts';

interface Props {
  token: string;
  job: Job;
  problem: JobProblem | null;
  messageKey: string;
}

export function OrderAgain({ token, job: { stage, again }, problem, messageKey }: Props) {
  const isReady = stage === 'ready';
  const words = useWords().again;
  return (
    <details
      className="group mt-24 border-t-2 max-phone:mt-16 print:hidden"
      id="again"
      open={isReady || problem !== null}
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-4 after:flex-none after:font-medium after:font-mono after:text-[1.75rem] after:leading-none after:content-['+'/''] group-open:after:content-['-'/''] [&::-webkit-details-marker]:hidden">
        <h2
          className={
            isReady
              ? 'display text-[clamp(3rem,6.67vw,6rem)] tracking-display'
              : 'display text-[2.25rem] tracking-display'
          }
        >
          {words.title}
        </h2>
      </summary>
      <div className="pb-8">
        {again.as.map(({ number, at }) => (
          <p key={number} className="mb-4">
            {words.ordered(at)}
            <b>{words.job(number)}</b>
            {words.ownLink}
          </p>
        ))}
        <AgainForm token={token} problem={problem} messageKey={messageKey} />
      </div>
    </details>
  );
}

function AgainForm({ token, problem: refused, messageKey }: Omit<Props, 'job'>) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState(refused?.message ?? null);
  const [isDayWrong, setIsDayWrong] = useState(false);
  const [keyFor] = useState(createRequestKeys);
  const { again: words, messages, sending } = useWords();
  const path = `/api/job/${token}/again`;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const body = { neededBy: values.get('neededBy'), note: values.get('note') };
    setIsSending(true);
    setProblem(null);
    try {
      const headers = { 'idempotency-key': keyFor(body) };
      const { jobUrl } = await getJson<AgainAnswer>(path, { method: 'POST', body, headers });
      // Without its link the request is stored all the same: its page is found from the mail.
      location.assign(jobUrl ?? '/job/lost');
    } catch (error) {
      console.error('The job was not ordered again', error);
      const known = error instanceof ApiError ? error.problem : undefined;
      const why = known?.errors?.[0]?.message ?? known?.detail;
      const isOfDay = known?.errors?.[0]?.field === 'neededBy';
      setIsDayWrong(isOfDay);
      if (isOfDay) (form.elements.namedItem('neededBy') as HTMLInputElement).focus();
      setProblem(messages.notSent(why));
      setIsSending(false);
    }
  }

  const told = problem === null ? {} : { 'aria-describedby': 'again-problem' };
  return (
    <form
      className="mr-2 max-w-[760px] border-2 bg-white shadow-card max-phone:mr-1"
      method="post"
      action={path}
      onSubmit={submit}
    >
      <input type="hidden" name="key" value={messageKey} />
      <div className="grid grid-cols-[minmax(0,290px)_minmax(0,1fr)] max-phone:grid-cols-[minmax(0,1fr)]">
        <label className="grid content-start" htmlFor="again-day">
          <span className={LABEL}>{words.day}</span>
          <input
            id="again-day"
            name="neededBy"
            type="date"
            className={FIELD}
            defaultValue={refused?.neededBy ?? ''}
            aria-invalid={isDayWrong || undefined}
            {...told}
          />
        </label>
        <label
          className="grid border-ink border-l-thin max-phone:border-t-thin max-phone:border-l-0"
          htmlFor="again-note"
        >
          <span className={LABEL}>{words.differs}</span>
          <textarea
            id="again-note"
            name="note"
            className={FIELD}
            rows={2}
            maxLength={LONGEST.message}
            placeholder={words.example}
            defaultValue={refused?.text ?? ''}
            onKeyDown={submitWithEnter}
            {...told}
          />
        </label>
      </div>
      {problem && (
        <p className="field-error border-ink border-t-thin px-5 py-3" id="again-problem" role="alert">
          <PhoneText text={problem} />
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4 border-t-thin px-5 py-4">
        <p className="max-w-[30em] text-small">{words.note}</p>
        <button type="submit" className="button button-action" aria-disabled={isSending}>
          {isSending ? sending : words.send}
        </button>
      </div>
    </form>
  );
}

const LABEL = 'px-5 pt-3 font-medium font-mono text-grey text-note';
const FIELD = 'field-control block border-0 px-5 pt-1 pb-4 font-semibold focus-visible:-outline-offset-3';

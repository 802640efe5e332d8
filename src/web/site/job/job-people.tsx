// Who has a link to the job, and a place to let somebody else in. Whoever let them in reads their link here, to send it on.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AddedPerson, Job, JobPerson } from '../../../schemas/job.ts';
import { LONGEST } from '../../../schemas/longest.ts';
import { ApiError, getJson } from '../../api.ts';
import { PhoneText } from '../../ui/phone-text.tsx';
import { showToast } from '../../ui/toasts.ts';
import { JobSection } from './job-section.tsx';
import { useWords } from './words/use-words.ts';

interface Props {
  token: string;
  job: Job;
  /** Of the site, for links that are to be sent on. */
  origin: string;
  /** What was not taken of the form. */
  problem: { message: string; text: string } | null;
  onAdded(): Promise<void>;
}

export function JobPeople({ token, job: { people, you }, origin, problem, onAdded }: Props) {
  /** Let in just now. */
  const [added, setAdded] = useState<string>();
  const words = useWords().people;
  return (
    <JobSection id="people" title={words.title} note={words.note}>
      <div className="grid grid-cols-2 items-start gap-x-8 gap-y-10 max-desk:grid-cols-[minmax(0,1fr)]">
        <ul className="mr-2 border-2 bg-white shadow-card max-phone:mr-1" aria-label={words.list}>
          {people.map((one) => (
            <li key={one.person} className="grid gap-2 px-5 py-3.5 not-first:border-t-thin max-phone:px-4">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere">
                <b dir="auto">{one.name}</b>
                <span className="text-grey text-small">
                  {one.person === you.person ? words.you(one.note) : one.note}
                </span>
              </p>
              {one.url !== null && (
                <LinkToSend
                  person={one}
                  address={new URL(one.url, origin).href}
                  isNew={one.person === added}
                />
              )}
            </li>
          ))}
        </ul>
        <LetInForm
          token={token}
          problem={problem}
          onAdded={async (person) => {
            setAdded(person);
            await onAdded();
          }}
        />
      </div>
    </JobSection>
  );
}

interface LinkToSendProps {
  person: JobPerson;
  address: string;
  /** Then it takes the focus, ready to be copied. */
  isNew: boolean;
}

function LinkToSend({ person: { person, name }, address, isNew }: LinkToSendProps) {
  const words = useWords().people;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) field.current?.select();
  }, [isNew]);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: words.copied, description: words.sendItTo(name) });
    } catch {
      // No clipboard on plain http, or not allowed: it is selected.
      showToast({ title: words.notCopied, description: words.selected });
    }
  }

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <label className="visually-hidden" htmlFor={`link-of-${person}`}>
        {words.linkOf(name)}
      </label>
      <input
        ref={field}
        id={`link-of-${person}`}
        className="field-control min-w-0 flex-[1_1_12em] font-mono"
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" className="button px-4 text-small noscript:hidden" onClick={copy}>
        {words.copy}
        <span className="visually-hidden">{words.copyOf(name)}</span>
      </button>
    </div>
  );
}

interface LetInFormProps extends Pick<Props, 'token' | 'problem'> {
  onAdded(person: string): Promise<void>;
}

function LetInForm({ token, problem: refused, onAdded }: LetInFormProps) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState(refused?.message ?? null);
  const words = useWords().people;
  const path = `/api/job/${token}/people`;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('name') as HTMLInputElement;
    if (isSending) return;
    setIsSending(true);
    try {
      const body = { name: field.value };
      const { person } = await getJson<AddedPerson>(path, { method: 'POST', body });
      field.value = '';
      setProblem(null);
      await onAdded(person);
    } catch (error) {
      console.error('Nobody was let in', error);
      const known = error instanceof ApiError ? error.problem : undefined;
      setProblem(known?.errors?.[0]?.message ?? known?.detail ?? words.noLink);
      field.focus();
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form
      className="grid justify-items-start gap-3 print:hidden"
      method="post"
      action={path}
      onSubmit={submit}
    >
      <label className="font-bold" htmlFor="person-name">
        {words.letIn}
      </label>
      <div className="flex w-full max-w-[34em] flex-wrap gap-x-4 gap-y-3">
        <input
          id="person-name"
          name="name"
          className="field-control min-w-0 flex-[1_1_14em]"
          required
          maxLength={LONGEST.name}
          autoComplete="off"
          placeholder={words.theirName}
          defaultValue={refused?.text ?? ''}
          // The page was sent back for it: it opens here.
          {...(refused && { autoFocus: true })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'person-hint person-problem' : 'person-hint'}
        />
        <button type="submit" className="button" aria-disabled={isSending}>
          {isSending ? words.making : words.make}
        </button>
      </div>
      {problem && (
        <p className="field-error" id="person-problem" role="alert">
          <PhoneText text={problem} />
        </p>
      )}
      <p className="field-hint max-w-[34em]" id="person-hint">
        {words.hint}
      </p>
    </form>
  );
}

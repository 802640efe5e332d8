// Where a version is approved by a typed name, under the words that are sent with it.
import type { FormEvent } from 'react';
import { LONGEST } from '../../../../schemas/longest.ts';
import { PhoneText } from '../../../ui/phone-text.tsx';
import { useWords } from '../words/use-words.ts';
import type { Answers } from './use-answers.ts';

interface Props {
  id: string;
  answers: Answers;
  today: string;
  openPins: number;
}

export function ApproveForm({ id, answers, today, openPins }: Props) {
  const { token, current, fieldOf, problem, sending, post } = answers;
  const { version, wording } = current;
  const words = useWords().proofs.approve;
  const field = fieldOf('approve');
  const wrong = problem?.of === 'approve' ? problem.message : null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await post('approve', { name: field.value, wording });
  }

  return (
    <form className="grid gap-4" method="post" action={`/api/job/${token}/approve`} onSubmit={submit}>
      <input type="hidden" name="proofVersion" value={version} />
      <input type="hidden" name="wording" value={wording} />
      <p className="leading-normal wrap-anywhere" id={`${id}-wording`}>
        {wording}
      </p>
      <div className="flex border-2 bg-white max-phone:flex-col">
        <label
          className="min-w-0 flex-1 px-4 pt-2.5 -outline-offset-3 has-focus-visible:outline-3 has-focus-visible:outline-focus"
          htmlFor={`${id}-name`}
        >
          <span className="block font-medium font-mono text-grey text-note">{words.name}</span>
          <input
            id={`${id}-name`}
            name="name"
            className="min-h-9 w-full border-0 bg-transparent p-0 font-semibold focus-visible:outline-none text-[1.125rem]"
            required
            maxLength={LONGEST.name}
            autoComplete="name"
            {...field}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-wording ${id}-name-problem` : `${id}-wording`}
          />
        </label>
        <p className="border-ink px-4 py-2.5 max-phone:border-t-thin phone:border-l-thin">
          <span className="block font-medium font-mono text-grey text-note">{words.date}</span>
          <span className="font-semibold text-[1.125rem]">{today}</span>
        </p>
      </div>
      {wrong && (
        <p className="field-error" id={`${id}-name-problem`} role="alert">
          <PhoneText text={wrong} />
        </p>
      )}
      {openPins > 0 && (
        <p className="text-small">
          <b>{words.open(openPins)}</b> {words.allTheSame}
        </p>
      )}
      <p>
        <button type="submit" className="button button-action" aria-disabled={sending !== null}>
          {sending === 'approve' ? words.approving : words.approve(version)}
        </button>
      </p>
    </form>
  );
}

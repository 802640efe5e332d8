// A textarea and its button: a plain form, and with a script one that stays on the page and keeps what was not taken.
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { LONGEST } from '../../../../schemas/longest.ts';
import { PhoneText } from '../../../ui/phone-text.tsx';
import { submitWithEnter } from '../../../ui/submit-with-enter.ts';
import { useWords } from '../words/use-words.ts';
import { type Answers, pathOf, type Spot } from './use-answers.ts';

interface Props {
  /** Of the textarea; unique on the page. */
  id: string;
  answers: Answers;
  spot: Spot;
  label: string;
  /** What the button says. */
  action: string;
  /** What is sent beside the text. */
  values?: Record<string, number>;
  /** What a form without a script is sent under. */
  formKey?: string;
  onEscape?(): void;
  /** Beside the button. */
  children?: ReactNode;
}

export function WordsForm({ id, answers, spot, label, action, values = {}, formKey, ...props }: Props) {
  const { token, current, fieldOf, problem, sending, post } = answers;
  const words = useWords();
  const field = fieldOf(spot);
  const wrong = problem?.of === spot ? problem.message : null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fold = event.currentTarget.closest('details');
    const text = field.value;
    if (!text.trim() || !(await post(spot, { ...values, text })) || !fold) return;
    fold.open = false;
    fold.querySelector('summary')?.focus();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') props.onEscape?.();
    submitWithEnter(event);
  }

  return (
    <form
      className="grid gap-2.5"
      method="post"
      action={`/api/job/${token}/${pathOf(spot)}`}
      onSubmit={submit}
    >
      {Object.entries({ proofVersion: current.version, ...values }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {formKey !== undefined && <input type="hidden" name="key" value={formKey} />}
      <label className="font-bold text-small" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name="text"
        className="field-control block min-h-20"
        rows={2}
        required
        maxLength={LONGEST.message}
        {...field}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-problem` : undefined}
        onKeyDown={press}
      />
      {wrong && (
        <p className="field-error" id={`${id}-problem`} role="alert">
          <PhoneText text={wrong} />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="submit"
          className="button min-h-target px-4 text-small"
          aria-disabled={sending !== null}
        >
          {sending === spot ? words.sending : action}
        </button>
        {props.children}
      </div>
    </form>
  );
}

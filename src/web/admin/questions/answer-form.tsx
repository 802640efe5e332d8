// The answer: what it answers, what Carl says, and the last day on which he does.
import { type ReactNode, useId } from 'react';
import { ANSWER_WORDS_MAX, countWords } from '../../../schemas/answer-words.ts';
import type { ShopAnswer } from '../../../schemas/question.ts';
import { ApiError } from '../../api.ts';
import { errorsByField } from '../../ui/form-errors.ts';
import { submitWithEnter } from '../../ui/submit-with-enter.ts';
import { KeyHint } from '../keys/key.tsx';
import { useShop } from '../page-data.ts';
import { useNow } from '../time/now.tsx';
import { When } from '../time/when.tsx';
import { inDays, isoDayOf } from './iso-day.ts';
import { type Draft, useAnswer, useChangeAnswer } from './use-questions.ts';

interface Props {
  id: string;
  draft: Draft;
  answer: ShopAnswer | null;
  onChange: (draft: Draft) => void;
  onSaved: () => void;
}

export function AnswerForm({ id, draft, answer, onChange, onSaved }: Props) {
  const fieldId = useId();
  const save = useAnswer(id, onSaved);
  const change = useChangeAnswer();
  const errors = errorsByField(save.error instanceof ApiError ? save.error.problem?.errors : []);
  const words = countWords(draft.text);
  const isTold = answer !== null && answer.endedAt === null;
  return (
    <form
      className="flex flex-col gap-4"
      aria-label="Answer"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(draft);
      }}
    >
      <Part id={`${fieldId}-question`} label="The question, as it is kept" error={errors.question}>
        <input
          id={`${fieldId}-question`}
          className="desk-control"
          required
          maxLength={300}
          dir="auto"
          aria-invalid={errors.question ? true : undefined}
          aria-describedby={errors.question && `${fieldId}-question-error`}
          value={draft.question}
          onChange={({ target }) => onChange({ ...draft, question: target.value })}
          onKeyDown={submitWithEnter}
        />
      </Part>
      <Part
        id={`${fieldId}-text`}
        label="Your answer"
        hint={`${words} ${words === 1 ? 'word' : 'words'}, ${ANSWER_WORDS_MAX} at most`}
        isLate={words > ANSWER_WORDS_MAX}
        error={errors.text}
      >
        <textarea
          id={`${fieldId}-text`}
          className="field-control min-h-16 border-2 border-ink px-2.5 py-2 text-quote touch:text-base"
          rows={3}
          required
          data-key="a"
          dir="auto"
          aria-invalid={errors.text || words > ANSWER_WORDS_MAX ? true : undefined}
          aria-describedby={`${fieldId}-text-hint${errors.text ? ` ${fieldId}-text-error` : ''}`}
          value={draft.text}
          onChange={({ target }) => onChange({ ...draft, text: target.value })}
          onKeyDown={submitWithEnter}
        />
      </Part>
      <Until draft={draft} error={errors.until} onChange={onChange} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t-3 border-line pt-3">
        <button type="submit" className="button button-action" aria-disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Carl says it from now on'} <KeyHint>Ctrl Enter</KeyHint>
        </button>
        {isTold && (
          <button
            type="button"
            className="link-button font-normal"
            onClick={() => change.mutate({ id: answer.id, ended: true })}
          >
            End this answer
          </button>
        )}
        {answer && (
          <p className="text-ink-quiet">
            {answer.endedAt === null ? 'Told since' : 'Ended, written'}{' '}
            <When at={answer.changedAt} age="hidden" />, by {answer.changedBy}
          </p>
        )}
      </div>
    </form>
  );
}

interface PartProps {
  id: string;
  label: string;
  hint?: string;
  isLate?: boolean;
  error: string | undefined;
  children: ReactNode;
}

const Part = ({ id, label, hint, isLate = false, error, children }: PartProps) => (
  <div className="grid gap-1.5">
    <div className="flex flex-wrap justify-between gap-x-4">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={isLate ? 'font-semibold text-late' : 'text-ink-quiet'}>
          {hint}
        </span>
      )}
    </div>
    {children}
    {error && (
      <p id={`${id}-error`} className="font-semibold text-late" role="alert">
        {error}
      </p>
    )}
  </div>
);

function Until({
  draft,
  error,
  onChange,
}: {
  draft: Draft;
  error: string | undefined;
  onChange: (draft: Draft) => void;
}) {
  const { time_zone } = useShop();
  const today = isoDayOf(useNow(), time_zone);
  const { until } = draft;
  const choice =
    'min-h-8 border border-ink bg-transparent px-2.5 py-0 font-semibold aria-pressed:bg-ink aria-pressed:text-desk touch:min-h-target touch:text-small';
  return (
    <fieldset className="m-0 grid min-w-0 gap-1.5 border-0 p-0">
      <legend className="mb-1.5 flex p-0 w-full flex-wrap justify-between gap-x-4 font-semibold">
        Until
        <span className="font-normal text-ink-quiet">
          then Carl stops saying it and you are asked to renew
        </span>
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex">
          <button
            type="button"
            className={choice}
            aria-pressed={until === null}
            onClick={() => onChange({ ...draft, until: null })}
          >
            No end
          </button>
          <button
            type="button"
            className={`${choice} border-l-0`}
            aria-pressed={until !== null}
            onClick={() => onChange({ ...draft, until: until ?? today })}
          >
            Until a day
          </button>
        </div>
        {until !== null && (
          <>
            <input
              className="desk-control max-w-44"
              type="date"
              aria-label="Last day"
              required
              min={today}
              value={until}
              onChange={({ target }) => onChange({ ...draft, until: target.value })}
            />
            {until >= today && <span className="text-ink-quiet">{inDays(today, until)}</span>}
          </>
        )}
      </div>
      {error && (
        <p className="font-semibold text-late" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

// The question that is open: how it was asked, the answer that is written to it, and beside it what Carl then says.

import { useState } from 'react';
import type { OpenedQuestion as Opened, QuestionGroup } from '../../../schemas/question.ts';
import { isGone } from '../describe-error.ts';
import { KeyHint } from '../keys/key.tsx';
import { ListFailure } from '../list/list-failure.tsx';
import { ListLoading } from '../list/list-loading.tsx';
import { useChosenFocus } from '../list/use-chosen-focus.ts';
import { When } from '../time/when.tsx';
import { AnswerForm } from './answer-form.tsx';
import { PutTogether } from './put-together.tsx';
import { TryIt } from './try-it.tsx';
import { type Draft, useQuestionQuery } from './use-questions.ts';
import { WordingList } from './wording-list.tsx';

interface Props {
  id: string;
  /** What it may belong with. */
  others: readonly QuestionGroup[];
  /** '3 of 9'. */
  place: string | undefined;
  /** Somebody asked for this one: it takes the focus. */
  isChosen: boolean;
  isBeside: boolean;
  onClose: () => void;
  onDismiss: () => void;
  /** It is answered, or with another now. */
  onMoved: () => void;
}

export function OpenedQuestion(props: Props) {
  const { id, isChosen } = props;
  const { data, isError, error, refetch } = useQuestionQuery(id);
  const box = useChosenFocus(isChosen);

  return (
    <section
      className="opened-question -scroll-mt-2 bg-desk focus:outline-none desk:min-h-0 desk:border-l desk:border-line"
      ref={box}
      tabIndex={-1}
      aria-label={data ? `Opened: ${data.question}` : 'Opened question'}
    >
      {data && !isError && <Question {...props} opened={data} />}
      {!data && !isError && <ListLoading>Loading question...</ListLoading>}
      {isGone(error) && <p className="px-4 py-5 text-large font-bold">This question is no longer stored.</p>}
      {isError && !isGone(error) && (
        <ListFailure what="The question could not be loaded." error={error} onRetry={refetch} />
      )}
    </section>
  );
}

function Question(props: Props & { opened: Opened }) {
  const { id, opened, others, place, isChosen, isBeside, onClose, onDismiss, onMoved } = props;
  const { answer, count, firstAt, lastAt, wordings } = opened;
  const [draft, setDraft] = useState<Draft>({
    question: opened.question,
    text: answer?.text ?? '',
    until: answer?.until ?? null,
    means: [],
  });
  const teach = (wording: string) => setDraft({ ...draft, means: [...draft.means, wording] });
  return (
    <div className="desk:grid desk:h-full desk:min-h-0 desk:grid-cols-[minmax(0,520fr)_minmax(0,428fr)]">
      <div className="flex flex-col gap-4 px-5 py-3 max-phone:px-4 desk:min-h-0 desk:overflow-y-auto">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 text-ink-quiet">
            <p>
              Asked {count === 1 ? 'once' : `${count} times`}, last <When at={lastAt} age="hidden" />
              {count > 1 && (
                <>
                  , first <When at={firstAt} age="hidden" />
                </>
              )}
            </p>
            <p className="flex items-center gap-3">
              {place}
              {isChosen && (
                <button
                  type="button"
                  className="link-button no-underline"
                  data-key="Escape"
                  onClick={onClose}
                >
                  {isBeside ? 'To the list' : 'Close'} <KeyHint>Esc</KeyHint>
                </button>
              )}
            </p>
          </div>
          <h2 className="text-figure font-bold wrap-anywhere" dir="auto" lang={opened.language}>
            {opened.question}
          </h2>
          <WordingList wordings={wordings} />
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
            {opened.state === 'open' && (
              <button type="button" className="link-button" data-key="x" onClick={onDismiss}>
                Not a question <KeyHint>X</KeyHint>
              </button>
            )}
            {others.length > 0 && <PutTogether id={id} others={others} onMoved={onMoved} />}
          </div>
        </div>
        <AnswerForm id={id} draft={draft} answer={answer} onChange={setDraft} onSaved={onMoved} />
      </div>
      <TryIt id={id} draft={draft} wordings={wordings} onTeach={teach} />
    </div>
  );
}

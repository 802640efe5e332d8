// The Questions tab: what Carl could not answer, the answer to the one that is open, and a trial of it.
import { useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useBesideList } from '../beside-list.ts';
import { KeyHint } from '../keys/key.tsx';
import { ListFailure } from '../list/list-failure.tsx';
import { ListLoading } from '../list/list-loading.tsx';
import { focusRowOf, useReturningFocus } from '../list/use-returning-focus.ts';
import { EndingList } from './ending-list.tsx';
import { OpenedQuestion } from './opened-question.tsx';
import { QuestionRows } from './question-rows.tsx';
import { QuestionsToolbar, type Wanted } from './questions-toolbar.tsx';
import { useOpenedQuestion } from './use-opened-question.ts';
import { type QuestionsQuery, useDismiss } from './use-questions.ts';

export function QuestionsPanel({ questions }: { questions: QuestionsQuery }) {
  const { data, isError, error, refetch } = questions;
  const opened = useOpenedQuestion();
  const isBeside = useBesideList();
  const [params] = useSearchParams();
  const [wanted, setWanted] = useState<Wanted>({ state: 'open', sort: 'most' });
  const [left, setLeft] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useReturningFocus(params.get('question') ?? undefined, list);
  const dismiss = useDismiss(({ id, dismissed }) => {
    setLeft(dismissed ? id : undefined);
    if (dismissed && opened.id !== undefined) opened.close();
    list.current?.focus({ preventScroll: true });
  });

  const groups = data?.groups ?? [];
  const shown = groups
    .filter(({ state }) => state === wanted.state)
    .toSorted((a, b) => (wanted.sort === 'newest' && a.lastAt < b.lastAt ? 1 : 0));
  // Where there is room beside the list, it is never left empty.
  const openId = opened.id ?? (isBeside ? shown[0]?.id : undefined);

  return (
    <div
      className="questions-desk group/desk desk:grid desk:min-h-0 desk:[grid-template:minmax(0,1fr)/minmax(0,492fr)_minmax(0,948fr)]"
      data-open={opened.id !== undefined}
    >
      <div
        className="focus:outline-none max-desk:group-data-[open=true]/desk:hidden desk:overflow-y-auto desk:overscroll-contain"
        ref={list}
        tabIndex={-1}
      >
        {isError && <ListFailure what="The questions could not be loaded." error={error} onRetry={refetch} />}
        {!data && !isError && <ListLoading>Loading questions...</ListLoading>}
        {data && <QuestionsToolbar wanted={wanted} groups={groups} onChange={setWanted} />}
        {left !== undefined && (
          <p
            className="flex flex-wrap items-center gap-x-4 border-b border-hairline bg-desk-sunk px-4 py-1.5"
            role="status"
          >
            Left out: not a question.
            <button
              type="button"
              className="link-button"
              data-key="z"
              onClick={() => dismiss.mutate({ id: left, dismissed: false })}
            >
              Take that back <KeyHint>Z</KeyHint>
            </button>
          </p>
        )}
        {data && shown.length === 0 && (
          <p className="px-4 py-5 text-large font-bold" role="status">
            {wanted.state === 'open'
              ? 'No questions yet. What Carl cannot answer comes here.'
              : 'No question is answered yet.'}
          </p>
        )}
        {shown.length > 0 && <QuestionRows groups={shown} openId={openId} linkTo={opened.linkTo} />}
        {data && data.endings.length > 0 && <EndingList endings={data.endings} />}
      </div>
      {openId !== undefined && (
        <OpenedQuestion
          key={openId}
          id={openId}
          others={groups.filter(({ id }) => id !== openId)}
          place={placeOf(openId, shown)}
          isChosen={opened.id !== undefined}
          isBeside={isBeside}
          onClose={isBeside ? () => focusRowOf(openId, list.current) : opened.close}
          onDismiss={() => dismiss.mutate({ id: openId, dismissed: true })}
          onMoved={() => {
            if (opened.id !== undefined) opened.close();
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}

function placeOf(id: string, shown: readonly { id: string }[]): string | undefined {
  const index = shown.findIndex((one) => one.id === id);
  return index < 0 ? undefined : `${index + 1} of ${shown.length}`;
}

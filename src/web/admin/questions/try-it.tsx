// What Carl says with the answer as it is now: to whatever is typed here, and to each wording that was asked.
import { useEffect, useId, useState } from 'react';
import type { OpenedQuestion, Tried } from '../../../schemas/question.ts';
import { KeyHint } from '../keys/key.tsx';
import { type Draft, useTrial } from './use-questions.ts';

interface Props {
  id: string;
  draft: Draft;
  wordings: OpenedQuestion['wordings'];
  /** The wording of that message means this as well. */
  onTeach: (messageId: string) => void;
}

export function TryIt({ id, draft, wordings, onTeach }: Props) {
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const [ask, setAsk] = useState('');
  const settled = useSettled(draft);
  const { data, isError, isFetching } = useTrial(id, settled, ask);
  const isWritten = draft.text.trim() !== '';
  const tried = isWritten ? (data ?? []) : [];
  const own = tried.find((one) => one.id === null);
  const asked = tried.filter((one) => one.id !== null);
  const missed = asked.filter(({ isAnswered }) => !isAnswered);
  return (
    <section
      className="flex flex-col gap-4 border-line px-4 py-3 max-desk:border-t desk:min-h-0 desk:overflow-y-auto desk:border-l"
      aria-label="Try it"
    >
      <div>
        <h3 className="flex flex-wrap justify-between gap-x-4 text-quote font-semibold">
          Try it <span className="font-normal text-ink-quiet">with your draft, nobody sees it</span>
        </h3>
        <form
          className="mt-2 flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            setAsk(typed.trim());
          }}
        >
          <label className="visually-hidden" htmlFor={fieldId}>
            Ask Carl
          </label>
          <input
            id={fieldId}
            className="desk-control"
            placeholder="Ask it in other words"
            maxLength={300}
            autoComplete="off"
            dir="auto"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="button">
            Ask
          </button>
        </form>
        {!isWritten && <p className="mt-2 text-ink-quiet">Write an answer first: then Carl is asked here.</p>}
        {isError && isWritten && (
          <p className="mt-2 font-semibold text-late" role="alert">
            The answer cannot be tried as it is. Saving it says why.
          </p>
        )}
        {own && <Reply tried={own} />}
      </div>
      {asked.length > 0 && (
        <div aria-busy={isFetching}>
          <h3 className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-quote font-semibold">
            How it was asked
            <span className="font-normal text-ink-quiet" role="status">
              {asked.length - missed.length} of {asked.length} answered now
            </span>
          </h3>
          <ul aria-label="Wordings tried">
            {asked.map((one) => (
              <Wording
                key={one.id}
                tried={one}
                language={wordings.find((wording) => wording.id === one.id)?.language}
                isFirstMissed={one === missed[0]}
                onTeach={onTeach}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Reply({ tried: { text, reply, isAnswered, readAs } }: { tried: Tried }) {
  return (
    <section
      className="mt-2.5 border border-line bg-desk-sunk px-3.5 py-2.5"
      aria-label="What Carl says"
      aria-live="polite"
    >
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt className="font-semibold">User</dt>
        <dd className="wrap-anywhere" dir="auto">
          {text}
        </dd>
        <dt className="font-semibold">Assistant</dt>
        <dd className="wrap-anywhere" dir="auto">
          {reply}
          <p className={`mt-1 ${isAnswered ? 'text-done' : 'text-late'}`}>
            {isAnswered ? '✓ from your draft' : `✕ not from your draft, read as ${readAs}`}
          </p>
        </dd>
      </dl>
    </section>
  );
}

interface WordingProps {
  tried: Tried;
  language: 'en' | 'es' | undefined;
  isFirstMissed: boolean;
  onTeach: (messageId: string) => void;
}

function Wording({ tried, language, isFirstMissed, onTeach }: WordingProps) {
  const { id, text, isAnswered, readAs } = tried;
  return (
    <li
      className={`-mx-4 flex flex-wrap items-start justify-between gap-x-3 gap-y-1 border-b border-hairline px-4 py-1.5 touch:text-small ${isAnswered ? '' : 'bg-highlight'}`}
    >
      <p className="flex min-w-0 flex-1 gap-2.5 wrap-anywhere">
        <b className={isAnswered ? 'text-done' : 'text-late'}>
          <span aria-hidden="true">{isAnswered ? '✓' : '✕'}</span>
          <span className="visually-hidden">{isAnswered ? 'Answered: ' : 'Missed: '}</span>
        </b>
        <span>
          <span className={isAnswered ? '' : 'font-semibold'} dir="auto" lang={language}>
            {text}
          </span>
          {!isAnswered && <span className="block text-ink-soft">read as {readAs}</span>}
        </span>
      </p>
      {isAnswered
        ? language === 'es' && <span className="text-ink-quiet">in Spanish</span>
        : id !== null && (
            <button
              type="button"
              className="button"
              data-key={isFirstMissed ? 'y' : undefined}
              onClick={() => onTeach(id)}
            >
              It means this<span className="visually-hidden">: {text}</span>
              {isFirstMissed && <KeyHint>Y</KeyHint>}
            </button>
          )}
    </li>
  );
}

const PAUSE_MS = 350;

/** The draft once nothing was typed for a moment. */
function useSettled(draft: Draft): Draft {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return settled;
}

// What the shop says to a pin, or the words of a new one; kept in this tab until it is sent.
import { type FormEvent, useId } from 'react';
import { LONGEST } from '../../../../../schemas/longest.ts';
import { submitWithEnter } from '../../../../ui/submit-with-enter.ts';
import { Key } from '../../../keys/key.tsx';
import { useKeptText } from '../../../use-kept-text.ts';
import { type Comment, useComment } from '../use-proof-calls.ts';

interface Props {
  leadId: string;
  version: number;
  to: Comment['to'];
  /** Under which what is typed is kept. A form of another key is another form. */
  keptAs: string;
  onSaid: () => void;
  /** Of a new pin. */
  onCancel?: () => void;
}

export function PinForm({ leadId, version, to, keptAs, onSaid, onCancel }: Props) {
  const [text, setText] = useKeptText(keptAs);
  const noteId = useId();
  const comment = useComment(leadId, () => {
    setText('');
    onSaid();
  });
  const isNew = !('pin' in to);
  const done = `Done in version ${version}.`;

  function say(isDone: boolean) {
    const said = text.trim() || (isDone ? done : '');
    if (said && !comment.isPending) comment.mutate({ version, to, text: said, isDone });
  }

  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        say(false);
      }}
    >
      <textarea
        className="field-control min-h-16 border border-edge text-base"
        name="text"
        rows={2}
        maxLength={LONGEST.message}
        aria-label={isNew ? 'What the new pin says' : `Answer to pin ${to.pin}`}
        aria-describedby={isNew ? undefined : noteId}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={submitWithEnter}
      />
      <p className="flex flex-wrap items-center gap-2">
        <button
          type="submit"
          className="button button-action shadow-flat"
          aria-disabled={!text.trim() || comment.isPending}
        >
          {comment.isPending ? 'Sending...' : isNew ? 'Set the pin' : 'Answer'}{' '}
          <span className="touch:hidden">
            <Key>Ctrl Enter</Key>
          </span>
        </button>
        {isNew ? (
          <button type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
        ) : (
          <button
            type="button"
            className="button"
            aria-disabled={comment.isPending}
            onClick={() => say(true)}
          >
            {text.trim() ? 'Answer and mark done' : 'Mark done'}
          </button>
        )}
      </p>
      {!isNew && (
        <p className="text-ink-soft" id={noteId}>
          {text.trim() ? 'Written for the customer, on the job page.' : `Mark done says “${done}”`}
        </p>
      )}
    </form>
  );
}
